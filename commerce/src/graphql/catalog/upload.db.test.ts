/** Files that staff upload for attributes. */
import { DAY_MS } from '@semena/contract/time'
import { crc32 } from 'node:zlib'
import type { PermissionEnum } from '@semena/contract/enums'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { recurringJobs } from '../../jobs/list.ts'
import { startBucket, type TestBucket } from '../../testing/bucket.ts'
import { type BuyingShop, openShop } from '../../testing/buying.ts'
import { openStaffShop } from '../../testing/staff.ts'

const UPLOAD =
  'mutation($file: Upload!) { uploaded: fileUpload(file: $file) { uploadedFile { url contentType } errors { field code } } }'
const LEAFLET = '%PDF-1.4 leaflet'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

/** Sends an operation with a file as browsers do; answers the payload, or the code of the error. */
async function send(
  { app }: Pick<BuyingShop, 'app'>,
  token: string | null,
  { name, type, content }: { name: string; type: string; content: string | Buffer },
  { query, variables }: { query: string; variables: object } = { query: UPLOAD, variables: { file: null } },
): Promise<Loose> {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name)
  const encoded = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: {
      host: 'shop.test',
      'content-type': encoded.headers.get('content-type')!,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  const { data, errors } = JSON.parse(answer.body) as { data: Loose; errors?: Loose[] }
  return errors ? errors[0].extensions.exception.code : data.uploaded
}
const upload = (
  name: string,
  type: string,
  who: { token: string } | null = keeper,
  content: string | Buffer = LEAFLET,
) => send(shop, who?.token ?? null, { name, type, content })

describe('a file', () => {
  it('is stored and has an address', async () => {
    const done = await upload('leaflet.pdf', 'application/pdf')
    expect(done).toMatchObject({ errors: [], uploadedFile: { contentType: 'application/pdf' } })
    expect(done.uploadedFile.url).toMatch(/\/media\/.+\.pdf$/)
  })

  it('is refused without an ending, and where a browser would run it', async () => {
    expect(await upload('leaflet', 'application/pdf')).toEqual({
      uploadedFile: null,
      errors: [{ field: 'file', code: 'INVALID_FILE_TYPE' }],
    })
    const active = { uploadedFile: null, errors: [{ field: 'file', code: 'UNSUPPORTED_MIME_TYPE' }] }
    expect(await upload('page.html', 'text/html')).toEqual(active)
    expect(await upload('picture.svg', 'image/svg+xml')).toEqual(active)
  })

  it('is taken from staff and apps that may save what names it', async () => {
    const may: PermissionEnum[] = [
      'MANAGE_PRODUCTS',
      'MANAGE_PAGES',
      'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES',
      'MANAGE_PAGE_TYPES_AND_ATTRIBUTES',
    ]
    for (const permission of may)
      for (const who of [await shop.person({ permissions: [permission] }), await shop.program([permission])])
        expect(await upload('leaflet.pdf', 'application/pdf', who)).toMatchObject({ errors: [] })
    const others = [
      null,
      await shop.person(),
      await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_TRANSLATIONS'] }),
      await shop.program(['MANAGE_ORDERS']),
    ]
    for (const who of others) expect(await upload('leaflet.pdf', 'application/pdf', who)).toBe('PermissionDenied')
  })

  it('is one of 300 in an hour, for each person', async () => {
    const limited = await openShop({ rateLimits: true })
    try {
      const permissions = ['MANAGE_PAGES']
      const [ann, ben] = [
        await limited.signUp('ann@example.com', { permissions }),
        await limited.signUp('ben@example.com', { permissions }),
      ]
      const one = (token: string) => send(limited, token, { name: 'a.pdf', type: 'application/pdf', content: LEAFLET })
      for (let i = 0; i < 300; i++) expect(await one(ann)).toMatchObject({ errors: [] })
      expect(await one(ann)).toBe('TooManyRequests')
      expect(await one(ben)).toMatchObject({ errors: [] })
    } finally {
      await limited.close()
    }
  }, 60_000)
})

