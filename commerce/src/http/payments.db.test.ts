/** Payments that need a look, over HTTP: who sees what of them, what people decide, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromGlobalId } from '../domain/global-id.ts'
import { expireDueOrders } from '../domain/order/expire.ts'
import { refreshPayment } from '../domain/payment/refresh.ts'
import { DUMMY, UNCOUNTED } from '../testing/buying.ts'
import { coin, SCRIPTED, scriptedProvider } from '../testing/provider.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const keeper = await shop.person({ permissions: ['HANDLE_PAYMENTS'] })
const packer = await shop.person({ permissions: ['MANAGE_ORDERS'] })
const elsewhere = await shop.person({ permissions: ['HANDLE_PAYMENTS'], channels: ['paid'] })
const here = await shop.person({ permissions: ['HANDLE_PAYMENTS'], channels: ['us'] })
const customer = await shop.person()
const provider = scriptedProvider(() => shop.services.clock.now())
const TOTAL = 1700

async function send(
  method: 'GET' | 'POST',
  path: string,
  who: Someone | null,
  body?: unknown,
): Promise<{ status: number; body: Loose }> {
  const answer = await shop.app.inject({
    method,
    url: `/api/payments/${path}`,
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const list = async (who: Someone | null = keeper): Promise<Loose> => (await send('GET', '', who)).body
const resolve = (who: Someone | null, body: unknown) => send('POST', 'reviews/resolve/', who, body)
const record = (who: Someone | null, body: unknown) => send('POST', 'actions/record/', who, body)
const refund = (who: Someone, id: string, amount?: number) =>
  shop.by(
    who,
    'mutation($i: ID, $a: PositiveDecimal) { transactionRequestAction(id: $i, actionType: REFUND, amount: $a, refundReason: "Too late") { errors { code field } } }',
    { i: id, ...(amount ? { a: amount } : {}) },
  )

/** An order whose money came when its time to pay was over. */
async function late(): Promise<{ order: string; number: string; payment: string; review: Loose }> {
  const { order } = await shop.complete(await shop.basket(UNCOUNTED))
  const paid = await shop.pay(order.id, { id: SCRIPTED })
  const id = fromGlobalId(paid.transaction.id)!.key
  await shop.sql("update orders set expires_at = now() - interval '1 minute' where id = $1", [
    fromGlobalId(order.id)!.key,
  ])
  // The order ends only after its payment was looked at once more.
  await refreshPayment(shop.services, id, 'poll')
  await expireDueOrders(shop.services)
  provider.truth.set(`ref-${id}`, { state: 'DONE', movements: [coin(`late-${id}`, TOTAL, 'SETTLED')] })
  await refreshPayment(shop.services, id, 'poll')
  const review = (await list()).reviews.find((r: Loose) => r.order?.id === order.id && r.reason === 'LATE')
  return { order: order.id, number: order.number, payment: paid.transaction.id, review }
}

beforeAll(() => {
  ;(shop.services.gateways as Map<string, unknown>).set(SCRIPTED, provider.gateway)
})

