/** The gateway of BTCPay Server against a stand-in that keeps the server's rules. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  btcpayClient,
  btcpayGateway,
  type GatewayRequest,
  type PaymentGateway,
  type ProviderPayment,
  type Snapshot,
} from '@semena/commerce/testing/providers'
import { type Btcpay, startBtcpay } from '../support/stand-ins/btcpay.ts'
import { HOUR, paymentOf, PUBLIC_URL, refundOf, request } from '../support/stand-ins/requests.ts'

let server: Btcpay
let gateway: PaymentGateway
beforeEach(async () => {
  server = await startBtcpay()
  gateway = gatewayOf()
})
afterEach(async () => {
  await server.close()
  vi.restoreAllMocks()
})

const clock = { now: () => new Date() }
function gatewayOf(more: Partial<Btcpay> = {}, patienceMs = 10_000): PaymentGateway {
  const { url, storeId, apiKey, webhookSecret } = { ...server, ...more }
  const settings = { url, storeId, apiKey, webhookSecret }
  return btcpayGateway({ clock, settings: { publicUrl: PUBLIC_URL } }, settings, btcpayClient(settings, patienceMs))
}
async function begin(more: Partial<GatewayRequest> = {}): Promise<ProviderPayment> {
  const asked = request(more)
  const answer = await gateway.initialize(asked)
  expect(answer.outcome).toBe('CHARGE_ACTION_REQUIRED')
  return paymentOf(asked, answer.pspReference)
}
const look = (payment: ProviderPayment): Promise<Snapshot> => gateway.provider!.fetch(payment)
const told = ({ state, movements }: Snapshot) => [state, movements.map((m) => [m.kind, m.state])]
/** The worth of the settled charges, as the books add them up. */
const settled = ({ movements, worth }: Snapshot): number =>
  worth!(movements.filter((m) => m.kind === 'CHARGE' && m.state === 'SETTLED').reduce((sum, m) => sum + m.units, 0n))

