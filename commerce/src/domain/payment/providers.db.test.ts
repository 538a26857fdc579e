/** Payments whose provider has the money in its own books: refreshed by anybody, booked once, never lost. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyingShop, openShop, PLENTY, UNCOUNTED } from '../../testing/buying.ts'
import { coin, SCRIPTED, type ScriptedProvider, scriptedProvider } from '../../testing/provider.ts'
import { fromGlobalId } from '../global-id.ts'
import { expireDueOrders } from '../order/expire.ts'
import { agenda, refundPayment, resolveAction, resolveReview, showPayments } from './by-owner.ts'
import { reconcile } from './reconcile.ts'
import { refreshPayment } from './refresh.ts'
import { notifyOfReviews } from './notify-reviews.ts'
import { watchPayments } from './watch.ts'

let shop: BuyingShop
let provider: ScriptedProvider
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  // Payments that earlier tests left open must not be refreshed here.
  await shop.services.database.pool.query('update transactions set watch_at = null')
  await shop.services.database.pool.query('update orders set expires_at = null')
  provider = scriptedProvider(() => shop.services.clock.now())
  ;(shop.services.gateways as Map<string, unknown>).set(SCRIPTED, provider.gateway)
})

const MINUTE = 60_000
const TOTAL = 1700

/** An order of 17 dollars with an open payment. */
async function opened(more: { variant?: string } = {}) {
  const { order } = await shop.complete(await shop.basket(more.variant ?? UNCOUNTED))
  const payload = await shop.pay(order.id, { id: SCRIPTED })
  expect(payload).toMatchObject({ errors: [], transactionEvent: { type: 'CHARGE_ACTION_REQUIRED' } })
  const id = fromGlobalId(payload.transaction.id)!.key
  return {
    order: order.id as string,
    number: order.number as string,
    transaction: payload.transaction.id as string,
    id,
    ref: `ref-${id}`,
  }
}
const look = (id: string) => refreshPayment(shop.services, id, 'poll')
const process = async (id: string) =>
  (
    await shop.ask(
      'mutation($id: ID) { transactionProcess(id: $id) { transaction { chargedAmount { amount } } transactionEvent { type } data errors { code } } }',
      { id },
    )
  ).data.transactionProcess
const orderOf = async (id: string) =>
  (await shop.ask('query($id: ID) { order(id: $id) { status chargeStatus isPaid totalBalance { amount } } }', { id }))
    .data.order
const eventsOf = async (id: string) =>
  (
    await shop.services.database.pool.query<{ type: string; cause: string }>(
      'select type, cause from transaction_events where transaction_id = $1 order by id',
      [id],
    )
  ).rows
const reviewsOf = async (order: string) =>
  (
    await shop.services.database.pool.query<{ reason: string; amount: string }>(
      'select reason, amount from payment_reviews where order_id = $1 order by id',
      [fromGlobalId(order)!.key],
    )
  ).rows.map((r) => `${r.reason} ${r.amount}`)
const mailsOf = (number: string, kind: string) =>
  shop.count(
    `select count(*) from mails where once_key = '${kind}:' || (select id from orders where number = ${number})`,
  )
const webhook = (payload: object, signature = 'good', gateway = SCRIPTED) =>
  shop.app.inject({
    method: 'POST',
    url: `/webhooks/${gateway}`,
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: JSON.stringify(payload),
  })
/** Refreshes until nothing is due at this moment. */
const watchAll = async (): Promise<void> => {
  while ((await watchPayments(shop.services)).looked > 0);
}

