/**
 * Messages of providers through the real service, over HTTP. Whatever happens to the messages, in the end the books
 * agree with the provider, each payment is booked once, and a forged message changes nothing.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type BuyingShop,
  expireDueOrders,
  openShop,
  serve,
  type Serving,
  UNCOUNTED,
  watchPayments,
} from '@semena/commerce/testing'
import { fromGlobalId } from '@semena/commerce/testing/parts'
import { type Btcpay, startBtcpay } from '../support/stand-ins/btcpay.ts'
import { startStripe, type Stripe } from '../support/stand-ins/stripe.ts'
import type { Message, Webhooks } from '../support/stand-ins/webhooks.ts'

let turned = 0
let shop: BuyingShop
let service: Serving
let btcpay: Btcpay
let stripe: Stripe

const MINUTE = 60_000
const TOTAL = 1700
/** The stand-ins repeat messages quickly, for as long as a test takes. Milliseconds. */
const waits = Array.from({ length: 200 }, () => 25)

beforeAll(async () => {
  const now = () => Date.now() + turned
  btcpay = await startBtcpay({ now, waits })
  stripe = await startStripe({ now, waits })
  shop = await openShop({ payments: { 'semena.btcpay': btcpay, 'semena.stripe': { ...stripe, isTest: true } } })
  await listen()
  const at = `http://127.0.0.1:${service.port}/webhooks`
  btcpay.webhooks.url = `${at}/semena.btcpay`
  stripe.webhooks.url = `${at}/semena.stripe`
})
afterAll(async () => {
  await btcpay.close()
  await stripe.close()
  await service.close()
  await shop.close()
})
beforeEach(async () => {
  await idle()
  for (const { webhooks, faults, asked } of [btcpay, stripe]) {
    Object.assign(webhooks, { copies: 1, mode: 'SEND' })
    webhooks.attempts.length = faults.length = asked.length = 0
    await webhooks.release(() => [])
  }
  stripe.slow.refunds = false
  // Payments of earlier tests are not watched any more, and their orders do not expire.
  await shop.services.database.pool.query('update transactions set watch_at = null')
  await shop.services.database.pool.query('update orders set expires_at = null')
})

const idle = () => Promise.all([btcpay.webhooks.idle(), stripe.webhooks.idle()])
function turnClock(ms: number): void {
  turned += ms
  shop.turnClock(ms)
}
/** Starts a service on the shop's database, like a process after a restart. */
async function listen(port = 0): Promise<void> {
  service = await serve(shop.services, port)
}
/** Looks at payments until none is due. */
async function watchAll(): Promise<void> {
  while ((await watchPayments(shop.services)).looked > 0);
}

interface Opened {
  order: string
  transaction: string
  /** The key of the transaction in the tables. */
  id: string
  /** The provider's reference. */
  reference: string
  data: { redirectUrl: string }
}
async function open(gateway: string): Promise<Opened> {
  const { order } = await shop.complete(await shop.basket(UNCOUNTED))
  const payload = await shop.pay(order.id, { id: gateway })
  expect(payload).toMatchObject({ errors: [], transactionEvent: { type: 'CHARGE_ACTION_REQUIRED' } })
  const id = fromGlobalId(payload.transaction.id)!.key
  const { rows } = await shop.services.database.pool.query<{ r: string }>(
    'select psp_reference as r from transactions where id = $1',
    [id],
  )
  return { order: order.id, transaction: payload.transaction.id, id, reference: rows[0]!.r, data: payload.data }
}
const orderOf = async (id: string) =>
  (await shop.ask('query($id: ID) { order(id: $id) { status chargeStatus isPaid } }', { id })).data.order
const eventsOf = async ({ id }: Opened): Promise<string[]> =>
  (
    await shop.services.database.pool.query<{ t: string }>(
      "select type || ' ' || amount as t from transaction_events where transaction_id = $1 and type not like '%_REQUEST' and type <> 'CHARGE_ACTION_REQUIRED' order by id",
      [id],
    )
  ).rows.map((r) => r.t)
