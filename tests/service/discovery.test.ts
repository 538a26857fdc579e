/** What search engines, social networks and programs find at a shop over HTTP, also in front of an outside service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageRoutes } from '../support/page-routes.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import { type RunningShop, startShop } from '../support/shop.ts'
import { type Data, faultsOf } from '../support/structured-data.ts'

const LANGUAGES = ['en', 'ru', 'cs'] as const
/** For each route with a parameter the path of one page. */
const SLUGS: Readonly<Record<string, string>> = {
  '/sort/$slug': '/sort/northern-lights',
  '/collections/$slug': '/collections/feminizirovannye-semena',
  '/blog/$slug': '/blog/how-seeds-are-stored',
  '/pages/$slug': '/pages/about-us',
  '/checkout/$id': '/checkout/none',
  '/account/orders/$id': '/account/orders/none',
}
const ROUTES = pageRoutes().map(({ route, own }) => ({ path: SLUGS[route] ?? route, own }))
const OWN = ROUTES.filter(({ own }) => own).map(({ path }) => path)
const OPEN = ROUTES.filter(({ own }) => !own).map(({ path }) => path)

let shop: RunningShop
let outside: RunningShop
beforeAll(async () => {
  shop = await startDemoShop({ SEMENA_TRUSTED_PROXIES: 'loopback', SEMENA_REDIRECT_HOSTS: 'shop.test' })
  outside = await startShop({ env: { SEMENA_GRAPHQL_URL: `${shop.url}/graphql/` } })
})
afterAll(async () => {
  await outside?.remove()
  await shop?.remove()
})

const get = (path: string, init: RequestInit = {}, of = shop) =>
  fetch(`${of.url}${path}`, { redirect: 'manual', ...init })