describe('a look', () => {
  test('books what is seen, then what is there, and tells the page and the buyer', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('a:0', TOTAL, 'SEEN')] })
    expect(await process(p.transaction)).toMatchObject({ transactionEvent: { type: 'INFO' }, errors: [] })
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'NONE', isPaid: false, totalBalance: { amount: -17 } })
    provider.truth.set(p.ref, { state: 'DONE', movements: [coin('a:0', TOTAL, 'SETTLED')] })
    expect(await process(p.transaction)).toMatchObject({
      transactionEvent: { type: 'CHARGE_SUCCESS' },
      transaction: { chargedAmount: { amount: 17 } },
    })
    expect(await orderOf(p.order)).toMatchObject({ status: 'UNFULFILLED', chargeStatus: 'FULL', isPaid: true })
    expect(await mailsOf(p.number, 'order-paid')).toBe(1)
    expect((await eventsOf(p.id)).map((e) => `${e.type} ${e.cause}`)).toEqual([
      'CHARGE_REQUEST page',
      'CHARGE_ACTION_REQUIRED page',
      'INFO page',
      'CHARGE_SUCCESS page',
    ])
  })

  test('twenty at once book one charge', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('twenty:0', TOTAL, 'SETTLED')] })
    await Promise.all(Array.from({ length: 20 }, () => look(p.id)))
    expect((await eventsOf(p.id)).filter((e) => e.type === 'CHARGE_SUCCESS')).toHaveLength(1)
    expect(await shop.count(`select charged from transactions where id = '${p.id}'`)).toBe(TOTAL)
  })

  test('that began earlier and answers later is dropped', async () => {
    const p = await opened()
    const held = provider.hold()
    const old = look(p.id)
    while (held.waiting() === 0) await new Promise(setImmediate)
    provider.truth.set(p.ref, { movements: [coin('late-answer:0', TOTAL, 'SETTLED')] })
    const fresh = look(p.id)
    while (held.waiting() < 2) await new Promise(setImmediate)
    held.release(1)
    await fresh
    held.release(0)
    await old
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'FULL' })
    expect((await eventsOf(p.id)).map((e) => e.type)).not.toContain('CHARGE_BACK')
  })

  test('at a provider that does not answer changes nothing, and the page is told what was known', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('down:0', 500, 'SETTLED')] })
    await look(p.id)
    provider.down = true
    await expect(look(p.id)).rejects.toThrow('down')
    expect(await process(p.transaction)).toMatchObject({
      transaction: { chargedAmount: { amount: 5 } },
      data: { redirectUrl: 'https://pay.example/' },
      errors: [],
    })
  })
})

test('the same key leads to the same payment, which is not begun again', async () => {
  const { order } = await shop.complete(await shop.basket(UNCOUNTED))
  const first = await shop.pay(order.id, { id: SCRIPTED }, { key: 'one' })
  const again = await shop.pay(order.id, { id: SCRIPTED }, { key: 'one' })
  expect(again.transaction.id).toBe(first.transaction.id)
  expect(again.errors).toEqual([])
  expect(again.data).toMatchObject({ redirectUrl: 'https://pay.example/' })
})

describe('a payment that its provider never got', () => {
  const unbegun = async () => {
    provider.down = true
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const payload = await shop.pay(order.id, { id: SCRIPTED })
    expect(payload.transactionEvent.type).toBe('CHARGE_FAILURE')
    provider.down = false
    const id = fromGlobalId(payload.transaction.id)!.key
    return { order: order.id as string, transaction: payload.transaction.id as string, id, ref: `ref-${id}` }
  }

  test('is begun when the page asks again, and watched from then on', async () => {
    const p = await unbegun()
    const begun = await Promise.all([process(p.transaction), process(p.transaction)])
    for (const answer of begun)
      expect(answer).toMatchObject({
        transactionEvent: { type: 'CHARGE_ACTION_REQUIRED' },
        data: { redirectUrl: 'https://pay.example/' },
      })
    provider.truth.set(p.ref, { movements: [coin('again:1', TOTAL, 'SETTLED')] })
    shop.turnClock(MINUTE)
    await watchAll()
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'FULL' })
  })

  test('is not begun once the time to pay is over', async () => {
    const p = await unbegun()
    shop.turnClock(61 * MINUTE)
    expect(await process(p.transaction)).toMatchObject({ transactionEvent: { type: 'CHARGE_FAILURE' }, errors: [] })
    expect(await shop.count(`select count(*) from transactions where id = '${p.id}' and psp_reference = ''`)).toBe(1)
  })
})