const causesOf = async ({ id }: Opened): Promise<string[]> =>
  (
    await shop.services.database.pool.query<{ c: string }>(
      "select cause as c from transaction_events where transaction_id = $1 and type = 'CHARGE_SUCCESS' order by id",
      [id],
    )
  ).rows.map((r) => r.c)
const reviewsOf = async ({ order }: Opened): Promise<string[]> =>
  (
    await shop.services.database.pool.query<{ t: string }>(
      "select reason || ' ' || amount as t from payment_reviews where order_id = $1 order by id",
      [fromGlobalId(order)!.key],
    )
  ).rows.map((r) => r.t)
const chargedOf = ({ id }: Opened) => shop.count(`select charged from transactions where id = '${id}'`)
const PAID = { status: 'UNFULFILLED', chargeStatus: 'FULL', isPaid: true }
const UNPAID = { chargeStatus: 'NONE', isPaid: false }

interface Provider {
  gateway: string
  server: () => { webhooks: Webhooks; asked: string[]; faults: Btcpay['faults'] }
  /** Does everything that a payer and the network do until the money has come. */
  pay: (p: Opened) => void
  /** A signed message of the provider about a payment. */
  message: (p: Opened, id: string) => { body: string; headers: Record<string, string> }
  header: string
}
const PROVIDERS: Provider[] = [
  {
    gateway: 'semena.btcpay',
    server: () => btcpay,
    pay: ({ reference }) => {
      btcpay.pay(reference)
      btcpay.mine(reference)
    },
    message: ({ reference }, id) => {
      const body = JSON.stringify({
        deliveryId: id,
        type: 'InvoiceSettled',
        storeId: btcpay.storeId,
        invoiceId: reference,
      })
      return { body, headers: btcpay.sign(body) }
    },
    header: 'btcpay-sig',
  },
  {
    gateway: 'semena.stripe',
    server: () => stripe,
    pay: ({ reference }) => stripe.pay(reference),
    message: ({ reference }, id) => {
      const object = { object: 'checkout.session', id: reference }
      const body = JSON.stringify({ id, object: 'event', type: 'checkout.session.completed', data: { object } })
      return { body, headers: stripe.sign(body) }
    },
    header: 'stripe-signature',
  },
]

