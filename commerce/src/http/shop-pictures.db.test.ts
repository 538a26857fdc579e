/** The owner's logo, icon and picture for sharing: what is taken, what is refused, and where it stands. */
import { crc32 } from 'node:zlib'
import { LOGO_KEY, MAX_SHOP_PICTURE_BYTES, type ShopPicture } from '@semena/contract/shop-pictures'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { openStaffShop } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const owner = await shop.person({ permissions: ['MANAGE_SETTINGS'] })
const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
const customer = await shop.person()

type Answer = { status: number; picture?: ShopPicture; code?: string }

async function upload(
  content: Buffer | string,
  {
    kind = 'logo',
    who = owner,
    type = 'image/png',
  }: { kind?: string; who?: { token: string } | null; type?: string } = {},
): Promise<Answer> {
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: `/api/shop-pictures/${kind}/`,
    headers: { 'content-type': type, ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
    payload: Buffer.from(content),
  })
  const [answer] = [JSON.parse(body)].flat() as Omit<Answer, 'status'>[]
  return { status: statusCode, ...answer }
}

const get = async (url: string): Promise<Buffer> => (await shop.app.inject({ url })).rawPayload
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 40, alpha: 0.5 } } })
const svg = (inside: string, head = 'width="200" height="50" viewBox="0 0 200 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inside}</svg>`
const RECT = '<rect width="200" height="50" fill="#0a0"/>'

/** The head of a PNG of that size, with hardly anything behind it. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from([0])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture that is taken', () => {
  it.each(['png', 'webp', 'avif', 'jpeg'] as const)('may be %s', async (format) => {
    const { status, picture } = await upload(await plain(1200, 300).toFormat(format).toBuffer())
    expect(status).toBe(200)
    expect(picture).toMatchObject({ url: expect.stringMatching(/^\/media\/.+\.png$/), width: 960, height: 240 })
    expect(await sharp(await get(picture!.url)).metadata()).toMatchObject({ format: 'png', width: 960, height: 240 })
  })

  it('is not enlarged, unless it is a drawing', async () => {
    expect((await upload(await plain(60, 20).png().toBuffer())).picture).toMatchObject({ width: 60, height: 20 })
    expect((await upload(svg(RECT), { type: 'image/svg+xml' })).picture).toMatchObject({ width: 960, height: 240 })
  })

  it('keeps what is transparent, and nothing that was written beside it', async () => {
    const withText = await plain(100, 100)
      .withExif({ IFD0: { Copyright: 'Ann, Harbour 1' } })
      .png()
      .toBuffer()
    const { picture } = await upload(withText, { kind: 'icon' })
    const kept = await get(picture!.url)
    expect(await sharp(kept).metadata()).toMatchObject({ hasAlpha: true, width: 100 })
    expect(kept.includes('Harbour')).toBe(false)
  })

  it('fills a picture for sharing', async () => {
    const { picture } = await upload(await plain(400, 400).png().toBuffer(), { kind: 'share' })
    expect(picture).toMatchObject({ url: expect.stringMatching(/\.jpg$/), width: 1200, height: 630 })
  })

  it('is served for good, and a drawing as pixels only', async () => {
    const { picture } = await upload(svg(RECT), { type: 'image/svg+xml' })
    const answer = await shop.app.inject({ url: picture!.url })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
})

describe('a drawing', () => {
  const drawn = (text: string) => upload(text, { type: 'image/svg+xml' })

  it.each([
    ['a script', svg(`${RECT}<script>alert(1)</script>`)],
    ['a handler', svg(RECT, 'width="9" height="9" onload="alert(1)"')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`],
    [
      'an entity that is a file',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    ],
    ['a picture elsewhere', svg('<image xlink:href="https://example.com/a.png" width="9" height="9"/>')],
    ['a picture of the disk', svg('<image href="file:///etc/hostname" width="9" height="9"/>')],
    ['a picture in a hidden address', svg('<image href="&#104;ttps://example.com/a.png" width="9" height="9"/>')],
    ['a drawing in a drawing', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>')],
    ['a sheet elsewhere', svg('<style>@import "https://example.com/a.css";</style>')],
    ['a colour elsewhere', svg('<rect fill="url(https://example.com/a.svg#b)" width="9" height="9"/>')],
    ['a foreign object', svg('<foreignObject><p>Hi</p></foreignObject>')],
    ['a link that runs', svg('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>')],
    ['a file of the disk', svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>')],
  ])('with %s is refused', async (_, text) => {
    expect(await drawn(text)).toMatchObject({ status: 400, code: 'ACTIVE' })
  })

  it('may have the head of common programs', async () => {
    const head =
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- A program -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
    expect(
      await drawn(head + svg(`<defs><linearGradient id="a"/></defs><rect fill="url(#a)" width="9" height="9"/>`)),
    ).toMatchObject({ status: 200 })
  })

  it('that doubles itself over and over holds nobody up', async () => {
    const levels = Array.from(
      { length: 40 },
      (_, i) => `<g id="l${i + 1}"><use href="#l${i}"/><use href="#l${i}" x="1"/></g>`,
    ).join('')
    const begun = Date.now()
    const [bomb, page] = await Promise.all([
      drawn(
        svg(
          `<defs><g id="l0"><rect width="1" height="1" filter="url(#f)"/></g>${levels}<filter id="f"><feGaussianBlur stdDeviation="50"/></filter></defs><use href="#l40"/>`,
        ),
      ),
      shop.ask('{ shop { name } }'),
    ])
    expect(bomb).toMatchObject({ status: 400, code: expect.stringMatching(/^(?:TOO_SLOW|NO_PICTURE)$/) })
    expect(page.data.shop.name).toBeTruthy()
    expect(Date.now() - begun).toBeLessThan(9000)
  })

  it('of heavy filters is given up', async () => {
    const blurs = Array.from(
      { length: 400 },
      () => '<feTurbulence numOctaves="200" baseFrequency="0.9"/><feGaussianBlur stdDeviation="900"/>',
    ).join('')
    expect(
      await drawn(
        svg(
          `<filter id="f" x="0" y="0" width="1" height="1">${blurs}</filter><rect width="200" height="50" filter="url(#f)"/>`,
        ),
      ),
    ).toMatchObject({ status: 400, code: 'TOO_SLOW' })
  })

  it.each(['fill="url(\'#g\')"', 'style="fill:url(&quot;#g&quot;)"', 'fill="url( #g )"', 'style=\'fill:url("#g")\''])(
    'may be filled by a part of itself: %s',
    async (fill) => {
      const gradient = '<linearGradient id="g"><stop stop-color="#b3341c"/></linearGradient>'
      const text = svg(`${gradient}<rect ${fill} width="240" height="60"/>`)
      expect(await drawn(text)).toMatchObject({ status: 200 })
    },
  )

  it.each(['width="9000000" height="9000000"', 'width="100000" height="1" viewBox="0 0 100000 1"'])(
    'with %s is drawn small or refused',
    async (head) => {
      const { status, code, picture } = await drawn(svg(RECT, head))
      const isRefused = status === 400 && /^(?:TOO_LARGE|TOO_SLOW|NO_PICTURE)$/.test(code ?? '')
      expect(isRefused || (status === 200 && picture!.width <= 960)).toBe(true)
    },
  )
})

describe('a file that is none', () => {
  it.each([
    ['a text', 'hello', 'image/png'],
    ['nothing', '', 'image/png'],
    ['a page', '<html><body>hello</body></html>', 'image/svg+xml'],
    ['half a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><rect', 'image/svg+xml'],
    ['a drawing in another alphabet', Buffer.from(svg(RECT), 'utf16le'), 'image/svg+xml'],
    ['a drawing that says so', `<?xml version="1.0" encoding="UTF-7"?>${svg(RECT)}`, 'image/svg+xml'],
    ['the head of a picture', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), 'image/png'],
    ['a PDF', '%PDF-1.4', 'image/png'],
  ])('%s is refused', async (_, content, type) => {
    expect(await upload(content, { type })).toMatchObject({
      status: 400,
      code: expect.stringMatching(/^(?:NO_PICTURE|BAD_REQUEST)$/),
    })
  })

  it('98 million pixels are not decoded', async () => {
    expect(await upload(hugePng(14_000, 7000))).toMatchObject({ status: 400, code: 'TOO_LARGE' })
    expect(await upload(hugePng(70_000, 10))).toMatchObject({ status: 400, code: 'TOO_LARGE' })
  })

  it('40 MB are refused', async () => {
    expect(await upload(Buffer.alloc(40 << 20))).toMatchObject({ status: 413, code: 'TOO_LARGE' })
    expect(await upload(Buffer.alloc(MAX_SHOP_PICTURE_BYTES + 1))).toMatchObject({ status: 413, code: 'TOO_LARGE' })
  })

  it('an unknown kind or form is refused', async () => {
    const content = await plain(9, 9).png().toBuffer()
    expect(await upload(content, { kind: 'banner' })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await upload(content, { kind: 'constructor' })).toMatchObject({ status: 404 })
    expect(await upload(content, { type: 'text/html' })).toMatchObject({ status: 415 })
  })
})

it('is for whoever may change the settings', async () => {
  const content = await plain(9, 9).png().toBuffer()
  expect(await upload(content, { who: null })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  expect(await upload(content, { who: customer })).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  expect(await upload(content, { who: keeper })).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  // Nothing of the body is read: it is too large, and it is the person who is refused.
  expect(await upload(Buffer.alloc(40 << 20), { who: keeper })).toMatchObject({ status: 403 })
})

describe('a setting', () => {
  const SAVE = `mutation($metadata: [MetadataInput!]!) { shopSettingsUpdate(input: { metadata: $metadata }) { errors { field code } } }`
  const save = (value: unknown) =>
    shop.by(owner, SAVE, {
      metadata: [{ key: LOGO_KEY, value: typeof value === 'string' ? value : JSON.stringify(value) }],
    })

  it('names an uploaded picture, with another for dark grounds', async () => {
    const { picture } = await upload(await plain(120, 30).png().toBuffer())
    expect(await save({ ...picture!, dark: picture! })).toEqual({ errors: [] })
    expect(await save('')).toEqual({ errors: [] })
  })

  it.each([
    'no JSON',
    {},
    { url: 'https://example.com/a.png', width: 10, height: 10 },
    { url: 'javascript:alert(1)', width: 10, height: 10 },
    { url: '/media/../secret.png', width: 10, height: 10 },
    { url: `/media/ab/${'ab'.repeat(16)}.svg`, width: 10, height: 10 },
    { url: `/media/ab/${'ab'.repeat(16)}.png`, width: 0, height: 10 },
    { url: `/media/ab/${'ab'.repeat(16)}.png`, width: 10, height: '10' },
    { url: `/media/ab/${'ab'.repeat(16)}.png`, width: 10, height: 10, dark: { url: 'x' } },
  ])('does not become %j', async (value) => {
    expect(await save(value)).toEqual({ errors: [{ field: LOGO_KEY, code: 'INVALID' }] })
  })
})
