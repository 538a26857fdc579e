/** Metadata: who may write that of whom, what is refused, and what holds when many write at once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureApp } from '../../domain/apps.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { type BuyingShop, openShop, PLENTY } from '../../testing/buying.ts'
import { hasUuid, METADATA_ITEMS } from './items.ts'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

let shop: BuyingShop

let ann: string

let boss: string

const ids: Record<string, string> = {}

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const PROMOTION = '11111111-1111-4111-8111-111111111111'
const EVERYTHING = [
  'MANAGE_APPS',
  'MANAGE_CHANNELS',
  'MANAGE_CHECKOUTS',
  'MANAGE_DISCOUNTS',
  'MANAGE_GIFT_CARD',
  'MANAGE_MENUS',
  'MANAGE_ORDERS',
  'MANAGE_PAGES',
  'MANAGE_PAGE_TYPES_AND_ATTRIBUTES',
  'MANAGE_PRODUCTS',
  'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES',
  'MANAGE_DISCOUNTS',
  'MANAGE_SHIPPING',
  'MANAGE_STAFF',
  'MANAGE_TAXES',
  'MANAGE_USERS',
  'HANDLE_PAYMENTS',
]

const field = (name: string, args: string): string =>
  `${name}(${args}) { item { __typename metadata { key value } ... on Node { id } } errors { field code } }`

const UPDATE = `mutation($id: ID!, $input: [MetadataInput!]!) { done: ${field('updateMetadata', 'id: $id, input: $input')} }`

const DELETE = `mutation($id: ID!, $keys: [String!]!) { done: ${field('deleteMetadata', 'id: $id, keys: $keys')} }`

const PRIVATE = `mutation($id: ID!, $input: [MetadataInput!]!) { done: updatePrivateMetadata(id: $id, input: $input) { item { __typename privateMetadata { key value } } errors { field code } } }`

const PRIVATE_DELETE = `mutation($id: ID!, $keys: [String!]!) { done: deletePrivateMetadata(id: $id, keys: $keys) { item { privateMetadata { key value } } errors { field code } } }`

/** The payload, or the code of the error. */
async function ask(query: string, variables: object, token?: string): Promise<Loose> {
  const { data, errors } = await shop.ask(query, variables, token)
  return errors ? errors[0]!.extensions.exception.code : data.done
}

const put = (id: string, entries: Record<string, string>, token?: string) =>
  ask(UPDATE, { id, input: Object.entries(entries).map(([key, value]) => ({ key, value })) }, token)

const putPrivately = (id: string, entries: Record<string, string>, token?: string) =>
  ask(PRIVATE, { id, input: Object.entries(entries).map(([key, value]) => ({ key, value })) }, token)

const REFUSED = (code: string, at: string | null) => ({ item: null, errors: [{ field: at, code }] })

const as = (id: string, type: string, metadata: object[]) => ({ item: { __typename: type, id, metadata }, errors: [] })

