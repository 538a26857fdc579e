/**
 * Pictures of users: which files are accepted, how they are encoded anew, and that removed ones leave nothing on the
 * disk.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '@semena/contract/limits'
import { type BuyingShop, openShop } from '../../testing/buying.ts'
import { mailedToken } from '../../domain/account/mailed-token.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { userByEmail } from '../../db/queries/customer/user.ts'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

let shop: BuyingShop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = await shop.signUp('ann@example.com')
}, 60_000)
afterAll(() => shop.close())

const UPDATE =
  'mutation($image: Upload!) { userAvatarUpdate(image: $image) { user { avatar(size: 1024) { url alt } } errors { field code } } }'

function form(content: Buffer | string, name = 'a.png', type = 'image/png'): FormData {
  const data = new FormData()
  data.set('operations', JSON.stringify({ query: UPDATE, variables: { image: null } }))
  data.set('map', JSON.stringify({ 0: ['variables.image'] }))
  data.set('0', new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name)
  return data
}

async function send(data: FormData, as: string | null = token): Promise<{ status: number; body: Loose }> {
  const encoded = new Response(data)
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: {
      host: 'shop.test',
      'content-type': encoded.headers.get('content-type')!,
      ...(as ? { authorization: `Bearer ${as}` } : {}),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** The status and code with which a form is refused. */
async function refusal(data: FormData, as?: string | null): Promise<unknown[]> {
  const { status, body } = await send(data, as)
  expect(body.data).toBeUndefined()
  return [status, body.errors[0].extensions.exception.code]
}

/** The payload of an upload. */
const put = async (content: Buffer | string, name?: string, type?: string): Promise<Loose> =>
  (await send(form(content, name, type))).body.data.userAvatarUpdate

const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 160, b: 90 } } })

/** Names of originals and sizes on the disk. */
const files = (room: 'originals' | 'sizes'): string[] => {
  try {
    return readdirSync(join(shop.services.settings.mediaFolder, room), { recursive: true, encoding: 'utf8' }).filter(
      (f) => /\.\w+$/.test(f),
    )
  } catch {
    return []
  }
}
const pathOf = (url: string): string => new URL(url).pathname
const stored = async (url: string): Promise<Buffer> => {
  const answer = await shop.app.inject(pathOf(url).replace(/^\/thumbnail\/(.*)\/\d+\/\w+$/, '/media/$1'))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  return answer.rawPayload
}
const REFUSED = { user: null, errors: [{ field: 'image', code: 'INVALID' }] }

