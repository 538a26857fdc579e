/**
 * What the owner wrote and chose stands in the shop: words, the age from which it sells, look, home
 * page, logo, icon, picture for sharing.
 */
import { hashPassword } from '@semena/commerce/testing/parts'
import { HOME_KEY } from '@semena/contract/home'
import { LOOK_KEY, LOOKS, lookSheet, shownLook } from '@semena/contract/look'
import { AGE_KEY, WORDS_KEY } from '@semena/contract/own-words'
import { LANGUAGES_KEY } from '@semena/contract/shop-languages'
import { ICON_KEY, LOGO_KEY, SHARE_KEY, type ShopPicture } from '@semena/contract/shop-pictures'
import sharp from 'sharp'
import { DRAFT_KEY, EARLIER_KEY } from '@semena/contract/shop-draft'
import { PREVIEW_COOKIE } from '@semena/contract/shop-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { graphql, send } from '../support/buyer.ts'
import { openShopHere, type ShopHere } from '../support/shop-here.ts'

const OWNER = { email: 'owner@example.com', password: 'Rajcata-5-zahrada' }
const PACKER = { email: 'packer@example.com', password: 'Krabice-7-provazek' }
const SAVE = `mutation($input: ShopSettingsInput!) {
  shopSettingsUpdate(input: $input) { errors { field code } }
}`

let here: ShopHere
let token: string
const page = async (path: string): Promise<string> => (await fetch(here.shop.address + path)).text()
type Faults = { field: string; code: string }[]
type Field = 'metadata' | 'privateMetadata'
async function save(values: Record<string, unknown>, field: Field = 'metadata'): Promise<Faults> {
  const entries = Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  const { data } = await send<{ shopSettingsUpdate: { errors: Faults } }>(
    here.shop.address,
    SAVE,
    { input: { [field]: entries } },
    { authorization: `Bearer ${token}` },
  )
  return data!.shopSettingsUpdate.errors
}
const tokenOf = async (who: typeof OWNER): Promise<string> =>
  (
    await graphql<{ token: string }>(
      here.shop.address,
      'mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token } }',
      who,
    )
  ).token
/** A change is in every page within five seconds. */
const soon = (path: string) => expect.poll(() => page(path), { timeout: 5000 })

beforeAll(async () => {
  here = await openShopHere()
  await here.database.pool.query(
    'insert into users (email, password_hash, is_staff, is_superuser) values ($1, $2, true, true)',
    [OWNER.email, await hashPassword(OWNER.password)],
  )
  await here.database.pool.query('insert into users (email, password_hash, is_staff) values ($1, $2, true)', [
    PACKER.email,
    await hashPassword(PACKER.password),
  ])
  token = await tokenOf(OWNER)
})
afterAll(() => here?.close())

it('words stand in their language only, as text', async () => {
  expect(await page('/')).toContain('Seeds worth keeping.')
  const words = {
    en: { claim: 'Old <b>tomatoes</b> & peppers.', strip: 'From our garden', footClaim: 'Since 1994.' },
    cs: { claim: 'Stará rajčata.' },
  }
  expect(await save({ [WORDS_KEY]: words })).toEqual([])
  await soon('/').toContain('Old &lt;b&gt;tomatoes&lt;/b&gt; &amp; peppers.')
  const home = await page('/')
  expect(home).toContain('From our garden')
  expect(home).toContain('Since 1994.')
  expect(home).not.toContain('Seeds worth keeping.')
  await soon('/cs').toContain('Stará rajčata.')
  expect(await page('/cs')).not.toContain('From our garden')
  expect(await page('/ru')).not.toMatch(/tomatoes|rajčata/)
})

it('a shop may sell from another age', async () => {
  expect(await save({ [AGE_KEY]: { years: 21 } })).toEqual([])
  await soon('/basket').toContain('Are you 21 or older?')
  expect(await page('/basket')).toMatch(/21(?:<!-- -->)?\+/)
  expect(await page('/register')).toContain('I confirm that I am 21 or older')
})

it('a shop that asks nobody shows nothing of age', async () => {
  expect(await save({ [AGE_KEY]: { years: null } })).toEqual([])
  await soon('/basket').not.toContain('or older')
})

