/** Files in a folder and in a bucket of a real S3 server: the same storage, and what differs between them. */
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MediaUnavailable, type ServedFile } from '../../domain/media/port.ts'
import { IMPATIENT, startBucket, type TestBucket } from '../../testing/bucket.ts'
import { bucketStore } from './bucket.ts'
import { copyFiles, unusedFiles } from './care.ts'
import { folderStore } from './disk.ts'
import { readBucketSettings } from './settings.ts'
import { mediaStorage } from './storage.ts'
import type { FileStore } from './store.ts'

let bucket: TestBucket
let folder: string
let png: Buffer
beforeAll(async () => {
  bucket = await startBucket()
  folder = mkdtempSync(join(tmpdir(), 'semena-files-'))
  png = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()
})
afterEach(async () => {
  bucket.gate(null)
  await bucket.comeBack()
  bucket.seen.length = 0
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const inBucket = (more = {}): FileStore => bucketStore({ ...bucket.settings, ...more }, IMPATIENT)
const keysOf = async (store: FileStore, prefix: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.toSorted()
}
const bytesOf = async (file: ServedFile | null): Promise<Buffer | null> =>
  file?.is === 'BYTES' ? (Buffer.isBuffer(file.body) ? file.body : buffer(file.body)) : null
/** A place that lists this file only. */
const oneFile = (store: FileStore, key: string): FileStore => ({
  ...store,
  async *list(prefix) {
    if (key.startsWith(prefix)) yield { key, size: 1, changedAt: new Date(0) }
  },
})
let drawn = 0
/** A picture that no other test has. */
const another = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: ++drawn, g: 90, b: 30 } } })
    .png()
    .toBuffer()