describe('time', () => {
  test('seen just before the deadline and settled after it: the order was held', async () => {
    const p = await opened({ variant: PLENTY })
    shop.turnClock(60 * MINUTE - 10_000)
    provider.truth.set(p.ref, { movements: [coin('just:0', TOTAL, 'SEEN')] })
    await watchAll()
    shop.turnClock(30 * MINUTE)
    await watchAll()
    expect(await expireDueOrders(shop.services)).toBe(0)
    expect(await orderOf(p.order)).toMatchObject({ status: 'UNCONFIRMED' })
    provider.truth.set(p.ref, { state: 'EXPIRED', movements: [coin('just:0', TOTAL, 'SETTLED')] })
    shop.turnClock(MINUTE)
    await watchAll()
    expect(await orderOf(p.order)).toMatchObject({ status: 'UNFULFILLED', chargeStatus: 'FULL' })
    expect(await reviewsOf(p.order)).toEqual([])
  })

  test('an order is not expired before its provider was asked after the deadline', async () => {
    const p = await opened()
    shop.turnClock(60 * MINUTE + 5_000)
    expect(await expireDueOrders(shop.services)).toBe(0)
    // Even so, nobody may begin to pay the order now.
    expect((await shop.pay(p.order, { id: SCRIPTED })).errors).toEqual([{ code: 'INVALID', field: 'id' }])
    expect((await process(p.transaction)).data).toMatchObject({ redirectUrl: null })
    provider.truth.set(p.ref, { movements: [coin('grace:0', TOTAL, 'SEEN')] })
    await look(p.id)
    shop.turnClock(5 * MINUTE)
    await look(p.id)
    expect(await expireDueOrders(shop.services)).toBe(0)
    // The coin is spent elsewhere, so nothing holds the order any more.
    provider.truth.set(p.ref, { movements: [coin('grace:0', TOTAL, 'FAILED')] })
    await look(p.id)
    expect(await expireDueOrders(shop.services)).toBe(1)
    expect(await orderOf(p.order)).toMatchObject({ status: 'EXPIRED' })
    // A payment that is still open at the provider is cancelled there.
    await watchAll()
    expect(provider.cancelled).toContain(p.ref)
  })

  test('a provider that is gone is waited for a day, and others meanwhile expire', async () => {
    const p = await opened()
    provider.down = true
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    shop.turnClock(2 * 60 * MINUTE)
    await expireDueOrders(shop.services)
    expect(await orderOf(order.id)).toMatchObject({ status: 'EXPIRED' })
    expect(await orderOf(p.order)).toMatchObject({ status: 'UNCONFIRMED' })
    shop.turnClock(24 * 60 * MINUTE)
    await expireDueOrders(shop.services)
    expect(await orderOf(p.order)).toMatchObject({ status: 'EXPIRED' })
  })

  test('late money is booked, does not bring the order back, and is put before people, once', async () => {
    const p = await opened({ variant: PLENTY })
    shop.turnClock(61 * MINUTE)
    await watchAll()
    await expireDueOrders(shop.services)
    expect(await orderOf(p.order)).toMatchObject({ status: 'EXPIRED' })
    provider.truth.set(p.ref, { state: 'EXPIRED', movements: [coin('late:0', TOTAL, 'SETTLED')] })
    await look(p.id)
    await look(p.id)
    expect(await orderOf(p.order)).toMatchObject({ status: 'EXPIRED', chargeStatus: 'FULL' })
    expect(await reviewsOf(p.order)).toEqual(['LATE 1700'])
  })

  test('half that came in time keeps the order a day, which can be paid further; people are told at once', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('part:0', 850, 'SETTLED')] })
    await look(p.id)
    expect(await reviewsOf(p.order)).toEqual(['PARTIAL 850'])
    shop.turnClock(61 * MINUTE)
    provider.truth.set(p.ref, { state: 'EXPIRED', movements: [coin('part:0', 850, 'SETTLED')] })
    await watchAll()
    expect(await expireDueOrders(shop.services)).toBe(0)
    expect(await orderOf(p.order)).toMatchObject({ status: 'UNCONFIRMED', chargeStatus: 'PARTIAL' })
    const rest = await shop.pay(p.order, { id: SCRIPTED })
    expect(rest).toMatchObject({ errors: [], transactionEvent: { type: 'CHARGE_ACTION_REQUIRED' } })
    const id = fromGlobalId(rest.transaction.id)!.key
    provider.truth.set(`ref-${id}`, { movements: [coin('rest:0', 850, 'SETTLED')] })
    await look(id)
    expect(await orderOf(p.order)).toMatchObject({ status: 'UNFULFILLED', chargeStatus: 'FULL' })
  })

  test('half that came in time and is looked at too late counts all the same', async () => {
    const p = await opened()
    const paidAt = shop.services.clock.now()
    shop.turnClock(2 * 60 * MINUTE)
    provider.truth.set(p.ref, { state: 'EXPIRED', movements: [{ ...coin('slow:0', 850, 'SETTLED'), at: paidAt }] })
    await look(p.id)
    expect(await expireDueOrders(shop.services)).toBe(0)
    shop.turnClock(24 * 60 * MINUTE)
    expect(await expireDueOrders(shop.services)).toBe(1)
  })

  test('a coin of nearly nothing that waits for its block does not keep the goods', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('dust:0', 1, 'SEEN')] })
    await look(p.id)
    shop.turnClock(61 * MINUTE)
    await watchAll()
    expect(await expireDueOrders(shop.services)).toBe(1)
    expect((await orderOf(p.order)).status).toBe('EXPIRED')
  })
})