it.each(['/', '/basket', '/register', '/catalog', '/llms.txt', '/no-such-page'])('nor does %s', async (path) => {
  expect(await page(path)).not.toMatch(/class="eighteen"|or older|id="age"|register-adult/)
})

it('the owner’s look is a stylesheet that every page names', async () => {
  expect(await page('/basket')).not.toContain('/look/')
  expect(await save({ [LOOK_KEY]: LOOKS.plain })).toEqual([])
  const { sheet } = shownLook(JSON.stringify(LOOKS.plain))!
  await soon('/basket').toContain(sheet)
  const answer = await fetch(here.shop.address + sheet)
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.text()).toBe(lookSheet(LOOKS.plain))
  const manifest = (await (await fetch(`${here.shop.address}/manifest.webmanifest`)).json()) as Record<string, string>
  expect(manifest['background_color']).toBe(LOOKS.plain.paper)
  expect((await fetch(`${here.shop.address}/look/${'f'.repeat(6)}.css`)).status).toBe(404)
})

it.each([
  [LOOK_KEY, { ...LOOKS.plain, paper: '#888888' }],
  [LOOK_KEY, { ...LOOKS.plain, accent: 'red' }],
  [LOOK_KEY, { ...LOOKS.plain, fonts: 'Comic Sans' }],
  [WORDS_KEY, 'no JSON'],
  [WORDS_KEY, { de: { claim: 'Tomaten' } }],
  [WORDS_KEY, { en: { slogan: 'Tomatoes' } }],
  [WORDS_KEY, { en: { claim: 'x'.repeat(81) } }],
  [AGE_KEY, { years: 0 }],
  [AGE_KEY, { years: '18' }],
  [AGE_KEY, '18'],
  [LANGUAGES_KEY, []],
  [LANGUAGES_KEY, ['de']],
  [LANGUAGES_KEY, ['cs', 'cs']],
  [LANGUAGES_KEY, 'cs'],
  [HOME_KEY, []],
  [HOME_KEY, { sections: [{ kind: 'banner', isOn: true }] }],
  [HOME_KEY, { sections: [{ kind: 'cover', isOn: 'yes' }] }],
  [
    HOME_KEY,
    {
      sections: [
        { kind: 'cover', isOn: true },
        { kind: 'cover', isOn: true },
      ],
    },
  ],
  [HOME_KEY, { sections: [{ kind: 'row', isOn: true, slug: '', count: 5 }] }],
  [HOME_KEY, { sections: [{ kind: 'row', isOn: true, slug: 'new', count: 500 }] }],
  [HOME_KEY, { sections: [{ kind: 'row', isOn: true, slug: 'new', count: 5, as: 'carousel' }] }],
  [HOME_KEY, { sections: [{ kind: 'posts', isOn: true, count: 3, title: { en: 'x'.repeat(81) } }] }],
  [HOME_KEY, { sections: [{ kind: 'posts', isOn: true, count: 3, title: { de: 'Neues' } }] }],
  [HOME_KEY, { sections: Array.from({ length: 21 }, (_, i) => ({ kind: 'page', isOn: true, slug: `p${i}` })) }],
])('%s does not become %j', async (key, value) => {
  const before = await page('/')
  expect(await save({ [key]: value })).toEqual([{ field: key, code: 'INVALID' }])
  expect((await page('/')).replaceAll(/nonce-\S+/g, '')).toBe(before.replaceAll(/nonce-\S+/g, ''))
})