describe.each<[string, () => FileStore]>([
  ['a folder', () => folderStore(join(folder, 'same'))],
  ['a bucket', inBucket],
])('in %s', (_, open) => {
  test('a file is there as it was, once, and its sizes are made once, by however many processes', async () => {
    const [one, two] = [mediaStorage(open()), mediaStorage(open())]
    const paths = await Promise.all([one.put(png, '.png'), two.put(png, 'png'), one.put(png, 'png')])
    expect(new Set(paths).size).toBe(1)
    const [path] = paths
    expect((await two.original(path))!.content.equals(png)).toBe(true)
    expect(await bytesOf(await one.serve(path))).toEqual(png)
    const sizes = await Promise.all([one, two, one, two].map((media) => media.thumbnail(path, 256, 'WEBP')))
    for (const size of sizes)
      expect(await sharp(size!.content).metadata()).toMatchObject({ width: 256, height: 128, format: 'webp' })
    const served = await two.serveThumbnail(path, 256, 'WEBP')
    expect(served).toMatchObject({ is: 'BYTES', contentType: 'image/webp', size: sizes[0]!.content.length })
    expect(await bytesOf(served)).toEqual(sizes[0]!.content)
    expect(await keysOf(open(), 'sizes/')).toEqual([`sizes/${path}.256.webp`])
    expect(await one.serve('ab/none.png')).toBeNull()
    expect(await one.serveThumbnail('ab/none.png', 256, 'WEBP')).toBeNull()
    for (const bad of ['../x.png', 'a/../../x.png', '/x.png', '.hidden', 'a//b.png'])
      expect([await one.serve(bad), await one.original(bad)]).toEqual([null, null])
  })

  test('a picture with more than 65,535 lines has no other sizes', async () => {
    const media = mediaStorage(open())
    const long = (height: number) =>
      sharp({ create: { width: 1, height, channels: 3, background: '#2a6' } })
        .png()
        .toBuffer()
    const sizeOf = async (height: number) => media.thumbnail(await media.put(await long(height), 'png'), 256, 'WEBP')
    expect([await sizeOf(65_535), await sizeOf(65_536)]).toEqual([expect.any(Object), null])
  })

  test('a picture of a person goes with its sizes, also with one that is being made', async () => {
    const store = open()
    const media = mediaStorage(store)
    const [mine, others] = [(await media.putPicture(png, 1024))!, (await media.putPicture(png, 1024))!]
    expect(mine).not.toBe(others)
    await media.thumbnail(mine, 64, 'WEBP')
    await media.thumbnail(others, 64, 'WEBP')
    const late = media.thumbnail(mine, 512, 'AVIF')
    await media.remove(mine)
    await late
    await media.remove(mine)
    const left = [...(await keysOf(store, 'originals/')), ...(await keysOf(store, 'sizes/'))]
    expect(left.filter((key) => key.includes(mine))).toEqual([])
    expect(left.filter((key) => key.includes(others))).toHaveLength(2)
  })

  test('a file of a backup comes back under its path', async () => {
    const media = mediaStorage(open())
    const path = 'fe/fe00000000000000000000000000aa11.webp'
    expect(await media.putStream(Readable.from([png.subarray(0, 100), png.subarray(100)]), { path })).toBe(path)
    expect((await media.original(path))!.content.equals(png)).toBe(true)
    await expect(media.putStream(Readable.from([png]), { path: '../fe.webp' })).rejects.toThrow(RangeError)
  })

  test('a large file comes and goes in pieces, and not at all where its pieces break off', async () => {
    const store = open()
    const media = mediaStorage(store)
    const pieces = Array.from({ length: 40 }, (_, i) => Buffer.alloc(100_000, i))
    const path = await media.putStream(Readable.from(pieces), { extension: 'csv' })
    const { content, bytes, contentType } = (await media.openStream(path))!
    expect([bytes, contentType]).toEqual([4_000_000, 'text/csv; charset=utf-8'])
    expect((await buffer(content)).equals(Buffer.concat(pieces))).toBe(true)
    const before = await keysOf(store, 'originals/')
    const broken = async function* () {
      yield pieces[0]!
      throw new Error('gone')
    }
    await expect(media.putStream(broken(), { extension: 'csv' })).rejects.toThrow('gone')
    expect(await keysOf(store, 'originals/')).toEqual(before)
  })

  test('what nothing names is found once it is old, and nothing else', async () => {
    const store = open()
    const media = mediaStorage(store)
    const [named, unnamed] = [await media.put(await another(), 'png'), await media.put(await another(), 'png')]
    await media.thumbnail(unnamed, 32, 'WEBP')
    const all = await keysOf(store, 'originals/')
    const others = all.map((key) => key.slice('originals/'.length)).filter((path) => path !== unnamed)
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    expect(await unusedFiles(store, async () => new Set([named]), new Date())).toEqual([])
    const unused = await unusedFiles(store, async () => new Set(others), tomorrow)
    expect(unused.map(({ key }) => key).toSorted()).toEqual([`originals/${unnamed}`, `sizes/${unnamed}.32.webp`])
    // Somebody stores the same file while the others are listed.
    const names = [new Set(others), new Set([...others, unnamed])]
    expect(await unusedFiles(store, async () => names.shift()!, tomorrow)).toEqual([])
  })
})

