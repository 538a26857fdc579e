/**
 * Gift cards as a gateway: a card is never overdrawn, belongs to one checkout at a time, and gets back what was
 * refunded, once.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyingShop, DUMMY, openShop, UNCOUNTED } from '../../testing/buying.ts'
import { fromGlobalId } from '../global-id.ts'
import { requestAction } from './action.ts'
import { GIFT_CARDS } from '@semena/contract/payment-ways'
import { actOnCard } from './gift-card.ts'
import type { PaymentGateway } from './port.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

let made = 0
/** A gift card with a balance in cents. */
async function card(balance: number, more: { currency?: string; assignedTo?: string; isActive?: boolean } = {}) {
  const code = `CARD-${String(++made).padStart(4, '0')}`
  await shop.services.database.pool.query(
    'insert into gift_cards (code, currency, initial_balance, current_balance, assigned_to_email, is_active) values ($1, $2, $3, $3, $4, $5)',
    [code, more.currency ?? 'USD', balance, more.assignedTo ?? null, more.isActive ?? true],
  )
  return code
}
const balance = (code: string) => shop.count(`select current_balance from gift_cards where code = '${code}'`)
const by = (code: unknown) => ({ id: GIFT_CARDS, data: { code } })
const cash = { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } }
/** A checkout in the channel where orders must be paid first. */
const basket = () => shop.basket(UNCOUNTED, { channel: 'paid' })
const keyOf = (id: string) => fromGlobalId(id)!.key
const transactionOf = async (id: string) =>
  (
    await shop.services.database.pool.query<Record<string, string>>(
      `select charged::int, authorized::int, canceled::int, refunded::int, actions, gift_card_id is not null as has_card,
        (select string_agg(type, ' ' order by id) from transaction_events where transaction_id = t.id) as events from transactions t where id = $1`,
      [keyOf(id)],
    )
  ).rows[0]
const orderOf = async (id: string) =>
  (await shop.ask('query($id: ID) { order(id: $id) { status isPaid chargeStatus totalCharged { amount } } }', { id }))
    .data.order

