/** Lists of orders and checkouts: staff who look after them see all, and customers see only their own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyingShop, DUMMY, openShop, PLENTY, UNCOUNTED, US } from '../../testing/buying.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { toGlobalId, uuidKey } from '../../domain/global-id.ts'
import { forget } from '../../memory/memory.ts'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

let shop: BuyingShop
let ann: string
let eve: string
let boss: string
/** Orders by name, in the order they were placed. */
const orders: Record<string, { id: string; number: string; checkoutId: string }> = {}
const baskets: string[] = []

const CREATE =
  'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code field } } }'
const DELIVERY =
  'mutation($id: ID, $m: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { code field } } }'

async function basket(token: string | undefined, more: object = {}): Promise<string> {
  const i = {
    channel: 'us',
    lines: [{ variantId: PLENTY, quantity: 1 }],
    shippingAddress: US,
    billingAddress: US,
    ...more,
  }
  const { data } = await shop.ask(CREATE, { i }, token)
  expect(data.checkoutCreate.errors).toEqual([])
  await shop.ask(DELIVERY, { id: data.checkoutCreate.checkout.id, m: toGlobalId('ShippingMethod', 1) }, token)
  return data.checkoutCreate.checkout.id
}

async function place(name: string, checkout: string): Promise<void> {
  const { order, errors } = await shop.complete(checkout)
  expect(errors).toEqual([])
  orders[name] = { id: order.id, number: order.number, checkoutId: checkout }
}

/** Names of what a list holds. */
const names = (list: Loose): string[] =>
  list.edges.map(
    (e: Loose) => Object.keys(orders).find((n) => orders[n]!.id === e.node.id) ?? baskets.indexOf(e.node.id),
  )

const LIST = `query($filter: OrderFilterInput, $sortBy: OrderSortingInput, $search: String, $channel: String, $first: Int, $last: Int, $after: String, $before: String) {
  orders(filter: $filter, sortBy: $sortBy, search: $search, channel: $channel, first: $first, last: $last, after: $after, before: $before) {
    totalCount edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`
async function list(variables: object, token: string | null = boss): Promise<Loose> {
  const { data, errors } = await shop.ask(
    LIST,
    { first: (variables as { last?: number }).last ? null : 50, ...variables },
    token ?? undefined,
  )
  return errors ? errors[0]!.extensions.exception.code : data.orders
}
const found = async (variables: object): Promise<string[]> => names(await list(variables))