const text = async (path: string, init?: RequestInit) => (await get(path, init)).text()
const inLanguage = (language: string, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`

const unescape = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

interface Tag {
  name: string
  attributes: Record<string, string>
}

const headOf = (html: string): string => /<head>([\s\S]*?)<\/head>/.exec(html)![1]!
function tags(html: string): Tag[] {
  return [...headOf(html).matchAll(/<(meta|link)\b([^>]*?)\/?>/g)].map(([, name, rest]) => ({
    name: name!,
    attributes: Object.fromEntries(
      [...rest!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!.toLowerCase(), unescape(value!)]),
    ),
  }))
}
const meta = (all: Tag[], name: string): string | undefined =>
  all.find(({ attributes }) => attributes.name === name || attributes.property === name)?.attributes.content
const links = (all: Tag[], rel: string): Record<string, string>[] =>
  all.filter(({ name, attributes }) => name === 'link' && attributes.rel === rel).map(({ attributes }) => attributes)
const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
const dataOf = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Data,
  )
const kinds = (html: string): string[] => dataOf(html).map((data) => String([data['@type']].flat()[0]))

/** The width and height in a JPEG file's frame header. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (/^c[012]$/.test(bytes[at + 1]!.toString(16)))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  throw new Error('no JPEG')
}

interface Head {
  html: string
  all: Tag[]
}

async function headIn(language: string, route: string): Promise<Head> {
  const answer = await get(inLanguage(language, route))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  return { html, all: tags(html) }
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(OPEN)('%s says what it is, also to those who share it', async (route) => {
    const { html, all } = await headIn(language, route)
    expect(html).toContain(`<html lang="${language}"`)
    expect(headOf(html).match(/<title>/g)).toHaveLength(1)
    expect(titleOf(html)).toMatch(/\S.*Semena|Semena.*\S/)
    expect(meta(all, 'og:title')).toBeTruthy()
    expect(meta(all, 'og:description')).toBeTruthy()
    expect(meta(all, 'og:image')).toMatch(new RegExp(`^${shop.url}${language === 'en' ? '' : `/${language}`}/share/`))
    expect(meta(all, 'twitter:card')).toBe('summary_large_image')
    expect(links(all, 'manifest')).toMatchObject([{ href: inLanguage(language, '/manifest.webmanifest') }])
    expect(dataOf(html).flatMap((data) => faultsOf(data))).toEqual([])
  })

  it.each(OPEN)('%s has an address, a description and a picture', async (route) => {
    const { all } = await headIn(language, route)
    expect(meta(all, 'robots')).toBeUndefined()
    expect(meta(all, 'description')!.length).toBeGreaterThan(20)
    expect(links(all, 'canonical')).toMatchObject([{ href: shop.url + inLanguage(language, route) }])
    expect(
      Object.fromEntries(links(all, 'alternate').flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : []))),
    ).toEqual({
      en: shop.url + inLanguage('en', route),
      ru: shop.url + inLanguage('ru', route),
      cs: shop.url + inLanguage('cs', route),
      'x-default': shop.url + inLanguage('en', route),
    })
    const picture = await fetch(meta(all, 'og:image')!)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(jpegSize(Buffer.from(await picture.arrayBuffer()))).toEqual({ width: 1200, height: 630 })
  })

  it.each(OWN)('%s is its visitor’s own', async (route) => {
    const { html, all } = await headIn(language, route)
    expect(titleOf(html)).toMatch(/\S.*Semena/)
    expect(meta(all, 'robots')).toBe('noindex')
    expect(links(all, 'canonical')).toEqual([])
  })
})

it('pages of one visitor are hidden, and the shop’s are not', () => {
  expect(OWN).toEqual(
    expect.arrayContaining(['/account/info', '/basket', '/checkout/none', '/favorites', '/login', '/payment']),
  )
  expect(OPEN).toEqual(expect.arrayContaining(['/', '/catalog', '/contact', '/delivery', '/faq', '/blog', '/refund']))
})

it('titles and descriptions are each page’s own', async () => {
  const heads = await Promise.all(
    OPEN.map(async (path) => {
      const html = await text(path)
      return [titleOf(html), meta(tags(html), 'description')]
    }),
  )
  expect(new Set(heads.map(([title]) => title)).size).toBe(OPEN.length)
  expect(new Set(heads.map(([, description]) => description)).size).toBe(OPEN.length)
})

describe('pages carry data for search engines', () => {
  it('each its own kinds', async () => {
    expect(kinds(await text('/'))).toEqual(['Organization', 'WebSite'])
    expect(kinds(await text('/sort/northern-lights'))).toEqual(['Product', 'BreadcrumbList'])
    expect(kinds(await text('/collections/feminizirovannye-semena'))).toEqual(['BreadcrumbList', 'ItemList'])
    expect(kinds(await text('/blog/how-seeds-are-stored'))).toEqual(['BreadcrumbList', 'BlogPosting'])
    expect(kinds(await text('/faq'))).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(kinds(await text('/contact'))).toEqual(['BreadcrumbList', 'ContactPage'])
  })

  it('a product has an offer for each pack, in the channel’s currency', async () => {
    const [product] = dataOf(await text('/sort/northern-lights', { headers: { 'x-forwarded-host': 'eu.shop.test' } }))
    const offers = product!.offers as Data[]
    expect(offers.length).toBeGreaterThan(1)
    expect(new Set(offers.map(({ sku }) => sku)).size).toBe(offers.length)
    expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['EUR']))
  })

  it('that the page’s policy need not speak of', async () => {
    const { headers } = await get('/')
    const scripts = /script-src ([^;]*)/.exec(headers.get('content-security-policy')!)![1]!
    const html = await text('/')
    const inline = [...html.matchAll(/<script(?![^>]*(?:application\/(?:ld\+)?json|\bsrc=))[^>]*>/g)]
    expect(scripts.match(/sha256-/g)).toHaveLength(inline.length)
  })
})

describe('lists', () => {
  it.each(['?genetics=feminized', '?search=haze', '?price=-20', '?in-stock=1'])(
    '%s is not for search engines',
    async (search) => {
      const all = tags(await text(`/catalog${search}`))
      expect(meta(all, 'robots')).toBe('noindex')
      expect(links(all, 'canonical')).toEqual([])
    },
  )

  it('in another order are the same list', async () => {
    const all = tags(await text('/catalog?sort=name&utm_source=x'))
    expect(links(all, 'canonical')).toMatchObject([{ href: `${shop.url}/catalog` }])
  })

  it('name the pages before and after', async () => {
    const next = links(tags(await text('/ru/catalog')), 'next')[0]!.href!
    expect(next).toMatch(`${shop.url}/ru/catalog?after=`)
    const second = tags(await (await fetch(next)).text())
    expect(meta(second, 'robots')).toBe('noindex')
    expect(links(second, 'prev')[0]!.href).toMatch(`${shop.url}/ru/catalog?before=`)
    expect(links(second, 'next')).toHaveLength(1)
  })
})

it.each(['/nothing', '/ru/nichego', '/sort/none', '/collections/none', '/blog/none', '/xx/catalog', '/RU/catalog'])(
  '%s is not there, and is not kept by search engines',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(meta(tags(html), 'robots') ?? /<meta name="robots" content="noindex"/.exec(html)?.[0]).toBeTruthy()
    expect(links(tags(html), 'canonical')).toEqual([])
  },
)

it.each([
  ['/faq/', '/faq'],
  ['/ru/', '/ru'],
  ['/confirm/?email=a%40b.c&token=d', '/confirm?email=a%40b.c&token=d'],
  ['//elsewhere.example/', '/elsewhere.example'],
])('%s leads to %s for good', async (from, to) => {
  // The path is sent as it stands, which `fetch` would not do with it.
  const answer = await get(from)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
})

describe('the sitemap', () => {
  const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => unescape(at!))

  it('holds pages that are there, under the address that they give themselves', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers.get('content-type')).toMatch(/^application\/xml/)
    const all = locations(await answer.text())
    expect(all.length).toBeGreaterThan(250)
    expect(new Set(all).size).toBe(all.length)
    const wrong: string[] = []
    for (const address of all.filter((_, i) => i % 4 === 0)) {
      const page = await fetch(address, { redirect: 'manual' })
      const [canonical] = links(tags(await page.text()), 'canonical')
      if (page.status !== 200 || canonical?.href !== address) wrong.push(address)
    }
    expect(wrong).toEqual([])
  }, 60_000)

  it('and robots.txt speak of the host that the visitor came to', async () => {
    const headers = { 'x-forwarded-host': 'eu.shop.test', 'x-forwarded-proto': 'https' }
    expect(new Set(locations(await text('/sitemap.xml', { headers })).map((at) => new URL(at).origin))).toEqual(
      new Set(['https://eu.shop.test']),
    )
    expect(await text('/robots.txt', { headers })).toContain('\nSitemap: https://eu.shop.test/sitemap.xml\n')
    const page = tags(await text('/cs/faq', { headers }))
    expect(links(page, 'canonical')).toMatchObject([{ href: 'https://eu.shop.test/cs/faq' }])
    expect(meta(page, 'og:image')).toBe('https://eu.shop.test/cs/share/site.jpg')
  })

  it('has no parts where one is enough', async () => {
    expect((await get('/sitemaps/1.xml')).status).toBe(200)
    for (const part of ['0', '2', 'x', '1.5']) expect((await get(`/sitemaps/${part}.xml`)).status).toBe(404)
  })
})

it('robots.txt closes what is no page, and nothing that says noindex itself', async () => {
  const rules = await text('/robots.txt')
  expect(rules).toMatch(/^Disallow: \/graphql\/$/m)
  expect(rules).not.toMatch(/Disallow: \/(?:basket|favorites|$)/m)
})

describe('pictures to share', () => {
  const PATH = '/share/sort/northern-lights.jpg'

  it('are drawn for each language, and known again', async () => {
    const all = await Promise.all(LANGUAGES.map((language) => get(inLanguage(language, PATH))))
    const tagsOfAll = all.map(({ headers }) => headers.get('etag')!)
    expect(new Set(tagsOfAll).size).toBe(3)
    expect((await get(PATH, { headers: { 'if-none-match': tagsOfAll[0]! } })).status).toBe(304)
    expect((await get(PATH, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding')).toBeNull()
  })

  it.each([
    'sort/none.jpg',
    'sort/northern-lights.png',
    'sort/northern-lights',
    'sort/../northern-lights.jpg',
    'sort/%2e%2e%2fsite.jpg',
    'blog/about-us.jpg',
    'pages/how-seeds-are-stored.jpg',
    'constructor/site.jpg',
    'other.jpg',
    `sort/${'x'.repeat(300)}.jpg`,
  ])('%s is none', async (name) => {
    expect((await get(`/share/${name}`)).status).toBe(404)
  })

  it('show the outside service’s own picture, where the shop stands in front of one', async () => {
    const ours = await (await get(PATH)).arrayBuffer()
    const answer = await get(PATH, {}, outside)
    expect(answer.status).toBe(200)
    // The same facts and the same picture, fetched over HTTP, give the same bytes.
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(ours))).toBe(true)
    expect((await get('/share/sort/none.jpg', {}, outside)).status).toBe(404)
  })
})

it.each(LANGUAGES)('the blog is a feed in %s', async (language) => {
  const [named] = links(tags(await text(inLanguage(language, '/blog'))), 'alternate').filter(
    ({ type }) => type === 'application/rss+xml',
  )
  const answer = await fetch(named!.href!)
  expect(answer.headers.get('content-type')).toMatch(/^application\/rss\+xml/)
  const feed = await answer.text()
  expect(feed).toContain(`<language>${language}</language>`)
  const items = feed.match(/<item>.*<\/item>/g)!
  expect(items.length).toBeGreaterThan(3)
  for (const item of items) {
    expect(item).toMatch(/<title>[^<]+<\/title>/)
    expect(Date.parse(/<pubDate>([^<]+)/.exec(item)![1]!)).toBeGreaterThan(0)
    expect((await fetch(/<link>([^<]+)/.exec(item)![1]!)).status).toBe(200)
  }
})

it.each(LANGUAGES)('the shop can stand on a home screen in %s', async (language) => {
  const answer = await get(inLanguage(language, '/manifest.webmanifest'))
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const manifest = (await answer.json()) as {
    lang: string
    start_url: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ lang: language, start_url: inLanguage(language, '/') })
  expect((await get(manifest.start_url)).status).toBe(200)
  const pngs = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(pngs.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of pngs) {
    const bytes = Buffer.from(await (await get(src)).arrayBuffer())
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
})

it.each(LANGUAGES)('language models find their way in %s', async (language) => {
  const about = await text(inLanguage(language, '/llms.txt'))
  expect(about).toMatch(/^# Semena/)
  const addresses = [...about.matchAll(/\]\(([^)]+)\)/g)].map(([, at]) => at!)
  expect(addresses.length).toBeGreaterThan(15)
  for (const address of new Set(addresses)) expect.soft((await fetch(address)).status, address).toBe(200)
})