describe('an invoice', () => {
  test('ends with the order, is watched for a day more, and leads back to the payment page in the payer’s language', async () => {
    const asked = request({ languageCode: 'CS_CZ', data: { returnUrl: `${PUBLIC_URL}/cs/payment` } })
    const answer = await gateway.initialize(asked)
    const { amount, currency, metadata, checkout, expiresAt } = server.newest()
    expect({ amount, currency }).toEqual({ amount: '17.00', currency: 'USD' })
    expect(metadata).toMatchObject({ orderId: asked.transactionId, itemDesc: 'Order 12' })
    expect(checkout).toMatchObject({ defaultLanguage: 'cs-CZ', monitoringMinutes: 1440, paymentTolerance: 0 })
    const back = new URL(checkout.redirectURL as string)
    expect(back.pathname).toBe('/cs/payment')
    expect([...back.searchParams.keys()]).toEqual(['order', 'transaction'])
    expect(expiresAt).toBeLessThanOrEqual(asked.expiresAt!.getTime())
    expect(expiresAt).toBeGreaterThan(asked.expiresAt!.getTime() - 70_001)
    expect(answer.data).toEqual({
      kind: 'redirect',
      provider: 'btcpay',
      redirectUrl: `${server.url}/i/${answer.pspReference}`,
      state: 'OPEN',
      amount: 17,
      currency: 'USD',
      paid: 0,
      due: 17,
      expiresAt: asked.expiresAt!.toISOString(),
    })
  })

  test('is made once for a payment, also when another language asks', async () => {
    const asked = request()
    const first = await gateway.initialize(asked)
    const again = await gateway.initialize({ ...asked, languageCode: 'RU' })
    const known = await gateway.initialize({ ...asked, pspReference: first.pspReference })
    expect([again.pspReference, known.pspReference]).toEqual([first.pspReference, first.pspReference])
    expect(server.invoices.size).toBe(1)
  })

  test('that was made although nobody heard of it is found', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = request()
    server.faults.push({ kind: 'LOST', on: /^POST .*\/invoices$/ })
    expect((await gateway.initialize(asked)).data).toEqual({ error: 'PROVIDER_UNAVAILABLE' })
    expect(server.invoices.size).toBe(1)
    expect((await gateway.initialize(asked)).pspReference).toBe(server.newest().id)
    expect(server.invoices.size).toBe(1)
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
    expect(snapshot.data).toMatchObject({ paid: 0, due: 17, redirectUrl: expect.stringContaining('/i/') as string })
    expect(snapshot.lookAgainAt!.getTime()).toBeGreaterThan(Date.now())
  })

  test('seen, then settled, worth exactly the whole', async () => {
    const payment = await begin()
    const reference = server.pay(payment.pspReference)
    const seen = await look(payment)
    expect(told(seen)).toEqual(['OPEN', [['CHARGE', 'SEEN']]])
    expect(seen.movements[0]!.reference).toBe(reference)
    expect(seen.data).toMatchObject({ redirectUrl: null, paid: 17, due: 0 })
    server.mine(payment.pspReference)
    const paid = await look(payment)
    expect(told(paid)).toEqual(['DONE', [['CHARGE', 'SETTLED']]])
    expect(settled(paid)).toBe(1700)
    expect(paid.lookAgainAt).toBeNull()
  })

  test('a rouble’s satoshi is worth kopecks: rounding is not paying over', async () => {
    const payment = await begin({ amount: 123_457, currency: 'RUB' })
    server.pay(payment.pspReference)
    server.mine(payment.pspReference)
    const snapshot = await look(payment)
    expect(server.newest().additional).toBe('None')
    expect(settled(snapshot)).toBe(123_457)
  })

  test('in two parts: each is a movement, and the second makes the sum whole', async () => {
    const payment = await begin()
    server.pay(payment.pspReference, 10_000n)
    server.mine(payment.pspReference)
    const part = await look(payment)
    expect(server.newest().additional).toBe('PaidPartial')
    // 0.0001 bitcoin × 65,000 dollars is 6.50 dollars.
    expect(settled(part)).toBe(650)
    expect(part.data).toMatchObject({ paid: 6.5, due: 10.5, redirectUrl: expect.any(String) as string })
    server.pay(payment.pspReference)
    expect(told(await look(payment))[1]).toEqual([
      ['CHARGE', 'SETTLED'],
      ['CHARGE', 'SEEN'],
    ])
    server.mine(payment.pspReference)
    expect(settled(await look(payment))).toBe(1700)
  })

  test('too much: the surplus is counted', async () => {
    const payment = await begin()
    server.pay(payment.pspReference, server.due(payment.pspReference) + 10_000n)
    server.mine(payment.pspReference)
    const snapshot = await look(payment)
    expect(server.newest()).toMatchObject({ status: 'Settled', additional: 'PaidOver' })
    expect(settled(snapshot)).toBe(2350)
    expect(snapshot.data).toMatchObject({ paid: 23.5, due: 0 })
  })

  test('expired with nothing, and late in full', async () => {
    const payment = await begin()
    server.expire(payment.pspReference)
    expect(told(await look(payment))).toEqual(['EXPIRED', []])
    server.pay(payment.pspReference)
    server.mine(payment.pspReference)
    const late = await look(payment)
    expect(server.newest()).toMatchObject({ status: 'Expired', additional: 'PaidLate' })
    expect(told(late)).toEqual(['EXPIRED', [['CHARGE', 'SETTLED']]])
    expect(settled(late)).toBe(1700)
    expect(late.lookAgainAt).not.toBeNull()
    server.stopMonitoring(payment.pspReference)
    expect((await look(payment)).lookAgainAt).toBeNull()
  })

  test('expired with a part', async () => {
    const payment = await begin()
    server.pay(payment.pspReference, 10_000n)
    server.mine(payment.pspReference)
    server.expire(payment.pspReference)
    const snapshot = await look(payment)
    expect(told(snapshot)).toEqual(['EXPIRED', [['CHARGE', 'SETTLED']]])
    expect(snapshot.data).toMatchObject({ redirectUrl: null, paid: 6.5, due: 10.5 })
  })

  test('a coin that was spent elsewhere has failed, and the invoice is open again', async () => {
    const payment = await begin()
    server.vanish(payment.pspReference, server.pay(payment.pspReference))
    expect(told(await look(payment))).toEqual(['OPEN', [['CHARGE', 'FAILED']]])
  })

  test('never confirmed: invalid', async () => {
    const payment = await begin()
    server.pay(payment.pspReference)
    server.stopMonitoring(payment.pspReference)
    const snapshot = await look(payment)
    expect(told(snapshot)).toEqual(['FAILED', [['CHARGE', 'FAILED']]])
    expect(snapshot.message).toBe('The payment was not confirmed in time.')
  })

  test('people mark it as settled without a coin, or with one that is not confirmed', async () => {
    const bare = await begin()
    server.mark(bare.pspReference, 'Settled')
    const snapshot = await look(bare)
    expect(told(snapshot)).toEqual(['DONE', [['CHARGE', 'SETTLED']]])
    expect(settled(snapshot)).toBe(1700)

    const seen = await begin()
    const coin = server.pay(seen.pspReference)
    server.mark(seen.pspReference, 'Settled')
    const marked = await look(seen)
    expect(marked.movements.map((m) => [m.reference, m.state])).toEqual([[coin, 'SETTLED']])
    server.mine(seen.pspReference)
    expect(settled(await look(seen))).toBe(1700)
  })

  test('people mark it as invalid: its money does not count', async () => {
    const payment = await begin()
    server.pay(payment.pspReference)
    server.mark(payment.pspReference, 'Invalid')
    server.mine(payment.pspReference)
    const snapshot = await look(payment)
    expect(told(snapshot)).toEqual(['FAILED', [['CHARGE', 'FAILED']]])
    expect(snapshot.message).toBe('Marked as invalid in BTCPay Server.')
  })

  test('closed by the shop: a coin that comes all the same counts', async () => {
    const payment = await begin()
    await gateway.provider!.cancel!(payment)
    await gateway.provider!.cancel!(payment)
    expect(told(await look(payment))).toEqual(['CANCELED', []])
    server.pay(payment.pspReference)
    server.mine(payment.pspReference)
    const snapshot = await look(payment)
    expect(told(snapshot)).toEqual(['CANCELED', [['CHARGE', 'SETTLED']]])
    expect(settled(snapshot)).toBe(1700)
  })

  test('closing leaves alone what is paid or has run out', async () => {
    for (const end of ['pay', 'expire'] as const) {
      const payment = await begin()
      server[end](payment.pspReference)
      await gateway.provider!.cancel!(payment)
      expect(server.newest().additional).not.toBe('Marked')
    }
  })
})

