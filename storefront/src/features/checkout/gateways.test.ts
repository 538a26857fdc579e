import { describe, expect, it } from 'vitest'
import { offeredGateways } from './gateways.ts'

const offer = (...ids: string[]) => {
  const { card, crypto } = offeredGateways(ids.map((id) => ({ id, errors: null })))
  return [card?.id ?? null, crypto?.id ?? null]
}

describe('the ways to pay', () => {
  it('are one of each kind, by preference: the own wallet, and cards that move money, first', () => {
    expect(offer('saleor.io.dummy-payment-app', 'semena.test-card')).toEqual(['semena.test-card', null])
    expect(offer('semena.btcpay', 'semena.bitcoin')).toEqual([null, 'semena.bitcoin'])
    expect(offer('semena.test-card', 'semena.stripe', 'semena.btcpay')).toEqual(['semena.stripe', 'semena.btcpay'])
  })
  it('are those that this page can drive and that have no error', () => {
    expect(offer('saleor.io.gift-card-payment-gateway', 'somebody.else')).toEqual([null, null])
    expect(offeredGateways([{ id: 'semena.bitcoin', errors: [{}] }]).crypto).toBeNull()
    expect(offeredGateways(null)).toEqual({ card: null, crypto: null })
  })
})