describe('a payment that came too late', () => {
  it('stands in the list with its order, its amount and what the payment holds', async () => {
    const { review, number, payment, order } = await late()
    expect(review).toMatchObject({
      reason: 'LATE',
      amount: { amount: 17, currency: 'USD' },
      order: { id: order, number, status: 'EXPIRED' },
      payment: { id: payment, gateway: SCRIPTED, charged: { amount: 17, currency: 'USD' } },
    })
  })

  it('is given back by hand, and who did what is kept', async () => {
    const { review, payment } = await late()
    expect(await refund(keeper, payment)).toEqual({ errors: [] })
    const { actions } = await list()
    const action = actions.find((a: Loose) => a.payment.id === payment)
    expect(action).toMatchObject({ kind: 'REFUND', state: 'BY_HAND', amount: { amount: 17 }, reason: 'Too late' })
    expect(await record(keeper, { action: action.id, done: true, reference: 'txid-1', note: 'Sent' })).toEqual({
      status: 200,
      body: { action: action.id },
    })
    expect(await record(keeper, { action: action.id, done: true, reference: 'txid-2' })).toMatchObject({
      status: 409,
      body: { code: 'NOT_BY_HAND' },
    })
    expect(await resolve(keeper, { review: review.id, note: 'Given back' })).toEqual({
      status: 200,
      body: { review: review.id },
    })
    const [stored] = await shop.sql('select resolved_by, resolution from payment_reviews where id = $1', [review.id])
    expect(stored).toEqual({ resolved_by: `user:${keeper.key}`, resolution: 'Given back' })
    const [event] = await shop.sql(
      "select cause, psp_reference from transaction_events where transaction_id = $1 and type = 'REFUND_SUCCESS'",
      [fromGlobalId(payment)!.key],
    )
    expect(event).toEqual({ cause: `user:${keeper.key}`, psp_reference: 'txid-1' })
    const after = await list()
    expect(after.reviews.map((r: Loose) => r.id)).not.toContain(review.id)
    expect(after.actions.map((a: Loose) => a.id)).not.toContain(action.id)
  })

  it('that could not be given back says so again', async () => {
    const { payment } = await late()
    await refund(keeper, payment, 5)
    const action = (await list()).actions.find((a: Loose) => a.payment.id === payment)
    expect(await record(keeper, { action: action.id, done: false })).toMatchObject({
      status: 400,
      body: [{ code: 'REQUIRED', field: 'note' }],
    })
    expect(await record(keeper, { action: action.id, done: false, note: 'Wrong address' })).toMatchObject({
      status: 200,
    })
    expect((await list()).reviews).toContainEqual(
      expect.objectContaining({
        reason: 'REFUND_FAILED',
        note: 'Wrong address',
        amount: { amount: 5, currency: 'USD' },
      }),
    )
  })

  it('is resolved once', async () => {
    const { review } = await late()
    const both = await Promise.all([1, 2].map(() => resolve(keeper, { review: review.id, note: 'Seen' })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await resolve(keeper, { review: review.id, note: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_RESOLVED' },
    })
  })

  it('is shown only to those who see its channel', async () => {
    const { review, payment } = await late()
    expect((await list(here)).reviews.map((r: Loose) => r.id)).toContain(review.id)
    expect(await list(elsewhere)).toEqual({ reviews: [], actions: [], granted: [] })
    expect(await resolve(elsewhere, { review: review.id, note: 'Mine' })).toMatchObject({ status: 404 })
    await refund(keeper, payment)
    const action = (await list(here)).actions.find((a: Loose) => a.payment.id === payment)
    expect(await record(elsewhere, { action: action.id, done: true, reference: 'x' })).toMatchObject({ status: 404 })
    expect(
      await shop.count(`select count(*) from payment_reviews where id = ${review.id} and resolved_at is null`),
    ).toBe(1)
  })
})

describe('an order that ended with a part of its money paid', () => {
  it('leaves the list once all of it went back, and not before', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const paid = await shop.pay(order.id, { id: SCRIPTED })
    const id = fromGlobalId(paid.transaction.id)!.key
    provider.truth.set(`ref-${id}`, { state: 'DONE', movements: [coin(`part-${id}`, 600, 'SETTLED')] })
    await refreshPayment(shop.services, id, 'poll')
    await shop.sql("update orders set expires_at = now() - interval '2 days' where id = $1", [
      fromGlobalId(order.id)!.key,
    ])
    await expireDueOrders(shop.services)
    const reviews = async (): Promise<string[]> =>
      (await list()).reviews.filter((r: Loose) => r.order?.id === order.id).map((r: Loose) => r.reason)
    expect(await reviews()).toEqual(['EXPIRED'])
    const giveBack = async (amount: number): Promise<void> => {
      await refund(keeper, paid.transaction.id, amount)
      expect(await reviews()).toEqual(['EXPIRED'])
      const action = (await list()).actions.find((a: Loose) => a.payment.id === paid.transaction.id)
      await record(keeper, { action: action.id, done: true, reference: `txid-${amount}` })
    }
    await giveBack(2)
    expect(await reviews()).toEqual(['EXPIRED'])
    await giveBack(4)
    expect(await reviews()).toEqual([])
    const [stored] = await shop.sql(
      "select resolution, resolved_by from payment_reviews where order_id = $1 and reason = 'EXPIRED'",
      [fromGlobalId(order.id)!.key],
    )
    expect(stored).toMatchObject({ resolution: 'All of it went back.' })
  })
})

describe('an order that was cancelled with money in it', () => {
  it.each([
    ['', 'mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }'],
    [' with others', 'mutation($id: ID!) { orderBulkCancel(ids: [$id]) { errors { code } } }'],
  ])('stands in the list%s until all of it went back', async (_, cancelling) => {
    const orderWith = async (type: string, amount?: number): Promise<{ order: string; payment: string }> => {
      const { order } = await shop.complete(await shop.basket(UNCOUNTED))
      const { transaction } = await shop.pay(order.id, { id: DUMMY, data: { event: { type } } }, { amount })
      return { order: order.id, payment: transaction.id }
    }
    const reviews = async (order: string): Promise<Loose[]> =>
      (await list()).reviews
        .filter((r: Loose) => r.order?.id === order)
        .map((r: Loose) => [r.reason, r.amount.amount, r.order.status])
    const whole = await orderWith('CHARGE_SUCCESS')
    const part = await orderWith('CHARGE_SUCCESS', 6)
    const promised = await orderWith('AUTHORIZATION_SUCCESS')
    const none = await orderWith('CHARGE_FAILURE')
    const back = await orderWith('CHARGE_SUCCESS')
    await refund(keeper, back.payment)
    for (const { order } of [whole, part, promised, none, back])
      expect((await shop.by(packer, cancelling, { id: order })).errors).toEqual([])
    expect(await reviews(whole.order)).toEqual([['EXPIRED', 17, 'CANCELED']])
    expect(await reviews(part.order)).toEqual([['EXPIRED', 6, 'CANCELED']])
    expect(await reviews(promised.order)).toEqual([['EXPIRED', 17, 'CANCELED']])
    for (const { order } of [none, back]) expect(await reviews(order)).toEqual([])
    await refund(keeper, whole.payment, 7)
    expect(await reviews(whole.order)).toHaveLength(1)
    await refund(keeper, whole.payment, 10)
    expect(await reviews(whole.order)).toEqual([])
  })
})

describe('a refund that was granted', () => {
  it('stands in the list until somebody sends it, for those who see its channel', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const { key } = fromGlobalId(order.id)!
    await shop.sql('update orders set total_charged = total_gross where id = $1', [key])
    await shop.sql("insert into granted_refunds (order_id, amount, reason) values ($1, 500, 'Wet')", [key])
    const granted = { amount: { amount: 5, currency: 'USD' }, reason: 'Wet', order: { id: order.id } }
    expect((await list()).granted).toMatchObject([granted])
    expect((await list(here)).granted).toHaveLength(1)
    expect((await list(elsewhere)).granted).toEqual([])
    await shop.sql('delete from granted_refunds where order_id = $1', [key])
    expect((await list()).granted).toEqual([])
  })
})

