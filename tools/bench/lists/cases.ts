/**
 * What is measured: each list as staff filter, sort and search it. Arguments follow from the turn, so that no answer is
 * that of the request before.
 */
import { toGlobalId } from '@semena/commerce/testing/parts'
import type { DOCUMENTS } from './documents.ts'

export interface Case {
  name: string
  document: keyof typeof DOCUMENTS
  variables: (turn: number) => Record<string, unknown>
  /** Begins in the middle of the list, at a cursor that a row in its midst has. */
  deep?: boolean
}

const one = <T>(values: readonly T[], turn: number): T => values[turn % values.length]!
const id = toGlobalId
const day = (turn: number, more = 0): string => new Date(Date.now() - (turn + 1 + more) * 86_400_000).toISOString()
const COLOURS = ['blue', 'purple', 'golden', 'white', 'red', 'green', 'silver', 'black', 'amber', 'crimson']
const LAST = ['becker', 'cerny', 'dvorak', 'egorov', 'fischer', 'gruber', 'hajek', 'ivanov', 'jansen', 'kral']
const CHANNELS = ['us', 'eu', 'cz']

type Variables = Case['variables']

const products = (name: string, variables: Variables, document: Case['document'] = 'products'): Case => ({
  name: `products ${name}`,
  document,
  variables: (turn) => ({ first: 50, ...variables(turn) }),
})
const filtered = (name: string, filter: Variables, inChannel = false): Case[] => [
  products(name, (turn) => ({ filter: filter(turn), ...(inChannel ? { channel: one(CHANNELS, turn) } : {}) })),
  products(`${name}, by name`, (turn) => ({
    filter: filter(turn),
    sort: { field: 'NAME', direction: one(['ASC', 'DESC'], turn) },
    ...(inChannel ? { channel: one(CHANNELS, turn) } : {}),
  })),
]
const sorted = (field: string, inChannel = false): Case =>
  products(
    `by ${field}${inChannel ? ' in a channel' : ''}`,
    (turn) => ({
      sort: { field, direction: one(['ASC', 'DESC'], turn) },
      ...(inChannel ? { channel: one(CHANNELS, turn) } : {}),
    }),
    inChannel ? 'productsPriced' : 'products',
  )