beforeAll(async () => {
  shop = await openShop()
  ann = await shop.signUp('ann@example.com')
  boss = await shop.signUp('boss@example.com', { permissions: EVERYTHING })
  const { pool } = shop.services.database
  await pool.query(`
    insert into user_addresses (user_id, address) select id, '{"country": "US"}' from users where email = 'ann@example.com';
    insert into collections (slug, name) values ('c', 'C');
    insert into categories (slug, name) values ('g', 'G');
    insert into attributes (slug, name, type, input_type) values ('a', 'A', 'PRODUCT_TYPE', 'DROPDOWN');
    insert into page_types (slug, name) values ('pt', 'PT');
    insert into pages (slug, title, page_type_id) values ('p', 'P', 1);
    insert into promotions (name) values ('P');
    insert into tax_classes (name) values ('T');
    insert into menus (slug, name) values ('m', 'M');
    insert into menu_items (menu_id, key, name) values (1, 'i', 'I');
    insert into product_media (product_id, path, alt) values (1, 'a/b.png', '');
    insert into tax_classes (name) values ('T');
    insert into promotions (id, name) values ('${PROMOTION}', 'P');
    insert into apps (name, identifier) values ('App', 'app')`)
  const open = await shop.basket(PLENTY)
  const paid = await shop.basket(PLENTY)
  const payment = await shop.pay(paid, {
    id: 'saleor.io.dummy-payment-app',
    data: { event: { type: 'CHARGE_SUCCESS' } },
  })
  const { order } = await shop.complete(paid)
  await pool.query(`insert into fulfillments (order_id, fulfillment_order) select id, 1 from orders`)
  const { data } = await shop.ask(
    'query($id: ID, $o: ID) { checkout(id: $id) { lines { id } } order(id: $o) { lines { id } } }',
    {
      id: open,
      o: order.id,
    },
  )
  const { data: own } = await shop.ask('{ me { id addresses { id } } }', {}, ann)
  const idOf = async (table: string): Promise<string> =>
    (await pool.query<{ id: string }>(`select id from ${table} limit 1`)).rows[0]!.id
  const invoice = await pool.query<{ id: number }>(
    `insert into invoices (order_id, status) values ($1, 'SUCCESS') returning id`,
    [String(Buffer.from(order.id as string, 'base64')).split(':')[1]],
  )
  Object.assign(ids, {
    Invoice: toGlobalId('Invoice', invoice.rows[0]!.id),
    User: own.me.id,
    Address: own.me.addresses[0].id,
    Checkout: open,
    CheckoutLine: data.checkout.lines[0].id,
    Order: order.id,
    OrderLine: data.order.lines[0].id,
    Fulfillment: toGlobalId('Fulfillment', 1),
    TransactionItem: payment.transaction.id,
    ProductVariant: PLENTY,
    Warehouse: toGlobalId('Warehouse', await idOf('warehouses')),
    Promotion: toGlobalId('Promotion', await idOf('promotions')),
  })
  for (const type of Object.keys(METADATA_ITEMS)) ids[type] ??= toGlobalId(type, 1)
}, 60_000)

afterAll(() => shop.close())

describe('staff with every permission', () => {
  test('writes both halves of everything, and takes them away', async () => {
    for (const type of Object.keys(METADATA_ITEMS)) {
      const id = ids[type]!
      expect(await put(id, { b: '2', a: '1' }, boss)).toEqual(
        as(id, type, [
          { key: 'a', value: '1' },
          { key: 'b', value: '2' },
        ]),
      )
      expect(await ask(DELETE, { id, keys: ['a', 'nothing'] }, boss)).toEqual(as(id, type, [{ key: 'b', value: '2' }]))
      expect(await ask(DELETE, { id, keys: ['b'] }, boss)).toEqual(as(id, type, []))
      if (type === 'Address') continue
      expect(await putPrivately(id, { s: '1' }, boss)).toEqual({
        item: { __typename: type, privateMetadata: [{ key: 's', value: '1' }] },
        errors: [],
      })
      expect(await ask(PRIVATE_DELETE, { id, keys: ['s'] }, boss)).toEqual({
        item: { privateMetadata: [] },
        errors: [],
      })
    }
  })

  test('finds no private half of an address', async () => {
    expect(await putPrivately(ids.Address!, { s: '1' }, boss)).toEqual(REFUSED('NOT_FOUND', 'id'))
  })

  test('changes what is there, once for each key', async () => {
    await put(ids.Product!, { a: '1', b: '1' }, boss)
    const { item } = await ask(
      UPDATE,
      {
        id: ids.Product,
        input: [
          { key: 'a', value: '2' },
          { key: 'a', value: '3' },
        ],
      },
      boss,
    )
    expect(item.metadata).toEqual([
      { key: 'a', value: '3' },
      { key: 'b', value: '1' },
    ])
  })
})

