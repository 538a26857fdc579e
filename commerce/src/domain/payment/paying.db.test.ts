/** Paying while the clock turns, and twice at once: money is booked once, and unpaid orders expire. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyingShop, CARD, DUMMY, openShop, PLENTY, TEN, UNCOUNTED } from '../../testing/buying.ts'
import { fromGlobalId, toGlobalId } from '../global-id.ts'
import { expireDueOrders } from '../order/expire.ts'
import { requestAction } from './action.ts'
import { GIFT_CARDS } from '@semena/contract/payment-ways'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const HOUR = 3_600_000
const SUCCESS = { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } }
const orderOf = async (id: string) =>
  (
    await shop.ask(
      `query($id: ID) { order(id: $id) { status isPaid chargeStatus totalCharged { amount } totalBalance { amount } metadata { key value } } }`,
      { id },
    )
  ).data.order
/** Open reviews of an order, with their amounts in minor units. */
const reviewsOf = async (order: string): Promise<string[]> =>
  (
    await shop.services.database.pool.query<{ reason: string; amount: string }>(
      'select reason, amount from payment_reviews where order_id = $1 and resolved_at is null order by id',
      [fromGlobalId(order)!.key],
    )
  ).rows.map((r) => `${r.reason} ${r.amount}`)
const card = (returnUrl: string | undefined = 'http://shop.test/payment') => ({ id: CARD, data: { returnUrl } })
const post = (url: string, decision: string, headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { host: 'shop.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `decision=${decision}`,
  })