describe('more ways than one', () => {
  test('once an order is paid, its other open payment is closed', async () => {
    const p = await opened()
    const other = await shop.pay(p.order, { id: SCRIPTED }, { amount: 16 })
    provider.truth.set(p.ref, { state: 'DONE', movements: [coin('first:0', TOTAL, 'SETTLED')] })
    await look(p.id)
    await watchAll()
    expect(provider.cancelled).toEqual([`ref-${fromGlobalId(other.transaction.id)!.key}`])
  })

  test('paid twice is overpaid, and put before people', async () => {
    const p = await opened()
    const other = fromGlobalId((await shop.pay(p.order, { id: SCRIPTED }, { amount: 16.99 })).transaction.id)!.key
    provider.truth.set(p.ref, { movements: [coin('once:0', TOTAL, 'SETTLED')] })
    provider.truth.set(`ref-${other}`, { movements: [coin('twice:0', TOTAL, 'SETTLED')] })
    await Promise.all([look(p.id), look(other)])
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'OVERCHARGED' })
    expect(await reviewsOf(p.order)).toEqual(['OVERPAID 1700'])
    expect(await mailsOf(p.number, 'order-paid')).toBe(1)
  })

  test('money that is gone again leaves the order unpaid, and a review; when it comes back it is paid', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('reorg:0', TOTAL, 'SETTLED')] })
    await look(p.id)
    provider.truth.set(p.ref, { movements: [coin('reorg:0', TOTAL, 'SEEN')] })
    await look(p.id)
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'NONE', isPaid: false })
    expect(await reviewsOf(p.order)).toEqual(['CHARGED_BACK 1700'])
    provider.truth.set(p.ref, { movements: [coin('reorg:0', TOTAL, 'SETTLED')] })
    await look(p.id)
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'FULL', isPaid: true })
  })
})