describe.each(PROVIDERS)('$gateway', ({ gateway, server, pay, message, header }) => {
  test('a payer who never comes back has paid', async () => {
    const p = await open(gateway)
    pay(p)
    await idle()
    expect(await orderOf(p.order)).toMatchObject(PAID)
    expect(await chargedOf(p)).toBe(TOTAL)
    expect(await causesOf(p)).toEqual([expect.stringMatching(/^webhook:/)])
  })

  test('each message three times at once books once', async () => {
    server().webhooks.copies = 3
    const p = await open(gateway)
    pay(p)
    await idle()
    expect((await eventsOf(p)).filter((e) => e !== `INFO ${TOTAL}`)).toEqual([`CHARGE_SUCCESS ${TOTAL}`])
    expect(server().webhooks.attempts.every((a) => a.status === 200)).toBe(true)
  })

  test('in the wrong order they end the same', async () => {
    const p = await open(gateway)
    await idle()
    server().webhooks.mode = 'HOLD'
    pay(p)
    expect(server().webhooks.held().length).toBeGreaterThan(1)
    await server().webhooks.release((messages) => messages.toReversed())
    expect(await orderOf(p.order)).toMatchObject(PAID)
    expect(await eventsOf(p)).toEqual([`CHARGE_SUCCESS ${TOTAL}`])
  })

  test('before the shop has the reference, and before the payer is led there', async () => {
    const p = await open(gateway)
    await idle()
    // Only the provider knows the payment yet, as in the moment before its answer reaches the shop.
    const { pool } = shop.services.database
    await pool.query("update transactions set psp_reference = '' where id = $1", [p.id])
    server().webhooks.mode = 'HOLD'
    pay(p)
    await server().webhooks.release()
    expect(server().webhooks.attempts.at(-1)!.status).toBe(200)
    expect(await orderOf(p.order)).toMatchObject(UNPAID)
    await pool.query('update transactions set psp_reference = $2 where id = $1', [p.id, p.reference])
    // The payment page asks as soon as it opens, and the watch soon after.
    await pool.query('update transactions set watch_at = $2 where id = $1', [p.id, shop.services.clock.now()])
    await watchAll()
    expect(await orderOf(p.order)).toMatchObject(PAID)
  })

  test('while the service is restarted they are sent again', async () => {
    const p = await open(gateway)
    await idle()
    await service.close()
    pay(p)
    await vi.waitUntil(() => server().webhooks.attempts.some((a) => a.status === null))
    expect(await orderOf(p.order)).toMatchObject(UNPAID)
    await listen(service.port)
    await idle()
    expect(await orderOf(p.order)).toMatchObject(PAID)
    expect((await eventsOf(p)).filter((e) => e.startsWith('CHARGE_SUCCESS'))).toHaveLength(1)
  })

  test('lost for ever: the watch finds the money', async () => {
    server().webhooks.mode = 'DROP'
    const p = await open(gateway)
    pay(p)
    expect(await orderOf(p.order)).toMatchObject(UNPAID)
    turnClock(6000)
    await watchAll()
    expect(await orderOf(p.order)).toMatchObject(PAID)
    expect(await causesOf(p)).toEqual(['poll'])
  })

  test('or the page does', async () => {
    server().webhooks.mode = 'DROP'
    const p = await open(gateway)
    pay(p)
    const { data } = await shop.ask(
      'mutation($id: ID) { transactionProcess(id: $id) { transactionEvent { type } data errors { code } } }',
      { id: p.transaction },
    )
    expect(data.transactionProcess).toMatchObject({
      transactionEvent: { type: 'CHARGE_SUCCESS' },
      data: { kind: 'redirect', state: 'DONE', redirectUrl: null, paid: 17, due: 0, now: expect.any(String) as string },
      errors: [],
    })
  })

  test('forged: refused, and nobody is asked', async () => {
    server().webhooks.mode = 'DROP'
    const p = await open(gateway)
    pay(p)
    const { webhooks, asked } = server()
    const before = asked.length
    const { body, headers } = message(p, 'forged')
    const signature = headers[header]!
    const spoilt = signature
      .replace(/.$/, (c) => (c === '0' ? '1' : '0'))
      .replace(/(v1=)(.)/, (_, k: string, c: string) => k + (c === '0' ? '1' : '0'))
    expect(await webhooks.post(body, {})).toBe(400)
    expect(await webhooks.post(body, { [header]: spoilt })).toBe(400)
    expect(await webhooks.post(body.replace(p.reference, `${p.reference}x`), headers)).toBe(400)
    expect(await webhooks.post(`${body} `, headers)).toBe(400)
    expect(await webhooks.post('', headers)).toBe(400)
    expect(asked.length).toBe(before)
    expect(await orderOf(p.order)).toMatchObject(UNPAID)
    expect(await eventsOf(p)).toEqual([])
  })

  test('replayed: thanked for, and not looked at again', async () => {
    const p = await open(gateway)
    await idle()
    server().webhooks.mode = 'DROP'
    pay(p)
    const { webhooks, asked } = server()
    const { body, headers } = message(p, `once-${p.id}`)
    expect(await webhooks.post(body, headers)).toBe(200)
    const before = asked.length
    const events = await eventsOf(p)
    expect(await webhooks.post(body, headers)).toBe(200)
    expect(asked.length).toBe(before)
    turnClock(MINUTE)
    const fresh = message(p, `once-${p.id}`)
    expect(await webhooks.post(fresh.body, fresh.headers)).toBe(200)
    expect(asked.length).toBe(before)
    expect(await eventsOf(p)).toEqual(events)
  })

  test('about a payment of somebody else: thanked for, so that it is not sent again', async () => {
    const { webhooks, asked } = server()
    const { body, headers } = message({ reference: 'unknown' } as Opened, 'unknown')
    expect(await webhooks.post(body, headers)).toBe(200)
    expect(asked).toEqual([])
  })

  test('while the provider cannot be asked they are wanted again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const p = await open(gateway)
    await idle()
    const { webhooks, faults } = server()
    webhooks.attempts.length = 0
    faults.push(...Array.from({ length: 6 }, () => ({ kind: 'STATUS', status: 503, on: /^GET/ }) as const))
    pay(p)
    await idle()
    expect(webhooks.attempts.map((a) => a.status)).toContain(503)
    expect(webhooks.attempts.at(-1)!.status).toBe(200)
    expect(await orderOf(p.order)).toMatchObject(PAID)
    expect(log.mock.calls.flat().join('\n')).not.toMatch(new RegExp(`${btcpay.apiKey}|sk_test|whsec`))
    log.mockRestore()
  })
})