describe('the deadline', () => {
  test('an unpaid order gives back stock, voucher and gift card, and cannot be paid any more', async () => {
    await shop.services.database.pool.query(
      "insert into gift_cards (code, currency, initial_balance, current_balance) values ('GIFT-0002', 'USD', 200, 200)",
    )
    const free = () => shop.count('select sum(quantity - allocated) from stocks where variant_id = 1')
    const before = await free()
    const id = await shop.basket(PLENTY, { promoCode: 'SINGLE', quantity: 3 })
    await shop.ask('mutation($id: ID) { checkoutAddPromoCode(id: $id, promoCode: "GIFT-0002") { errors { code } } }', {
      id,
    })
    const { order } = await shop.complete(id)
    expect(order.total.gross.amount).toBe(21)
    const deadline = Date.parse(order.metadata.find((m: { key: string }) => m.key === 'expiresAt').value)
    expect(Math.abs(deadline - shop.services.clock.now().getTime() - HOUR)).toBeLessThan(5000)
    expect(await free()).toBe(before - 3)
    expect(await shop.count("select used from voucher_codes where code = 'SINGLE' and not is_active")).toBe(1)
    const opened = await shop.pay(order.id, card())

    shop.turnClock(HOUR + 1000)
    expect(
      await Promise.all([
        expireDueOrders(shop.services),
        expireDueOrders(shop.services),
        orderOf(order.id).then((o) => o.status),
      ]),
    ).toContain('EXPIRED')
    expect(await free()).toBeGreaterThanOrEqual(before)
    expect(await shop.count("select used from voucher_codes where code = 'SINGLE' and is_active")).toBe(0)
    expect(await shop.count("select count(*) from voucher_customers where code = 'SINGLE'")).toBe(0)
    expect(await shop.count("select current_balance from gift_cards where code = 'GIFT-0002'")).toBe(200)
    expect((await shop.pay(order.id, card())).errors).toEqual([{ code: 'INVALID', field: 'id' }])
    expect(
      await shop.count(
        `select count(*) from order_events e join orders o on o.id = e.order_id where e.type = 'EXPIRED' and o.number = ${order.number}`,
      ),
    ).toBe(1)

    const late = await post(opened.data.redirectUrl, 'approve')
    expect(late.statusCode).toBe(200)
    expect(late.body).toContain('The time to pay is over')
    expect(await orderOf(order.id)).toMatchObject({ status: 'EXPIRED', isPaid: false })
    const told = (
      await shop.ask(
        'mutation($id: ID) { transactionProcess(id: $id) { transactionEvent { type } data errors { code } } }',
        { id: opened.transaction.id },
      )
    ).data.transactionProcess
    expect(told).toMatchObject({ transactionEvent: { type: 'CANCEL_SUCCESS' }, errors: [], data: { state: 'EXPIRED' } })
  })

  test('is kept by looking at the order, without any job', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    expect((await orderOf(order.id)).status).toBe('UNCONFIRMED')
    shop.turnClock(HOUR + 1000)
    expect((await orderOf(order.id)).status).toBe('EXPIRED')
  })

  test('ends an order of which less than half was paid, and tells people whose money it has', async () => {
    const { order } = await shop.complete(await shop.basket(TEN))
    const free = await shop.count('select sum(quantity - allocated) from stocks where variant_id = 2')
    await shop.pay(order.id, SUCCESS, { amount: 0.01 })
    expect(await orderOf(order.id)).toMatchObject({ status: 'UNCONFIRMED', chargeStatus: 'PARTIAL' })
    expect(await reviewsOf(order.id)).toEqual(['PARTIAL 1699'])
    shop.turnClock(HOUR + 1000)
    expect(await expireDueOrders(shop.services)).toBe(1)
    expect((await orderOf(order.id)).status).toBe('EXPIRED')
    expect(await reviewsOf(order.id)).toEqual(['EXPIRED 1'])
    expect(await shop.count('select sum(quantity - allocated) from stocks where variant_id = 2')).toBe(free + 1)
  })

  test('a shop sends nothing of an order that is paid in part, unless it is set to', async () => {
    const { order } = await shop.complete(await shop.basket(PLENTY))
    await shop.pay(order.id, SUCCESS, { amount: 16.99 })
    const token = await shop.signUp('sender@example.com', { permissions: ['MANAGE_ORDERS'] })
    const { lines } = (await shop.ask('query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })).data
      .order
    const { rows } = await shop.services.database.pool.query<{ id: string }>(
      "select id from warehouses where slug = 'a'",
    )
    const input = {
      lines: [{ orderLineId: lines[0].id, stocks: [{ quantity: 1, warehouse: toGlobalId('Warehouse', rows[0]!.id) }] }],
    }
    const send = async (): Promise<string[]> =>
      (
        await shop.ask(
          'mutation($o: ID, $i: OrderFulfillInput!) { orderFulfill(order: $o, input: $i) { errors { code } } }',
          { o: order.id, i: input },
          token,
        )
      ).data.orderFulfill.errors.map((e: { code: string }) => e.code)
    expect(await send()).toEqual(['CANNOT_FULFILL_UNPAID_ORDER'])
    await shop.pay(order.id, SUCCESS)
    expect(await send()).toEqual([])
  })

  test('moves by a day, once, when at least half came; all of it confirms', async () => {
    const [half, whole] = await Promise.all(
      [0, 1].map(async () => (await shop.complete(await shop.basket(UNCOUNTED))).order),
    )
    for (const { id } of [half, whole]) await shop.pay(id, SUCCESS, { amount: 8.5 })
    shop.turnClock(23 * HOUR)
    expect(await expireDueOrders(shop.services)).toBe(0)
    expect((await orderOf(half.id)).status).toBe('UNCONFIRMED')
    await shop.pay(half.id, SUCCESS, { amount: 8 })
    await shop.pay(whole.id, SUCCESS)
    expect(await orderOf(whole.id)).toMatchObject({ status: 'UNFULFILLED', isPaid: true })
    expect(await reviewsOf(whole.id)).toEqual([])
    shop.turnClock(2 * HOUR + 1000)
    expect(await expireDueOrders(shop.services)).toBe(1)
    expect((await orderOf(half.id)).status).toBe('EXPIRED')
    expect(await reviewsOf(half.id)).toEqual(['EXPIRED 1650'])
    expect((await orderOf(whole.id)).status).toBe('UNFULFILLED')
  })

  test.each([
    ['CHARGE_REQUEST', 17, 'UNCONFIRMED'],
    ['CHARGE_REQUEST', 0.01, 'EXPIRED'],
    ['AUTHORIZATION_REQUEST', 17, 'UNCONFIRMED'],
    ['AUTHORIZATION_REQUEST', 0.01, 'EXPIRED'],
    ['AUTHORIZATION_SUCCESS', 0.01, 'EXPIRED'],
  ])('with %s of %d leaves the order %s, and a day later no pending money keeps it', async (type, amount, status) => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    await shop.pay(order.id, { id: DUMMY, data: { event: { type } } }, { amount })
    shop.turnClock(HOUR + 1000)
    await expireDueOrders(shop.services)
    expect((await orderOf(order.id)).status).toBe(status)
    shop.turnClock(24 * HOUR)
    await expireDueOrders(shop.services)
    expect((await orderOf(order.id)).status).toBe('EXPIRED')
  })

  test('of an order placed with a part of its money is moved at once, and people are told', async () => {
    const id = await shop.basket(UNCOUNTED)
    await shop.pay(id, SUCCESS, { amount: 9 })
    const { order } = await shop.complete(id)
    expect(order.status).toBe('UNCONFIRMED')
    expect(await reviewsOf(order.id)).toEqual(['PARTIAL 800'])
    shop.turnClock(24 * HOUR)
    expect(await expireDueOrders(shop.services)).toBe(0)
    shop.turnClock(2 * HOUR)
    expect(await expireDueOrders(shop.services)).toBe(1)
  })

  test('stays where people give a part back', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const { transaction } = await shop.pay(order.id, SUCCESS, { amount: 2 })
    await requestAction(shop.services, fromGlobalId(transaction.id)!.key, {
      kind: 'REFUND',
      amount: null,
      reason: '',
      cause: 'command',
    })
    shop.turnClock(HOUR + 1000)
    expect(await expireDueOrders(shop.services)).toBe(1)
    expect((await orderOf(order.id)).status).toBe('EXPIRED')
  })
})

