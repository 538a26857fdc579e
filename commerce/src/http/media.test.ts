/** Pictures in a folder and over HTTP. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaPlugin } from './media.ts'
import { diskStorage } from '../providers/media/disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'semena-media-'))
const media = diskStorage(folder)
let app: FastifyInstance
let path: string

beforeAll(async () => {
  path = await media.put(
    await sharp({ create: { width: 600, height: 300, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer(),
    '.png',
  )
  app = Fastify()
  await app.register(mediaPlugin({ media }))
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a picture is sent as it was stored, once and for good', async () => {
  const first = await app.inject(`/media/${path}`)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const again = await app.inject({ url: `/media/${path}`, headers: { 'if-none-match': first.headers.etag! } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  ['webp', 'webp', 256],
  ['avif', 'heif', 256],
  ['original', 'png', 256],
])('a size in %s is made once, however many ask at the same time', async (format, kind, size) => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.inject(`/thumbnail/${path}/${size}/${format}`)))
  expect(new Set(answers.map((a) => a.statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map((a) => a.headers.etag)).size).toBe(1)
  const { width, height, format: got } = await sharp(answers[0]!.rawPayload).metadata()
  expect({ width, height, got }).toEqual({ width: 256, height: 128, got: kind })
  expect(readdirSync(join(folder, 'sizes', path.slice(0, 2))).filter((f) => f.endsWith('.tmp'))).toEqual([])
})

test('a size of a drawing is a picture, also where no format was asked for', async () => {
  const drawing = await media.put(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400"/></svg>',
    ),
    '.svg',
  )
  const { headers, rawPayload } = await app.inject(`/thumbnail/${drawing}/64/original`)
  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 64, height: 32 })
  expect((await app.inject(`/media/${drawing}`)).headers['content-type']).toBe('image/svg+xml')
})

test('a small picture is not made larger', async () => {
  const { rawPayload } = await app.inject(`/thumbnail/${path}/2048/webp`)
  expect((await sharp(rawPayload).metadata()).width).toBe(600)
})

test.each([
  '/media/../package.json',
  '/media/%2e%2e/%2e%2e/etc/passwd',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media//etc/passwd',
  '/media/ab/none.png',
  '/media/',
  '/media/.hidden',
  '/media/ab%00.png',
  '/thumbnail/none.png/256/webp',
  '/thumbnail/ab/none.png/256/gif',
  '/thumbnail/ab/none.png/257/webp',
  '/thumbnail/..%2f..%2fx.png/256/webp',
])('%s is not there', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
})

test('what is no picture, though it is called one, has no sizes', async () => {
  const broken = await media.put(Buffer.from('\x89PNG\r\n\x1a\n and then nothing', 'latin1'), '.png')
  expect((await app.inject(`/thumbnail/${broken}/64/webp`)).statusCode).toBe(404)
  expect(await media.thumbnail(broken, 64, 'ORIGINAL')).toBeNull()
})

test('a size that cannot be kept is sent all the same', async () => {
  const own = mkdtempSync(join(tmpdir(), 'semena-media-'))
  const full = diskStorage(own)
  const picture = await full.put(
    await sharp({ create: { width: 60, height: 30, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer(),
    '.png',
  )
  // No folder can be made where a file is, as on a disk without room for one.
  writeFileSync(join(own, 'sizes'), '')
  const other = Fastify()
  await other.register(mediaPlugin({ media: full }))
  const sent = await other.inject(`/thumbnail/${picture}/32/webp`)
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/webp'])
  await other.close()
  rmSync(own, { recursive: true, force: true })
})

test('a file that a power cut left empty is made anew', async () => {
  const content = await sharp({ create: { width: 90, height: 45, channels: 3, background: '#26a' } })
    .png()
    .toBuffer()
  const picture = await media.put(content, '.png')
  const size = `/thumbnail/${picture}/32/webp`
  expect((await app.inject(size)).statusCode).toBe(200)
  const [room, name] = picture.split('/')
  const sizes = readdirSync(join(folder, 'sizes', room!)).filter((file) => file.startsWith(name!))
  expect(sizes).toHaveLength(1)
  writeFileSync(join(folder, 'sizes', room!, sizes[0]!), '')
  expect((await app.inject(size)).rawPayload.length).toBeGreaterThan(0)
  expect((await media.thumbnail(picture, 32, 'WEBP'))!.content.length).toBeGreaterThan(0)
  writeFileSync(join(folder, 'originals', picture), '')
  expect((await app.inject(`/media/${picture}`)).statusCode).toBe(404)
  expect(await media.original(picture)).toBeNull()
  expect(await media.put(content, '.png')).toBe(picture)
  expect((await app.inject(`/media/${picture}`)).statusCode).toBe(200)
})