test('a message for a gateway without messages, or for none, is not found', async () => {
  for (const gateway of ['semena.test-card', 'semena.none']) {
    const answer = await fetch(`http://127.0.0.1:${service.port}/webhooks/${gateway}`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(404)
  }
})

test('a message of Stripe from ten minutes ago is refused, whoever sends it', async () => {
  stripe.webhooks.mode = 'HOLD'
  const p = await open('semena.stripe')
  stripe.pay(p.reference)
  const [first] = stripe.webhooks.held() as [Message]
  const old = first.headers()
  turnClock(10 * MINUTE)
  expect(await stripe.webhooks.post(first.body, old)).toBe(400)
  expect(await stripe.webhooks.post(first.body, first.headers())).toBe(200)
})

describe('coins', () => {
  test('seen and not yet confirmed do not pay', async () => {
    const p = await open('semena.btcpay')
    btcpay.pay(p.reference)
    await idle()
    expect(await orderOf(p.order)).toMatchObject(UNPAID)
    expect(await eventsOf(p)).toEqual([`INFO ${TOTAL}`])
    btcpay.mine(p.reference)
    await idle()
    expect(await orderOf(p.order)).toMatchObject(PAID)
  })

  test('that are spent elsewhere are gone, and the order can still be paid', async () => {
    const p = await open('semena.btcpay')
    btcpay.vanish(p.reference, btcpay.pay(p.reference))
    await idle()
    turnClock(MINUTE)
    await watchAll()
    expect(await eventsOf(p)).toContain(`CHARGE_FAILURE ${TOTAL}`)
    btcpay.pay(p.reference)
    btcpay.mine(p.reference)
    await idle()
    expect(await orderOf(p.order)).toMatchObject(PAID)
    expect(await chargedOf(p)).toBe(TOTAL)
  })

  test('in two parts', async () => {
    const p = await open('semena.btcpay')
    btcpay.pay(p.reference, 10_000n)
    btcpay.mine(p.reference)
    await idle()
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'PARTIAL', isPaid: false })
    expect(await chargedOf(p)).toBe(650)
    btcpay.pay(p.reference)
    btcpay.mine(p.reference)
    await idle()
    expect(await orderOf(p.order)).toMatchObject(PAID)
    expect(await chargedOf(p)).toBe(TOTAL)
    // The review of the part was closed by itself when the rest came.
    expect(await reviewsOf(p)).toEqual(['PARTIAL 1050'])
  })

  test('too few at the deadline are put before people', async () => {
    const p = await open('semena.btcpay')
    btcpay.pay(p.reference, 10_000n)
    btcpay.mine(p.reference)
    await idle()
    btcpay.expire(p.reference)
    await idle()
    expect(await orderOf(p.order)).toMatchObject({ chargeStatus: 'PARTIAL' })
    expect(await reviewsOf(p)).toEqual(['PARTIAL 1050'])
  })

  test('too many are put before people', async () => {
    const p = await open('semena.btcpay')
    btcpay.pay(p.reference, btcpay.due(p.reference) + 10_000n)
    btcpay.mine(p.reference)
    await idle()
    expect(await chargedOf(p)).toBe(2350)
    expect(await reviewsOf(p)).toEqual(['OVERPAID 650'])
  })

  test('sent in time and confirmed after it pay; sent later they are put before people', async () => {
    const inTime = await open('semena.btcpay')
    const late = await open('semena.btcpay')
    const deadline = new Date(shop.services.clock.now().getTime() + 58 * MINUTE)
    await shop.services.database.pool.query('update orders set expires_at = $1 where id = any($2)', [
      deadline,
      [inTime, late].map((p) => fromGlobalId(p.order)!.key),
    ])
    turnClock(57 * MINUTE)
    btcpay.pay(inTime.reference)
    await idle()
    turnClock(5 * MINUTE)
    await watchAll()
    // A message locks its order for a moment, and a locked order is not expired.
    await idle()
    await expireDueOrders(shop.services)
    btcpay.mine(inTime.reference)
    btcpay.pay(late.reference)
    btcpay.mine(late.reference)
    await idle()
    expect(await orderOf(inTime.order)).toMatchObject(PAID)
    expect(await reviewsOf(inTime)).toEqual([])
    expect(await orderOf(late.order)).toMatchObject({ status: 'EXPIRED' })
    expect(await chargedOf(late)).toBe(TOTAL)
    expect(await reviewsOf(late)).toEqual([`LATE ${TOTAL}`])
  })

  test('a refund is done when the buyer has fetched it, and failed when it was archived', async () => {
    const p = await open('semena.btcpay')
    btcpay.pay(p.reference)
    btcpay.mine(p.reference)
    await idle()
    const [fetched, archived] = [await refund(p, 500), await refund(p, 300)]
    expect([fetched.state, archived.state]).toEqual(['PENDING', 'PENDING'])
    // The buyer gets this link.
    expect(fetched.externalUrl).toBe(`${btcpay.url}/pull-payments/${fetched.pspReference}`)
    // The refunds are booked after the next look at the payment.
    await look(p)
    btcpay.payOut(fetched.pspReference)
    btcpay.archive(archived.pspReference)
    await idle()
    await look(p)
    const events = await eventsOf(p)
    expect(events).toContain('REFUND_SUCCESS 500')
    expect(events).toContain('REFUND_FAILURE 300')
    expect(await chargedOf(p)).toBe(1200)
    expect((await actionsOf(p)).map((a) => a.state)).toEqual(['DONE', 'FAILED'])
    expect(await reviewsOf(p)).toEqual(['UNCOVERED 500', 'REFUND_FAILED 300'])
  })
})