describe('paying', () => {
  test('the same key at once charges once', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.pay(order.id, SUCCESS, { key: 'double-click' })),
    )
    expect(new Set(answers.map((a) => a.transaction.id)).size).toBe(1)
    expect(await orderOf(order.id)).toMatchObject({ status: 'UNFULFILLED', isPaid: true, totalCharged: { amount: 17 } })
    expect((await shop.pay(order.id, SUCCESS, { key: 'double-click', amount: 3 })).errors).toEqual([
      { code: 'UNIQUE', field: 'idempotencyKey' },
    ])
  })

  test('going on twice at once charges once', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const { transaction } = await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_ACTION_REQUIRED' } } })
    const go = () =>
      shop.ask(
        'mutation($id: ID, $d: JSON) { transactionProcess(id: $id, data: $d) { transactionEvent { type } errors { code } } }',
        { id: transaction.id, d: { event: { type: 'CHARGE_SUCCESS' } } },
      )
    for (const a of await Promise.all([go(), go(), go(), go()]))
      expect(a.data.transactionProcess.transactionEvent.type).toBe('CHARGE_SUCCESS')
    expect(await orderOf(order.id)).toMatchObject({ chargeStatus: 'FULL', totalCharged: { amount: 17 } })
  })

  test('a failure can be tried again with the same key', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const failed = await shop.pay(
      order.id,
      { id: DUMMY, data: { event: { type: 'CHARGE_FAILURE' } } },
      { key: 'again' },
    )
    expect(failed.transactionEvent.type).toBe('CHARGE_FAILURE')
    const paid = await shop.pay(order.id, SUCCESS, { key: 'again' })
    expect(paid.transaction).toMatchObject({ id: failed.transaction.id, chargedAmount: { amount: 17 } })
    expect(paid.transaction.events.map((x: { type: string }) => x.type)).toEqual([
      'CHARGE_SUCCESS',
      'CHARGE_FAILURE',
      'CHARGE_REQUEST',
    ])
  })

  test('an order placed while its payment waits is paid when that goes on', async () => {
    const id = await shop.basket(UNCOUNTED)
    const { transaction } = await shop.pay(id, { id: DUMMY, data: { event: { type: 'CHARGE_ACTION_REQUIRED' } } })
    const { order } = await shop.complete(id)
    await shop.ask('mutation($id: ID, $d: JSON) { transactionProcess(id: $id, data: $d) { errors { code } } }', {
      id: transaction.id,
      d: { event: { type: 'CHARGE_SUCCESS' } },
    })
    expect(await orderOf(order.id)).toMatchObject({ isPaid: true, status: 'UNFULFILLED' })
  })
})