describe('a gift card', () => {
  test('pays for the whole order, and its balance goes with it', async () => {
    const code = await card(2000)
    const id = await basket()
    const paid = await shop.pay(id, by(code))
    expect(paid).toMatchObject({ transactionEvent: { type: 'AUTHORIZATION_SUCCESS' }, errors: [] })
    expect(await balance(code)).toBe(2000)
    const { order, errors } = await shop.complete(id)
    expect(errors).toEqual([])
    expect(order).toMatchObject({ status: 'UNFULFILLED', chargeStatus: 'FULL', totalBalance: { amount: 0 } })
    expect(await balance(code)).toBe(300)
    expect(await transactionOf(paid.transaction.id)).toMatchObject({
      charged: 1700,
      authorized: 0,
      actions: ['REFUND'],
      events: 'AUTHORIZATION_REQUEST AUTHORIZATION_SUCCESS CHARGE_REQUEST CHARGE_SUCCESS',
    })
    expect((await shop.complete(id)).order.id).toBe(order.id)
    expect(await balance(code)).toBe(300)
  })

  test('pays a part beside another payment', async () => {
    const code = await card(400)
    const id = await basket()
    await shop.pay(id, by(code), { amount: 4 })
    const rest = await shop.pay(id, cash)
    expect(rest.transaction.chargedAmount.amount).toBe(13)
    const { order } = await shop.complete(id)
    expect(await orderOf(order.id)).toMatchObject({ chargeStatus: 'FULL', totalCharged: { amount: 17 } })
    expect(await balance(code)).toBe(0)
  })

  test.each([
    ['nobody has', async () => 'NO-SUCH-CARD'],
    ['is in another currency', () => card(2000, { currency: 'EUR' })],
    ['is kept for somebody else', () => card(2000, { assignedTo: 'bob@example.com' })],
    ['is switched off', () => card(2000, { isActive: false })],
    ['holds too little', () => card(1699)],
    ['is no text', async () => 5],
    ['is empty', async () => ''],
    ['cannot be', async () => 'a\0b'],
  ])('does not pay when it %s', async (_, code) => {
    const id = await basket()
    const paid = await shop.pay(id, by(await code()))
    expect(paid).toMatchObject({ transactionEvent: { type: 'AUTHORIZATION_FAILURE' }, errors: [] })
    expect((await shop.complete(id)).errors).toMatchObject([{ code: 'CHECKOUT_NOT_FULLY_PAID' }])
  })

  test('stands behind the checkout that asked last', async () => {
    const code = await card(2000)
    const [first, second] = [await basket(), await basket()]
    const before = await shop.pay(first, by(code))
    await shop.pay(second, by(code))
    expect(await transactionOf(before.transaction.id)).toMatchObject({
      authorized: 0,
      canceled: 1700,
      has_card: false,
      events: 'AUTHORIZATION_REQUEST AUTHORIZATION_SUCCESS CANCEL_REQUEST CANCEL_SUCCESS',
    })
    expect((await shop.complete(first)).errors).toMatchObject([{ code: 'CHECKOUT_NOT_FULLY_PAID' }])
    expect((await shop.complete(second)).order.chargeStatus).toBe('FULL')
    expect(await balance(code)).toBe(300)
  })

  test('is never overdrawn by checkouts that race for it', async () => {
    for (let round = 0; round < 5; round++) {
      const code = await card(2500)
      const ids = await Promise.all([0, 1, 2].map(basket))
      const done = await Promise.all(
        ids.map(async (id) => {
          await shop.pay(id, by(code))
          return shop.complete(id)
        }),
      )
      const orders = done.filter((d) => d.order).length
      expect(orders).toBeLessThanOrEqual(1)
      expect(await balance(code)).toBe(2500 - orders * 1700)
      const refusals = done.flatMap((d) => (d.order ? [] : d.errors.map((e) => e.code)))
      expect(new Set(refusals)).toEqual(new Set(['CHECKOUT_NOT_FULLY_PAID']))
    }
  })

  test('that lowers one total and pays for another checkout is not taken twice', async () => {
    const code = await card(2000)
    const [lowered, paid] = [await basket(), await basket()]
    await shop.promo(lowered, code)
    await shop.pay(paid, by(code))
    const done = await Promise.all([shop.complete(lowered), shop.complete(paid)])
    expect(done.filter((d) => d.order)).toHaveLength(1)
    expect(await balance(code)).toBe(300)
  })

  test('pays on its last day, and is let go once that is over', async () => {
    const code = await card(4000)
    const { pool } = shop.services.database
    await pool.query("update gift_cards set expiry_date = (now() at time zone 'utc')::date + 1 where code = $1", [code])
    const [now, later] = [await basket(), await basket()]
    await shop.pay(now, by(code))
    shop.turnClock(24 * 3_600_000)
    expect((await shop.complete(now)).order.chargeStatus).toBe('FULL')
    const paid = await shop.pay(later, by(code))
    shop.turnClock(24 * 3_600_000)
    expect((await shop.complete(later)).errors).toMatchObject([{ code: 'CHECKOUT_NOT_FULLY_PAID' }])
    expect(await transactionOf(paid.transaction.id)).toMatchObject({ authorized: 0, canceled: 1700, has_card: false })
    expect(await balance(code)).toBe(2300)
    shop.turnClock(-48 * 3_600_000)
  })

  test('that was emptied meanwhile is let go, and the checkout is not paid', async () => {
    const code = await card(2000)
    const id = await basket()
    const paid = await shop.pay(id, by(code))
    await shop.services.database.pool.query('update gift_cards set current_balance = 1 where code = $1', [code])
    expect((await shop.complete(id)).errors).toMatchObject([{ code: 'CHECKOUT_NOT_FULLY_PAID' }])
    expect(await transactionOf(paid.transaction.id)).toMatchObject({ authorized: 0, canceled: 1700 })
    expect(await balance(code)).toBe(1)
  })

  test.each(['before', 'after'])(
    'pays nothing of an order that was placed just %s the card was asked',
    async (moment) => {
      const code = await card(1700)
      const gateways = shop.services.gateways as Map<string, PaymentGateway>
      const cards = gateways.get(GIFT_CARDS)!
      const id = await shop.basket(UNCOUNTED)
      const initialize: PaymentGateway['initialize'] = async (request) => {
        if (moment === 'before') await shop.complete(id)
        const answer = await cards.initialize(request)
        if (moment === 'after') await shop.complete(id)
        return answer
      }
      gateways.set(GIFT_CARDS, { ...cards, initialize })
      const paid = await shop.pay(id, by(code))
      gateways.set(GIFT_CARDS, cards)
      expect(paid).toMatchObject({ transactionEvent: { type: 'AUTHORIZATION_FAILURE' }, errors: [] })
      const { order } = await shop.complete(id)
      expect(await orderOf(order.id)).toMatchObject({ status: 'UNCONFIRMED', chargeStatus: 'NONE' })
      expect(await transactionOf(paid.transaction.id)).toMatchObject({ authorized: 0, charged: 0, actions: [] })
      expect(await balance(code)).toBe(1700)
    },
  )

  test('gets back what is refunded, and once, however often it is asked', async () => {
    const code = await card(2000)
    const id = await basket()
    const paid = await shop.pay(id, by(code))
    const { order } = await shop.complete(id)
    const key = keyOf(paid.transaction.id)
    const refund = (amount: number) =>
      requestAction(shop.services, key, { kind: 'REFUND', amount, reason: '', cause: 'command' })
    await Promise.all([refund(1000), refund(1000), refund(1000)])
    expect(await balance(code)).toBe(2000)
    expect(await transactionOf(paid.transaction.id)).toMatchObject({ charged: 0, refunded: 1700 })
    expect((await orderOf(order.id)).chargeStatus).toBe('NONE')
    // A process died after the card got its money back, so the action is attempted again.
    const { rows } = await shop.services.database.pool.query<{ id: string; amount: number }>(
      "select id, amount::int as amount from payment_actions where transaction_id = $1 and state = 'DONE' limit 1",
      [key],
    )
    const again = await actOnCard(shop.services, {
      actionId: rows[0]!.id,
      kind: 'REFUND',
      amount: rows[0]!.amount,
      held: 1700,
      currency: 'USD',
      payment: {
        transactionId: key,
        pspReference: '',
        amount: 1700,
        currency: 'USD',
        createdAt: new Date(),
        expiresAt: null,
      },
      chargeReference: null,
      reason: '',
    })
    expect(again.outcome).toBe('SUCCESS')
    expect(await balance(code)).toBe(2000)
  })

  test('can be cancelled until the order is placed', async () => {
    const code = await card(2000)
    const id = await basket()
    const paid = await shop.pay(id, by(code))
    const act = (kind: 'CANCEL' | 'CHARGE') =>
      requestAction(shop.services, keyOf(paid.transaction.id), { kind, amount: null, reason: '', cause: 'command' })
    await act('CHARGE')
    expect(await transactionOf(paid.transaction.id)).toMatchObject({ authorized: 1700, charged: 0 })
    await act('CANCEL')
    expect(await transactionOf(paid.transaction.id)).toMatchObject({ authorized: 0, canceled: 1700, actions: [] })
    expect((await shop.complete(id)).errors).toMatchObject([{ code: 'CHECKOUT_NOT_FULLY_PAID' }])
    expect(await balance(code)).toBe(2000)
  })
})

