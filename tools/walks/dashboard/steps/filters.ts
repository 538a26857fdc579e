/** Steps in the filters of lists, each set with its first condition, and in the columns that lists are sorted by. */
import type { Locator } from '@playwright/test'
import type { Hand, Section } from '../hand.ts'

/** Lists by their names, with their addresses. */
const LISTS = {
  orders: 'orders/',
  drafts: 'orders/drafts',
  products: 'products/',
  customers: 'customers/',
  'gift cards': 'gift-cards/',
  vouchers: 'discounts/vouchers',
  promotions: 'discounts/sales',
  collections: 'collections/',
  attributes: 'attributes/',
  staff: 'staff/',
}

/**
 * By the address of a list, the filters that Dashboard 3.23.27 cannot set on any server. Drafts are asked for by a field
 * of `OrderDraftFilterInput` that Saleor's schema does not have (`createdAt`; it has `created`). For products by an
 * attribute it throws before it asks anything (`does not support FILTER API`).
 */
const BROKEN: Readonly<Record<string, readonly string[]>> = {
  'orders/drafts': ['Creation date'],
  'products/': ['Attribute'],
}

/** By the address of a list, what Dashboard sorts it by, as its addresses say it. */
const SORTED_BY: Readonly<Record<string, readonly string[]>> = {
  'orders/': ['number', 'customer', 'date', 'status', 'payment'],
  'orders/drafts': ['number', 'customer', 'date'],
  'products/': ['name', 'productType', 'date', 'created'],
  'customers/': ['name', 'email', 'orders'],
  'categories/': ['name', 'products', 'subcategories'],
  'collections/': ['name', 'productCount'],
  'product-types/': ['name', 'digital'],
  'model-types/': ['name'],
  'models/': ['title', 'slug', 'visible'],
  'structures/': ['name', 'items'],
  'discounts/vouchers': ['code', 'end-date', 'limit', 'start-date', 'type'],
  'attributes/': ['name', 'slug', 'visible', 'use-in-faceted-search'],
  'staff/': ['name', 'email'],
  'permission-groups/': ['name'],
  'warehouses/': ['name'],
}

/** What a list is asked for with a filter: a variable that holds one, or a channel alone. */
const FILTERED = /"(?:where|filter)":\{"|"channel":"/

/** What is typed into a field, by its type. */
const TYPED: Readonly<Record<string, string>> = {
  number: '1',
  date: '2026-01-01',
  'datetime-local': '2026-01-01T08:00',
}

/** The choices of a field that offers some, which is left open. */
async function choicesOf(hand: Hand, field: Locator): Promise<string[]> {
  const options = hand.page.locator('[role="option"]')
  await field.click()
  // They may be asked for a moment later; fields that take whatever is typed have none.
  await options
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => undefined)
  await hand.settled()
  return options.allTextContents()
}

/** An id of the kind that a filter with this name takes; other filters take any word. */
async function wordFor(hand: Hand, filter: string): Promise<string> {
  if (!/\bIDs?\b/.test(filter)) return 'walk'
  if (filter.includes('Customer')) return (await hand.ask<{ id: string }>('{ me { id } }')).id
  if (filter.includes('Checkout')) return btoa('Checkout:00000000-0000-0000-0000-000000000000')
  const { edges } = await hand.ask<{ edges: { node: { id: string } }[] }>(
    '{ orders(first: 1) { edges { node { id } } } }',
  )
  return edges[0]!.node.id
}

/** Fills in what the row is compared with: a choice, or what its fields take. */
async function compare(hand: Hand, row: number, word: string): Promise<void> {
  const marks = hand.page.locator(`[data-test-id="right-${row}"], [data-test-id^="right-${row}-"]`)
  await marks.first().waitFor()
  const inputs = hand.page.locator(
    `:is(input, textarea):is([data-test-id="right-${row}"], [data-test-id^="right-${row}-"], [data-test-id="right-${row}"] *)`,
  )
  const role = await marks.first().getAttribute('role')
  const typed = await inputs.all()
  if (role === 'combobox' || typed.length === 0 || (await typed[0]!.getAttribute('role')) === 'combobox') {
    const offered = await choicesOf(hand, typed[0] ?? marks.first())
    if (offered.length === 0) {
      // Takes whatever is typed, such as ids.
      await typed[0]!.fill(word)
      await typed[0]!.press('Enter')
      return
    }
    await hand.page.locator('[role="option"]').first().click()
    return
  }
  for (const input of typed) await input.fill(TYPED[(await input.getAttribute('type')) ?? ''] ?? word)
}

/** Opens the filters of the list with one empty row. */
async function open(hand: Hand, path: string): Promise<void> {
  await hand.open(path)
  await hand.press('filters-button')
  await hand.press('add-filter-button')
}

async function walkFilters(hand: Hand, path: string): Promise<void> {
  await open(hand, path)
  const filters = await choicesOf(hand, hand.field('left-0'))
  if (filters.length === 0) throw new Error('the list offers no filter')
  for (const filter of filters.filter((offered) => !BROKEN[path]?.includes(offered))) {
    await open(hand, path)
    await hand.choose(hand.field('left-0'), new RegExp(`^${filter.replaceAll(/\W/g, '\\$&')}$`))
    await hand.settled()
    if (await hand.page.getByTestId('attribute-value-0').isVisible()) await hand.choose(hand.field('attribute-value-0'))
    await compare(hand, 0, await wordFor(hand, filter))
    // Some filters need a channel or a currency, in a row of its own. The word between both rows counts as one.
    if (await hand.page.getByTestId('right-2').first().isVisible()) await compare(hand, 2, 'walk')
    await hand.asks(() => hand.press('save-filters-button'), filter, FILTERED)
  }
}

/** Opens the list sorted by each of its columns, downwards. */
async function walkColumns(hand: Hand, path: string, columns: readonly string[]): Promise<void> {
  for (const column of columns)
    await hand.asks(() => hand.open(`${path}?asc=false&sort=${column}`), `sorted by ${column}`, /"direction":"DESC"/)
}

export const FILTERS: readonly Section[] = [
  ...Object.entries(LISTS).map(([name, path]) => ({
    name: `filters of ${name}`,
    path,
    steps: (hand: Hand) => walkFilters(hand, path),
  })),
  {
    name: 'columns of lists',
    path: '',
    steps: async (hand) => {
      for (const [path, columns] of Object.entries(SORTED_BY)) await walkColumns(hand, path, columns)
    },
  },
]
