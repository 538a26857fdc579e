/** What shoppers type into the search of the demo shop, and what they mean by it (docs/rules.md#search-words). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { graphql } from '../support/buyer.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import type { RunningShop } from '../support/shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startDemoShop()
})
afterAll(() => shop?.remove())

interface Facts {
  [slug: string]: string[]
}
interface Found {
  name: string
  facts: Facts
  collections: string[]
}

const SEARCH = `query($search: String) { products(channel: "us", first: 100, search: $search) { edges { node {
  name collections { slug } attributes { attribute { slug } values { slug name } } } } } }`
const PAGES = `query($search: String) { pages(channel: "us", first: 5, search: $search, sortBy: { field: RANK, direction: DESC }) { edges { node { slug } } } }`

interface List<Node> {
  edges: { node: Node }[]
}
interface Product {
  name: string
  collections: { slug: string }[]
  attributes: { attribute: { slug: string }; values: { slug: string; name: string }[] }[]
}

async function varieties(search: string): Promise<Found[]> {
  const products = await graphql<List<Product>>(shop.url, SEARCH, { search })
  return products.edges.map(({ node }) => ({
    name: node.name,
    collections: node.collections.map(({ slug }) => slug),
    facts: Object.fromEntries(
      node.attributes.map(({ attribute, values }) => [
        attribute.slug,
        values.flatMap(({ slug, name }) => [slug, name]),
      ]),
    ),
  }))
}

async function pages(search: string): Promise<string[]> {
  const { edges } = await graphql<List<{ slug: string }>>(shop.url, PAGES, { search })
  return edges.map(({ node }) => node.slug)
}

const has = (attribute: string, value: string) => (one: Found) => one.facts[attribute]?.includes(value) ?? false
const figure = (attribute: string, fits: (n: number) => boolean) => (one: Found) =>
  fits(Number(one.facts[attribute]?.[1]))
const collected = (slug: string) => (one: Found) => one.collections.includes(slug)
const named = (part: string) => (one: Found) => one.name.includes(part)
const any =
  (...ways: ((one: Found) => boolean)[]) =>
  (one: Found) =>
    ways.some((way) => way(one))

const auto = any(has('genetics', 'autoflowering'), named('Auto'))
const feminized = has('genetics', 'feminized')
const indica = any(
  collected('indica'),
  figure('genotype-indica', (n) => n >= 70),
)
const citrus = has('aroma', 'citrus')

it.each<[string, (one: Found) => boolean]>([
  ['autoflowering', auto],
  ['autoflower', auto],
  ['автоцвет', auto],
  ['автоцветущая', auto],
  ['samonakvétací', auto],
  ['samonakvetaci', auto],
  ['feminized', feminized],
  ['feminised', feminized],
  ['feminised indoor', feminized],
  ['indica', indica],
  [
    'sativa',
    any(
      collected('sativa'),
      figure('genotype-sativa', (n) => n >= 70),
    ),
  ],
  ['mostly indica', figure('genotype-indica', (n) => n >= 70)],
  ['больше индики', figure('genotype-indica', (n) => n >= 70)],
  ['citrus', citrus],
  ['цитрус', citrus],
  ['citrusy', citrus],
  ['lemon', any(has('aroma', 'lemon'), named('Lemon'))],
  ['pine', any(has('aroma', 'pine'), named('Pine'))],
  ['high thc', figure('max-thc', (n) => n >= 21)],
  ['low thc', figure('max-thc', (n) => n <= 15)],
  ['early', figure('max-flowering', (n) => n <= 8)],
  ['small plants', collected('malenkie-rasteniia')],
  ['sensi', any(has('breeder', 'sensi-seeds'), named('Sensi'))],
  ['dutch passion', has('breeder', 'dutch-passion')],
  ['white-widow', named('White Widow')],
  ['white widow seeds', named('White Widow')],
  ['whitewidow', named('White Widow')],
  ['White_Widow', named('White Widow')],
  ['blue-dream', named('Blue Dream')],
  ['OG-Kush', named('OG Kush')],
  ['ogkush', named('OG Kush')],
  ['ak47', named('AK-47')],
  ['АК-47', named('AK-47')],
  ['ак 47', named('AK-47')],
  ['AMH–FEM–1', named('Amnesia Haze')],
])('%s', async (search, fits) => {
  const found = await varieties(search)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((one) => !fits(one)).map(({ name }) => name)).toEqual([])
})

// The varieties of the shop have no such fact.
it.each(['cbd', 'outdoor', 'indoor', 'refund', 'bitcoin', 'gift card', 'delivery'])(
  'no variety is %s',
  async (search) => {
    expect(await varieties(search)).toEqual([])
  },
)

it.each([
  ['delivery', 'delivery'],
  ['доставка', 'delivery'],
  ['doprava', 'delivery'],
  ['refund', 'refund'],
  ['возврат', 'refund'],
  ['vraceni', 'refund'],
  ['bitcoin', 'faq-cryptocurrency'],
  ['биткойн', 'faq-cryptocurrency'],
  ['gift card', 'faq-promo-codes'],
  ['подарочная карта', 'faq-promo-codes'],
  ['dárková karta', 'faq-promo-codes'],
])('%s is told on a page', async (search, slug) => {
  expect(await pages(search)).toContain(slug)
})

it('pages that are called so come before those that mention it', async () => {
  expect((await pages('delivery'))[0]).toMatch(/delivery/)
})