const PRODUCTS: Case[] = [
  products('', () => ({ sort: { field: 'NAME', direction: 'ASC' } })),
  products('with variants, prices, stocks', () => ({ sort: { field: 'NAME', direction: 'ASC' } }), 'productVariants'),
  products('the last page', () => ({ first: null, last: 50, sort: { field: 'NAME', direction: 'ASC' } })),
  { ...products('a deep page', () => ({ sort: { field: 'NAME', direction: 'ASC' } })), deep: true },
  {
    ...products(
      'a deep page by price',
      () => ({ sort: { field: 'PRICE', direction: 'ASC' }, channel: 'us' }),
      'productsPriced',
    ),
    deep: true,
  },
  products('of a channel', (turn) => ({ channel: one(CHANNELS, turn) }), 'productsPriced'),
  ...['NAME', 'LAST_MODIFIED_AT', 'CREATED_AT', 'TYPE', 'RATING', 'DATE'].map((field) => sorted(field)),
  ...['PRICE', 'MINIMAL_PRICE', 'PUBLISHED_AT', 'PUBLISHED', 'LAST_MODIFIED_AT', 'CREATED_AT'].map((field) =>
    sorted(field, true),
  ),
  ...filtered('of a category', (turn) => ({ categories: [id('Category', 11 + (turn % 90))] })),
  ...filtered('of a category with those below', (turn) => ({ categories: [id('Category', 1 + (turn % 10))] })),
  ...filtered('without a category', () => ({ hasCategory: false })),
  ...filtered('of a collection', (turn) => ({ collections: [id('Collection', 1 + (turn % 20))] })),
  products('of a collection in its order', (turn) => ({
    filter: { collections: [id('Collection', 1 + (turn % 20))] },
    sort: { field: 'COLLECTION', direction: 'ASC' },
  })),
  ...filtered('of a product type', (turn) => ({ productTypes: [id('ProductType', 1 + (turn % 10))] })),
  ...filtered('published', (turn) => ({ isPublished: turn % 2 > 0 }), true),
  ...filtered('available', (turn) => ({ isAvailable: turn % 2 > 0 }), true),
  ...filtered('in stock', () => ({ stockAvailability: 'IN_STOCK' }), true),
  ...filtered('out of stock', () => ({ stockAvailability: 'OUT_OF_STOCK' }), true),
  ...filtered('by price, few', (turn) => ({ price: { gte: 40 + turn / 100, lte: 41 + turn / 100 } }), true),
  ...filtered('by price, many', (turn) => ({ price: { gte: 10 + turn / 100 } }), true),
  ...filtered('by lowest price', (turn) => ({ minimalPrice: { gte: 10 + turn / 100, lte: 60 } }), true),
  ...filtered('by an attribute', (turn) => ({ attributes: [{ slug: 'kind', values: [`kind-${1 + (turn % 20)}`] }] })),
  ...filtered('by a number', (turn) => ({
    attributes: [{ slug: 'height', valuesRange: { gte: turn % 200, lte: (turn % 200) + 20 } }],
  })),
  ...filtered('by yes or no', (turn) => ({ attributes: [{ slug: 'organic', boolean: turn % 2 > 0 }] })),
  ...filtered('changed lately', (turn) => ({ updatedAt: { gte: day(turn) } })),
  ...filtered('changed before', (turn) => ({ updatedAt: { lte: day(turn) } })),
  ...filtered('by ids', (turn) => ({
    ids: Array.from({ length: 50 }, (_, i) => id('Product', 1 + ((turn * 977 + i * 1013) % 20_000))),
  })),
  ...filtered(
    'of several conditions',
    (turn) => ({
      categories: [id('Category', 1 + (turn % 10))],
      isPublished: true,
      stockAvailability: 'IN_STOCK',
      price: { gte: 20, lte: 80 },
      attributes: [{ slug: 'organic', boolean: true }],
    }),
    true,
  ),
  products('by the search for one', (turn) => ({ search: `sku-${1000 + turn * 7}-1` })),
  products('by the search for a word of many', (turn) => ({ search: one(COLOURS, turn) })),
  products('by the search for a letter', (turn) => ({ search: one(['b', 't', 's', 'c'], turn) })),
  products('by the search for all', () => ({ search: 'sku' })),
  products('by the search for nothing', (turn) => ({ search: `nothing${turn}` })),
  products('by the search for a word, by name', (turn) => ({
    search: one(COLOURS, turn),
    sort: { field: 'NAME', direction: 'ASC' },
  })),
  products('by the search for a word, by rank', (turn) => ({
    search: one(COLOURS, turn),
    sort: { field: 'RANK', direction: 'DESC' },
  })),
  products('by where, joined by or', (turn) => ({
    where: {
      OR: [
        { productType: { eq: id('ProductType', 1 + (turn % 10)) } },
        { category: { oneOf: [id('Category', 11 + turn)] } },
      ],
    },
  })),
  { name: 'products, their number', document: 'productCount', variables: () => ({}) },
  {
    name: 'products of a channel, their number',
    document: 'productCount',
    variables: (turn) => ({ channel: one(CHANNELS, turn) }),
  },
  {
    name: 'products out of stock, their number',
    document: 'productCount',
    variables: (turn) => ({ channel: one(CHANNELS, turn), filter: { stockAvailability: 'OUT_OF_STOCK' } }),
  },
]

const variants = (name: string, variables: Variables): Case => ({
  name: `variants ${name}`,
  document: 'variants',
  variables: (turn) => ({ first: 50, ...variables(turn) }),
})
const VARIANTS: Case[] = [
  variants('', () => ({})),
  variants('of a channel', (turn) => ({ channel: one(CHANNELS, turn) })),
  variants('the last page', () => ({ first: null, last: 50 })),
  { ...variants('a deep page', () => ({})), deep: true },
  variants('by the search for one', (turn) => ({ filter: { search: `sku-${1000 + turn * 7}-1` } })),
  variants('by the search for a word of many', (turn) => ({ filter: { search: one(COLOURS, turn) } })),
  variants('by the search for all', () => ({ filter: { search: 'sku' } })),
  variants('by SKU', (turn) => ({ filter: { sku: [`SKU-${1 + turn}-1`, `SKU-${1 + turn}-2`] } })),
  variants('changed lately', (turn) => ({
    filter: { updatedAt: { gte: day(turn) } },
    sort: { field: 'LAST_MODIFIED_AT', direction: 'DESC' },
  })),
  { name: 'variants, their number', document: 'variantCount', variables: () => ({}) },
  {
    name: 'variants of a search, their number',
    document: 'variantCount',
    variables: (turn) => ({ filter: { search: one(COLOURS, turn) } }),
  },
]