describe('others', () => {
  const OWN = new Set(['User', 'Address'])
  const OPEN = new Set(['Checkout', 'CheckoutLine'])

  test('write their own, and checkouts whose id they know', async () => {
    for (const type of Object.keys(METADATA_ITEMS)) {
      const id = ids[type]!
      const [stranger, owner] = [await put(id, { x: '1' }), await put(id, { x: '1' }, ann)]
      expect([type, typeof stranger === 'object']).toEqual([type, OPEN.has(type)])
      expect([type, typeof owner === 'object']).toEqual([type, OPEN.has(type) || OWN.has(type)])
      const refusals = [stranger, owner].filter((answer) => typeof answer === 'string')
      expect(refusals.every((code) => code === 'PermissionDenied')).toBe(true)
      expect([type, await putPrivately(id, { x: '1' })]).toEqual([type, 'PermissionDenied'])
      expect([type, type === 'Address' || (await putPrivately(id, { x: '1' }, ann))]).toEqual([
        type,
        type === 'Address' || 'PermissionDenied',
      ])
    }
  })

  test('do not learn whether another account or address is there', async () => {
    const max = await shop.signUp('max@example.com')
    for (const token of [max, undefined])
      for (const [type, key] of [
        ['User', 999],
        ['Address', 999],
        ['Order', UNKNOWN],
      ] as const) {
        expect(await put(toGlobalId(type, key), { x: '1' }, token)).toBe('PermissionDenied')
        expect(await put(ids[type]!, { x: '1' }, token)).toBe('PermissionDenied')
      }
  })

  test('need one permission for customers and another for staff', async () => {
    const users = await shop.signUp('users@example.com', { permissions: ['MANAGE_USERS'] })
    const staff = await shop.signUp('staff@example.com', { permissions: ['MANAGE_STAFF'] })
    const member = (await shop.ask('{ me { id } }', {}, users)).data.me.id
    expect((await put(ids.User!, { u: '1' }, users)).errors).toEqual([])
    expect((await putPrivately(ids.User!, { u: '1' }, users)).errors).toEqual([])
    expect(await put(ids.User!, { u: '1' }, staff)).toBe('PermissionDenied')
    // Who manages staff reaches nobody who may do more.
    const both = await shop.signUp('both@example.com', { permissions: ['MANAGE_STAFF', 'MANAGE_USERS'] })
    expect(await putPrivately(member, { u: '1' }, staff)).toBe('PermissionDenied')
    expect((await putPrivately(member, { u: '1' }, both)).errors).toEqual([])
    expect(await putPrivately(member, { u: '1' }, users)).toBe('PermissionDenied')
    expect((await put(member, { u: '1' }, users)).errors).toEqual([])
  })

  test('apps write their own, and nobody of the staff', async () => {
    const own = await ensureApp(shop.services, { identifier: 'own', name: 'Own', permissions: ['MANAGE_STAFF'] })
    const key = await shop.count(`select id from apps where identifier = 'own'`)
    expect((await put(toGlobalId('App', key), { x: '1' }, own)).errors).toEqual([])
    expect((await putPrivately(toGlobalId('App', key), { x: '1' }, own)).errors).toEqual([])
    expect(await put(ids.App!, { x: '1' }, own)).toBe('PermissionDenied')
    const member = (await shop.ask('{ me { id } }', {}, boss)).data.me.id
    expect(await put(member, { x: '1' }, own)).toBe('PermissionDenied')
  })
})