describe('messages', () => {
  test('of the provider make us look, once each', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('hook:0', TOTAL, 'SETTLED')] })
    const note = { eventId: 'evt_1', pspReference: p.ref }
    expect((await webhook(note)).statusCode).toBe(200)
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'FULL' })
    expect((await eventsOf(p.id)).at(-1)).toEqual({ type: 'CHARGE_SUCCESS', cause: 'webhook:evt_1' })
    const { fetched } = provider
    expect((await webhook(note)).statusCode).toBe(200)
    expect(provider.fetched).toBe(fetched)
  })

  test('that are forged, of nobody, or about nothing of ours change nothing', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('forged:0', TOTAL, 'SETTLED')] })
    expect((await webhook({ eventId: 'x', pspReference: p.ref }, 'bad')).statusCode).toBe(400)
    expect((await webhook({ eventId: 'y', pspReference: 'ref-unknown' })).statusCode).toBe(200)
    expect((await webhook({ eventId: 'z', pspReference: p.ref }, 'good', 'semena.test-card')).statusCode).toBe(404)
    expect((await webhook({ eventId: 'z', pspReference: p.ref }, 'good', 'nobody')).statusCode).toBe(404)
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'NONE' })
    expect(provider.fetched).toBe(0)
  })

  test('that come while the provider cannot be asked are wanted again', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('again:0', TOTAL, 'SETTLED')] })
    provider.down = true
    const note = { eventId: 'evt_2', pspReference: p.ref }
    expect((await webhook(note)).statusCode).toBe(503)
    provider.down = false
    expect((await webhook(note)).statusCode).toBe(200)
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'FULL' })
  })

  test('that never come are made up for by the watch', async () => {
    const p = await opened()
    provider.truth.set(p.ref, { movements: [coin('lost:0', TOTAL, 'SETTLED')] })
    shop.turnClock(MINUTE)
    await watchAll()
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'FULL' })
  })
})

test('a look that fails is tried again after growing waits, and one a process died over by another', async () => {
  const p = await opened()
  provider.truth.set(p.ref, { movements: [coin('waits:0', TOTAL, 'SETTLED')] })
  provider.down = true
  const due = async (): Promise<number> =>
    (await shop.count(`select extract(epoch from watch_at) from transactions where id = '${p.id}'`)) * 1000 -
    shop.services.clock.now().getTime()
  const waits: number[] = []
  for (let i = 0; i < 4; i++) {
    shop.turnClock(Math.max(1, await due()))
    await watchPayments(shop.services)
    waits.push(Math.round((await due()) / 1000))
  }
  expect(waits).toEqual([5, 10, 20, 40])
  // A process claimed it and died before it was finished.
  provider.down = false
  await shop.services.database.pool.query('update transactions set watch_at = $2 where id = $1', [
    p.id,
    new Date(shop.services.clock.now().getTime() + MINUTE),
  ])
  expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'NONE' })
  shop.turnClock(MINUTE + 1)
  await watchAll()
  expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'FULL' })
})

test('an old payment that its provider cannot be asked about any more is asked about less and less often', async () => {
  const p = await opened()
  provider.down = true
  const secondsAfter = async (missed: number, days: number): Promise<number> => {
    await shop.services.database.pool.query(
      'update transactions set watch_at = $2, expires_at = $3, looks = booked_look + $4 where id = $1',
      [
        p.id,
        shop.services.clock.now(),
        new Date(shop.services.clock.now().getTime() - days * 24 * 60 * MINUTE),
        missed,
      ],
    )
    const began = shop.services.clock.now().getTime()
    await watchPayments(shop.services)
    const at = await shop.count(`select extract(epoch from watch_at) from transactions where id = '${p.id}'`)
    return Math.round((at * 1000 - began) / 1000)
  }
  expect(await secondsAfter(100, 2)).toBe(5 * 60)
  expect(await secondsAfter(100, 4)).toBe(6 * 3600)
  expect(await secondsAfter(0, 4)).toBe(5)
})