const orders = (name: string, variables: Variables, document: Case['document'] = 'orders'): Case => ({
  name: `orders ${name}`,
  document,
  variables: (turn) => ({ first: 50, ...variables(turn) }),
})
const NEWEST = { field: 'CREATED_AT', direction: 'DESC' }
const ORDER_FILTERS: [string, Variables][] = [
  ['fulfilled', () => ({ filter: { status: ['FULFILLED'] } })],
  ['to be sent', () => ({ filter: { status: ['READY_TO_FULFILL'] } })],
  ['cancelled', () => ({ filter: { status: ['CANCELED'] } })],
  ['paid', () => ({ filter: { paymentStatus: ['FULLY_CHARGED'] } })],
  ['not paid', () => ({ filter: { paymentStatus: ['NOT_CHARGED'] } })],
  [
    'of some days',
    (turn) => ({ filter: { created: { gte: day(turn, 10).slice(0, 10), lte: day(turn).slice(0, 10) } } }),
  ],
  ['of long ago', (turn) => ({ filter: { created: { lte: day(turn, 400).slice(0, 10) } } })],
  ['of a channel', (turn) => ({ filter: { channels: [id('Channel', 1 + (turn % 3))] } })],
  ['of a customer by name', (turn) => ({ filter: { customer: one(LAST, turn) } })],
  ['of a customer by e-mail', (turn) => ({ filter: { customer: `.${1000 + turn}@example.com` } })],
  ['by where: status', () => ({ where: { status: { eq: 'UNFULFILLED' } } })],
  ['by where: charge status', () => ({ where: { chargeStatus: { oneOf: ['NONE', 'PARTIAL'] } } })],
  ['by where: days', (turn) => ({ where: { createdAt: { gte: day(turn, 20), lte: day(turn, 10) } } })],
  [
    'by where: total, few',
    (turn) => ({
      where: { totalGross: { currency: 'USD', amount: { range: { gte: 100 + turn, lte: 100.5 + turn } } } },
    }),
  ],
  ['by where: total, none', (turn) => ({ where: { totalGross: { amount: { range: { gte: 9000 + turn } } } } })],
  ['by where: total, many', (turn) => ({ where: { totalNet: { amount: { range: { gte: 50 + turn } } } } })],
  ['by where: user', (turn) => ({ where: { user: { eq: id('User', 2 + turn * turn) } } })],
  ['by where: e-mail', (turn) => ({ where: { userEmail: { eq: `anna.adamova.${turn}@example.com` } } })],
  ['by where: voucher', () => ({ where: { voucherCode: { eq: 'SPRING' } } })],
  ['by where: product type', (turn) => ({ where: { productTypeId: { eq: id('ProductType', 1 + (turn % 10)) } } })],
  ['by where: events', (turn) => ({ where: { events: [{ type: { eq: 'PLACED' }, date: { gte: day(turn) } }] } })],
  ['by where: number of lines, none', () => ({ where: { linesCount: { range: { gte: 3 } } } })],
  ['by where: with parcels', () => ({ where: { hasFulfillments: true } })],
  ['by where: country', (turn) => ({ where: { billingAddress: { country: { eq: one(['CZ', 'DE', 'AT'], turn) } } } })],
  [
    'by where: phone',
    (turn) => ({ where: { billingAddress: { phoneNumber: { eq: `+420${600_000_001 + turn * 17}` } } } }),
  ],
  [
    'by where: payment reference',
    (turn) => ({ where: { transactions: [{ pspReference: { eq: `psp-${2000 + turn * 50}` } }] } }),
  ],
  [
    'by where: either',
    (turn) => ({ where: { OR: [{ status: { eq: 'CANCELED' } }, { number: { eq: 2000 + turn } }] } }),
  ],
  ['by the search for a number', (turn) => ({ search: String(100_000 + turn * 13) })],
  ['by the search for a few digits', (turn) => ({ search: String(10 + turn) })],
  ['by the search for an e-mail', (turn) => ({ search: `.${1000 + turn}@example.com` })],
  ['by the search for a name', (turn) => ({ search: one(LAST, turn) })],
  ['by the search for a SKU', (turn) => ({ search: `SKU-${1000 + turn * 7}-1` })],
  ['by the search for all', () => ({ search: 'example' })],
  ['by the search for nothing', (turn) => ({ search: `nothing${turn}` })],
]
const ORDERS: Case[] = [
  orders('', () => ({})),
  orders('with lines', () => ({}), 'orderLines'),
  orders('the last page', () => ({ first: null, last: 50 })),
  { ...orders('a deep page', () => ({ sort: NEWEST })), deep: true },
  ...['NUMBER', 'CREATED_AT', 'LAST_MODIFIED_AT', 'CUSTOMER', 'PAYMENT', 'STATUS'].map((field) =>
    orders(`by ${field}`, (turn) => ({ sort: { field, direction: one(['ASC', 'DESC'], turn) } })),
  ),
  ...ORDER_FILTERS.map(([name, variables]) => orders(name, (turn) => ({ sort: NEWEST, ...variables(turn) }))),
  { name: 'orders, their number', document: 'orderCount', variables: () => ({}) },
  ...ORDER_FILTERS.filter(([name]) =>
    /^(fulfilled|to be sent|of a channel|by the search for a name|by where: total, many)$/.test(name),
  ).map(([name, variables]): Case => ({ name: `orders ${name}, their number`, document: 'orderCount', variables })),
  { name: 'drafts', document: 'drafts', variables: () => ({ first: 50, sort: NEWEST }) },
  {
    name: 'drafts of a customer',
    document: 'drafts',
    variables: (turn) => ({ first: 50, filter: { customer: one(LAST, turn) } }),
  },
]