describe('a checkout from which a piece is taken when it is paid', () => {
  test.each([
    ['', SUCCESS],
    [' by a gift card', { id: GIFT_CARDS, data: { code: 'LARGE' } }],
  ])('leads to an order whose surplus%s is put before people with the payment that has it', async (_, gateway) => {
    await shop.services.database.pool.query(
      "insert into gift_cards (code, currency, initial_balance, current_balance) values ('LARGE', 'USD', 9900, 9900) on conflict do nothing",
    )
    const id = await shop.basket(UNCOUNTED, { quantity: 2 })
    const { transaction } = await shop.pay(id, gateway)
    await shop.ask(
      'mutation($id: ID, $l: [CheckoutLineUpdateInput!]!) { checkoutLinesUpdate(id: $id, lines: $l) { errors { code } } }',
      { id, l: [{ variantId: UNCOUNTED, quantity: 1 }] },
    )
    const { order } = await shop.complete(id)
    expect(await orderOf(order.id)).toMatchObject({ chargeStatus: 'OVERCHARGED', totalCharged: { amount: 29 } })
    expect(await reviewsOf(order.id)).toEqual(['OVERPAID 1200'])
    const { key } = fromGlobalId(transaction.id)!
    expect(await shop.count(`select count(*) from payment_reviews where transaction_id = '${key}'`)).toBe(1)
  })
})

describe('money that an app takes', () => {
  const WAIT = { id: DUMMY, data: { event: { type: 'CHARGE_ACTION_REQUIRED' } } }
  const goOn = async (payment: { transaction: { id: string } }) =>
    (
      await shop.ask(
        'mutation($id: ID, $d: JSON) { transactionProcess(id: $id, data: $d) { transactionEvent { type } errors { code } } }',
        { id: payment.transaction.id, d: { event: { type: 'CHARGE_SUCCESS', includePspReference: true } } },
      )
    ).data.transactionProcess
  const cancel = async (id: string): Promise<void> => {
    const token = await shop.signUp('canceller@example.com', { permissions: ['MANAGE_ORDERS'] })
    await shop.ask('mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }', { id }, token)
  }

  test('when the order has expired meanwhile is put before people once', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const payment = await shop.pay(order.id, WAIT)
    shop.turnClock(HOUR + 1000)
    expect((await orderOf(order.id)).status).toBe('EXPIRED')
    for (let turn = 0; turn < 2; turn++)
      expect(await goOn(payment)).toEqual({ transactionEvent: { type: 'CHARGE_SUCCESS' }, errors: [] })
    expect(await orderOf(order.id)).toMatchObject({ status: 'EXPIRED', chargeStatus: 'FULL' })
    expect(await reviewsOf(order.id)).toEqual(['LATE 1700'])
  })

  test('when the order was cancelled meanwhile is put before people, and no other payment begins', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const payment = await shop.pay(order.id, WAIT)
    await cancel(order.id)
    for (const gateway of [WAIT, SUCCESS, card()])
      expect((await shop.pay(order.id, gateway)).errors).toEqual([{ code: 'INVALID', field: 'id' }])
    expect(await orderOf(order.id)).toMatchObject({ status: 'CANCELED', totalCharged: { amount: 0 } })
    await goOn(payment)
    expect(await reviewsOf(order.id)).toEqual(['LATE 1700'])
  })

  test('twice, on two pages that were open, is put before people with its surplus', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const payments = [await shop.pay(order.id, WAIT), await shop.pay(order.id, WAIT)]
    await goOn(payments[0])
    expect(await reviewsOf(order.id)).toEqual([])
    await goOn(payments[1])
    expect(await orderOf(order.id)).toMatchObject({ chargeStatus: 'OVERCHARGED', totalCharged: { amount: 34 } })
    expect(await reviewsOf(order.id)).toEqual(['OVERPAID 1700'])
  })
})

const opened = async () => {
  const { order } = await shop.complete(await shop.basket(UNCOUNTED))
  return { order, payment: await shop.pay(order.id, card()) }
}