describe('refunds', () => {
  async function paid(): Promise<ProviderPayment> {
    const payment = await begin()
    server.pay(payment.pspReference)
    server.mine(payment.pspReference)
    return payment
  }
  const refunds = async (payment: ProviderPayment) => {
    const snapshot = await look(payment)
    return snapshot.movements
      .filter((m) => m.kind === 'REFUND')
      .map((m) => [m.reference, m.state, snapshot.worth!(m.units)])
  }

  test('are pending until the buyer has fetched them, and the link is told', async () => {
    const payment = await paid()
    const answer = await gateway.act!(refundOf(payment, 500))
    const [pull] = server.pullPayments()
    expect(answer).toEqual({
      outcome: 'PENDING',
      pspReference: pull!.id,
      externalUrl: `${server.url}/pull-payments/${pull!.id}`,
    })
    expect(pull).toMatchObject({ amount: '5', currency: 'USD' })
    expect(await refunds(payment)).toEqual([[pull!.id, 'SEEN', 500]])
    const snapshot = await look(payment)
    expect(snapshot.movements.at(-1)!.externalUrl).toBe(`${server.url}/pull-payments/${pull!.id}`)
    expect(snapshot.lookAgainAt).not.toBeNull()
    server.payOut(pull!.id)
    expect(await refunds(payment)).toEqual([[pull!.id, 'SETTLED', 500]])
    expect((await look(payment)).lookAgainAt).toBeNull()
    expect(settled(await look(payment))).toBe(1700)
  })

  test('fetched in part and then archived are worth that part; archived before they failed', async () => {
    const payment = await paid()
    await gateway.act!(refundOf(payment, 500))
    await gateway.act!(refundOf(payment, 300))
    const [first, second] = server.pullPayments()
    server.payOut(first!.id, '2')
    expect(await refunds(payment)).toEqual([
      [first!.id, 'SEEN', 500],
      [second!.id, 'SEEN', 300],
    ])
    server.archive(first!.id)
    server.archive(second!.id)
    expect(await refunds(payment)).toEqual([
      [first!.id, 'SETTLED', 200],
      [second!.id, 'FAILED', 300],
    ])
  })

  test('are made once for an action, also when the answer got lost', async () => {
    const payment = await paid()
    const action = refundOf(payment, 500)
    server.faults.push({ kind: 'LOST', on: /^POST .*\/refund$/ })
    await expect(gateway.act!(action)).rejects.toThrow('BTCPay Server cannot be reached')
    const again = await gateway.act!(action)
    expect(server.pullPayments()).toHaveLength(1)
    expect(again.pspReference).toBe(server.pullPayments()[0]!.id)
  })

  test('of nothing are refused, and so are those the key may not make', async () => {
    const open = await begin()
    expect(await gateway.act!(refundOf(open, 500))).toMatchObject({
      outcome: 'FAILURE',
      message: 'BTCPay Server refused (400 non-refundable)',
    })
    const payment = await paid()
    server.permissions.delete('btcpay.store.cancreatenonapprovedpullpayments')
    expect(await gateway.act!(refundOf(payment, 500))).toMatchObject({
      outcome: 'FAILURE',
      message: 'the API key for BTCPay Server lacks a permission (403 missing-permission)',
    })
  })

  test('are asked for again while the server is away', async () => {
    const payment = await paid()
    server.faults.push(...Array.from({ length: 3 }, () => ({ kind: 'STATUS', status: 502 }) as const))
    await expect(gateway.act!(refundOf(payment, 500))).rejects.toThrow('BTCPay Server answered 502')
    expect(server.pullPayments()).toEqual([])
  })
})