const customers = (name: string, variables: Variables): Case => ({
  name: `customers ${name}`,
  document: 'customers',
  variables: (turn) => ({ first: 50, ...variables(turn) }),
})
const CUSTOMER_FILTERS: [string, Variables][] = [
  ['by the search for one', (turn) => ({ search: `.${1000 + turn}@example.com` })],
  ['by the search for a name', (turn) => ({ search: one(LAST, turn) })],
  ['by the search for two names', (turn) => ({ search: `anna ${one(LAST, turn)}` })],
  ['by the search for a letter', (turn) => ({ search: one(['b', 'n', 's'], turn) })],
  ['by the search for all', () => ({ search: 'example' })],
  ['by the search for a town', () => ({ search: 'praha' })],
  ['by the search for nothing', (turn) => ({ search: `nothing${turn}` })],
  ['without an order', () => ({ filter: { numberOfOrders: { lte: 0 } } })],
  ['with an order', () => ({ filter: { numberOfOrders: { gte: 1 } } })],
  ['with many orders', (turn) => ({ filter: { numberOfOrders: { gte: 60 + turn } } })],
  [
    'joined on some days',
    (turn) => ({ filter: { dateJoined: { gte: day(turn, 30).slice(0, 10), lte: day(turn).slice(0, 10) } } }),
  ],
  ['who ordered lately', (turn) => ({ filter: { placedOrders: { gte: day(turn, 10).slice(0, 10) } } })],
  ['by where: e-mail', (turn) => ({ where: { email: { eq: `anna.adamova.${turn}@example.com` } } })],
  ['by where: country', (turn) => ({ where: { addresses: { country: { eq: one(['CZ', 'DE', 'AT'], turn) } } } })],
  ['by where: phone', (turn) => ({ where: { addresses: { phoneNumber: { eq: `+420${600_000_001 + turn * 17}` } } } })],
]
const CUSTOMERS: Case[] = [
  customers('', () => ({})),
  customers('the last page', () => ({ first: null, last: 50 })),
  { ...customers('a deep page', () => ({ sort: { field: 'LAST_NAME', direction: 'ASC' } })), deep: true },
  ...['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'ORDER_COUNT', 'CREATED_AT', 'LAST_MODIFIED_AT'].map((field) =>
    customers(`by ${field}`, (turn) => ({ sort: { field, direction: one(['ASC', 'DESC'], turn) } })),
  ),
  ...CUSTOMER_FILTERS.map(([name, variables]) => customers(name, variables)),
  customers('by the search for a name, by last name', (turn) => ({
    search: one(LAST, turn),
    sort: { field: 'LAST_NAME', direction: 'ASC' },
  })),
  { name: 'customers, their number', document: 'customerCount', variables: () => ({}) },
  ...CUSTOMER_FILTERS.slice(0, 8).map(([name, variables]): Case => ({
    name: `customers ${name}, their number`,
    document: 'customerCount',
    variables,
  })),
]

/** \`warehouse\` is the id of one that has half of all stocks. */
export const casesOf = (warehouse: string): Case[] => [
  ...PRODUCTS,
  ...VARIANTS,
  ...ORDERS,
  ...CUSTOMERS,
  { name: 'stocks of a warehouse', document: 'stocks', variables: () => ({ id: warehouse, first: 50 }) },
]
