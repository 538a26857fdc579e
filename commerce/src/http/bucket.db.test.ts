/** A shop whose pictures and files are in a bucket, which goes away and comes back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBackup } from '../db/backup/backup.ts'
import { namedPictures } from '../db/backup/named-pictures.ts'
import { checkBackup, restoreBackup } from '../db/backup/restore.ts'
import { countRemovals } from '../db/queries/file/media-removal.ts'
import { removeNextPicture } from '../domain/remove-picture.ts'
import { diskStorage } from '../providers/media/disk.ts'
import { type BuyingShop, openShop } from '../testing/buying.ts'
import { startBucket, type TestBucket } from '../testing/bucket.ts'
import { OWN_REQUEST } from './limits/own-request.ts'
import { bareDatabase } from '../testing/database.ts'

const UPDATE =
  'mutation($image: Upload!) { userAvatarUpdate(image: $image) { user { avatar(size: 1024) { url } } errors { field code } } }'

let bucket: TestBucket
let shop: BuyingShop
let png: Buffer
beforeAll(async () => {
  bucket = await startBucket()
  shop = await openShop({ mediaBucket: bucket.settings })
  png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()
}, 60_000)
afterAll(async () => {
  await shop.close()
  await bucket.close()
})

/** Sends the picture as a user's own; answers the whole answer. */
async function upload(token: string) {
  const data = new FormData()
  data.set('operations', JSON.stringify({ query: UPDATE, variables: { image: null } }))
  data.set('map', JSON.stringify({ 0: ['variables.image'] }))
  data.set('0', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
  const encoded = new Response(data)
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: {
      host: 'shop.test',
      'content-type': encoded.headers.get('content-type')!,
      authorization: `Bearer ${token}`,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return JSON.parse(answer.body) as {
    data: { userAvatarUpdate: { user: { avatar: { url: string } }; errors: unknown[] } | null }
    errors?: { message: string; extensions: { exception: { code: string } } }[]
  }
}
const avatarPath = async (email: string): Promise<string | null> =>
  (
    await shop.services.database.pool.query<{ path: string | null }>(
      'select avatar_path as path from users where email = $1',
      [email],
    )
  ).rows[0]!.path
const get = (url: string, headers = {}) => shop.app.inject({ url, headers })

test('a picture goes into the bucket and comes from there, once and for good', async () => {
  const ann = await shop.signUp('ann@example.com')
  const { data } = await upload(ann)
  const { pathname } = new URL(data.userAvatarUpdate!.user.avatar.url)
  const answer = await get(pathname)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 200 })
  const again = await get(pathname, { 'if-none-match': answer.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('while the bucket is away an upload is refused and changes nothing, and the rest goes on', async () => {
  const ben = await shop.signUp('ben@example.com')
  const { data: done } = await upload(ben)
  const before = await avatarPath('ben@example.com')
  await bucket.goAway()
  const { data, errors } = await upload(ben)
  expect(data.userAvatarUpdate).toBeNull()
  expect(errors!.map((e) => [e.extensions.exception.code, e.message])).toEqual([
    ['MediaUnavailable', 'Files cannot be stored at the moment. Nothing was changed.'],
  ])
  expect(await avatarPath('ben@example.com')).toBe(before)
  const { pathname } = new URL(done.userAvatarUpdate!.user.avatar.url)
  const picture = await get(pathname)
  expect([picture.statusCode, picture.headers['cache-control'], picture.json().errors[0].code]).toEqual([
    503,
    'no-store',
    'UNAVAILABLE',
  ])
  expect((await shop.ask('{ me { avatar { url } } }', {}, ben)).data.me.avatar.url).toContain(before)
  await bucket.comeBack()
  expect((await get(pathname)).statusCode).toBe(200)
  expect((await upload(ben)).data.userAvatarUpdate!.errors).toEqual([])
})

test('the picture of a deleted account goes, also when the bucket was away or the process ended', async () => {
  const boss = await shop.signUp('boss@example.com', { permissions: ['MANAGE_USERS'] })
  const cleo = await shop.signUp('cleo@example.com')
  await upload(cleo)
  const path = (await avatarPath('cleo@example.com'))!
  await get(`/thumbnail/${path}/64/webp`)
  await bucket.goAway()
  const { id } = (await shop.ask('{ me { id } }', {}, cleo)).data.me
  const { data } = await shop.ask('mutation($id: ID) { customerDelete(id: $id) { errors { code } } }', { id }, boss)
  expect(data.customerDelete.errors).toEqual([])
  const { pool } = shop.services.database
  expect(await countRemovals(pool)).toBe(1)
  await expect(removeNextPicture(shop.services)).rejects.toThrow(/could not be reached/)
  await bucket.comeBack()
  expect((await get(`/media/${path}`)).statusCode).toBe(200)
  expect(await removeNextPicture(shop.services)).toBeNull()
  shop.turnClock(6000)
  expect(await removeNextPicture(shop.services)).toBe('done')
  expect((await get(`/media/${path}`)).statusCode).toBe(404)
  expect((await get(`/thumbnail/${path}/64/webp`)).statusCode).toBe(404)
  expect(await countRemovals(pool)).toBe(0)
  // A row that goes by any other way leaves the picture to the job as well.
  const dan = await shop.signUp('dan@example.com')
  await upload(dan)
  const other = (await avatarPath('dan@example.com'))!
  await pool.query(`delete from users where email = 'dan@example.com'`)
  expect(await removeNextPicture(shop.services)).toBe('done')
  expect(await shop.services.media.original(other)).toBeNull()
})

test('what staff have exported is kept by nobody on the way', async () => {
  const path = await shop.services.media.put(Buffer.from('code\n'), 'csv')
  const { headers, body } = await get(`/media/${path}`)
  expect([body, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
    'code\n',
    'private, no-store',
    undefined,
  ])
})

test('with a public address everybody is sent there, and the shop itself reads the bucket', async () => {
  const other = await openShop({ mediaBucket: { ...bucket.settings, publicUrl: 'https://pictures.example.com' } })
  try {
    const path = await other.services.media.put(png, 'png')
    const { statusCode, headers } = await other.app.inject(`/thumbnail/${path}/128/webp`)
    expect([statusCode, headers.location]).toEqual([302, `https://pictures.example.com/sizes/${path}.128.webp`])
    const own = await other.app.inject({ url: `/media/${path}`, headers: { ...OWN_REQUEST } })
    expect(own.rawPayload.equals(png)).toBe(true)
    const list = await other.services.media.put(Buffer.from('code\n'), 'csv')
    expect((await other.app.inject(`/media/${list}`)).body).toBe('code\n')
  } finally {
    await other.close()
  }
})

test('a backup holds what is in the bucket, and a restored shop has it under the same names', async () => {
  const work = mkdtempSync(join(tmpdir(), 'semena-backup-'))
  const empty = await bareDatabase()
  try {
    const eve = await shop.signUp('eve@example.com')
    await upload(eve)
    const path = (await avatarPath('eve@example.com'))!
    const folder = join(work, 'backup')
    const { pool } = shop.services.database
    const { signal } = new AbortController()
    await writeBackup({ pool, pictures: shop.services.media, folder, now: new Date(), signal })
    const manifest = await checkBackup(folder)
    expect(manifest.pictures.map((picture) => picture.path)).toContain(path)
    expect(await namedPictures(pool)).toEqual(
      new Set([...manifest.pictures.map((picture) => picture.path), ...manifest.missingPictures]),
    )
    const media = diskStorage(join(work, 'media'))
    await restoreBackup({ pool: empty.pool, pictures: media, folder, manifest, log: () => {} })
    expect((await media.original(path))!.content).toEqual((await shop.services.media.original(path))!.content)
  } finally {
    await empty.close()
    rmSync(work, { recursive: true, force: true })
  }
})