describe('what is taken', () => {
  test.each([
    ['JPEG', () => picture().jpeg().toBuffer()],
    ['PNG', () => picture().png().toBuffer()],
    ['WebP', () => picture().webp().toBuffer()],
    ['AVIF', () => picture().avif().toBuffer()],
    ['GIF', () => picture().gif().toBuffer()],
  ])('%s, whatever it is called', async (_, make) => {
    const { user, errors } = await put(await make(), 'notes.txt', 'text/plain')
    expect(errors).toEqual([])
    expect(user.avatar).toEqual({ url: expect.stringMatching(/^http:\/\/shop\.test\/thumbnail\//), alt: null })
    expect(await sharp(await stored(user.avatar.url)).metadata()).toMatchObject({
      format: 'webp',
      width: 300,
      height: 200,
    })
  })

  test('is upright, at most 1024 pixels long, and says nothing of who made it', async () => {
    const photo = await picture(3000, 1500)
      .withExif({ IFD0: { Copyright: 'Ann Smith', Make: 'Camera' }, IFD3: { GPSLatitude: '50/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Exif')).toBe(true)
    const { user } = await put(photo)
    const kept = await stored(user.avatar.url)
    const about = await sharp(kept).metadata()
    expect(about).toMatchObject({ format: 'webp', width: 512, height: 1024 })
    expect([about.exif, about.xmp, about.icc, about.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(kept.includes('Ann Smith')).toBe(false)
  })

  test('shows in every size, to anybody', async () => {
    const { user } = await put(await picture().png().toBuffer())
    const shown = await shop.app.inject(pathOf(user.avatar.url))
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const { data } = await shop.ask('{ me { avatar(size: 10, format: AVIF) { url } } }', {}, token)
    expect((await shop.app.inject(pathOf(data.me.avatar.url))).headers['content-type']).toBe('image/avif')
  })
})

describe('what is refused', () => {
  test('texts, drawings with scripts, and pages, whatever they are called', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    for (const [content, name, type] of [
      ['hello', 'a.txt', 'text/plain'],
      ['hello', 'a.png', 'image/png'],
      ['', 'a.png', 'image/png'],
      [drawing, 'a.svg', 'image/svg+xml'],
      [`<?xml version="1.0"?>${drawing}`, 'a.png', 'image/png'],
      ['<!doctype html><script>alert(1)</script>', 'a.jpg', 'image/jpeg'],
      ['%PDF-1.4\n', 'a.pdf', 'application/pdf'],
      ['GIF89a<script>alert(1)</script>', 'a.gif', 'image/gif'],
    ] as const)
      expect([name, await put(content, name, type)]).toEqual([name, REFUSED])
  })

  test('kinds of pictures that are not shown', async () => {
    expect(await put(await picture().tiff().toBuffer(), 'a.tiff', 'image/tiff')).toEqual(REFUSED)
  })

  test('broken files', async () => {
    for (const whole of [
      await picture(800, 800)
        .composite([{ input: await noise(800), blend: 'over' }])
        .jpeg()
        .toBuffer(),
      await sharp(await noise(400))
        .png()
        .toBuffer(),
    ])
      expect(await put(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual(REFUSED)
    const png = await picture().png().toBuffer()
    png.fill(0xaa, 60, 90)
    expect(await put(png)).toEqual(REFUSED)
  })

  test('a small file that unfolds into a huge picture', async () => {
    const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(MAX_PICTURE_BYTES)
    const began = performance.now()
    expect(await put(bomb)).toEqual(REFUSED)
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test('a picture that is narrow and has millions of lines', async () => {
    expect(await put(await picture(1, 1_000_000).png().toBuffer())).toEqual(REFUSED)
  })

  test('files that are too large', async () => {
    const start = await picture().png().toBuffer()
    const large = Buffer.concat([start, Buffer.alloc(MAX_PICTURE_BYTES)])
    expect(await put(large)).toEqual({ user: null, errors: [{ field: 'image', code: 'FILE_SIZE_LIMIT_EXCEEDED' }] })
    expect((await send(form(Buffer.alloc(3 * MAX_PICTURE_BYTES)))).status).toBe(413)
  })

  test('forms that do not hold together', async () => {
    const missing = form('x')
    missing.delete('0')
    expect(await refusal(missing)).toEqual([400, 'GraphQLError'])

    const shared = form(await picture().png().toBuffer())
    shared.set(
      'operations',
      JSON.stringify({
        query:
          'mutation($image: Upload!, $b: Upload!) { a: userAvatarUpdate(image: $image) { errors { code } } b: userAvatarUpdate(image: $b) { errors { code } } }',
        variables: { image: null, b: null },
      }),
    )
    shared.set('map', JSON.stringify({ 0: ['variables.image', 'variables.b'] }))
    expect((await send(reordered(shared))).body.data).toEqual({ a: { errors: [] }, b: { errors: [] } })

    for (const [field, value] of [
      ['operations', '{'],
      ['operations', '[]'],
      ['operations', '"x"'],
      ['map', '{'],
      ['map', '{"0": ["variables.__proto__.image"]}'],
      ['map', '{"0": ["variables.nothing.image"]}'],
      ['map', '{"0": ["query"]}'],
      ['map', '{"0": ["variables.image"], "1": ["variables.image"]}'],
    ] as const) {
      const data = form('x')
      data.set(field, value)
      expect([value, ...(await refusal(reordered(data)))]).toEqual([value, 400, 'GraphQLError'])
    }
    expect(await refusal(new FormData())).toEqual([400, 'GraphQLError'])
  })

  test('a file without a form', async () => {
    const { errors } = await shop.ask(UPDATE, { image: 'aGVsbG8=' }, token)
    expect(errors![0]!.extensions.exception.code).toBe('GraphQLError')
  })
})

describe('who may', () => {
  test('nobody who has not signed in', async () => {
    const png = await picture().png().toBuffer()
    for (const data of [form(png), form(Buffer.alloc(300 * 1024))]) {
      expect(await refusal(data, null)).toEqual([401, 'PermissionDenied'])
      expect(await refusal(data, 'garbage')).toEqual([401, 'PermissionDenied'])
    }
    const { errors } = await shop.ask('mutation { userAvatarDelete { errors { code } } }')
    expect(errors![0]!.extensions.exception.code).toBe('PermissionDenied')
  })

  test('a token that has ended is told so', async () => {
    const old = await shop.signUp('old@example.com')
    await shop.services.database.pool.query(
      `delete from sessions where user_id = (select id from users where email = 'old@example.com')`,
    )
    expect(await refusal(form('x'), old)).toEqual([401, 'InvalidTokenError'])
  })
})

describe('nothing stays behind', () => {
  test('of a picture that was replaced or taken away', async () => {
    const [before, sizesBefore] = [files('originals').length, files('sizes').length]
    const eve = await shop.signUp('eve@example.com')
    const urls: string[] = []
    for (let i = 0; i < 3; i++) {
      const { body } = await send(
        form(
          await picture(300 + i)
            .png()
            .toBuffer(),
        ),
        eve,
      )
      urls.push(body.data.userAvatarUpdate.user.avatar.url)
      await shop.app.inject(pathOf(urls[i]!))
    }
    expect(files('originals').length).toBe(before + 1)
    expect((await shop.app.inject(pathOf(urls[0]!))).statusCode).toBe(404)
    const { data } = await shop.ask(
      'mutation { userAvatarDelete { user { avatar { url } } errors { code } } }',
      {},
      eve,
    )
    expect(data.userAvatarDelete).toEqual({ user: { avatar: null }, errors: [] })
    expect((await shop.app.inject(pathOf(urls[2]!))).statusCode).toBe(404)
    expect([files('originals').length, files('sizes').length]).toEqual([before, sizesBefore])
  })

  test('when many are sent at once: the last one stays, and it is there', async () => {
    const before = files('originals').length
    const max = await shop.signUp('max@example.com')
    const all = await Promise.all(
      Array.from({ length: 8 }, async (_, i) =>
        send(
          form(
            await picture(200 + i)
              .png()
              .toBuffer(),
          ),
          max,
        ),
      ),
    )
    for (const { body } of all) expect(body.data.userAvatarUpdate.errors).toEqual([])
    const { data } = await shop.ask('{ me { avatar { url } } }', {}, max)
    expect((await shop.app.inject(pathOf(data.me.avatar.url))).statusCode).toBe(200)
    expect(files('originals').length).toBe(before + 1)
  })

  test('of customers and staff that were deleted by the shop', async () => {
    const before = files('originals').length
    const boss = await shop.signUp('boss@example.com', {
      permissions: ['MANAGE_USERS', 'MANAGE_STAFF', 'MANAGE_ORDERS'],
    })
    const people = [
      await shop.signUp('customer@example.com'),
      await shop.signUp('customer2@example.com'),
      await shop.signUp('member@example.com', { isStaff: true }),
      await shop.signUp('member2@example.com', { isStaff: true }),
    ]
    for (const person of people) await send(form(await picture().png().toBuffer()), person)
    expect(files('originals').length).toBe(before + 4)
    const [one, two, three, four] = await Promise.all(
      people.map(async (person) => (await shop.ask('{ me { id } }', {}, person)).data.me.id as string),
    )
    const { data } = await shop.ask(
      `mutation($a: ID, $b: [ID!]!, $c: ID!, $d: [ID!]!) { customerDelete(id: $a) { errors { code } } customerBulkDelete(ids: $b) { count errors { code } }
        staffDelete(id: $c) { errors { code } } staffBulkDelete(ids: $d) { count errors { code } } }`,
      { a: one, b: [two], c: three, d: [four] },
      boss,
    )
    expect(Object.values(data).flatMap((done: Loose) => done.errors)).toEqual([])
    expect(files('originals').length).toBe(before)
  })

  test('of an account that was deleted', async () => {
    const before = files('originals').length
    const tom = await shop.signUp('tom@example.com')
    await send(form(await picture().png().toBuffer()), tom)
    const { pool } = shop.services.database
    const user = (await userByEmail(pool, 'tom@example.com'))!
    const link = await transaction(pool, (client) => mailedToken(client, shop.services, user.id, 'DELETE_ACCOUNT'))
    const { data } = await shop.ask(
      'mutation($t: String!) { accountDelete(token: $t) { errors { code } } }',
      { t: link },
      tom,
    )
    expect(data.accountDelete.errors).toEqual([])
    expect(files('originals').length).toBe(before)
  })
})

/** The form with its fields in the order that the GraphQL multipart request specification demands. */
function reordered(data: FormData): FormData {
  const out = new FormData()
  for (const name of ['operations', 'map', '0']) if (data.has(name)) out.set(name, data.get(name)!)
  return out
}

/** A picture that compresses badly, so that half of the file holds about half of the picture. */
const noise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
