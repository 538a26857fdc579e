/** The gateway of Stripe against a stand-in that keeps Stripe's rules. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type GatewayRequest,
  type PaymentGateway,
  type ProviderPayment,
  type Snapshot,
  stripeClient,
  stripeGateway,
} from '@semena/commerce/testing/providers'
import { HOUR, paymentOf, PUBLIC_URL, refundOf, request } from '../support/stand-ins/requests.ts'
import { CARDS, startStripe, type Stripe } from '../support/stand-ins/stripe.ts'

let turned = 0
let server: Stripe
let gateway: PaymentGateway
beforeEach(async () => {
  turned = 0
  server = await startStripe({ now: () => Date.now() + turned })
  gateway = gatewayOf()
})
afterEach(async () => {
  await server.close()
  vi.restoreAllMocks()
})

const MINUTE = 60_000
const clock = { now: () => new Date(Date.now() + turned) }
function gatewayOf(more: Partial<Stripe> = {}, patienceMs = 10_000): PaymentGateway {
  const { url, secretKey, webhookSecret } = { ...server, ...more }
  const settings = { url, secretKey, webhookSecret, isTest: true }
  return stripeGateway({ clock, settings: { publicUrl: PUBLIC_URL } }, settings, stripeClient(settings, patienceMs))
}
async function begin(more: Partial<GatewayRequest> = {}): Promise<ProviderPayment> {
  const asked = request(more)
  const answer = await gateway.initialize(asked)
  expect(answer.outcome).toBe('CHARGE_ACTION_REQUIRED')
  return paymentOf(asked, answer.pspReference)
}
async function paid(): Promise<ProviderPayment> {
  const payment = await begin()
  server.pay(payment.pspReference)
  return payment
}
const look = (payment: ProviderPayment): Promise<Snapshot> => gateway.provider!.fetch(payment)
const told = ({ state, movements }: Snapshot) => [state, movements.map((m) => [m.kind, m.state, Number(m.units)])]

describe('a session', () => {
  test('is for the whole amount by card, ends with the order and leads back in the payer’s language', async () => {
    const asked = request({ languageCode: 'RU', data: { returnUrl: `${PUBLIC_URL}/ru/payment` } })
    const answer = await gateway.initialize(asked)
    const session = server.newest()
    expect(session).toMatchObject({
      amount_total: 1700,
      currency: 'usd',
      locale: 'ru',
      client_reference_id: asked.transactionId,
      expires_at: Math.floor(asked.expiresAt!.getTime() / 1000),
    })
    const back = new URL(session.success_url)
    expect(back.pathname).toBe('/ru/payment')
    expect([...back.searchParams.keys()]).toEqual(['order', 'transaction'])
    expect(session.cancel_url).toBe(session.success_url)
    expect(answer.data).toEqual({
      kind: 'redirect',
      provider: 'stripe',
      redirectUrl: session.url,
      state: 'OPEN',
      amount: 17,
      currency: 'USD',
      paid: 0,
      due: 17,
      expiresAt: asked.expiresAt!.toISOString(),
    })
  })

  test.each([
    ['five minutes', 5 * MINUTE, 36 * MINUTE],
    ['the past', -5 * MINUTE, 31 * MINUTE],
    ['two days', 48 * HOUR, 24 * HOUR],
  ])('ends when Stripe allows it where the order’s deadline is in %s', async (_, deadline, ends) => {
    const answer = await gateway.initialize(request({ expiresAt: new Date(Date.now() + deadline) }))
    expect(answer.outcome).toBe('CHARGE_ACTION_REQUIRED')
    expect(Math.abs(server.newest().expires_at * 1000 - Date.now() - ends)).toBeLessThan(5000)
  })

  test('is made once for a payment, also when the answer got lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = request()
    server.faults.push({ kind: 'LOST' })
    expect((await gateway.initialize(asked)).data).toEqual({ error: 'PROVIDER_UNAVAILABLE' })
    turned += MINUTE
    const first = await gateway.initialize(asked)
    const known = await gateway.initialize({ ...asked, languageCode: 'CS', pspReference: first.pspReference })
    expect(known).toMatchObject({ pspReference: first.pspReference, data: { redirectUrl: server.newest().url } })
    expect(server.sessions.size).toBe(1)
  })

  test('without decimals, and with three, is counted as Stripe counts', async () => {
    await begin({ amount: 1700, currency: 'JPY' })
    expect(server.newest()).toMatchObject({ amount_total: 1700, currency: 'jpy' })
    const payment = await begin({ amount: 12_340, currency: 'KWD' })
    server.pay(payment.pspReference)
    expect(told(await look(payment))).toEqual(['DONE', [['CHARGE', 'SETTLED', 12_340]]])
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await gateway.initialize(request({ amount: 12_345, currency: 'KWD' }))).data).toEqual({
      error: 'PROVIDER_REFUSED',
    })
  })

  test('is not made for a return address outside of the shop', async () => {
    const answer = await gateway.initialize(request({ data: { returnUrl: 'https://evil.example/payment' } }))
    expect(answer).toMatchObject({ outcome: 'CHARGE_FAILURE', data: { error: 'RETURN_URL_REFUSED' } })
    expect(server.asked).toEqual([])
  })
})

describe('the states', () => {
  test('nothing came', async () => {
    const snapshot = await look(await begin())
    expect(told(snapshot)).toEqual(['OPEN', []])
    expect(snapshot.data).toMatchObject({ paid: 0, due: 17, redirectUrl: server.newest().url })
    expect(snapshot.lookAgainAt!.getTime()).toBeGreaterThan(Date.now())
  })

  test('paid: one movement by the payment intent, with the card', async () => {
    const payment = await paid()
    const snapshot = await look(payment)
    expect(told(snapshot)).toEqual(['DONE', [['CHARGE', 'SETTLED', 1700]]])
    expect(snapshot.movements[0]!.reference).toMatch(/^pi_/)
    expect(snapshot.paymentMethod).toEqual({
      type: 'CARD',
      name: 'Card',
      brand: 'visa',
      lastDigits: '4242',
      expMonth: 12,
      expYear: 2034,
    })
    expect(snapshot.data).toMatchObject({ redirectUrl: null, paid: 17, due: 0 })
    expect(snapshot.lookAgainAt).toBeNull()
  })

  test('declined, then paid by another card on the same page', async () => {
    const payment = await begin()
    server.pay(payment.pspReference, CARDS.poor)
    expect(told(await look(payment))).toEqual(['OPEN', []])
    server.pay(payment.pspReference)
    expect(told(await look(payment))).toEqual(['DONE', [['CHARGE', 'SETTLED', 1700]]])
  })

  test('3-D Secure: nothing before the bank has approved it', async () => {
    const payment = await begin()
    server.pay(payment.pspReference, CARDS.secure)
    expect(told(await look(payment))).toEqual(['OPEN', []])
    server.answerBank(payment.pspReference, false)
    expect(told(await look(payment))).toEqual(['OPEN', []])
    server.pay(payment.pspReference, CARDS.secure)
    server.answerBank(payment.pspReference, true)
    expect(told(await look(payment))).toEqual(['DONE', [['CHARGE', 'SETTLED', 1700]]])
  })

  test('expired, and why its card had not been taken', async () => {
    const payment = await begin()
    server.pay(payment.pspReference, CARDS.poor)
    server.expire(payment.pspReference)
    const snapshot = await look(payment)
    expect(told(snapshot)).toEqual(['EXPIRED', []])
    expect(snapshot).toMatchObject({
      message: 'The card was declined (insufficient_funds).',
      lookAgainAt: null,
      data: { redirectUrl: null },
    })
  })

  test.each([
    [true, ['DONE', [['CHARGE', 'SETTLED', 1700]]]],
    [false, ['FAILED', []]],
  ])('processing is seen only; that it succeeds is %s', async (succeeds, end) => {
    server.slow.charges = true
    const payment = await paid()
    expect(told(await look(payment))).toEqual(['OPEN', [['CHARGE', 'SEEN', 1700]]])
    server.settleCharge(payment.pspReference, succeeds)
    expect(told(await look(payment))).toEqual(end)
  })

  test('the shop does not want it any more', async () => {
    const payment = await begin()
    await gateway.provider!.cancel!(payment)
    await gateway.provider!.cancel!(payment)
    server.pay(payment.pspReference)
    expect(told(await look(payment))).toEqual(['EXPIRED', []])
    const late = await paid()
    await gateway.provider!.cancel!(late)
    expect((await look(late)).state).toBe('DONE')
  })
})

describe('disputes', () => {
  test('take the charge back while the bank has the money, and for good when lost', async () => {
    const payment = await paid()
    const dispute = server.dispute(payment.pspReference)
    const snapshot = await look(payment)
    expect(told(snapshot)).toEqual(['DONE', [['CHARGE', 'BACK', 1700]]])
    expect(snapshot.movements[0]!.message).toBe("Disputed with the card's bank (fraudulent, needs_response).")
    expect(snapshot.data).toMatchObject({ paid: 0 })
    expect(snapshot.lookAgainAt).not.toBeNull()
    server.closeDispute(dispute, 'lost')
    expect(told(await look(payment))[1]).toEqual([['CHARGE', 'BACK', 1700]])
    expect((await look(payment)).lookAgainAt).toBeNull()
  })

  test('that are won give it back', async () => {
    const payment = await paid()
    server.closeDispute(server.dispute(payment.pspReference), 'won')
    expect(told(await look(payment))).toEqual(['DONE', [['CHARGE', 'SETTLED', 1700]]])
  })

  test('about a part give the payer that part', async () => {
    const payment = await paid()
    server.dispute(payment.pspReference, 700)
    expect(told(await look(payment))[1]).toEqual([
      ['CHARGE', 'SETTLED', 1700],
      ['REFUND', 'SETTLED', 700],
    ])
  })
})

describe('refunds', () => {
  test('succeed, in parts, and are movements of their own', async () => {
    const payment = await paid()
    const answer = await gateway.act!(refundOf(payment, 500))
    expect(answer).toEqual({ outcome: 'SUCCESS', pspReference: server.refunds()[0]!.id })
    server.refundByHand(payment.pspReference, 200)
    expect(told(await look(payment))[1]).toEqual([
      ['CHARGE', 'SETTLED', 1700],
      ['REFUND', 'SETTLED', 500],
      ['REFUND', 'SETTLED', 200],
    ])
  })

  test.each([
    [true, 'SETTLED'],
    [false, 'FAILED'],
  ])('that take their time are pending; that it succeeds is %s', async (succeeds, state) => {
    server.slow.refunds = true
    const payment = await paid()
    const answer = await gateway.act!(refundOf(payment, 500))
    expect(answer.outcome).toBe('PENDING')
    expect((await look(payment)).movements[1]).toMatchObject({ reference: answer.pspReference, state: 'SEEN' })
    expect((await look(payment)).lookAgainAt).not.toBeNull()
    server.settleRefund(answer.pspReference, succeeds)
    expect((await look(payment)).movements[1]).toMatchObject({ reference: answer.pspReference, state })
  })

  test('are made once for an action, also when the answer got lost, and after the key was forgotten', async () => {
    const payment = await paid()
    const action = refundOf(payment, 500)
    server.faults.push({ kind: 'LOST', on: /^POST/ })
    await expect(gateway.act!(action)).rejects.toThrow('Stripe cannot be reached')
    expect(await gateway.act!(action)).toMatchObject({ outcome: 'SUCCESS' })
    server.forgetKeys()
    expect(await gateway.act!(action)).toMatchObject({ outcome: 'SUCCESS' })
    expect(server.refunds()).toHaveLength(1)
  })

  test('of too much, of nothing, or while the bank disputes it are refused', async () => {
    const payment = await paid()
    expect(await gateway.act!(refundOf(payment, 1800))).toMatchObject({
      outcome: 'FAILURE',
      message: 'Stripe refused (400 amount_too_large amount).',
    })
    expect(await gateway.act!(refundOf(await begin(), 100))).toMatchObject({
      outcome: 'FAILURE',
      message: 'Nothing was paid at Stripe.',
    })
    server.dispute(payment.pspReference)
    expect(await gateway.act!(refundOf(payment, 100))).toMatchObject({
      outcome: 'FAILURE',
      message: 'Stripe refused (400 charge_disputed).',
    })
  })

  test('find the charge by its reference, also when it settled twice', async () => {
    const payment = await paid()
    const { reference } = (await look(payment)).movements[0]!
    const answer = await gateway.act!({ ...refundOf(payment, 500), chargeReference: `${reference}#2` })
    expect(answer.outcome).toBe('SUCCESS')
  })
})

describe('trouble', () => {
  test('a read is tried three times', async () => {
    const payment = await begin()
    server.faults.push({ kind: 'STATUS', status: 503 }, { kind: 'STATUS', status: 500 })
    expect((await look(payment)).state).toBe('OPEN')
    server.faults.push(...Array.from({ length: 3 }, () => ({ kind: 'STATUS', status: 500 }) as const))
    await expect(look(payment)).rejects.toThrow('Stripe answered 500')
  })

  test('Stripe that never answers is given up', async () => {
    const payment = await begin()
    gateway = gatewayOf({}, 100)
    server.faults.push({ kind: 'HANG' }, { kind: 'HANG' }, { kind: 'HANG' })
    await expect(look(payment)).rejects.toThrow('Stripe cannot be reached')
  })

  test.each([
    ['a wrong key', { secretKey: 'sk_test_wrongwrongwrong' }, 'PROVIDER_REFUSED', /does not know the key \(401\)/],
    ['no Stripe', { url: 'http://127.0.0.1:1' }, 'PROVIDER_UNAVAILABLE', /cannot be reached/],
  ])(
    '%s: a coded failure that may be tried again, one line for the owner, no key in it',
    async (_, wrong, error, line) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const answer = await gatewayOf(wrong).initialize(request())
      expect(answer).toMatchObject({ outcome: 'CHARGE_FAILURE', pspReference: '', data: { error } })
      const lines = log.mock.calls.flat().join('\n')
      expect(lines).toMatch(line)
      expect(lines).not.toMatch(/sk_test|whsec/)
    },
  )

  test('an amount that Stripe does not take is refused with its code', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await gateway.initialize(request({ amount: 10 }))).data).toEqual({ error: 'PROVIDER_REFUSED' })
    expect(log.mock.calls.flat().join()).toContain('amount_too_small')
  })
})

describe('messages', () => {
  const read = (body: string, headers: Record<string, string | string[]>) =>
    gateway.provider!.readWebhook!(Buffer.from(body), headers)
  const event = (object: object): string =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object } })
  const session = event({ object: 'checkout.session', id: 'cs_1', payment_intent: 'pi_1' })

  test('name the session, or the payment intent of whatever else they are about', () => {
    const referenceOf = (body: string) => read(body, server.sign(body))
    expect(referenceOf(session)).toEqual({ eventId: 'evt_1', pspReference: 'cs_1' })
    expect(referenceOf(event({ object: 'payment_intent', id: 'pi_1' }))?.pspReference).toBe('pi_1')
    expect(referenceOf(event({ object: 'dispute', id: 'du_1', payment_intent: 'pi_1' }))?.pspReference).toBe('pi_1')
    expect(referenceOf(event({ object: 'charge', id: 'ch_1', payment_intent: { id: 'pi_1' } }))?.pspReference).toBe(
      'pi_1',
    )
    expect(referenceOf(event({ object: 'customer', id: 'cus_1' }))?.pspReference).toBeNull()
  })

  test('that are forged, changed or replayed later are refused', () => {
    const right = server.sign(session)
    expect(read(session.replace('cs_1', 'cs_2'), right)).toBeNull()
    expect(
      read(session, { 'stripe-signature': right['stripe-signature']!.replace(/t=\d+/, `t=${Date.now()}`) }),
    ).toBeNull()
    for (const wrong of ['', 't=1', 'v1=00', `t=1,v1=${'0'.repeat(64)}`])
      expect(read(session, { 'stripe-signature': wrong })).toBeNull()
    expect(read(session, {})).toBeNull()
    expect(read('no JSON', server.sign('no JSON'))).toBeNull()
    turned += 4 * MINUTE
    expect(read(session, right)).not.toBeNull()
    turned += 2 * MINUTE
    expect(read(session, right)).toBeNull()
  })
})
