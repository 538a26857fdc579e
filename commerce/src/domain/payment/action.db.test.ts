/**
 * Refunds, charges and cancellations are asked for once, whatever happens in between, and never for more than there is.
 */
import type { PermissionEnum } from '@semena/contract/enums'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { ActionAnswer, ActionRequest, PaymentGateway } from './port.ts'
import { type BuyingShop, DUMMY, openShop, PLENTY, UNCOUNTED } from '../../testing/buying.ts'
import { coin, SCRIPTED, type ScriptedProvider, scriptedProvider } from '../../testing/provider.ts'
import { ensureApp } from '../apps.ts'
import { fromGlobalId, toGlobalId } from '../global-id.ts'
import { expireDueOrders } from '../order/expire.ts'
import { attemptDueActions, recordAnswer } from './action.ts'
import { refreshPayment } from './refresh.ts'

let shop: BuyingShop
let provider: ScriptedProvider
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.services.database.pool.query('update transactions set watch_at = null')
  await shop.services.database.pool.query("delete from payment_actions where state = 'WAITING'")
  provider = scriptedProvider(() => shop.services.clock.now())
})

const HOUR = 3_600_000
const PERMISSIONS = ['HANDLE_PAYMENTS', 'MANAGE_ORDERS', 'MANAGE_STAFF']
/** A fresh access token, because the tests turn the clock further than one lasts. */
const staff = () => shop.signUp('pay@example.com', { permissions: PERMISSIONS })
const gateways = () => shop.services.gateways as Map<string, PaymentGateway>
const event = (type: string) => ({ id: DUMMY, data: { event: { type } } })

/** A gateway with a provider that takes actions as the test says. */
function acting(act?: (request: ActionRequest) => Promise<ActionAnswer>): ActionRequest[] {
  const asked: ActionRequest[] = []
  const gateway: PaymentGateway = { ...provider.gateway }
  if (act)
    gateway.act = (request) => {
      asked.push(request)
      return act(request)
    }
  gateways().set(SCRIPTED, gateway)
  return asked
}

/** A charged order of 17 dollars, through the dummy app or with a provider. */
async function charged(gateway: typeof DUMMY | typeof SCRIPTED = DUMMY) {
  const { order } = await shop.complete(await shop.basket(UNCOUNTED))
  const paid = await shop.pay(order.id, gateway === DUMMY ? event('CHARGE_SUCCESS') : { id: SCRIPTED })
  const key = fromGlobalId(paid.transaction.id)!.key
  if (gateway === SCRIPTED) {
    provider.truth.set(`ref-${key}`, { state: 'DONE', movements: [coin(`c-${key}`, 1700, 'SETTLED')] })
    await refreshPayment(shop.services, key, 'poll')
  }
  return { order: order.id as string, number: order.number as number, transaction: paid.transaction.id as string, key }
}

const request = async (id: string, action: string, more: object = {}, token?: string) =>
  shop.ask(
    `mutation($id: ID, $a: TransactionActionEnum!, $amount: PositiveDecimal, $reason: String) {
      transactionRequestAction(id: $id, actionType: $a, amount: $amount, refundReason: $reason) {
        transaction { chargedAmount { amount } events { type amount { amount } } } errors { code field } } }`,
    { id, a: action, ...more },
    token ?? (await staff()),
  )
const read = async (id: string) =>
  (
    await shop.ask(
      `query($id: ID) { transaction(id: $id) { actions chargedAmount { amount } chargePendingAmount { amount } authorizedAmount { amount } refundedAmount { amount }
        refundPendingAmount { amount } canceledAmount { amount } events { type pspReference message amount { amount } } } }`,
      { id },
      await staff(),
    )
  ).data.transaction
const orderOf = async (id: string) =>
  (
    await shop.ask(
      'query($id: ID) { order(id: $id) { status isPaid chargeStatus totalRefunded { amount } totalRefundPending { amount } events { type amount user { email } } } }',
      { id },
      await staff(),
    )
  ).data.order
