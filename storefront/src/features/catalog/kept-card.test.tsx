/** Cards whose text is kept for later pages look as those that are rendered for one page alone. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withPlaced } from '../../platform/kept-text.server.tsx'
import { ShopProvider } from '../../platform/shop.ts'
import { KeptCard } from './kept-card.server.tsx'
import { type CardProps, PlainCard } from './plain-card.tsx'
import { factsOf, type Variety } from './variety.ts'

const client = new QueryClient()
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
  Wrap: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
})
const channel = { slug: 'us', currency: 'USD', defaultCountry: 'US', countries: '', rates: null }
const shop = { channel, origin: 'http://shop.test', mode: 'demo', testPayments: false, graphqlUrl: null } as const
const rendered = (card: ReactElement): string => {
  const html = renderToString(
    <RouterContextProvider router={router}>
      <ShopProvider value={shop}>
        <main>
          {card}
          {card}
        </main>
      </ShopProvider>
    </RouterContextProvider>,
  )
  return withPlaced(router, [html])
    .map((piece) => Buffer.from(piece).toString())
    .join('')
}

const picture = { day: { small: '/a.avif', medium: '/b.avif' }, night: { small: '/c.avif', medium: '/d.avif' } }
const variety = (more: Partial<Variety> = {}): Variety => ({
  id: 'UHJvZHVjdDox',
  slug: 'ak-47',
  name: 'AK-47 <“№1”>',
  facts: {
    ...factsOf([]),
    number: 7,
    genetics: { slug: 'feminized', name: 'Feminized' },
    indica: 35,
    thc: [18, 21],
    weeks: [8, 9],
    days: [60, 65],
    height: 120,
    aroma: ['Earth', 'Skunk'],
  },
  plate: picture as Variety['plate'],
  leaf: null,
  price: { amount: 30, currency: 'USD' },
  before: null,
  forSale: true,
  saleDay: null,
  onSale: false,
  pack: { id: 'UHJvZHVjdFZhcmlhbnQ6MQ==', name: '5 seeds' },
  ...more,
})
const ranks = { bestsellers: ['ak-47'], newest: [], freeFrom: null }

it.each<[string, Partial<Variety>, Partial<CardProps>]>([
  ['plain', {}, {}],
  ['first on the page', {}, { priority: 'first', heading: 'h2' }],
  ['where a list goes on', {}, { anchor: 'more', priority: 'eager' }],
  ['sold out, without a picture', { pack: null, plate: null }, {}],
  ['on sale', { before: { amount: 40, currency: 'USD' }, onSale: true }, {}],
])('a card that is kept is the same as one that is not: %s', (_, more, look) => {
  const props: CardProps = { variety: variety(more), ranks, sizes: '50vw', ...look }
  const plain = rendered(<PlainCard {...props} />)
  // The first card of the first rendering is plain, the second is rendered by itself, and the others are its text.
  expect(rendered(<KeptCard {...props} />)).toBe(plain)
  expect(rendered(<KeptCard {...props} />)).toBe(plain)
})

it('shows other badges as soon as the ranks are others', () => {
  const props: CardProps = { variety: variety(), ranks, sizes: '50vw' }
  for (let turn = 0; turn < 2; turn++) rendered(<KeptCard {...props} />)
  const others = { ...props, ranks: { ...ranks, bestsellers: [] } }
  expect(rendered(<PlainCard {...others} />)).not.toBe(rendered(<PlainCard {...props} />))
  for (let turn = 0; turn < 2; turn++)
    expect(rendered(<KeptCard {...others} />)).toBe(rendered(<PlainCard {...others} />))
})

it('is text from the third time on', () => {
  const props: CardProps = { variety: variety(), ranks, sizes: '50vw' }
  rendered(<KeptCard {...props} />)
  // What nobody may change shows whether the card is rendered again.
  ;(props.variety as { name: string }).name = 'another'
  expect(rendered(<KeptCard {...props} />)).toContain('AK-47')
})