describe('a picture', () => {
  const flat = (width: number, height: number): Promise<Buffer> =>
    sharp({ create: { width, height, channels: 3, background: '#2a6' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
  let allowed: Buffer
  let large: Buffer
  beforeAll(async () => {
    ;[allowed, large] = [await flat(8000, 5000), await flat(8000, 5001)]
  }, 60_000)
  /** The beginning of a picture of a hundred million pixels, of which nothing else ever comes. */
  const head = (): Buffer => {
    const content = Buffer.from(large.subarray(0, 33))
    content.writeUInt32BE(10_000, 16)
    content.writeUInt32BE(10_000, 20)
    content.writeUInt32BE(crc32(content.subarray(12, 29)), 29)
    return Buffer.concat([content, large.subarray(33, 200)])
  }

  it('has at most 40 million pixels, as its head says', async () => {
    expect(await upload('a.png', 'image/png', keeper, allowed)).toMatchObject({ errors: [] })
    const refused = { uploadedFile: null, errors: [{ field: 'file', code: 'GRAPHQL_ERROR' }] }
    expect(await upload('a.png', 'image/png', keeper, large)).toEqual(refused)
    expect(await upload('a.png', 'image/png', keeper, head())).toEqual(refused)
  })

  it('has at most 65,535 on a side', async () => {
    const long = (height: number) =>
      sharp({ create: { width: 1, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
    const code = async (height: number) => (await upload('a.png', 'image/png', keeper, await long(height))).errors
    expect(await code(65_535)).toEqual([])
    expect(await code(65_536)).toEqual([{ field: 'file', code: 'GRAPHQL_ERROR' }])
  })

  it('of a product and of a person have the same bound', async () => {
    const product = {
      query:
        'mutation($file: Upload, $id: ID!) { uploaded: productMediaCreate(input: { image: $file, product: $id }) { errors { code } } }',
      variables: { file: null, id: toGlobalId('Product', 1) },
    }
    const person = {
      query: 'mutation($file: Upload!) { uploaded: userAvatarUpdate(image: $file) { errors { code } } }',
      variables: { file: null },
    }
    for (const operation of [product, person]) {
      const as = (content: Buffer) => send(shop, keeper.token, { name: 'a.png', type: 'image/png', content }, operation)
      expect(await as(allowed)).toEqual({ errors: [] })
      expect(await as(large)).toEqual({ errors: [{ code: 'INVALID' }] })
    }
  }, 60_000)

  it('that was stored before the bound is not made smaller', async () => {
    const path = await shop.services.media.put(large, 'png')
    expect((await shop.app.inject(`/thumbnail/${path}/64/webp`)).statusCode).toBe(404)
  })
})

describe.each(['the folder', 'the bucket'])('in %s', (place) => {
  let bucket: TestBucket
  let kept: BuyingShop
  beforeAll(async () => {
    bucket = await startBucket()
    kept = await openShop(place === 'the bucket' ? { mediaBucket: bucket.settings } : {})
  }, 60_000)
  afterAll(async () => {
    await kept?.close()
    await bucket?.close()
  })
  const put = async (content: string | Buffer, name = 'a.pdf'): Promise<string> => {
    // The clock is turned further than a session lasts.
    const token = await kept.signUp('keeper@example.com', { permissions: ['MANAGE_PRODUCTS'] })
    const { uploadedFile } = await send(kept, token, { name, type: 'application/pdf', content })
    return new URL(uploadedFile.url).pathname
  }
  const status = async (path: string): Promise<number> => (await kept.app.inject(path)).statusCode
  const sql = (text: string, values: unknown[] = []) => kept.services.database.pool.query(text, values)
  const clear = async (): Promise<void> => {
    const job = recurringJobs(kept.services).find(({ name }) => name === 'unnamed-files')!
    await job.run(kept.services, new AbortController().signal)
  }

  it('a file that nothing has named for 31 days goes, and no other', async () => {
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer()
    const [loose, ofValue, ofText, small] = [
      await put('loose'),
      await put('of a value'),
      await put('of a text'),
      await put(picture, 'a.png'),
    ]
    await sql(
      `insert into attributes (slug, name, type, input_type) values ('leaflet', 'Leaflet', 'PRODUCT_TYPE', 'FILE')`,
    )
    await sql(
      `insert into attribute_values (attribute_id, slug, name, file_url) select id, 'a', 'a', $1 from attributes where slug = 'leaflet'`,
      [`http://shop.test${ofValue}`],
    )
    await sql(`update products set metadata = jsonb_build_object('manual', $1::text)`, [`http://shop.test${ofText}`])
    const size = small.replace('/media/', '/thumbnail/')
    expect(await status(`${size}/32/webp`)).toBe(200)
    kept.turnClock(31 * DAY_MS - 60_000)
    await clear()
    expect(await Promise.all([loose, ofValue, ofText, small].map(status))).toEqual([200, 200, 200, 200])
    // Whoever sends the same file once more has it for as long again.
    const again = await put('sent again')
    kept.turnClock(120_000)
    if (place === 'the bucket') {
      await bucket.goAway()
      const told = await clear().catch(String)
      await bucket.comeBack()
      if (!/could not be reached/.test(String(told))) throw new Error('it cleared what it could not reach')
    }
    await clear()
    expect(await Promise.all([loose, ofValue, ofText, small, again].map(status))).toEqual([404, 200, 200, 404, 200])
    expect(await status(`${size}/32/webp`)).toBe(404)
    expect(await put('loose')).toBe(loose)
    expect(await status(loose)).toBe(200)
    // What was named, and is named no more.
    await sql('delete from attribute_values')
    kept.turnClock(31 * DAY_MS + 60_000)
    await clear()
    expect(await Promise.all([loose, ofValue, ofText].map(status))).toEqual([404, 404, 200])
    expect(await kept.count('select count(*) from uploaded_files')).toBe(1)
  })
})