beforeAll(async () => {
  shop = await openShop()
  ;[ann, eve] = [
    await shop.signUp('ann@example.com', { firstName: 'Anna', lastName: 'Karenina' }),
    await shop.signUp('eve@example.com'),
  ]
  boss = await shop.signUp('boss@example.com', { permissions: ['MANAGE_ORDERS', 'MANAGE_CHECKOUTS', 'MANAGE_USERS'] })
  await place('first', await basket(ann))
  await place(
    'second',
    await basket(ann, { billingAddress: { ...US, lastName: 'Aardvark', city: 'Albany', postalCode: '12207' } }),
  )
  await place('eve', await basket(eve))
  const paid = await basket(ann, { channel: 'paid' })
  await shop.pay(paid, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
  await place('paid', paid)
  const withCard = await shop.basket(UNCOUNTED, { email: 'guest@example.com', promoCode: 'GIFT-0005' })
  await place('guest', withCard)
  await shop.services.database.pool.query(
    `insert into orders (id, number, channel_id, status, user_id, user_email, language_code, currency, subtotal_net, subtotal_gross, total_net, total_gross, undiscounted_total_net, undiscounted_total_gross)
      select gen_random_uuid(), 9999, 1, 'DRAFT', id, email, 'EN', 'USD', 0, 0, 0, 0, 0, 0 from users where email = 'ann@example.com'`,
  )
  for (let i = 0; i < 5; i++) baskets.push(await basket(i % 2 ? eve : ann, i === 4 ? { channel: 'paid' } : {}))
}, 60_000)
afterAll(() => shop.close())

const NEWEST = ['guest', 'paid', 'eve', 'second', 'first']

describe('all orders', () => {
  test('are for those who manage orders', async () => {
    expect(names(await list({}))).toEqual(NEWEST)
    expect((await list({})).totalCount).toBe(5)
    for (const token of [
      null,
      ann,
      await shop.signUp('other-staff@example.com', { permissions: ['MANAGE_CHECKOUTS'] }),
    ])
      expect(await list({}, token)).toBe('PermissionDenied')
  })

  test('of some channels, for staff of some channels', async () => {
    const narrow = await shop.signUp('narrow@example.com', { permissions: ['MANAGE_ORDERS'] })
    await shop.services.database.pool.query(
      `update permission_groups set restricted_access_to_channels = true, channel_ids = '{2}' where name like '%narrow@example.com'`,
    )
    expect(names(await list({}, narrow))).toEqual(['paid'])
    expect(names(await list({ channel: 'us' }, narrow))).toEqual([])
    expect(names(await list({ filter: { channels: [toGlobalId('Channel', 1)] } }, narrow))).toEqual([])
  })

  test.each([
    ['channel', { channel: 'paid' }, ['paid']],
    ['unknown channel', { channel: 'nowhere' }, []],
    ['channels', { filter: { channels: [toGlobalId('Channel', 2), toGlobalId('Channel', 9)] } }, ['paid']],
    [
      'an empty list is no wish',
      { filter: { channels: [], ids: [], numbers: [], status: [], checkoutIds: [] } },
      NEWEST,
    ],
    ['status', { filter: { status: ['UNFULFILLED'] } }, ['paid']],
    ['statuses', { filter: { status: ['UNCONFIRMED', 'READY_TO_FULFILL'] } }, NEWEST],
    ['ready to fulfil', { filter: { status: ['READY_TO_FULFILL'] } }, ['paid']],
    ['ready to capture', { filter: { status: ['READY_TO_CAPTURE'] } }, []],
    ['paid', { filter: { paymentStatus: ['FULLY_CHARGED'] } }, ['paid']],
    ['not paid', { filter: { paymentStatus: ['NOT_CHARGED', 'REFUSED'] } }, ['guest', 'eve', 'second', 'first']],
    ['refunded', { filter: { paymentStatus: ['FULLY_REFUNDED'] } }, []],
    ['charge status', { filter: { chargeStatus: ['FULL', 'OVERCHARGED'] } }, ['paid']],
    ['authorise status', { filter: { authorizeStatus: ['NONE'] } }, ['guest', 'eve', 'second', 'first']],
    ['gift card', { filter: { giftCardUsed: true } }, ['guest']],
    ['no gift card', { filter: { giftCardUsed: false } }, ['paid', 'eve', 'second', 'first']],
    ['customer by account', { filter: { customer: 'karenina' } }, ['paid', 'second', 'first']],
    ['customer by e-mail', { filter: { customer: 'GUEST@' } }, ['guest']],
    ['customer by address', { filter: { customer: 'Aardvark' } }, ['second']],
    ['customer with signs', { filter: { customer: '%' } }, []],
    ['search: city', { search: 'albany' }, ['second']],
    ['search: words', { search: '  albany   KARENINA ' }, ['second']],
    ['search: product and SKU', { search: 'uncounted' }, ['guest']],
    ['search in two places', { search: 'karenina', filter: { search: 'aardvark' } }, ['second']],
    ['search: nothing', { search: "'; drop table orders; --" }, []],
    ['search: signs', { search: '%_\\' }, []],
    ['created before', { filter: { created: { lte: '2020-01-01' } } }, []],
    ['created since', { filter: { created: { gte: '2020-01-01' } } }, NEWEST],
    ['changed', { filter: { updatedAt: { gte: '2020-01-01T00:00:00Z', lte: '2021-01-01T00:00:00Z' } } }, []],
  ])('by %s', async (_, variables, expected) => {
    expect(await found(variables)).toEqual(expected)
  })

  test('by what they are called', async () => {
    const { first, eve: hers } = orders
    expect(await found({ filter: { ids: [first!.id, hers!.id] } })).toEqual(['eve', 'first'])
    expect(await found({ filter: { numbers: [first!.number, '0'] } })).toEqual(['first'])
    expect(await found({ search: first!.number })).toContain('first')
    expect(await found({ filter: { checkoutIds: [first!.checkoutId] } })).toEqual(['first'])
    const token = Buffer.from(first!.checkoutId, 'base64').toString().slice('Checkout:'.length)
    expect(await found({ filter: { checkoutTokens: [token] } })).toEqual(['first'])
    expect(await list({ filter: { ids: ['garbage'] } })).toBe('GraphQLError')
    expect(await list({ filter: { ids: [toGlobalId('Product', 1)] } })).toBe('GraphQLError')
    expect(await list({ search: 'zz\0zz' })).toMatchObject({ edges: [] })
  })

  test('in every order, forwards and backwards', async () => {
    const oldest = NEWEST.toReversed()
    const by = (field: string, direction = 'ASC') => found({ sortBy: { field, direction } })
    expect(await by('NUMBER')).toEqual(oldest)
    expect(await by('CREATED_AT', 'DESC')).toEqual(NEWEST)
    expect((await by('CUSTOMER'))[0]).toBe('second')
    expect((await by('PAYMENT'))[0]).toBe('paid')
    expect((await by('STATUS', 'DESC'))[0]).toBe('paid')
    expect(await list({ sortBy: { field: 'RANK', direction: 'DESC' } })).toBe('GraphQLError')
    expect(await found({ search: 'karenina', sortBy: { field: 'RANK', direction: 'DESC' } })).toEqual([
      'paid',
      'second',
      'first',
    ])
    for (const field of [
      'NUMBER',
      'CREATED_AT',
      'CREATION_DATE',
      'LAST_MODIFIED_AT',
      'CUSTOMER',
      'PAYMENT',
      'FULFILLMENT_STATUS',
      'STATUS',
    ])
      for (const direction of ['ASC', 'DESC']) {
        const whole = await by(field, direction)
        expect([field, [...whole].toSorted()]).toEqual([field, [...NEWEST].toSorted()])
        const [there, back]: [string[], string[]] = [[], []]
        let page = await list({ sortBy: { field, direction }, first: 2 })
        for (;;) {
          there.push(...names(page))
          if (!page.pageInfo.hasNextPage) break
          page = await list({ sortBy: { field, direction }, first: 2, after: page.pageInfo.endCursor })
        }
        page = await list({ sortBy: { field, direction }, last: 2 })
        for (;;) {
          back.unshift(...names(page))
          if (!page.pageInfo.hasPreviousPage) break
          page = await list({ sortBy: { field, direction }, last: 2, before: page.pageInfo.startCursor })
        }
        expect([field, there, back]).toEqual([field, whole, whole])
      }
  })

  test('with cursors of another order, or of nothing, are refused', async () => {
    const { pageInfo } = await list({ first: 1, sortBy: { field: 'STATUS', direction: 'ASC' } })
    for (const after of [pageInfo.endCursor, 'garbage', Buffer.from('["ORDER NUMBER","x"]').toString('base64url')])
      expect(await list({ first: 1, after })).toBe('GraphQLError')
    const impossible = Buffer.from('["ORDER CREATED_AT","2020-13-45T99:99:99.000000Z",1]').toString('base64url')
    expect(await list({ first: 1, after: impossible, sortBy: { field: 'CREATED_AT', direction: 'ASC' } })).toBe(
      'GraphQLError',
    )
    for (const wrong of [{ first: 0 }, { first: 101 }, { first: 1, last: 1 }, { first: null }])
      expect(await list(wrong)).toBe('GraphQLError')
  })
})

describe("a customer's orders", () => {
  const MINE = `query($first: Int, $last: Int, $after: String, $before: String) { me { orders(first: $first, last: $last, after: $after, before: $before) {
    totalCount edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`
  const mine = async (token: string, variables: object = { first: 10 }) =>
    (await shop.ask(MINE, variables, token)).data.me.orders

  test('are their own, newest first, without drafts', async () => {
    expect(names(await mine(ann))).toEqual(['paid', 'second', 'first'])
    expect(names(await mine(eve))).toEqual(['eve'])
    expect((await mine(ann)).totalCount).toBe(3)
  })

  test('are read page by page in both directions', async () => {
    const page = await mine(ann, { first: 2 })
    expect([names(page), page.pageInfo.hasNextPage]).toEqual([['paid', 'second'], true])
    expect(names(await mine(ann, { first: 2, after: page.pageInfo.endCursor }))).toEqual(['first'])
    const last = await mine(ann, { last: 1 })
    expect([names(last), last.pageInfo.hasPreviousPage]).toEqual([['first'], true])
    expect(names(await mine(ann, { last: 5, before: last.pageInfo.startCursor }))).toEqual(['paid', 'second'])
  })

  test('of another are nowhere to be had', async () => {
    const { data } = await shop.ask(
      'query($id: ID) { order(id: $id) { number user { email } } }',
      { id: orders.first!.id },
      eve,
    )
    expect(data.order).toEqual({ number: orders.first!.number, user: null })
    const own = await shop.ask('query($id: ID) { order(id: $id) { user { email } } }', { id: orders.first!.id }, ann)
    expect(own.data.order.user.email).toBe('ann@example.com')
    // Orders of somebody else cannot be read through the field of a user either.
    const user = await shop.ask('query { user(email: "ann@example.com") { orders(first: 1) { totalCount } } }', {}, eve)
    expect(user.errors![0]!.extensions.exception.code).toBe('PermissionDenied')
  })

  test('cost as many statements as one order', async () => {
    const statements = countStatements(shop.services.database)
    const counted = async (first: number): Promise<number> => {
      statements()
      const { data, errors } = await shop.ask(
        `query($first: Int) { me { orders(first: $first) { totalCount edges { node { number isPaid status created total { gross { amount } } user { email } channel { slug }
          shippingAddress { city } giftCards { last4CodeChars } discounts { amount { amount } } totalRefunded { amount } fulfillments { id }
          lines { productName quantity totalPrice { gross { amount } } thumbnail { url } variant { id name product { slug } } } } } } } }`,
        { first },
        ann,
      )
      expect(errors).toBeUndefined()
      expect(data.me.orders.edges).toHaveLength(Math.min(first, 3))
      return statements()
    }
    // The least of three: the first fills what is kept in memory, and something read now and then can come in another.
    const least = async (first: number): Promise<number> =>
      Math.min(await counted(first), await counted(first), await counted(first))
    const one = await least(1)
    expect(one).toBeGreaterThan(0)
    expect(await least(10)).toBe(one)
  })
})

test('the texts that are searched, and the numbers of orders of customers, follow every change', async () => {
  const sql = async (text: string, values: unknown[] = []): Promise<unknown[]> =>
    (await shop.services.database.pool.query<Record<string, unknown>>(text, values)).rows
  const TEXT =
    'text_of_order(number, user_email, billing_address, shipping_address, voucher_code, discount_name, external_reference)'
  const wrong = async (): Promise<unknown[]> => [
    ...(await sql(`select number from orders where search_text <> ${TEXT} or search_text = ''`)),
    ...(await sql(
      'select email from users u where orders_count <> (select count(*) from orders o where o.user_id = u.id)',
    )),
  ]
  expect(await wrong()).toEqual([])
  const id = uuidKey(orders.first!.id, 'Order')
  const change = (what: string) => sql(`update orders set ${what} where id = $1`, [id])
  await change("user_email = 'Łucja@example.com'")
  await change(`billing_address = billing_address || '{"city": "Żywiec"}'`)
  expect(await wrong()).toEqual([])
  expect(await sql("select id from orders where search_text like '%łucja@example.com%żywiec%'")).toEqual([{ id }])
  await change('shipping_address = null')
  await change("user_email = 'ann@example.com'")
  expect(await wrong()).toEqual([])
})

describe('checkouts', () => {
  const ALL = `query($filter: CheckoutFilterInput, $sortBy: CheckoutSortingInput, $channel: String, $first: Int, $last: Int, $after: String, $before: String) {
    checkouts(filter: $filter, sortBy: $sortBy, channel: $channel, first: $first, last: $last, after: $after, before: $before) {
      totalCount edges { node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`
  const all = async (variables: object, token: string | undefined = boss): Promise<Loose> => {
    const { data, errors } = await shop.ask(
      ALL,
      { first: (variables as { last?: number }).last ? null : 50, ...variables },
      token,
    )
    return errors ? errors[0]!.extensions.exception.code : data.checkouts
  }
  const MINE =
    'query($first: Int, $last: Int, $before: String, $channel: String) { me { checkoutIds checkouts(first: $first, last: $last, before: $before, channel: $channel) { totalCount edges { node { id } } pageInfo { hasNextPage hasPreviousPage startCursor } } } }'

  test('are for those who manage them, in every order, in both directions', async () => {
    expect(names(await all({}))).toEqual([4, 3, 2, 1, 0])
    expect(await all({}, ann)).toBe('PermissionDenied')
    expect(names(await all({ channel: 'paid' }))).toEqual([4])
    expect(names(await all({ filter: { channels: [toGlobalId('Channel', 1)] } }))).toEqual([3, 2, 1, 0])
    expect(names(await all({ filter: { customer: 'karenina' } }))).toEqual([4, 2, 0])
    expect(names(await all({ filter: { search: 'eve@example.com plenty' } }))).toEqual([3, 1])
    expect(names(await all({ filter: { created: { gte: '2020-01-01' }, updatedAt: { lte: '2020-01-01' } } }))).toEqual(
      [],
    )
    await shop.services.database.pool.query(`update checkouts set metadata = '{"from": "fair"}' where id = $1`, [
      uuidKey(baskets[2]!, 'Checkout'),
    ])
    expect(names(await all({ filter: { metadata: [{ key: 'from' }] } }))).toEqual([2])
    expect(names(await all({ filter: { metadata: [{ key: 'from', value: 'fair' }] } }))).toEqual([2])
    expect(names(await all({ filter: { metadata: [{ key: 'from', value: 'shop' }] } }))).toEqual([])
    expect(names(await all({ sortBy: { field: 'CREATION_DATE', direction: 'ASC' } }))).toEqual([0, 1, 2, 3, 4])
    expect(names(await all({ sortBy: { field: 'CUSTOMER', direction: 'ASC' } })).toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(await all({ sortBy: { field: 'RANK', direction: 'ASC' } })).toBe('GraphQLError')
    const last = await all({ last: 2 })
    expect([names(last), last.pageInfo.hasPreviousPage, last.totalCount]).toEqual([[1, 0], true, 5])
    expect(names(await all({ last: 2, before: last.pageInfo.startCursor }))).toEqual([3, 2])
  })

  test("of a user are that user's", async () => {
    const { data } = await shop.ask(MINE, { last: 2 }, ann)
    expect([names(data.me.checkouts), data.me.checkouts.totalCount]).toEqual([[2, 0], 3])
    expect(data.me.checkoutIds).toEqual([baskets[4], baskets[2], baskets[0]])
    const rest = await shop.ask(MINE, { last: 2, before: data.me.checkouts.pageInfo.startCursor }, ann)
    expect(names(rest.data.me.checkouts)).toEqual([4])
    expect(names((await shop.ask(MINE, { first: 5, channel: 'paid' }, ann)).data.me.checkouts)).toEqual([4])
    expect(names((await shop.ask(MINE, { first: 5, channel: 'nowhere' }, ann)).data.me.checkouts)).toEqual([])
    await shop.services.database.pool.query(`update channels set is_active = false where slug = 'paid'`)
    forget(shop.services.database.pool)
    expect(names((await shop.ask(MINE, { first: 5 }, ann)).data.me.checkouts)).toEqual([2, 0])
    await shop.services.database.pool.query(`update channels set is_active = true where slug = 'paid'`)
  })
})