describe('the owner’s pictures', () => {
  const upload = async (kind: string, colour: string, width: number, height: number): Promise<ShopPicture> => {
    const content = await sharp({ create: { width, height, channels: 3, background: colour } })
      .png()
      .toBuffer()
    const answer = await fetch(`${here.shop.address}/api/shop-pictures/${kind}/`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
      body: new Uint8Array(content),
    })
    return ((await answer.json()) as { picture: ShopPicture }).picture
  }
  const get = async (path: string) => {
    const answer = await fetch(here.shop.address + path)
    return { answer, content: Buffer.from(await answer.arrayBuffer()) }
  }
  const colourAt = async (content: Buffer, left: number, top: number): Promise<number[]> => [
    ...(await sharp(content).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  const iconIn = (html: string): string => /<link rel="icon"[^>]* href="(\/icons\/[0-9a-f]+\/48\.png)"/.exec(html)![1]!

  it('without them the name stands in text, and the mark in the colours of the look', async () => {
    expect(await save({ [LOOK_KEY]: LOOKS.plain })).toEqual([])
    await soon('/basket').toContain('/look/ffffff-16181c')
    const html = await page('/basket')
    expect(html).not.toContain('mark-picture')
    const { answer, content } = await get(iconIn(html).replace('48.png', 'maskable.png'))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await colourAt(content, 1, 1)).toEqual([255, 255, 255])
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
    const { content: share } = await get('/share/site.jpg')
    expect(Math.min(...(await colourAt(share, 1150, 20)))).toBeGreaterThan(250)
  })

  it('a logo is the wordmark, with its measures and the name as its text', async () => {
    const logo = await upload('logo', '#ff0000', 400, 100)
    const dark = await upload('logo', '#00ff00', 200, 100)
    expect(await save({ [LOGO_KEY]: { ...logo, dark } })).toEqual([])
    await soon('/basket').toContain('mark-picture')
    const html = await page('/')
    expect(html).toContain(`src="${logo.url}" width="400" height="100" alt="`)
    expect(html).toMatch(new RegExp(`<source media="\\(prefers-color-scheme: dark\\)" srcSet="${dark.url}"`, 'i'))
    expect(html).toContain(`"logo":"${here.shop.address}${logo.url}"`)
    expect((await get(logo.url)).answer.headers.get('cache-control')).toContain('immutable')
  })

  it('on a paper that is dark by day, too, the one for dark grounds stands', async () => {
    expect(await save({ [LOOK_KEY]: LOOKS.night })).toEqual([])
    await soon('/basket').toMatch(/width="200" height="100" alt="/)
    expect(await page('/basket')).not.toContain('width="400" height="100"')
    expect(await save({ [LOOK_KEY]: LOOKS.plain })).toEqual([])
    await soon('/basket').toMatch(/width="400" height="100" alt="/)
  })

  it('an icon stands in the page, the manifest and at the usual addresses', async () => {
    const before = iconIn(await page('/basket'))
    expect(await save({ [ICON_KEY]: await upload('icon', '#0000ff', 600, 600) })).toEqual([])
    await soon('/basket').not.toContain(before)
    const address = iconIn(await page('/basket'))
    expect(await colourAt((await get(address)).content, 24, 24)).toEqual([0, 0, 255])
    const manifest = JSON.parse((await get('/manifest.webmanifest')).content.toString()) as {
      icons: { src: string; sizes: string }[]
    }
    for (const { src, sizes } of manifest.icons) {
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      const { content } = await get(src)
      // oxlint-disable-next-line no-await-in-loop
      const { width, height } = await sharp(content).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      // oxlint-disable-next-line no-await-in-loop
      expect(await colourAt(content, width / 2, width / 2)).toEqual([0, 0, 255])
    }
    const { answer, content } = await get('/favicon.ico')
    expect(answer.headers.get('content-type')).toBe('image/x-icon')
    expect(content.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
    expect(await colourAt((await get('/apple-touch-icon.png')).content, 90, 90)).toEqual([0, 0, 255])
    expect(await colourAt((await get('/apple-touch-icon.png')).content, 2, 2)).toEqual([255, 255, 255])
    expect((await get(address.replace('48.png', '49.png'))).answer.status).toBe(404)
    expect((await get('/icons/00000000/48.png')).answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('a picture for sharing is that of pages without one of their own', async () => {
    expect(await save({ [SHARE_KEY]: await upload('share', '#ff00ff', 1200, 630) })).toEqual([])
    const colour = async () =>
      (await colourAt((await get('/share/site.jpg')).content, 600, 300)).map((one) => Math.round(one / 8) * 8)
    await expect.poll(colour, { timeout: 5000 }).toEqual([256, 0, 256])
    expect(await page('/basket')).toContain('/share/site.jpg')
  })

  it('taken away, the name stands in text again', async () => {
    expect(await save({ [LOGO_KEY]: '', [ICON_KEY]: '', [SHARE_KEY]: '' })).toEqual([])
    await soon('/basket').not.toContain('mark-picture')
    expect(await page('/basket')).toMatch(/class="mark"[^>]*>[^<]+<\/a>/)
  })
})

it('the home page has the owner’s sections, in their order', async () => {
  const sections = [
    { kind: 'newsletter', isOn: true, title: { en: 'Write <to> us' } },
    { kind: 'cover', isOn: false },
    { kind: 'page', isOn: true, slug: 'delivery' },
    { kind: 'page', isOn: true, slug: 'no-such-page' },
  ]
  expect(await save({ [HOME_KEY]: { sections } })).toEqual([])
  await soon('/').toContain('Write &lt;to&gt; us')
  const [, main = ''] = (await page('/')).split('<main')
  const titles = Array.from(main.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g), ([, title]) => title)
  expect(titles.slice(0, 3)).toEqual(['Semena', 'Write &lt;to&gt; us', 'Delivery'])
  expect(await save({ [HOME_KEY]: '' })).toEqual([])
  await soon('/').toContain('class="hero"')
})

describe('a shop in Czech alone', () => {
  const led = (path: string, headers: Record<string, string> = {}) =>
    fetch(here.shop.address + path, { redirect: 'manual', headers })

  it('shows it within five seconds', async () => {
    expect(await page('/')).toContain('hrefLang="ru"')
    expect(await save({ [LANGUAGES_KEY]: ['cs'] })).toEqual([])
    await soon('/cs').not.toContain('hrefLang="ru"')
  })

  it.each([
    ['/', '/cs'],
    ['/ru', '/cs'],
    ['/catalog?sort=name', '/cs/catalog?sort=name'],
    ['/ru/sort/northern-lights', '/cs/sort/northern-lights'],
  ])('leads from %s to %s', async (from, to) => {
    const answer = await led(from, { cookie: 'semena_language=ru' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(to)
  })

  it('has no switch, no other language in its head, its sitemap and what it tells programs', async () => {
    for (const path of ['/cs', '/cs/catalog', '/sitemap.xml', '/cs/llms.txt']) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const text = await page(path)
      expect(text).not.toMatch(/hreflang="(?:ru|en)"|Русский|English/i)
    }
    expect(await page('/cs')).not.toContain('switch-list" aria-label="Jazyk')
    expect(await page('/cs')).toMatch(/hrefLang="x-default" href="[^"]*\/cs"/)
  })

  it('still answers programs at their usual addresses', async () => {
    for (const path of ['/robots.txt', '/manifest.webmanifest', '/sitemap.xml'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await led(path)).status).toBe(200)
  })

  it.each(['/ru//elsewhere.example/x', '/ru/%5Celsewhere.example/x', '/ru/\\elsewhere.example'])(
    'leads from %s to no other host, also where the main language has no prefix',
    async (path) => {
      expect(await save({ [LANGUAGES_KEY]: ['en'] })).toEqual([])
      await expect.poll(async () => (await led('/ru')).headers.get('location'), { timeout: 5000 }).toBe('/')
      const { status, headers } = await led(path)
      expect(status).toBeLessThan(500)
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )

  it('has all again', async () => {
    expect(await save({ [LANGUAGES_KEY]: '' })).toEqual([])
    await soon('/').toContain('hrefLang="ru"')
  })
})

describe('a draft', () => {
  const words = (claim: string) => JSON.stringify({ en: { claim } })
  const draft = (revision: number, values: Record<string, string>) => ({ [DRAFT_KEY]: { revision, values } })
  const saveDraft = (revision: number, values: Record<string, string>) =>
    save(draft(revision, values), 'privateMetadata')

  const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${here.shop.address}/api/preview`, {
      method: 'POST',
      headers: { origin: here.shop.address, ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const framed = (cookie: string, path = '/') =>
    fetch(here.shop.address + path, { headers: { cookie, 'sec-fetch-dest': 'iframe' } })

  it('is not seen by visitors, nor by whoever may not read settings', async () => {
    expect(await saveDraft(1, { [WORDS_KEY]: words('Not yet for you') })).toEqual([])
    expect(await page('/')).not.toContain('Not yet for you')
    const packer = await tokenOf(PACKER)
    for (const authorization of [undefined, `Bearer ${packer}`]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { errors } = await send(
        here.shop.address,
        `{ shop { privateMetafield(key: "${DRAFT_KEY}") } }`,
        {},
        authorization ? { authorization } : {},
      )
      expect(errors?.[0]?.extensions?.['exception']).toMatchObject({ code: 'PermissionDenied' })
    }
    const answer = await framed(`${PREVIEW_COOKIE}=${packer}`)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('Not yet for you')
    expect((await framed(`${PREVIEW_COOKIE}=a.b.c`)).status).toBe(403)
  })

  it('is seen in a frame of the desk, and kept by nobody', async () => {
    const answer = await sendForm({ token, path: '/' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/')
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Strict$/)
    const shown = await framed(cookie!.split(';')[0]!)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await shown.text()).toContain('Not yet for you')
    // The same browser in another tab, and everybody else.
    const tab = await fetch(`${here.shop.address}/`, { headers: { cookie: cookie!, 'sec-fetch-dest': 'document' } })
    expect(tab.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await tab.text()).not.toContain('Not yet for you')
    expect(await page('/')).not.toContain('Not yet for you')
    const stranger = await framed('')
    expect(await stranger.text()).not.toContain('Not yet for you')
  })

  it.each([
    [{ token: 'no token' }, {}, 400],
    [{ token: `${'a'.repeat(5000)}.b.c` }, {}, 400],
    [{ token: 'a.b.c', path: 'https://elsewhere.example/' }, {}, 400],
    [{ token: 'a.b.c', path: '' }, {}, 400],
    [{ token: 'a.b.c\r\nset-cookie: x=1' }, {}, 400],
    [{}, {}, 400],
    [{ token: 'a.b.c' }, { origin: 'https://elsewhere.example' }, 403],
    [{ token: 'a.b.c', more: 'x'.repeat(20_000) }, {}, 413],
  ] as [Record<string, string>, Record<string, string>, number][])(
    'is not asked for by %o',
    async (fields, headers, status) => {
      const answer = await sendForm(fields, headers)
      expect(answer.status).toBe(status)
      expect(answer.headers.getSetCookie()).toEqual([])
    },
  )

  it('never leads to another host', async () => {
    const answer = await sendForm({ token, path: '//elsewhere.example/' })
    expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
  })

  it('is kept where one of its values is refused by now', async () => {
    const values = { [WORDS_KEY]: words('Still here'), [LOOK_KEY]: '{"paper":"#888888"}' }
    await here.database.pool.query('update shops set private_metadata = private_metadata || $1::jsonb', [
      JSON.stringify({ [DRAFT_KEY]: JSON.stringify({ revision: 1, values }) }),
    ])
    const [cookie] = (await sendForm({ token })).headers.getSetCookie()
    // The service hears of changes that it has made itself; of this one it learns within a second.
    await expect
      .poll(async () => (await framed(cookie!.split(';')[0]!)).text(), { timeout: 5000 })
      .toContain('Still here')
  })

  it('follows the one that is there, or is refused', async () => {
    const conflict = [{ field: DRAFT_KEY, code: 'ALREADY_EXISTS' }]
    expect(await saveDraft(1, { [WORDS_KEY]: words('Twice') })).toEqual(conflict)
    expect(await saveDraft(3, { [WORDS_KEY]: words('Skipped') })).toEqual(conflict)
    const both = await Promise.all([saveDraft(2, {}), saveDraft(2, { [AGE_KEY]: '{"years":21}' })])
    expect(both.toSorted((a, b) => a.length - b.length)).toEqual([[], conflict])
  })

  it.each([
    'no JSON',
    '{}',
    '{"revision":0,"values":{}}',
    '{"revision":"3","values":{}}',
    '{"revision":3,"values":{"storefront.look":"{}"}}',
    '{"revision":3,"values":{"timeZone":"Europe/Prague"}}',
    '{"revision":3,"values":{"__proto__":""}}',
    '{"revision":3,"values":{"storefront.age":18}}',
  ])('is not %s', async (value) => {
    expect(await save({ [DRAFT_KEY]: value }, 'privateMetadata')).toEqual([{ field: DRAFT_KEY, code: 'INVALID' }])
  })

  it.each(['no JSON', '{}', '[{}]', JSON.stringify(Array.from({ length: 6 }, () => ({ at: '', by: '', values: {} })))])(
    'has no earlier states like %s',
    async (value) => {
      expect(await save({ [EARLIER_KEY]: value }, 'privateMetadata')).toEqual([{ field: EARLIER_KEY, code: 'INVALID' }])
    },
  )
})