const actionsOf = async (key: string) =>
  (
    await shop.services.database.pool.query<{ id: string; state: string; attempts: number; cause: string }>(
      'select id, state, attempts, cause from payment_actions where transaction_id = $1 order by created_at',
      [key],
    )
  ).rows
const types = (t: { events: { type: string }[] }) => t.events.map((e) => e.type)
const count = (order: { events: { type: string }[] }, type: string) =>
  order.events.filter((e) => e.type === type).length

describe('refunds', () => {
  test('that are asked for at once never give back more than was charged', async () => {
    const { transaction, key, order } = await charged()
    await Promise.all(Array.from({ length: 6 }, () => request(transaction, 'REFUND', { amount: 5 })))
    const after = await read(transaction)
    expect(after).toMatchObject({ chargedAmount: { amount: 0 }, refundedAmount: { amount: 17 } })
    const amounts = after.events.flatMap((e: { type: string; amount: { amount: number } }) =>
      e.type === 'REFUND_SUCCESS' ? [e.amount.amount] : [],
    )
    expect(amounts.toSorted((a: number, b: number) => a - b)).toEqual([2, 5, 5, 5])
    expect((await actionsOf(key)).map((a) => a.state).toSorted()).toEqual([
      'DONE',
      'DONE',
      'DONE',
      'DONE',
      'FAILED',
      'FAILED',
    ])
    expect(await orderOf(order)).toMatchObject({ isPaid: false, chargeStatus: 'NONE', totalRefunded: { amount: 17 } })
  })

  test('name who asked, tell the customer once, and leave the order to the staff', async () => {
    const { transaction, order, number, key } = await charged()
    await request(transaction, 'REFUND', { reason: 'Broken' })
    const after = await orderOf(order)
    expect(after.events.at(-1)).toEqual({
      type: 'TRANSACTION_REFUND_REQUESTED',
      amount: 17,
      user: { email: 'pay@example.com' },
    })
    expect((await read(transaction)).events[1]).toMatchObject({ type: 'REFUND_REQUEST', message: 'Broken' })
    const causes = await shop.services.database.pool.query<{ cause: string }>(
      "select distinct cause from transaction_events where transaction_id = $1 and type like 'REFUND%'",
      [key],
    )
    expect(causes.rows).toEqual([{ cause: expect.stringMatching(/^user:\d+$/) }])
    const mails = `select count(*) from mails where kind = 'order-refunded' and payload ->> 'orderId' = (select id::text from orders where number = ${number})`
    expect(await shop.count(mails)).toBe(1)
    // The order was paid once: refunding it does not give it a deadline again.
    shop.turnClock(2 * HOUR)
    await expireDueOrders(shop.services)
    expect((await orderOf(order)).status).toBe('UNFULFILLED')
  })

  test('go on after the process died before it was answered, and are given once', async () => {
    let answer: (a: ActionAnswer) => void = () => {}
    let isFirst = true
    const asked = acting(() => {
      if (!isFirst) return Promise.resolve({ outcome: 'SUCCESS', pspReference: 're_1' })
      isFirst = false
      return new Promise((resolve) => {
        answer = resolve
      })
    })
    const { transaction, key, order } = await charged(SCRIPTED)
    const dying = request(transaction, 'REFUND', { amount: 4 })
    await expect.poll(() => asked.length).toBe(1)
    // While the refund's outcome is unknown, its money cannot be refunded a second time.
    expect(await read(transaction)).toMatchObject({ chargedAmount: { amount: 13 }, refundPendingAmount: { amount: 4 } })
    expect(await attemptDueActions(shop.services)).toBe(0)
    shop.turnClock(3 * 60_000)
    expect(await Promise.all([attemptDueActions(shop.services), attemptDueActions(shop.services)])).toContain(1)
    expect(asked.map((a) => a.actionId)).toEqual([asked[0]!.actionId, asked[0]!.actionId])
    answer({ outcome: 'FAILURE', pspReference: 'too-late' })
    await dying
    const after = await read(transaction)
    expect(after).toMatchObject({ chargedAmount: { amount: 13 }, refundedAmount: { amount: 4 } })
    expect(types(after)).toEqual([
      'REFUND_SUCCESS',
      'REFUND_REQUEST',
      'CHARGE_SUCCESS',
      'CHARGE_ACTION_REQUIRED',
      'CHARGE_REQUEST',
    ])
    expect(await actionsOf(key)).toMatchObject([{ state: 'DONE', attempts: 2 }])
    expect(count(await orderOf(order), 'TRANSACTION_REFUND_REQUESTED')).toBe(1)
    expect(asked[0]).toMatchObject({ amount: 400, held: 1700, chargeReference: `c-${key}` })
  })

  test('are tried again with growing waits while the gateway is away, and people are told', async () => {
    const asked = acting(() => Promise.reject(new Error('down')))
    const { transaction, key } = await charged(SCRIPTED)
    await request(transaction, 'REFUND')
    const waits: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      const wait = await shop.count(
        `select ceil(extract(epoch from next_attempt_at - updated_at)) from payment_actions where transaction_id = '${key}'`,
      )
      waits.push(wait)
      shop.turnClock(wait * 1000 + 1000)
      expect(await attemptDueActions(shop.services)).toBe(1)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480])
    expect(new Set(asked.map((a) => a.actionId)).size).toBe(1)
    expect(await shop.count(`select count(*) from payment_reviews where transaction_id = '${key}'`)).toBe(1)
    expect(await read(transaction)).toMatchObject({ chargedAmount: { amount: 0 }, refundPendingAmount: { amount: 17 } })
    acting(() => Promise.resolve({ outcome: 'SUCCESS', pspReference: 're_2' }))
    shop.turnClock(HOUR)
    await attemptDueActions(shop.services)
    expect(await read(transaction)).toMatchObject({
      refundedAmount: { amount: 17 },
      refundPendingAmount: { amount: 0 },
    })
  })

  test('that fail leave the money, open a review, and do not make the order paid anew', async () => {
    acting(() => Promise.resolve({ outcome: 'FAILURE', pspReference: 're_3', message: 'No such card.' }))
    const { transaction, order, key } = await charged(SCRIPTED)
    await request(transaction, 'REFUND')
    expect(await read(transaction)).toMatchObject({ chargedAmount: { amount: 17 }, refundedAmount: { amount: 0 } })
    const after = await orderOf(order)
    expect(after).toMatchObject({ isPaid: true, chargeStatus: 'FULL' })
    expect(count(after, 'ORDER_FULLY_PAID')).toBe(1)
    const { rows } = await shop.services.database.pool.query(
      'select reason, note from payment_reviews where transaction_id = $1',
      [key],
    )
    expect(rows).toEqual([{ reason: 'REFUND_FAILED', note: 'No such card.' }])
  })

  test('that the provider tells later are over when its book says so', async () => {
    acting(() => Promise.resolve({ outcome: 'PENDING', pspReference: 're_4' }))
    const { transaction, order, key } = await charged(SCRIPTED)
    await request(transaction, 'REFUND', { amount: 7 })
    expect(await orderOf(order)).toMatchObject({ chargeStatus: 'PARTIAL', totalRefundPending: { amount: 7 } })
    provider.truth.set(`ref-${key}`, {
      state: 'DONE',
      movements: [
        coin(`c-${key}`, 1700, 'SETTLED'),
        { reference: 're_4', kind: 'REFUND', units: 700n, state: 'SETTLED' },
      ],
    })
    await refreshPayment(shop.services, key, 'poll')
    expect(await read(transaction)).toMatchObject({
      chargedAmount: { amount: 10 },
      refundedAmount: { amount: 7 },
      refundPendingAmount: { amount: 0 },
    })
    expect(await actionsOf(key)).toMatchObject([{ state: 'DONE' }])
  })

  test('are done by people where the gateway cannot, who say so once', async () => {
    acting()
    const { transaction, order, key } = await charged(SCRIPTED)
    await request(transaction, 'REFUND', { amount: 17 })
    const [action] = await actionsOf(key)
    expect(action).toMatchObject({ state: 'BY_HAND' })
    shop.turnClock(24 * HOUR)
    expect(await attemptDueActions(shop.services)).toBe(0)
    const done = { outcome: 'SUCCESS', pspReference: 'txid:0' } as const
    expect(await recordAnswer(shop.services, action!.id, done, 'command')).toBe(true)
    expect(await recordAnswer(shop.services, action!.id, done, 'command')).toBe(false)
    expect(await read(transaction)).toMatchObject({
      refundedAmount: { amount: 17 },
      refundPendingAmount: { amount: 0 },
    })
    const after = await orderOf(order)
    expect(after).toMatchObject({ chargeStatus: 'NONE' })
    expect(count(after, 'TRANSACTION_REFUND_REQUESTED')).toBe(1)
  })

  test('are refused to others, and where there is nothing that could take them', async () => {
    const { transaction, key } = await charged()
    const orders = await shop.signUp('orders@example.com', { permissions: ['MANAGE_ORDERS'] })
    expect((await request(transaction, 'REFUND', {}, orders)).errors?.[0]?.extensions.exception.code).toBe(
      'PermissionDenied',
    )
    const codes = async (action: string, more: object = {}, id = transaction) =>
      (await request(id, action, more)).data.transactionRequestAction.errors
    expect(await codes('REFUND', { amount: 0.001 })).toEqual([{ code: 'INVALID', field: 'amount' }])
    expect(await codes('CHARGE', { reason: 'Broken' })).toEqual([{ code: 'INVALID', field: 'refundReason' }])
    expect(await codes('REFUND', {}, toGlobalId('TransactionItem', '00000000-0000-4000-8000-000000000000'))).toEqual([
      { code: 'NOT_FOUND', field: 'id' },
    ])
    const neither = await shop.ask(
      'mutation { transactionRequestAction(actionType: REFUND) { errors { code field } } }',
      {},
      await staff(),
    )
    expect(neither.data.transactionRequestAction.errors).toEqual([{ code: 'GRAPHQL_ERROR', field: null }])
    await shop.services.database.pool.query("update transactions set gateway = 'gone' where id = $1", [key])
    expect(await codes('REFUND')).toEqual([{ code: 'MISSING_TRANSACTION_ACTION_REQUEST_WEBHOOK', field: null }])
  })

  test('keep goods from being sent, where only paid orders are', async () => {
    await shop.services.database.pool.query('update shops set fulfillment_allow_unpaid = false')
    const { order } = await shop.complete(await shop.basket(PLENTY))
    const paid = await shop.pay(order.id, event('CHARGE_SUCCESS'))
    await request(paid.transaction.id, 'REFUND', { amount: 1 })
    const { rows } = await shop.services.database.pool.query<{ line: string; warehouse: string }>(
      `select l.id as line, s.warehouse_id as warehouse from order_lines l join allocations a on a.order_line_id = l.id join stocks s on s.id = a.stock_id where l.order_id = $1`,
      [fromGlobalId(order.id)!.key],
    )
    const lines = [
      {
        orderLineId: toGlobalId('OrderLine', rows[0]!.line),
        stocks: [{ warehouse: toGlobalId('Warehouse', rows[0]!.warehouse), quantity: 1 }],
      },
    ]
    const send = async () =>
      shop.ask(
        'mutation($o: ID, $i: OrderFulfillInput!) { orderFulfill(order: $o, input: $i) { errors { code field } } }',
        { o: order.id, i: { lines } },
        await staff(),
      )
    // The process may use the shop's settings as they were a second ago.
    await expect
      .poll(async () => (await send()).data.orderFulfill.errors, { timeout: 5000, interval: 300 })
      .toEqual([{ code: 'CANNOT_FULFILL_UNPAID_ORDER', field: 'order' }])
    await shop.services.database.pool.query('update shops set fulfillment_allow_unpaid = true')
  })
})