describe('the test card page', () => {
  test('tells what it is, and books an approval even if the payer never returns', async () => {
    const { order, payment } = await opened()
    expect(payment.transactionEvent.type).toBe('CHARGE_ACTION_REQUIRED')
    expect(payment.data).toMatchObject({ amount: 17, currency: 'USD', state: 'OPEN' })
    expect(Date.parse(payment.data.expiresAt) - Date.parse(payment.data.now)).toBeGreaterThan(HOUR - 5000)
    const page = await shop.app.inject({
      url: new URL(payment.data.redirectUrl).pathname,
      headers: { host: 'shop.test' },
    })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(page.body).toContain('No money moves')
    expect(page.body).not.toMatch(/<script|<input/)
    const answers = await Promise.all([0, 1, 2].map(() => post(payment.data.redirectUrl, 'approve')))
    for (const a of answers) {
      expect(a.statusCode).toBe(303)
      expect(a.headers.location).toBe(
        `http://shop.test/payment?order=${encodeURIComponent(order.id)}&transaction=${encodeURIComponent(payment.transaction.id)}`,
      )
    }
    expect(await orderOf(order.id)).toMatchObject({ isPaid: true, status: 'UNFULFILLED', totalCharged: { amount: 17 } })
    await post(payment.data.redirectUrl, 'decline')
    const told = (
      await shop.ask(
        'mutation($id: ID) { transactionProcess(id: $id) { transaction { chargedAmount { amount } events { type } } transactionEvent { type } data } }',
        { id: payment.transaction.id },
      )
    ).data.transactionProcess
    expect(told).toMatchObject({
      transactionEvent: { type: 'CHARGE_SUCCESS' },
      data: { state: 'APPROVED' },
      transaction: { chargedAmount: { amount: 17 } },
    })
    expect(told.transaction.events).toHaveLength(3)
  })

  test('a declined card can be tried again', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const first = await shop.pay(order.id, card(), { key: 'card' })
    await post(first.data.redirectUrl, 'decline')
    expect(await orderOf(order.id)).toMatchObject({ isPaid: false, status: 'UNCONFIRMED' })
    const second = await shop.pay(order.id, card(), { key: 'card' })
    expect(second.transactionEvent.type).toBe('CHARGE_ACTION_REQUIRED')
    expect(second.data.redirectUrl).not.toBe(first.data.redirectUrl)
    await post(second.data.redirectUrl, 'approve')
    expect((await orderOf(order.id)).isPaid).toBe(true)
  })

  test('going back decides nothing', async () => {
    const { order, payment } = await opened()
    const told = (
      await shop.ask(
        'mutation($id: ID) { transactionProcess(id: $id) { transaction { events { type } } transactionEvent { type } data } }',
        { id: payment.transaction.id },
      )
    ).data.transactionProcess
    expect(told).toMatchObject({
      transactionEvent: { type: 'CHARGE_ACTION_REQUIRED' },
      data: { redirectUrl: payment.data.redirectUrl },
    })
    expect(told.transaction.events).toHaveLength(2)
    expect((await post(payment.data.redirectUrl, 'nonsense')).statusCode).toBe(303)
    expect((await orderOf(order.id)).isPaid).toBe(false)
  })

  test('leads back to this shop only, and hears this shop only', async () => {
    const { order, payment } = await opened()
    const other = await shop.complete(await shop.basket(UNCOUNTED))
    const refused = await shop.pay(other.order.id, card('https://evil.example/'))
    expect(refused).toMatchObject({
      transactionEvent: { type: 'CHARGE_FAILURE' },
      data: { error: 'RETURN_URL_REFUSED' },
    })
    // A payment whose page is already open returns to the address that it had first.
    expect((await shop.pay(order.id, card('https://evil.example/'))).data.redirectUrl).toBe(payment.data.redirectUrl)
    expect((await post(payment.data.redirectUrl, 'approve', { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await post(payment.data.redirectUrl, 'approve', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await shop.app.inject('/test-card/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    expect((await shop.app.inject('/test-card/garbage')).statusCode).toBe(404)
  })

  test('speaks the language of the order', async () => {
    const id = await shop.basket(UNCOUNTED)
    await shop.ask('mutation($id: ID) { checkoutLanguageCodeUpdate(id: $id, languageCode: RU) { errors { code } } }', {
      id,
    })
    const { order } = await shop.complete(id)
    expect(order.lines).toEqual([{ productName: 'Product', translatedProductName: 'Товар' }])
    const { data } = await shop.pay(order.id, card())
    const { body } = await shop.app.inject({ url: new URL(data.redirectUrl).pathname, headers: { host: 'shop.test' } })
    expect(body).toContain('<html lang="ru" dir="ltr">')
    expect(body).toContain('17,00\u00a0$')
  })
})

test('a payment whose gateway was switched off says so', async () => {
  const { order } = await shop.complete(await shop.basket(PLENTY))
  const { transaction } = await shop.pay(order.id, card())
  await shop.services.database.pool.query("update transactions set gateway = 'gone' where order_id = $1", [
    Buffer.from(order.id, 'base64').toString().replace('Order:', ''),
  ])
  const { data } = await shop.ask('mutation($id: ID) { transactionProcess(id: $id) { errors { code field } } }', {
    id: transaction.id,
  })
  expect(data.transactionProcess.errors).toEqual([{ code: 'MISSING_PAYMENT_APP', field: 'id' }])
})
