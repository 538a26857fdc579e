/** When many buy at once, orders, stock, vouchers and gift cards always agree. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyingShop, DUMMY, openShop, PLENTY, TEN, UNCOUNTED } from '../../testing/buying.ts'
import { fromGlobalId, toGlobalId } from '../global-id.ts'
import { expireDueOrders } from '../order/expire.ts'
import { forget } from '../../memory/memory.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const SUCCESS = { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } }

const many = <T>(make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 100 }, (_, i) => make(i)))
/** Money that is on gift cards, or in orders that took it from them. */
const money = (): Promise<number> =>
  shop.count(
    'select (select sum(current_balance) from gift_cards) + (select coalesce(sum(amount), 0) from order_gift_cards)',
  )

test('a hundred buyers for ten packs: ten orders, ninety refusals', async () => {
  const baskets = await Promise.all(
    Array.from({ length: 100 }, (_, i) => shop.basket(TEN, { email: `b${i}@example.com` })),
  )
  const results = await Promise.all(baskets.map((id) => shop.complete(id)))
  expect(results.filter((r) => r.order)).toHaveLength(10)
  const refusals = results.filter((r) => !r.order)
  expect(refusals).toHaveLength(90)
  for (const r of refusals) expect(r.errors).toEqual([{ code: 'INSUFFICIENT_STOCK', field: null, variants: [TEN] }])
  expect(await shop.count('select sum(quantity - allocated) from stocks where variant_id = 2')).toBe(0)
  expect(
    await shop.count(
      'select sum(a.quantity) from allocations a join stocks s on s.id = a.stock_id where s.variant_id = 2',
    ),
  ).toBe(10)
  expect(await shop.count('select count(distinct number) from orders')).toBe(10)
}, 60_000)

test('two hundred lines are all that a checkout takes, and it can always be made smaller', async () => {
  const id = await shop.basket(PLENTY)
  const add = async (count: number) => {
    const lines = Array.from({ length: count }, () => ({ variantId: UNCOUNTED, quantity: 1, forceNewLine: true }))
    const { data } = await shop.ask(
      'mutation($id: ID, $lines: [CheckoutLineInput!]!) { done: checkoutLinesAdd(id: $id, lines: $lines) { checkout { lines { id } } errors { field code } } }',
      { id, lines },
    )
    return data.done
  }
  const { rows } = await shop.services.database.pool.query<{ limit_quantity_per_checkout: number | null }>(
    'select limit_quantity_per_checkout from shops',
  )
  await shop.services.database.pool.query('update shops set limit_quantity_per_checkout = null')
  // The process may use the shop's settings as they were a second ago.
  await expect.poll(async () => (await add(150)).errors, { timeout: 10_000 }).toEqual([])
  expect((await add(50)).errors).toEqual([{ field: 'lines', code: 'INVALID' }])
  expect((await add(49)).checkout.lines).toHaveLength(200)
  await shop.services.database.pool.query('update shops set limit_quantity_per_checkout = $1', [
    rows[0]!.limit_quantity_per_checkout,
  ])
})

test('more pieces than can be counted are refused, also in a shop without a limit', async () => {
  const { pool } = shop.services.database
  const id = await shop.basket(UNCOUNTED)
  const most = { variantId: UNCOUNTED, quantity: 2_147_483_647 }
  const errorsOf = async (query: string, variables: object) => (await shop.ask(query, variables)).data.done?.errors
  const tooMany = [{ field: 'quantity', code: 'QUANTITY_GREATER_THAN_LIMIT' }]
  await pool.query('update shops set limit_quantity_per_checkout = null')
  const CREATE =
    'mutation($l: [CheckoutLineInput!]!) { done: checkoutCreate(input: { channel: "us", lines: $l }) { errors { field code } } }'
  const ADD =
    'mutation($id: ID, $l: [CheckoutLineInput!]!) { done: checkoutLinesAdd(id: $id, lines: $l) { errors { field code } } }'
  const UPDATE =
    'mutation($id: ID, $l: [CheckoutLineUpdateInput!]!) { done: checkoutLinesUpdate(id: $id, lines: $l) { errors { field code } } }'
  // The process may use the shop's settings as they were a second ago.
  await expect
    .poll(() => errorsOf(ADD, { id, l: [{ variantId: UNCOUNTED, quantity: 50 }] }), { timeout: 10_000 })
    .toEqual([])
  expect(await errorsOf(CREATE, { l: [most, most] })).toEqual(tooMany)
  expect(await errorsOf(ADD, { id, l: [most] })).toEqual(tooMany)
  expect(await errorsOf(UPDATE, { id, l: [most, most] })).toEqual(tooMany)
  await pool.query('update shops set limit_quantity_per_checkout = 50')
})