describe('others', () => {
  it.each([
    ['GET', ''],
    ['POST', 'reviews/resolve/'],
    ['POST', 'actions/record/'],
  ] as const)('are not answered by %s /api/payments/%s', async (method, path) => {
    const body = method === 'POST' ? { review: '1', note: 'x' } : undefined
    expect(await send(method, path, null, body)).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
    for (const who of [customer, packer])
      expect(await send(method, path, who, body)).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
    // Apps have fields of Saleor's.
    expect(await send(method, path, await shop.program(['HANDLE_PAYMENTS']), body)).toMatchObject({ status: 401 })
  })
})

describe('bad input', () => {
  it.each([
    [{}, ['review', 'note']],
    [{ review: 'x', note: 'y' }, ['review']],
    [{ review: '1; drop', note: 'y' }, ['review']],
    [{ review: 1, note: '  ' }, ['note']],
    [{ review: 1, note: 5 }, ['note']],
    [{ review: 1, note: 'x'.repeat(1001) }, ['note']],
    [[], ['review', 'note']],
  ])('%j does not resolve a review', async (body, fields) => {
    const answer = await resolve(keeper, body)
    expect([answer.status, answer.body.map((f: Loose) => f.field)]).toEqual([400, fields])
  })

  it.each([
    [{}, ['action', 'done', 'reference']],
    [{ action: 'x', done: false, note: 'y' }, ['action']],
    [{ action: '00000000-0000-4000-8000-000000000000', done: 'yes' }, ['done']],
    [{ action: '00000000-0000-4000-8000-000000000000', done: true }, ['reference']],
  ])('%j records nothing', async (body, fields) => {
    const answer = await record(keeper, body)
    expect(answer.status).toBe(400)
    expect(answer.body.map((f: Loose) => f.field)).toEqual(fields.filter((f) => f !== 'reference' || 'done' in body))
  })

  it('what there is not', async () => {
    expect(await resolve(keeper, { review: '999999', note: 'x' })).toMatchObject({ status: 404 })
    const action = '00000000-0000-4000-8000-000000000000'
    expect(await record(keeper, { action, done: true, reference: 'x' })).toMatchObject({ status: 404 })
  })
})