describe('the owner', () => {
  test('sees a late payment, gives it back by hand, and closes the review', async () => {
    const p = await opened()
    await shop.services.database.pool.query('update orders set expires_at = $1 where number = $2', [
      shop.services.clock.now(),
      p.number,
    ])
    shop.turnClock(MINUTE)
    await look(p.id)
    await expireDueOrders(shop.services)
    provider.truth.set(p.ref, { state: 'EXPIRED', movements: [coin('owner:0', TOTAL, 'SETTLED')] })
    await look(p.id)
    const [review] = (await agenda(shop.services)).reviews.filter((r) => r.orderNumber === Number(p.number))
    expect(review).toMatchObject({ reason: 'LATE', amount: TOTAL })
    // Staff get one mail, once.
    while ((await notifyOfReviews(shop.services)) > 0);
    expect(await notifyOfReviews(shop.services)).toBe(0)
    expect(await shop.count(`select count(*) from mails where once_key = 'payment-review:${review!.id}'`)).toBe(1)

    expect(await refundPayment(shop.services, { what: p.number, amount: TOTAL + 1, reason: '' })).toMatchObject({
      ok: false,
      errors: [{ code: 'INVALID', field: 'amount' }],
    })
    const asked = await refundPayment(shop.services, { what: p.number, amount: 700, reason: 'late' })
    if (!asked.ok) throw new Error('refused')
    expect(asked.value).toMatchObject({ state: 'BY_HAND', kind: 'REFUND' })
    expect(await shop.count(`select refund_pending from transactions where id = '${p.id}'`)).toBe(700)
    expect(await resolveAction(shop.services, asked.value.id, 'txid-of-refund', 'sent')).toBe(true)
    expect(await resolveAction(shop.services, asked.value.id, 'again', 'sent')).toBe(false)
    expect(await shop.count(`select charged from transactions where id = '${p.id}'`)).toBe(TOTAL - 700)

    expect(await resolveReview(shop.services, review!.id, 'given back')).toBe(true)
    expect(await resolveReview(shop.services, review!.id, 'again')).toBe(false)
    const [shown] = await showPayments(shop.services, p.number)
    expect(shown!.events.map((e) => `${e.type} ${e.cause}`)).toEqual([
      'CHARGE_REQUEST page',
      'CHARGE_ACTION_REQUIRED page',
      'CHARGE_SUCCESS poll',
      'CANCEL_SUCCESS poll',
      'REFUND_REQUEST command',
      'REFUND_SUCCESS command',
    ])
    expect(shown!.reviews[0]).toMatchObject({ resolvedBy: 'command', resolution: 'given back' })
    // A refresh leaves what was done by hand as it is.
    await look(p.id)
    expect(await shop.count(`select charged from transactions where id = '${p.id}'`)).toBe(TOTAL - 700)
  })

  test('is told where a provider says something else than the books, once a day', async () => {
    shop.turnClock(3 * 24 * 60 * MINUTE)
    const p = await opened()
    provider.truth.set(p.ref, { state: 'DONE', movements: [coin('cmp:0', TOTAL, 'SETTLED')], lookAgainAt: null })
    await look(p.id)
    expect((await reconcile(shop.services, 1)).differences).toBe(0)
    provider.truth.set(p.ref, { state: 'DONE', movements: [coin('cmp:0', TOTAL, 'BACK')], lookAgainAt: null })
    expect((await reconcile(shop.services, 1)).differences).toBe(1)
    expect((await reconcile(shop.services, 1)).differences).toBe(0)
    expect(await reviewsOf(p.order)).toEqual(['CHARGED_BACK 1700', 'DIFFERENCE -1700'])
    provider.down = true
    expect((await reconcile(shop.services, 1)).failed).toBeGreaterThan(0)
  })

  test('is told of money for a checkout that never became an order', async () => {
    const checkout = await shop.basket(UNCOUNTED, { channel: 'paid' })
    const payload = await shop.pay(checkout, { id: SCRIPTED })
    const id = fromGlobalId(payload.transaction.id)!.key
    provider.truth.set(`ref-${id}`, { state: 'DONE', movements: [coin('left:0', TOTAL, 'SETTLED')], lookAgainAt: null })
    await look(id)
    shop.turnClock(25 * 60 * MINUTE)
    await reconcile(shop.services, 2)
    expect(
      await shop.count(`select count(*) from payment_reviews where transaction_id = '${id}' and reason = 'NO_ORDER'`),
    ).toBe(1)
    const { rows } = await shop.services.database.pool.query<{ id: number }>(
      `select id from payment_reviews where transaction_id = '${id}'`,
    )
    await resolveReview(shop.services, rows[0]!.id, 'given back by hand')
    // It is not told again every night.
    shop.turnClock(49 * 60 * MINUTE)
    await reconcile(shop.services, 3)
    expect(await shop.count(`select count(*) from payment_reviews where transaction_id = '${id}'`)).toBe(1)
  })
})