describe('a bucket', () => {
  test('keeps what is for staff apart, and gives it no public address', async () => {
    const store = inBucket({ publicUrl: 'https://pictures.example.com/shop' })
    const media = mediaStorage(store)
    const [list, picture] = [await media.put(Buffer.from('code,left\n'), 'csv'), await media.put(png, 'png')]
    expect(bucket.seen.filter((line) => line.startsWith('PUT')).some((line) => line.includes(`/private/${list}`))).toBe(
      true,
    )
    expect(await media.serve(list)).toMatchObject({ is: 'BYTES', isPrivate: true })
    expect(await media.serve(picture)).toEqual({
      is: 'ELSEWHERE',
      url: `https://pictures.example.com/shop/originals/${picture}`,
    })
    expect(await media.serveThumbnail(picture, 128, 'AVIF')).toEqual({
      is: 'ELSEWHERE',
      url: `https://pictures.example.com/shop/sizes/${picture}.128.avif`,
    })
    expect(await keysOf(store, 'originals/')).toContain(`originals/${list}`)
    await store.remove([`originals/${list}`])
    expect(await media.serve(list)).toBeNull()
  })

  test('that is refused, missing, silent or gone is told as unreachable, and nothing is kept of a file', async () => {
    const picture = await another()
    const wrong = mediaStorage(inBucket({ secretAccessKey: 'not the secret' }))
    await expect(wrong.put(picture, 'png')).rejects.toThrow(/answered 403/)
    const none = mediaStorage(inBucket({ bucket: 'nobodys' }))
    await expect(none.put(picture, 'png')).rejects.toThrow(/the bucket nobodys at .* does not exist$/)
    await expect(none.original('ab/x.png')).rejects.toThrow(/does not exist$/)

    const quick = { ...IMPATIENT, answerMs: 30, sendMs: 60 }
    const silent = mediaStorage(bucketStore(bucket.settings, quick))
    bucket.gate(() => true)
    await expect(silent.putPicture(png, 100)).rejects.toThrow(/did not answer in time$/)
    await expect(silent.original('ab/x.png')).rejects.toThrow(MediaUnavailable)
    bucket.gate(null)
    const before = await keysOf(inBucket(), 'originals/')
    await bucket.goAway()
    const gone = mediaStorage(inBucket())
    await expect(gone.put(picture, 'png')).rejects.toThrow(/could not be reached$/)
    await expect(gone.serve('ab/x.png')).rejects.toThrow(MediaUnavailable)
    await bucket.comeBack()
    expect(await keysOf(inBucket(), 'originals/')).toEqual(before)
    expect(await gone.put(picture, 'png')).toMatch(/\.png$/)
  })

  test('is asked again after what passes by itself, and not after what stays', async () => {
    let fails = 2
    bucket.gate((request, response) => {
      if (fails-- <= 0) return false
      if (fails === 1) request.socket.destroy()
      else response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return true
    })
    const media = mediaStorage(inBucket())
    const path = await media.put(await another(), 'png')
    expect(fails).toBeLessThan(0)
    bucket.gate(null)
    expect(await media.original(path)).not.toBeNull()
    bucket.seen.length = 0
    await expect(mediaStorage(inBucket({ accessKeyId: 'unknown' })).original(path)).rejects.toThrow(
      /answered 403 \(InvalidAccessKeyId\)$/,
    )
    expect(bucket.seen).toHaveLength(1)
  })

  test('that breaks off within a file is no file', async () => {
    const media = mediaStorage(inBucket())
    const path = await media.put(png, 'png')
    bucket.gate((_request, response) => {
      response.writeHead(200, { 'content-length': png.length })
      response.write(png.subarray(0, 10), () => response.destroy())
      return true
    })
    await expect(media.original(path)).rejects.toThrow(/broke off/)
    await expect(bytesOf(await media.serve(path))).rejects.toThrow(MediaUnavailable)
  })

  test('may take long for a whole file, and its reader as well, but not for one piece', async () => {
    const quick = { ...IMPATIENT, fileMs: 500 }
    const [store, key] = [bucketStore(bucket.settings, quick), 'originals/ab/long.txt']
    const pieces = Array.from({ length: 6 }, (_, i) => Buffer.alloc(1000, i))
    let stopsAfter = pieces.length
    bucket.gate((_request, response) => {
      response.writeHead(200, { 'content-length': pieces.length * 1000 })
      void (async () => {
        for (const piece of pieces.slice(0, stopsAfter)) {
          response.write(piece)
          await pause(120)
        }
        if (stopsAfter === pieces.length) response.end()
      })()
      return true
    })
    expect(await store.read(key)).toEqual(Buffer.concat(pieces))
    const read: Buffer[] = []
    for await (const piece of (await store.open(key))!.body as Readable) {
      read.push(piece as Buffer)
      if (read.length === 2) await pause(700)
    }
    expect(Buffer.concat(read)).toEqual(Buffer.concat(pieces))
    stopsAfter = 2
    await expect(store.read(key)).rejects.toThrow(MediaUnavailable)
    await expect(copyFiles(oneFile(store, key), folderStore(join(folder, 'long')))).rejects.toThrow(MediaUnavailable)
    expect(await keysOf(folderStore(join(folder, 'long')), 'originals/')).toEqual([])
  })

  test('lists more than one page', async () => {
    const store = inBucket()
    const keys = Array.from({ length: 43 }, (_, i) => `sizes/many/${i}.webp`)
    await Promise.all(keys.map((key) => store.write(key, Buffer.from('x'))))
    expect(await keysOf(store, 'sizes/many/')).toEqual(keys.toSorted())
    await store.remove(keys)
    expect(await keysOf(store, 'sizes/many/')).toEqual([])
  })
})

