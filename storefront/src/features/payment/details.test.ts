import { describe, expect, it } from 'vitest'
import { satoshi } from './bitcoin/details.ts'
import { readDetails, readUnavailable } from './details.ts'

describe('what a gateway tells the page', () => {
  const full = {
    kind: 'bitcoin',
    state: 'OPEN',
    network: 'bitcoin',
    address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    uri: 'bitcoin:bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu?amount=0.00123456',
    amount: '0.00123456',
    due: '0.0002',
    seen: '0.00103456',
    confirmed: '0.001',
    rate: { price: '98000.12', currency: 'USD', source: 'kraken', at: '2026-11-21T10:00:00.000Z' },
    confirmations: { required: 3, got: 2 },
    coins: [{ reference: 'aa:0', amount: '0.001', confirmations: 3 }],
    expiresAt: '2026-11-21T11:00:00.000Z',
  }
  it('is read whole', () => {
    expect(readDetails(full)).toEqual({
      ...full,
      kind: 'address',
      rate: { ...full.rate, price: 98000.12, at: Date.parse('2026-11-21T10:00:00.000Z') },
      expiresAt: Date.parse('2026-11-21T11:00:00.000Z'),
    })
    const redirect = {
      kind: 'redirect',
      provider: 'stripe',
      redirectUrl: 'https://checkout.stripe.com/c/1',
      state: 'OPEN',
      amount: 20,
      currency: 'USD',
      paid: 0,
      due: 20,
      expiresAt: null,
    }
    expect(readDetails(redirect)).toEqual(redirect)
  })
  it('is nothing where a stranger’s gateway says something else', () => {
    expect([null, 'x', [], {}, { kind: 'bitcoin' }, { kind: 'bitcoin', state: 'NEW' }].map(readDetails)).toEqual(
      Array(6).fill(null),
    )
    expect(readDetails({ kind: 'redirect', state: 'OPEN', paid: 'much' })).toMatchObject({ paid: 0, redirectUrl: null })
  })
  it('leads to a wallet only', () => {
    expect(readDetails({ ...full, uri: 'javascript:alert(1)' })).toMatchObject({ uri: null })
    expect(readDetails({ ...full, rate: { price: 'free' } })).toMatchObject({ rate: null })
  })
  it('says why there is no quote', () => {
    expect(
      [{ error: 'RATE_UNAVAILABLE' }, { error: 'PROVIDER_REFUSED' }, { error: 'OTHER' }, null].map(readUnavailable),
    ).toEqual(['RATE_UNAVAILABLE', 'PROVIDER_REFUSED', null, null])
  })
  it('counts in satoshi', () => {
    expect(['0.00123456', '21000000', '0.1', '1e3', '-1', '0.123456789', ''].map(satoshi)).toEqual([
      123_456n,
      2_100_000_000_000_000n,
      10_000_000n,
      0n,
      0n,
      0n,
      0n,
    ])
  })
})