describe('trouble', () => {
  test('a read is tried three times, a start once', async () => {
    const payment = await begin()
    server.faults.push({ kind: 'CUT' }, { kind: 'STATUS', status: 503 })
    expect((await look(payment)).state).toBe('OPEN')
    server.faults.push({ kind: 'CUT' }, { kind: 'CUT' }, { kind: 'GARBAGE' })
    await expect(look(payment)).rejects.toThrow('BTCPay Server sent no JSON')
  })

  test('a server that never answers is given up', async () => {
    const payment = await begin()
    gateway = gatewayOf({}, 300)
    server.faults.push({ kind: 'HANG' }, { kind: 'HANG' })
    await expect(look(payment)).rejects.toThrow('BTCPay Server did not answer in time')
  })

  test.each([
    ['a wrong key', { apiKey: 'wrong-key-0123456789' }, 'PROVIDER_REFUSED', /401/],
    ['another store', { storeId: 'elsewhere' }, 'PROVIDER_REFUSED', /403/],
    ['no server', { url: 'http://127.0.0.1:1' }, 'PROVIDER_UNAVAILABLE', /cannot be reached/],
  ])(
    '%s: a coded failure that may be tried again, one line for the owner, no key in it',
    async (_, wrong, error, line) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const answer = await gatewayOf(wrong).initialize(request())
      expect(answer).toMatchObject({ outcome: 'CHARGE_FAILURE', pspReference: '', data: { error } })
      const lines = log.mock.calls.flat().join('\n')
      expect(lines).toMatch(line)
      expect(lines).not.toMatch(new RegExp(`wrong-key|${server.apiKey}|${server.webhookSecret}`))
    },
  )

  test('what the server says is not believed blindly', async () => {
    const payment = await begin()
    server.newest().status = 'Paid' as 'Settled'
    await expect(look(payment)).rejects.toThrow('BTCPay Server sent a status that is not known here')
  })
})

describe('messages', () => {
  const read = (body: string, headers: Record<string, string | string[]>) =>
    gateway.provider!.readWebhook!(Buffer.from(body), headers)
  const body = (more: object = {}): string =>
    JSON.stringify({ deliveryId: 'd2', originalDeliveryId: 'd1', storeId: server.storeId, invoiceId: 'i1', ...more })

  test('name the invoice and the first delivery', () => {
    expect(read(body(), server.sign(body()))).toEqual({ eventId: 'd1', pspReference: 'i1' })
    const first = body({ originalDeliveryId: undefined })
    expect(read(first, server.sign(first))).toEqual({ eventId: 'd2', pspReference: 'i1' })
  })

  test('of another store or about nothing of ours are nobody’s', () => {
    for (const text of [body({ storeId: 'other' }), body({ invoiceId: undefined }), '[]', 'no JSON'])
      expect(read(text, server.sign(text))).toMatchObject({ pspReference: null })
  })

  test('that are forged are refused', () => {
    const right = server.sign(body())['btcpay-sig']!
    expect(read(body({ invoiceId: 'i2' }), { 'btcpay-sig': right })).toBeNull()
    for (const wrong of [
      '',
      'sha256=',
      `sha256=${'0'.repeat(64)}`,
      right.slice(7),
      `${right}00`,
      `sha1=${right.slice(7)}`,
    ])
      expect(read(body(), { 'btcpay-sig': wrong })).toBeNull()
    expect(read(body(), {})).toBeNull()
    expect(read(body(), { 'btcpay-sig': [right, right] })).toBeNull()
  })

  test('a deadline in the past makes the shortest invoice there is', async () => {
    const asked = request({ expiresAt: new Date(Date.now() - HOUR) })
    expect((await gateway.initialize(asked)).outcome).toBe('CHARGE_ACTION_REQUIRED')
    expect(server.newest().checkout.expirationMinutes).toBe(1)
  })
})