describe('what is authorised', () => {
  test('is charged or cancelled, by whoever comes first', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const { transaction } = await shop.pay(order.id, event('AUTHORIZATION_SUCCESS'))
    await Promise.all([request(transaction.id, 'CHARGE'), request(transaction.id, 'CANCEL')])
    const after = await read(transaction.id)
    expect(after.chargedAmount.amount + after.canceledAmount.amount).toBe(17)
    expect(after.authorizedAmount.amount).toBe(0)
  })
})

describe('reports of the app behind a payment', () => {
  const report = (id: string, token: string, more: object) =>
    shop
      .ask(
        `mutation($id: ID, $psp: String!, $type: TransactionEventTypeEnum!, $amount: PositiveDecimal, $actions: [TransactionActionEnum!], $method: PaymentMethodDetailsInput, $meta: [MetadataInput!], $url: String, $at: DateTime) {
        transactionEventReport(id: $id, pspReference: $psp, type: $type, amount: $amount, availableActions: $actions, paymentMethodDetails: $method, transactionMetadata: $meta, externalUrl: $url, time: $at) {
          alreadyProcessed transaction { actions pspReference chargedAmount { amount } chargePendingAmount { amount } metadata { key value } paymentMethodDetails { name } }
          transactionEvent { type amount { amount } createdAt } errors { code field } } }`,
        { id, psp: 'r-1', type: 'CHARGE_SUCCESS', ...more },
        token,
      )
      .then((a) => a.data?.transactionEventReport ?? a.errors![0]!.extensions.exception.code)
  const appToken = (identifier: string, permissions: PermissionEnum[] = ['HANDLE_PAYMENTS']) =>
    ensureApp(shop.services, { identifier, name: identifier, permissions })
  const pending = async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const { transaction } = await shop.pay(order.id, event('CHARGE_REQUEST'))
    return {
      order: order.id as string,
      id: transaction.id as string,
      psp: (await read(transaction.id)).events[0].pspReference,
    }
  }

  test('come from that app alone', async () => {
    const { id } = await pending()
    expect(await report(id, await staff(), { amount: 17 })).toBe('PermissionDenied')
    expect(await report(id, await appToken('other.app'), { amount: 17 })).toBe('PermissionDenied')
    expect((await read(id)).chargedAmount.amount).toBe(0)
  })

  test('take the place of what waits, once, even when they come at once', async () => {
    const token = await appToken(DUMMY)
    const { id, psp, order } = await pending()
    const told = await Promise.all([0, 1, 2, 3].map(() => report(id, token, { psp, amount: 17, actions: ['REFUND'] })))
    expect(told.filter((t) => t.alreadyProcessed)).toHaveLength(3)
    expect(await read(id)).toMatchObject({ chargedAmount: { amount: 17 }, chargePendingAmount: { amount: 0 } })
    expect(await orderOf(order)).toMatchObject({ status: 'UNFULFILLED', chargeStatus: 'FULL' })
    expect(count(await orderOf(order), 'ORDER_FULLY_PAID')).toBe(1)
  })

  test('with another reference add up', async () => {
    const token = await appToken(DUMMY)
    const { id, order } = await pending()
    const told = await report(id, token, {
      amount: 20,
      method: { card: { name: 'Card', lastDigits: '4242' } },
      meta: [{ key: 'bank', value: 'x' }],
      url: 'https://bank.example/1',
      at: '2026-01-02T03:04:05Z',
    })
    expect(told).toMatchObject({
      alreadyProcessed: false,
      errors: [],
      transaction: {
        chargedAmount: { amount: 20 },
        chargePendingAmount: { amount: 17 },
        metadata: [{ key: 'bank', value: 'x' }],
        paymentMethodDetails: { name: 'Card' },
      },
      transactionEvent: { type: 'CHARGE_SUCCESS', amount: { amount: 20 }, createdAt: '2026-01-02T03:04:05+00:00' },
    })
    expect((await orderOf(order)).chargeStatus).toBe('OVERCHARGED')
  })

  test('know their amount where it can be known, and take money away', async () => {
    const token = await appToken(DUMMY)
    const { id, order } = await pending()
    await report(id, token, { amount: 17 })
    expect((await report(id, token, { type: 'CHARGE_FAILURE' })).transactionEvent.amount.amount).toBe(17)
    expect((await read(id)).chargedAmount.amount).toBe(0)
    expect((await orderOf(order)).isPaid).toBe(false)
    expect((await report(id, token, { psp: 'r-2', type: 'INFO' })).transactionEvent.amount.amount).toBe(0)
    await report(id, token, { psp: 'r-3', amount: 17 })
    expect((await report(id, token, { psp: 'r-3', type: 'CHARGE_BACK' })).transaction.chargedAmount.amount).toBe(0)
  })

  test.each([
    ['no amount', { type: 'CHARGE_SUCCESS' }, { code: 'REQUIRED', field: 'amount' }],
    ['no event to take it from', { psp: 'never', type: 'REFUND_REVERSE' }, { code: 'REQUIRED', field: 'amount' }],
    ['another amount', { psp: 'known', amount: 2 }, { code: 'INCORRECT_DETAILS', field: 'pspReference' }],
    ['no reference', { psp: ' ', amount: 2 }, { code: 'INVALID', field: 'pspReference' }],
    ['no address', { amount: 2, url: 'javascript:alert(1)' }, { code: 'INVALID', field: 'externalUrl' }],
    [
      'two ways',
      { amount: 2, method: { card: { name: 'a' }, other: { name: 'b' } } },
      { code: 'INVALID', field: 'paymentMethodDetails' },
    ],
    [
      'an empty key',
      { amount: 2, meta: [{ key: '', value: 'x' }] },
      { code: 'REQUIRED', field: 'transactionMetadata' },
    ],
  ])('are refused with %s', async (_, more, error) => {
    const token = await appToken(DUMMY)
    const { id } = await pending()
    await report(id, token, { psp: 'known', amount: 1 })
    const before = await read(id)
    expect(await report(id, token, more)).toMatchObject({ transaction: null, errors: [error] })
    expect(await read(id)).toEqual(before)
  })

  test('of money that comes too late, or is gone, are for people to look at', async () => {
    const token = await appToken(DUMMY)
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const { transaction } = await shop.pay(order.id, event('CHARGE_FAILURE'))
    shop.turnClock(2 * HOUR)
    await expireDueOrders(shop.services)
    await report(transaction.id, token, { psp: 'late', amount: 17 })
    await report(transaction.id, token, { psp: 'late', type: 'CHARGE_BACK' })
    expect(await orderOf(order.id)).toMatchObject({ status: 'EXPIRED', chargeStatus: 'NONE' })
    const { rows } = await shop.services.database.pool.query(
      'select reason, amount::int from payment_reviews where transaction_id = $1 order by id',
      [fromGlobalId(transaction.id)!.key],
    )
    expect(rows).toEqual([
      { reason: 'LATE', amount: 1700 },
      { reason: 'CHARGED_BACK', amount: 1700 },
    ])
  })

  test('authorise once; more than that is an adjustment', async () => {
    const token = await appToken(DUMMY)
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const { transaction } = await shop.pay(order.id, event('AUTHORIZATION_SUCCESS'))
    const again = await report(transaction.id, token, { type: 'AUTHORIZATION_SUCCESS', amount: 17 })
    expect(again.errors).toEqual([{ code: 'ALREADY_EXISTS', field: 'type' }])
    await report(transaction.id, token, { type: 'AUTHORIZATION_ADJUSTMENT', amount: 20 })
    expect((await read(transaction.id)).authorizedAmount.amount).toBe(20)
  })

  test('cannot say what a provider was paid, but that people sent it back', async () => {
    acting()
    const token = await appToken(SCRIPTED)
    const { transaction, key } = await charged(SCRIPTED)
    expect((await report(transaction, token, { amount: 5 })).errors).toEqual([{ code: 'INVALID', field: 'type' }])
    await request(transaction, 'REFUND', { amount: 5 })
    const psp = (await read(transaction)).events[0].pspReference
    await report(transaction, token, { psp, type: 'REFUND_SUCCESS', amount: 5 })
    expect(await actionsOf(key)).toMatchObject([{ state: 'DONE' }])
    expect(await read(transaction)).toMatchObject({ chargedAmount: { amount: 12 }, refundPendingAmount: { amount: 0 } })
  })
})