describe('what is refused', () => {
  test('ids of nothing', async () => {
    const notFound = REFUSED('NOT_FOUND', 'id')
    for (const [type, item] of Object.entries(METADATA_ITEMS))
      expect([type, await put(toGlobalId(type, hasUuid(item) ? UNKNOWN : 999_999), { x: '1' }, boss)]).toEqual([
        type,
        notFound,
      ])
    for (const id of [
      toGlobalId('Product', 'x'),
      toGlobalId('Product', '99999999999'),
      toGlobalId('Checkout', 1),
      toGlobalId('Money', 1),
      toGlobalId('constructor', 1),
    ])
      expect(await put(id, { x: '1' }, boss)).toEqual(notFound)
    for (const id of ['', 'garbage', '???', '1'])
      expect(await put(id, { x: '1' }, boss)).toEqual(REFUSED('INVALID', null))
    expect(await ask(DELETE, { id: toGlobalId('Checkout', UNKNOWN), keys: [] })).toEqual(notFound)
  })

  test('keys that are empty or too long, and more than there is room for', async () => {
    expect(await put(ids.Checkout!, { ' ': '1' })).toEqual(REFUSED('REQUIRED', 'input'))
    expect(await put(ids.Checkout!, { ['k'.repeat(256)]: '1' })).toEqual(REFUSED('INVALID', 'input'))
    expect((await put(ids.Checkout!, { ['k'.repeat(255)]: '1' })).errors).toEqual([])
    expect(await put(ids.Checkout!, { large: 'ж'.repeat(40_000) }, ann)).toEqual(REFUSED('INVALID', 'input'))
    for (const key of ['a', 'b', 'c'])
      expect((await put(ids.Checkout!, { [key]: 'x'.repeat(20_000) }, ann)).errors).toEqual([])
    expect(await put(ids.Checkout!, { d: 'x'.repeat(20_000) }, ann)).toEqual(REFUSED('INVALID', 'input'))
    const { item } = await ask(DELETE, { id: ids.Checkout, keys: ['a', 'b', 'c', 'k'.repeat(255)] })
    expect(item.metadata.map((m: { key: string }) => m.key)).not.toContain('d')
  })

  test('in profiles and lines, too', async () => {
    const grow = (key: string) =>
      shop.ask(
        'mutation($m: [MetadataInput!]) { accountUpdate(input: { metadata: $m }) { errors { field code } } }',
        { m: [{ key, value: 'x'.repeat(40_000) }] },
        ann,
      )
    expect((await grow('a')).data.accountUpdate.errors).toEqual([])
    expect((await grow('b')).data.accountUpdate.errors).toEqual([{ field: 'metadata', code: 'INVALID' }])

    const id = await shop.basket(PLENTY)
    const line = (key: string) =>
      shop.ask(
        'mutation($id: ID, $l: [CheckoutLineInput!]!) { done: checkoutLinesAdd(id: $id, lines: $l) { errors { field code } } }',
        { id, l: [{ variantId: PLENTY, quantity: 1, metadata: [{ key, value: 'x'.repeat(40_000) }] }] },
        ann,
      )
    expect((await line('a')).data.done.errors).toEqual([])
    expect((await line('b')).data.done.errors).toEqual([{ field: 'metadata', code: 'INVALID' }])
  })

  test('4 kB in all that belongs to a checkout, for those who are not signed in', async () => {
    const kilobytes = (n: number, key = 'k'): { key: string; value: string }[] => [
      { key, value: 'x'.repeat(n * 1024 - key.length) },
    ]
    const TOO_MUCH = [{ field: 'metadata', code: 'INVALID' }]
    const CREATE =
      'mutation($input: CheckoutCreateInput!) { done: checkoutCreate(input: $input) { checkout { id lines { id } } errors { field code } } }'
    const lines = (n: number) => [{ variantId: PLENTY, quantity: 1, metadata: kilobytes(n) }]
    const shippingAddress = (n: number) => ({
      firstName: 'Ann',
      lastName: 'Buyer',
      streetAddress1: 'Main Street 1',
      city: 'New York',
      country: 'US',
      countryArea: 'NY',
      postalCode: '10013',
      metadata: kilobytes(n),
    })
    const create = (more: object) => ask(CREATE, { input: { channel: 'us', lines: lines(1), ...more } })
    expect((await create({ metadata: kilobytes(4) })).errors).toEqual(TOO_MUCH)
    expect((await create({ lines: lines(2), shippingAddress: shippingAddress(3) })).errors).toEqual(TOO_MUCH)
    const { checkout } = await create({ metadata: kilobytes(1), shippingAddress: shippingAddress(1) })

    // Three of the four allowed entries are used already.
    const [line] = checkout.lines as { id: string }[]
    const entry = (n: number) => ({ m: 'x'.repeat(Math.floor(n * 1024) - 1) })
    expect(await put(checkout.id, entry(2))).toEqual(REFUSED('INVALID', 'input'))
    expect(await put(line!.id, entry(2))).toEqual(REFUSED('INVALID', 'input'))
    const ADD =
      'mutation($id: ID, $l: [CheckoutLineInput!]!) { done: checkoutLinesAdd(id: $id, lines: $l) { errors { field code } } }'
    expect((await ask(ADD, { id: checkout.id, l: [{ ...lines(2)[0], forceNewLine: true }] })).errors).toEqual(TOO_MUCH)
    const ADDRESS =
      'mutation($id: ID, $a: AddressInput!) { done: checkoutShippingAddressUpdate(id: $id, shippingAddress: $a) { errors { field code } } }'
    expect((await ask(ADDRESS, { id: checkout.id, a: shippingAddress(3) })).errors).toEqual(TOO_MUCH)
    const COMPLETE =
      'mutation($id: ID, $m: [MetadataInput!]) { done: checkoutComplete(id: $id, metadata: $m) { errors { field code } } }'
    expect((await ask(COMPLETE, { id: checkout.id, m: kilobytes(2) })).errors).toEqual(TOO_MUCH)

    // An entry within the limit is saved, and what a customer has written does not stop later changes by others.
    // The address keeps its city as it was typed, which counts as well.
    expect((await put(line!.id, entry(0.9))).errors).toEqual([])
    expect(await put(checkout.id, { one: 'more'.repeat(40) })).toEqual(REFUSED('INVALID', 'input'))
    expect((await put(checkout.id, entry(20), ann)).errors).toEqual([])
    expect((await ask(ADD, { id: checkout.id, l: [{ variantId: PLENTY, quantity: 1 }] })).errors).toEqual([])
    const more = { more: 'x'.repeat(10_000) }
    expect((await put(checkout.id, more, ann)).errors).toEqual([])
    expect((await ask(DELETE, { id: checkout.id, keys: ['m'] })).errors).toEqual([])
  })

  test('no text is too odd', async () => {
    const odd = { 'a\0b': '\ud800', __proto__x: "'; drop table users; --", ключ: '{"a": 1}', constructor: 'x' }
    const { item } = await put(ids.Checkout!, odd)
    expect(
      Object.fromEntries(item.metadata.map((m: { key: string; value: string }) => [m.key, m.value])),
    ).toMatchObject({
      ab: '\ufffd',
      __proto__x: "'; drop table users; --",
      ключ: '{"a": 1}',
      constructor: 'x',
    })
  })
})