describe('cards', () => {
  test('a decline is no end: another card pays on the same page', async () => {
    const p = await open('semena.stripe')
    stripe.pay(p.reference, '4000000000000002')
    await idle()
    expect(await orderOf(p.order)).toMatchObject(UNPAID)
    stripe.pay(p.reference, '4000002500003155')
    stripe.answerBank(p.reference, true)
    await idle()
    expect(await orderOf(p.order)).toMatchObject(PAID)
    expect(
      await shop.count(
        `select count(*) from transactions where id = '${p.id}' and payment_method_details->>'lastDigits' = '3155'`,
      ),
    ).toBe(1)
  })

  test('at the deadline the session is closed, and cannot be paid any more', async () => {
    const p = await open('semena.stripe')
    await shop.services.database.pool.query('update orders set expires_at = $1 where id = $2', [
      shop.services.clock.now(),
      fromGlobalId(p.order)!.key,
    ])
    turnClock(MINUTE)
    await shop.services.database.pool.query('update transactions set watch_at = $2, expires_at = $2 where id = $1', [
      p.id,
      new Date(shop.services.clock.now().getTime() - MINUTE),
    ])
    await watchAll()
    expect(stripe.sessions.get(p.reference)!.status).toBe('expired')
    await idle()
    await expireDueOrders(shop.services)
    expect(await orderOf(p.order)).toMatchObject({ status: 'EXPIRED' })
    stripe.pay(p.reference)
    await idle()
    expect(await orderOf(p.order)).toMatchObject({ status: 'EXPIRED', isPaid: false })
  })

  test('a dispute takes the money back and is put before people; one that is won gives it back', async () => {
    const p = await open('semena.stripe')
    stripe.pay(p.reference)
    await idle()
    const dispute = stripe.dispute(p.reference)
    await idle()
    expect(await orderOf(p.order)).toMatchObject(UNPAID)
    expect(await reviewsOf(p)).toEqual([`CHARGED_BACK ${TOTAL}`])
    stripe.closeDispute(dispute, 'won')
    await idle()
    expect(await orderOf(p.order)).toMatchObject({ isPaid: true, chargeStatus: 'FULL' })
    expect(await chargedOf(p)).toBe(TOTAL)
  })

  test('refunds succeed at once or later, fail, or are made in the dashboard', async () => {
    const p = await open('semena.stripe')
    stripe.pay(p.reference)
    await idle()
    expect((await refund(p, 500)).state).toBe('DONE')
    stripe.refundByHand(p.reference, 100)
    await idle()
    expect(await chargedOf(p)).toBe(1100)
    stripe.slow.refunds = true
    const [later, never] = [await refund(p, 200), await refund(p, 300)]
    expect([later.state, never.state]).toEqual(['PENDING', 'PENDING'])
    await idle()
    // Money that is being refunded does not count as charged any more.
    expect(await chargedOf(p)).toBe(600)
    stripe.settleRefund(later.pspReference, true)
    stripe.settleRefund(never.pspReference, false)
    await idle()
    expect(await chargedOf(p)).toBe(900)
    expect((await actionsOf(p)).map((a) => a.state)).toEqual(['DONE', 'DONE', 'FAILED'])
    expect((await eventsOf(p)).toSorted()).toEqual([
      `CHARGE_SUCCESS ${TOTAL}`,
      'REFUND_FAILURE 300',
      'REFUND_SUCCESS 100',
      'REFUND_SUCCESS 200',
      'REFUND_SUCCESS 500',
    ])
    expect(await reviewsOf(p)).toEqual(['UNCOVERED 500', 'REFUND_FAILED 300'])
  })

  test('people are told how much went back, without what is only on its way', async () => {
    const p = await open('semena.stripe')
    stripe.pay(p.reference)
    await idle()
    stripe.slow.refunds = true
    const gone = await refund(p, 200)
    expect([gone.state, (await refund(p, 300)).state]).toEqual(['PENDING', 'PENDING'])
    stripe.settleRefund(gone.pspReference, true)
    await idle()
    expect(await chargedOf(p)).toBe(1200)
    expect(await reviewsOf(p)).toEqual(['UNCOVERED 200'])
  })
})

interface Action {
  state: string
  pspReference: string
  externalUrl: string
}
const actionsOf = async ({ id }: Opened): Promise<Action[]> =>
  (
    await shop.services.database.pool.query<Action>(
      'select a.state, a.psp_reference as "pspReference", e.external_url as "externalUrl" from payment_actions a join transaction_events e on e.id = a.request_event_id where a.transaction_id = $1 order by a.created_at',
      [id],
    )
  ).rows

/** Requests a refund as staff do, and answers the stored action. */
async function refund(p: Opened, amount: number): Promise<Action> {
  const token = await shop.signUp('desk@example.com', { permissions: ['HANDLE_PAYMENTS'] })
  const { data } = await shop.ask(
    `mutation($id: ID, $amount: PositiveDecimal) { transactionRequestAction(id: $id, actionType: REFUND, amount: $amount) { errors { code } } }`,
    { id: p.transaction, amount: amount / 100 },
    token,
  )
  expect(data.transactionRequestAction.errors).toEqual([])
  return (await actionsOf(p)).at(-1)!
}

async function look(p: Opened): Promise<void> {
  const { pool } = shop.services.database
  await pool.query('update transactions set watch_at = $2 where id = $1', [p.id, shop.services.clock.now()])
  await watchAll()
}