test('a copy into a bucket goes on where it broke off, and brings all of it, and back', async () => {
  const from = folderStore(join(folder, 'from'))
  const media = mediaStorage(from)
  const paths: string[] = []
  for (let i = 0; i < 24; i++) paths.push(await media.put(await another(), 'png'))
  const list = await media.put(Buffer.from('sku\nA\n'), 'xlsx')
  await media.thumbnail(paths[0]!, 64, 'WEBP')
  let puts = 0
  bucket.gate((request) => {
    if (request.method !== 'PUT' || ++puts <= 12) return false
    void bucket.goAway()
    return true
  })
  await expect(copyFiles(from, inBucket())).rejects.toThrow(MediaUnavailable)
  bucket.gate(null)
  await bucket.comeBack()
  const second = await copyFiles(from, inBucket())
  expect(second.copied + second.known).toBe(26)
  expect(second.known).toBeGreaterThan(0)
  expect(second.copied).toBeGreaterThan(0)
  expect(await copyFiles(from, inBucket())).toEqual({ copied: 0, known: 26, bytes: 0 })
  for (const path of [...paths, list])
    expect((await mediaStorage(inBucket()).original(path))!.content).toEqual((await media.original(path))!.content)

  const back = folderStore(join(folder, 'back'))
  await copyFiles(inBucket(), back)
  for (const path of [...paths, list])
    expect((await mediaStorage(back).original(path))!.content).toEqual((await media.original(path))!.content)
  utimesSync(join(folder, 'back/originals', list), new Date(0), new Date(0))
  expect((await unusedFiles(back, async () => new Set(paths), new Date())).map(({ key }) => key)).toEqual([
    `originals/${list}`,
  ])
})

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a part of it',
    { SEMENA_MEDIA_S3_BUCKET: 'shop' },
    /^SEMENA_MEDIA_S3_BUCKET is of no use without SEMENA_MEDIA_S3_ENDPOINT,/,
  ],
  [
    'a public address alone',
    { SEMENA_MEDIA_S3_PUBLIC_URL: 'https://x.example' },
    /^SEMENA_MEDIA_S3_PUBLIC_URL is of no use without/,
  ],
  [
    'an open endpoint',
    { ...given(), SEMENA_MEDIA_S3_ENDPOINT: 'http://s3.example.com' },
    /^SEMENA_MEDIA_S3_ENDPOINT must be/,
  ],
  ['no name of a bucket', { ...given(), SEMENA_MEDIA_S3_BUCKET: 'A/b' }, /^SEMENA_MEDIA_S3_BUCKET must be/],
])('%s is no setting', (_, values, message) => {
  expect(() => readBucketSettings((name) => values[name])).toThrow(message)
})

test('settings are read', () => {
  expect(readBucketSettings(() => undefined)).toBeNull()
  expect(readBucketSettings((name) => given()[name])).toEqual({
    endpoint: 'https://s3.example.com/base',
    region: 'us-east-1',
    bucket: 'shop-1',
    accessKeyId: 'AKID',
    secretAccessKey: 'verysecret/+=',
    publicUrl: null,
  })
})

function given(): Record<string, string> {
  return {
    SEMENA_MEDIA_S3_ENDPOINT: 'https://s3.example.com/base/',
    SEMENA_MEDIA_S3_BUCKET: 'shop-1',
    SEMENA_MEDIA_S3_ACCESS_KEY_ID: 'AKID',
    SEMENA_MEDIA_S3_SECRET_ACCESS_KEY: 'verysecret/+=',
  }
}