describe('completing', () => {
  test('many times at once makes one order', async () => {
    const id = await shop.basket(PLENTY)
    const orders = await Promise.all(Array.from({ length: 10 }, () => shop.complete(id)))
    expect(new Set(orders.map((o) => o.order.id)).size).toBe(1)
    expect(orders[0]!.order.checkoutId).toBe(id)
    expect((await shop.ask('query($id: ID) { checkout(id: $id) { id } }', { id })).data.checkout).toBeNull()
  })

  test('many times at once makes one order, also of the last piece', async () => {
    await shop.services.database.pool.query(
      'update stocks set quantity = allocated + (id = 2)::int where variant_id = 2',
    )
    const id = await shop.basket(TEN)
    const done = await Promise.all(Array.from({ length: 10 }, () => shop.complete(id)))
    expect(done.flatMap((one) => one.errors)).toEqual([])
    expect(new Set(done.map((one) => one.order.id)).size).toBe(1)
  })

  test('a voucher for five is used five times, however many come', async () => {
    const baskets = await many(() => shop.basket(UNCOUNTED, { promoCode: 'FIVE' }))
    const results = await Promise.all(baskets.map((id) => shop.complete(id)))
    expect(results.filter((r) => r.order?.total.gross.amount === 16)).toHaveLength(5)
    expect(await shop.count("select used from voucher_codes where code = 'FIVE'")).toBe(5)
    const refusals = results.filter((x) => !x.order)
    expect(refusals).toHaveLength(95)
    for (const r of refusals) expect(r.errors[0]!.code).toBe('VOUCHER_NOT_APPLICABLE')
  }, 60_000)

  test('a voucher of single use is used once by a hundred', async () => {
    const baskets = await many((i) => shop.basket(UNCOUNTED, { promoCode: 'SINGLE', email: `single${i}@example.com` }))
    const results = await Promise.all(baskets.map((id) => shop.complete(id)))
    expect(results.flatMap((r) => (r.order ? [r.order.total.gross.amount as number] : []))).toEqual([11])
    expect(new Set(results.filter((r) => !r.order).map((r) => r.errors[0]!.code))).toEqual(
      new Set(['VOUCHER_NOT_APPLICABLE']),
    )
    expect(await shop.count("select used from voucher_codes where code = 'SINGLE' and not is_active")).toBe(1)
    expect(await shop.count('select count(*) from voucher_customers')).toBe(1)
  }, 60_000)

  test('a gift card is never spent twice: what a hundred orders took is what it held', async () => {
    await shop.services.database.pool.query(
      `insert into gift_cards (code, currency, initial_balance, current_balance) values ('GIFT-0050', 'USD', 5000, 5000)`,
    )
    const baskets = await many(() => shop.basket(UNCOUNTED, { promoCode: 'GIFT-0050' }))
    for (const id of baskets.slice(0, 50)) await shop.promo(id, 'GIFT-0005')
    const before = await money()
    const totals = (await Promise.all(baskets.map((id) => shop.complete(id)))).map(
      (r) => r.order.total.gross.amount as number,
    )
    // The total of a hundred orders of 17.00, less 50.00 and 5.00.
    expect(totals.reduce((a, b) => a + b, 0)).toBe(1645)
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(0)
    expect(await shop.count('select sum(current_balance) from gift_cards')).toBe(0)
    expect(await money()).toBe(before)
    expect(
      await shop.count(
        'select count(*) from orders o where total_gross + (select coalesce(sum(amount), 0) from order_gift_cards g where g.order_id = o.id) <> subtotal_gross + shipping_gross',
      ),
    ).toBe(0)
  }, 60_000)

  test('what expired orders took from cards is back on them', async () => {
    const before = await money()
    shop.turnClock(2 * 3_600_000)
    await shop.complete(await shop.basket(UNCOUNTED))
    while ((await expireDueOrders(shop.services)) > 0);
    expect(await money()).toBe(before)
    // Orders that a gift card paid wholly never expire.
    const kept = await shop.count('select coalesce(sum(amount), 0) from order_gift_cards')
    expect(await shop.count('select sum(current_balance) from gift_cards')).toBe(5500 - kept)
    shop.turnClock(-2 * 3_600_000)
  })

  test('changing while completing is either in the order or refused', async () => {
    const id = await shop.basket(PLENTY)
    const add = shop.ask(
      'mutation($id: ID, $l: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $l) { errors { code } } }',
      { id, l: [{ variantId: PLENTY, quantity: 2 }] },
    )
    const [added, done] = [(await add).data.checkoutLinesAdd.errors, await shop.complete(id)]
    expect(done.order.total.gross.amount).toBe(added.length ? 17 : 41)
  })

  test('refuses more metadata than an order may have, of customers as of guests', async () => {
    const id = await shop.basket(PLENTY)
    const complete = async (value: string, token?: string) =>
      (
        await shop.ask(
          'mutation($id: ID, $m: [MetadataInput!]) { done: checkoutComplete(id: $id, metadata: $m) { errors { field code } } }',
          { id, m: [{ key: 'gate', value }] },
          token,
        )
      ).data.done.errors
    const token = await shop.signUp('bob@example.com')
    const tooMuch = [{ field: 'metadata', code: 'INVALID' }]
    expect(await complete('x'.repeat(5000))).toEqual(tooMuch)
    expect(await complete('x'.repeat(70_000), token)).toEqual(tooMuch)
    expect(await complete('x'.repeat(5000), token)).toEqual([])
  })

  test('makes no order of a variant that was deleted meanwhile', async () => {
    const { pool } = shop.services.database
    const { rows } = await pool.query<{ id: number }>(
      "insert into variants (product_id, sku, track_inventory) values (1, 'LEAVING', false) returning id",
    )
    const leaving = rows[0]!.id
    await pool.query(
      'insert into variant_listings (variant_id, channel_id, price, discounted_price) values ($1, 1, 1200, 1200)',
      [leaving],
    )
    const id = await shop.basket(toGlobalId('ProductVariant', leaving))
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select from checkouts where id = $1 for update', [fromGlobalId(id)!.key])
    const completing = shop.complete(id)
    // It has read the checkout, and waits for it.
    const waiting = () =>
      shop.count(
        "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    await expect.poll(waiting).toBe(1)
    await pool.query('delete from variants where id = $1', [leaving])
    await client.query('commit')
    client.release()
    expect(await completing).toMatchObject({ order: null, errors: [{ code: 'NO_LINES' }] })
  })

  test('leaves out a gift whose variant was deleted a moment ago', async () => {
    const { pool } = shop.services.database
    const { rows } = await pool.query<{ id: number }>(
      "insert into variants (product_id, sku, track_inventory) values (1, 'GIFT', false) returning id",
    )
    const gift = rows[0]!.id
    await pool.query(
      'insert into variant_listings (variant_id, channel_id, price, discounted_price) values ($1, 1, 300, 300)',
      [gift],
    )
    const predicate = { discountedObjectPredicate: { baseSubtotalPrice: { range: { gte: 1 } } } }
    await pool.query(
      `with p as (insert into promotions (name, type, start_date) values ('gift', 'ORDER', '2020-01-01') returning id)
        insert into promotion_rules (promotion_id, channels, order_predicate, reward_type, gift_variant_ids)
          select id, '{1}', $1, 'GIFT', $2 from p`,
      [predicate, [gift]],
    )
    const id = await shop.basket(UNCOUNTED)
    const isGiven = async () => {
      const { data } = await shop.ask('query($id: ID) { checkout(id: $id) { lines { isGift } } }', { id })
      return data.checkout.lines.some((line: { isGift: boolean }) => line.isGift)
    }
    forget(pool)
    expect(await isGiven()).toBe(true)
    await pool.query('delete from variants where id = $1', [gift])
    expect((await shop.complete(id)).order.lines).toHaveLength(1)
    await pool.query('delete from promotions')
    forget(pool)
  })

  test('asks for the money first where a channel wants it', async () => {
    const id = await shop.basket(PLENTY, { channel: 'paid' })
    expect((await shop.complete(id)).errors[0]).toMatchObject({ code: 'CHECKOUT_NOT_FULLY_PAID', field: null })
    await shop.pay(id, SUCCESS, { amount: 16.99 })
    expect((await shop.complete(id)).errors[0]).toMatchObject({ code: 'CHECKOUT_NOT_FULLY_PAID', field: 'id' })
    await shop.pay(id, SUCCESS)
    expect((await shop.complete(id)).order).toMatchObject({ status: 'UNFULFILLED', chargeStatus: 'FULL' })
  })

  test('makes no order in a channel that was closed meanwhile, and one once it is open again', async () => {
    const token = await shop.signUp('owner@example.com', { permissions: ['MANAGE_CHANNELS'] })
    const set = (mutation: string) =>
      shop.ask(
        `mutation($id: ID!) { ${mutation}(id: $id) { errors { code } } }`,
        { id: toGlobalId('Channel', 1) },
        token,
      )
    const id = await shop.basket(UNCOUNTED)
    expect((await set('channelDeactivate')).data).toEqual({ channelDeactivate: { errors: [] } })
    expect(await shop.complete(id)).toMatchObject({
      order: null,
      errors: [{ code: 'CHANNEL_INACTIVE', field: 'channel' }],
    })
    await set('channelActivate')
    expect((await shop.complete(id)).errors).toEqual([])
  })
})

test('a way to ship that is no longer offered has to be chosen anew', async () => {
  const { pool } = shop.services.database
  const id = await shop.basket(PLENTY)
  const inMoments = { timeout: 5000 }
  await pool.query("insert into shipping_methods (zone_id, name) values (1, 'Pigeon')")
  await pool.query(
    'insert into shipping_method_listings (method_id, channel_id, price) select 2, id, 100 from channels',
  )
  const choose = async () =>
    (
      await shop.ask(
        'mutation($id: ID, $m: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { code } } }',
        { id, m: toGlobalId('ShippingMethod', 2) },
      )
    ).data.checkoutDeliveryMethodUpdate.errors
  await expect.poll(choose, inMoments).toEqual([])
  await pool.query('delete from shipping_method_listings where method_id = 2')
  const chosen = async () =>
    (await shop.ask('query($id: ID) { checkout(id: $id) { deliveryMethod { __typename } } }', { id })).data.checkout
      .deliveryMethod
  await expect.poll(chosen, inMoments).toBeNull()
  expect((await shop.complete(id)).errors).toEqual([
    { code: 'INVALID_SHIPPING_METHOD', field: 'shippingMethod', variants: null },
  ])
})

describe('lines', () => {
  test('added at once are all there', async () => {
    const id = await shop.basket(PLENTY)
    await Promise.all(
      Array.from({ length: 8 }, () =>
        shop.ask(
          'mutation($id: ID, $l: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $l) { errors { code } } }',
          { id, l: [{ variantId: PLENTY, quantity: 1 }] },
        ),
      ),
    )
    const { data } = await shop.ask('query($id: ID) { checkout(id: $id) { quantity lines { quantity } } }', { id })
    expect(data.checkout).toEqual({ quantity: 9, lines: [{ quantity: 9 }] })
  })
})

describe('bad input is a coded error', () => {
  const unknown = toGlobalId('Checkout', '00000000-0000-4000-8000-000000000000')
  test.each([
    [
      'checkoutCreate',
      'mutation($v: ID!) { checkoutCreate(input: { channel: "us", lines: [{ variantId: $v, quantity: 2147483647 }] }) { errors { code } } }',
      { v: PLENTY },
    ],
    [
      'variant of another type',
      'mutation { checkoutCreate(input: { channel: "us", lines: [{ variantId: "UHJvZHVjdDox", quantity: 1 }] }) { errors { code } } }',
      {},
    ],
    [
      'variant beyond integers',
      'mutation($v: ID!) { checkoutCreate(input: { channel: "us", lines: [{ variantId: $v, quantity: 1 }] }) { errors { code } } }',
      { v: toGlobalId('ProductVariant', '99999999999') },
    ],
    [
      'NUL in a text',
      'mutation($a: AddressInput!, $v: ID!) { checkoutCreate(input: { channel: "us", lines: [{ variantId: $v, quantity: 1 }], shippingAddress: $a, metadata: [{ key: "a\\u0000", value: "\\ud800" }] }) { errors { code } } }',
      { v: PLENTY, a: { firstName: 'a\0', country: 'US', city: '\ud800' } },
    ],
    [
      'unknown checkout',
      'mutation($id: ID) { checkoutLinesAdd(id: $id, lines: []) { errors { code } } }',
      { id: unknown },
    ],
    [
      'negative quantity',
      'mutation($id: ID, $v: ID!) { checkoutLinesAdd(id: $id, lines: [{ variantId: $v, quantity: -2147483648 }]) { errors { code } } }',
      { id: unknown, v: PLENTY },
    ],
    [
      'promo code with NUL',
      'mutation($id: ID) { checkoutAddPromoCode(id: $id, promoCode: "\\u0000") { errors { code } } }',
      { id: unknown },
    ],
    [
      'amount beyond all orders',
      'mutation($id: ID!) { transactionInitialize(id: $id, amount: 99999999999, paymentGateway: { id: "semena.test-card" }) { errors { code } } }',
      { id: unknown },
    ],
    [
      'key with NUL',
      'mutation($id: ID!) { transactionInitialize(id: $id, idempotencyKey: "\\u0000", paymentGateway: { id: "semena.test-card" }) { errors { code } } }',
      { id: unknown },
    ],
    [
      'redirect to nowhere',
      'mutation($id: ID) { checkoutComplete(id: $id, redirectUrl: "javascript:alert(1)") { errors { code } } }',
      { id: unknown },
    ],
  ])('%s', async (_, query, variables) => {
    const answer = await shop.ask(query, variables)
    const payload = answer.data ? (Object.values(answer.data)[0] as { errors: unknown[] } | null) : null
    expect(JSON.stringify(answer)).not.toContain('InternalError')
    expect(payload?.errors.length || answer.errors?.length).toBeTruthy()
  })

  test('of existing things, too', async () => {
    const id = await shop.basket(PLENTY)
    const lone = '\ud800'
    for (const [query, variables] of [
      [
        'mutation($id: ID, $m: [MetadataInput!]) { checkoutComplete(id: $id, metadata: $m) { errors { code } } }',
        { id, m: [{ key: ' ', value: '' }] },
      ],
      [
        'mutation($id: ID, $e: String!) { checkoutEmailUpdate(id: $id, email: $e) { errors { code } } }',
        { id, e: `a${lone}@example.com` },
      ],
      [
        'mutation($id: ID!) { transactionInitialize(id: $id, amount: 5000000000, paymentGateway: { id: "semena.test-card" }) { errors { code } } }',
        { id },
      ],
      [
        'mutation($id: ID!, $d: JSON) { transactionInitialize(id: $id, paymentGateway: { id: "semena.test-card", data: $d }) { data errors { code } } }',
        { id, d: { returnUrl: `http://shop.test/${lone}\0`, languageCode: '\0' } },
      ],
      [
        'mutation($id: ID!, $k: String) { transactionInitialize(id: $id, idempotencyKey: $k, paymentGateway: { id: "semena.test-card" }) { errors { code } } }',
        { id, k: 'k'.repeat(600) },
      ],
      ['query($c: String) { checkouts(first: 1, after: $c) { totalCount } }', { c: 'nonsense' }],
      ['{ order(id: "garbage") { id } }', {}],
      ['{ transaction(id: "garbage") { id } }', {}],
    ] as const) {
      const answer = await shop.ask(query, variables)
      expect(JSON.stringify({ query, answer })).not.toContain('InternalError')
    }
  })
})
