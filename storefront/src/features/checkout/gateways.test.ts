import { describe, expect, it } from 'vitest'
import { offeredGateways } from './gateways.ts'

const offer = (...ids: string[]) => offeredGateways(ids.map((id) => ({ id, errors: null }))).map(({ id }) => id)

describe('the ways to pay', () => {
  it('are all that are offered, cards first', () => {
    expect(offer('semena.btcpay', 'semena.bitcoin')).toEqual(['semena.bitcoin', 'semena.btcpay'])
    expect(offer('semena.bitcoin', 'semena.stripe')).toEqual(['semena.stripe', 'semena.bitcoin'])
  })
  it('move money where one of their kind does, and else are one test', () => {
    expect(offer('saleor.io.dummy-payment-app', 'semena.test-card')).toEqual(['semena.test-card'])
    expect(offer('saleor.io.dummy-payment-app', 'semena.bitcoin')).toEqual([
      'saleor.io.dummy-payment-app',
      'semena.bitcoin',
    ])
    expect(offer('semena.test-card', 'semena.stripe', 'semena.btcpay')).toEqual(['semena.stripe', 'semena.btcpay'])
  })
  it('are those that this page can drive and that have no error', () => {
    expect(offer('saleor.io.gift-card-payment-gateway', 'somebody.else')).toEqual([])
    expect(
      offeredGateways([
        { id: 'semena.test-card', errors: ['x'] },
        { id: 'saleor.io.dummy-payment-app', errors: null },
      ]).map(({ id }) => id),
    ).toEqual(['saleor.io.dummy-payment-app'])
    expect(offeredGateways(null)).toEqual([])
  })
})