describe('checkouts', () => {
  test('are named by their token, too; so are orders', async () => {
    const token = Buffer.from(ids.Checkout!, 'base64').toString().slice('Checkout:'.length)
    expect((await put(token, { t: '1' })).item.id).toBe(ids.Checkout)
    const order = Buffer.from(ids.Order!, 'base64').toString().slice('Order:'.length)
    expect((await put(order, { t: '1' }, boss)).item.id).toBe(ids.Order)
    expect(await put(order, { t: '1' })).toBe('PermissionDenied')
  })

  test('keep what many write at once', async () => {
    const id = await shop.basket(PLENTY)
    const line = (await shop.ask('query($id: ID) { checkout(id: $id) { lines { id } } }', { id })).data.checkout
      .lines[0].id
    await Promise.all([
      ...Array.from({ length: 12 }, (_, i) => put(id, { [`k${i}`]: '1' })),
      ...Array.from({ length: 6 }, (_, i) => put(line, { [`l${i}`]: '1' })),
      ...Array.from({ length: 4 }, () =>
        shop.ask(
          'mutation($id: ID, $l: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $l) { errors { code } } }',
          { id, l: [{ variantId: PLENTY, quantity: 1 }] },
        ),
      ),
    ])
    const { data } = await shop.ask(
      'query($id: ID) { checkout(id: $id) { metadata { key } lines { quantity metadata { key } } } }',
      { id },
    )
    expect(data.checkout.metadata).toHaveLength(12)
    expect([data.checkout.lines[0].quantity, data.checkout.lines[0].metadata.length]).toEqual([5, 6])
  })

  test('give what was written before to the order, or refuse', async () => {
    const id = await shop.basket(PLENTY)
    const [{ order }, ...written] = await Promise.all([
      shop.complete(id),
      ...Array.from({ length: 6 }, (_, i) => put(id, { [`k${i}`]: '1' })),
    ])
    const kept = order.metadata.filter((m: { key: string }) => m.key.startsWith('k')).length
    expect(kept).toBe(written.filter((w) => w.errors.length === 0).length)
  })

  test('show one change after another in the same request', async () => {
    const { data } = await shop.ask(
      `mutation($id: ID!) { a: ${field('updateMetadata', 'id: $id, input: [{ key: "one", value: "1" }]')} b: ${field('updateMetadata', 'id: $id, input: [{ key: "two", value: "2" }]')} }`,
      { id: ids.Collection },
      boss,
    )
    expect([data.a.item.metadata.length, data.b.item.metadata.length]).toEqual([1, 2])
  })
})
