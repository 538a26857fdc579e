/** Which gateways are offered. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CommerceServices, CommerceSettings } from '../../settings.ts'
import { createGateways } from './gateways.ts'

const settings = (more: Partial<CommerceSettings>): CommerceSettings => ({
  mode: 'demo',
  publicUrl: null,
  redirectHosts: [],
  mediaFolder: '',
  gateways: ['semena.test-card', 'saleor.io.dummy-payment-app'],
  rateLimits: true,
  ...more,
})
const offered = async (more: Partial<CommerceSettings> = {}): Promise<string[]> => {
  const clock = { now: () => new Date() }
  const services = { database: {}, clock, uuid: randomUUID, settings: settings(more) } as unknown as CommerceServices
  return [...(await createGateways(services)).keys()]
}
const GIFT_CARD = 'saleor.io.gift-card-payment-gateway'
const btcpay = { url: 'http://127.0.0.1:1', storeId: 's', apiKey: 'k', webhookSecret: 'w' }
const stripe = { secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789', url: null, isTest: true }

describe('the gateways', () => {
  it('are those that settings name or set up, real ones first', async () => {
    expect(await offered()).toEqual(['semena.test-card', 'saleor.io.dummy-payment-app', GIFT_CARD])
    expect(await offered({ btcpay, stripe, gateways: ['semena.test-card', 'unknown'] })).toEqual([
      'semena.btcpay',
      'semena.stripe',
      'semena.test-card',
      GIFT_CARD,
    ])
    expect(await offered({ mode: 'production', gateways: [], stripe })).toEqual(['semena.stripe', GIFT_CARD])
  })

  it('for tests are refused in production, in one line, unless asked for', async () => {
    await expect(offered({ mode: 'production' })).rejects.toThrow(/^semena\.test-card [^\n]*SEMENA_TEST_CARD=on\.$/)
    expect(await offered({ mode: 'production', testPayments: true, gateways: ['semena.test-card'] })).toEqual([
      'semena.test-card',
      GIFT_CARD,
    ])
  })
})