test('money that comes while a checkout is completed is on its order', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await shop.basket(UNCOUNTED)
    const [paid, { order }] = await Promise.all([shop.pay(id, cash), shop.complete(id)])
    if (!order || paid?.transaction?.chargedAmount.amount !== 17) continue
    expect(await orderOf(order.id)).toMatchObject({ chargeStatus: 'FULL', totalCharged: { amount: 17 } })
  }
})

test('codes cannot be found by trying', async () => {
  const { settings } = shop.services
  settings.rateLimits = true
  try {
    const id = await basket()
    const code = await card(2000)
    for (let n = 0; n < 20; n++) expect((await shop.pay(id, by(`WRONG-${n}`))).errors).toEqual([])
    expect((await shop.pay(id, by(code))).errors).toEqual([{ code: 'GRAPHQL_ERROR', field: 'paymentGateway' }])
    expect(await balance(code)).toBe(2000)
  } finally {
    settings.rateLimits = false
  }
})

test('a gift card is no gateway that has to be asked first', async () => {
  const { data } = await shop.ask(
    'mutation($id: ID!) { paymentGatewayInitialize(id: $id) { gatewayConfigs { id } errors { code } } }',
    { id: await basket() },
  )
  expect(data.paymentGatewayInitialize.gatewayConfigs.map((c: { id: string }) => c.id)).not.toContain(GIFT_CARDS)
})
