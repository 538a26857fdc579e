import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withPlaced } from '../platform/kept-text.server.tsx'
import { parseSearch, stringifySearch } from '../platform/search-params.ts'
import { type Shop, ShopProvider } from '../platform/shop.ts'
import { AgeDialog } from './age/age-dialog.server.tsx'
import { SiteFooter } from './footer.tsx'
import type { Frame } from './frame.ts'
import { SiteHeader } from './header.tsx'
import { KeptAgeCheck, KeptFooter, KeptHeader } from './kept-frame.server.tsx'

const client = new QueryClient()
const rates = { date: '2026-11-20', rates: { EUR: 0.92, RUB: 92.5 } }
const channel = { slug: 'us', currency: 'USD', defaultCountry: 'US', countries: '', rates }
const shop: Shop = { channel, origin: 'http://shop.test', mode: 'demo', testPayments: false, graphqlUrl: null }

/** The part on the page at this address. */
function rendered(Part: ComponentType<{ frame: Frame }>, frame: Frame, address: string, on = shop): string {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
    Wrap: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const html = renderToString(
    <RouterContextProvider router={router}>
      <ShopProvider value={on}>
        <Part frame={frame} />
      </ShopProvider>
    </RouterContextProvider>,
  )
  return withPlaced(router, [html])
    .map((piece) => Buffer.from(piece).toString())
    .join('')
}

const link = (label: string, href: string) => ({ id: label, label, href, outside: href.startsWith('http') })
const frame = (label = 'Rare <“№1”>'): Frame => ({
  collections: [link(label, '/collections/rare'), link('Fast', '/collections/fast')],
  header: [link('About', '/pages/about')],
  footer: [link('Terms', '/pages/terms')],
  social: [link('Telegram', 'https://t.me/shop')],
  has: { delivery: true, refund: false, faq: true, blog: true },
  policy: true,
})

const ADDRESSES = [
  '/',
  '/collections/rare',
  '/collections/rare?price=-8&sort=name',
  `/collections/fast?search=${encodeURIComponent(`"'<&> ?(search) $& 1`)}`,
  '/contact?topic=problem',
  '/basket',
]
const PARTS = [
  ['header', KeptHeader, SiteHeader],
  ['footer', KeptFooter, SiteFooter],
] as const

it.each(PARTS)('a %s that is kept is the same as one that is not', (_, Kept, Plain) => {
  const data = frame()
  for (let turn = 0; turn < 3; turn++)
    for (const address of ADDRESSES) expect(rendered(Kept, data, address)).toBe(rendered(Plain, data, address))
})

it('the question of age that is kept is the same as one that is not', () => {
  const data = frame()
  for (let turn = 0; turn < 3; turn++)
    for (const address of ADDRESSES)
      expect(rendered(KeptAgeCheck, data, address)).toContain(rendered(AgeDialog, data, address))
})

it.each(PARTS)('a %s is text from the third time on', (_, Kept) => {
  const data = frame()
  for (let turn = 0; turn < 2; turn++) rendered(Kept, data, '/collections/rare?price=-8')
  // What nobody may change shows whether the part is rendered again.
  data.collections[0]!.label = 'another'
  expect(rendered(Kept, data, '/collections/rare?price=-9')).not.toContain('another')
  expect(rendered(Kept, data, '/collections/fast')).toContain('another')
})

it.each(PARTS)('a %s shows another frame, as another channel, language or host has', (_, Kept) => {
  for (const label of ['Rare', 'Редкие'])
    for (let turn = 0; turn < 3; turn++) expect(rendered(Kept, frame(label), '/')).toContain(label)
})

it('shows other currencies as soon as the channel has other rates', () => {
  const data = frame()
  for (let turn = 0; turn < 3; turn++) rendered(KeptHeader, data, '/')
  const others = { ...shop, channel: { ...channel, rates: { ...rates, date: '2026-11-21' } } }
  for (let turn = 0; turn < 3; turn++)
    expect(rendered(KeptHeader, data, '/', others)).toBe(rendered(SiteHeader, data, '/', others))
})