describe('an order marked as paid', () => {
  const mark = (id: string, token: string) =>
    shop.ask(
      'mutation($id: ID!) { orderMarkAsPaid(id: $id, transactionReference: "bank-1") { order { chargeStatus status } errors { code field } } }',
      { id },
      token,
    )

  test('is paid once, however often it is said', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const token = await staff()
    const told = await Promise.all([0, 1, 2].map(() => mark(order.id, token)))
    const payloads = told.map((t) => t.data.orderMarkAsPaid)
    expect(payloads.filter((p) => p.order)).toEqual([
      { order: { chargeStatus: 'FULL', status: 'UNFULFILLED' }, errors: [] },
    ])
    expect(payloads.filter((p) => !p.order)).toEqual(
      Array.from({ length: 2 }, () => ({ order: null, errors: [{ code: 'TRANSACTION_ERROR', field: 'transaction' }] })),
    )
    const after = await orderOf(order.id)
    expect(count(after, 'ORDER_MARKED_AS_PAID')).toBe(1)
    expect(count(after, 'TRANSACTION_MARK_AS_PAID_FAILED')).toBe(2)
    shop.turnClock(2 * HOUR)
    await expireDueOrders(shop.services)
    expect((await orderOf(order.id)).status).toBe('UNFULFILLED')
  })

  test('is left to the people who confirm orders by hand, whoever takes the money', async () => {
    const { pool } = shop.services.database
    onTestFinished(async () => {
      await pool.query('update channels set automatically_confirm_all_new_orders = true')
    })
    await pool.query('update channels set automatically_confirm_all_new_orders = false')
    const token = await staff()
    const made = await Promise.all([0, 1, 2].map(async () => (await shop.complete(await shop.basket(UNCOUNTED))).order))
    const [marked, paid, written] = made.map(({ id }) => id as string)
    expect((await mark(marked!, token)).data.orderMarkAsPaid).toEqual({
      order: { chargeStatus: 'FULL', status: 'UNCONFIRMED' },
      errors: [],
    })
    await shop.pay(paid!, event('CHARGE_SUCCESS'))
    await shop.ask(
      `mutation($id: ID!) { transactionCreate(id: $id, transaction: { name: "Cash", amountCharged: { amount: 17, currency: "USD" } }) { errors { code field } } }`,
      { id: written },
      token,
    )
    for (const id of [marked, paid, written]) expect((await orderOf(id!)).status).toBe('UNCONFIRMED')
    // Money that goes back afterwards does not make them end by a deadline that paying has ended.
    await pool.query('update orders set total_charged = 0')
    shop.turnClock(48 * HOUR)
    await expireDueOrders(shop.services)
    for (const id of [marked, paid, written]) expect((await orderOf(id!)).status).toBe('UNCONFIRMED')
    const confirmed = await shop.ask(
      'mutation($id: ID!) { orderConfirm(id: $id) { order { status } errors { code } } }',
      { id: marked },
      await staff(),
    )
    expect(confirmed.data.orderConfirm).toEqual({ order: { status: 'UNFULFILLED' }, errors: [] })
  })
})
