/** Which gateways are offered. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NEEDS } from '@semena/contract/payment-ways'
import type { CommerceServices } from '../../settings.ts'
import { createGateways, hasTestPayments, PAYMENT_VARIABLES, type PaymentSettings } from './gateways.ts'

const offered = async (payments: PaymentSettings = {}): Promise<string[]> => {
  const clock = { now: () => new Date() }
  const settings = { mode: 'demo', publicUrl: null }
  const services = { database: {}, clock, uuid: randomUUID, settings } as unknown as CommerceServices
  return [...(await createGateways(services, payments)).keys()]
}
const GIFT_CARD = 'saleor.io.gift-card-payment-gateway'
const btcpay = { url: 'http://127.0.0.1:1', storeId: 's', apiKey: 'k', webhookSecret: 'w' }
const stripe = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789', url: null, isTest: true }
const tests = { 'semena.test-card': {}, 'saleor.io.dummy-payment-app': {} }

describe('the gateways', () => {
  it('are those that settings set up, real ones first', async () => {
    expect(await offered()).toEqual([GIFT_CARD])
    expect(await offered(tests)).toEqual(['semena.test-card', 'saleor.io.dummy-payment-app', GIFT_CARD])
    expect(await offered({ 'semena.test-card': {}, 'semena.stripe': stripe, 'semena.btcpay': btcpay })).toEqual([
      'semena.btcpay',
      'semena.stripe',
      'semena.test-card',
      GIFT_CARD,
    ])
  })

  it('charge nobody where they are tests or have a test key', () => {
    expect(hasTestPayments({})).toBe(false)
    expect(hasTestPayments({ 'semena.test-card': {} })).toBe(true)
    expect(hasTestPayments({ 'semena.stripe': stripe })).toBe(true)
    expect(hasTestPayments({ 'semena.btcpay': btcpay, 'semena.stripe': { ...stripe, isTest: false } })).toBe(false)
  })

  it('need no variable that is not explained', () => {
    const explained = Object.values(PAYMENT_VARIABLES).flatMap(({ variables }) => Object.keys(variables))
    expect(explained).toEqual(expect.arrayContaining(Object.values(NEEDS).flat()))
  })
})
