import { describe, expect, it } from 'vitest'
import { readRates } from './rates.ts'

const RATES = { date: '2026-11-20', base: 'USD', rates: { USD: 1, EUR: 0.92, RUB: 92.5 } }

describe('rates of a channel', () => {
  it('are those of other currencies, with their day', () => {
    expect(readRates(JSON.stringify(RATES), 'USD')).toEqual({ date: '2026-11-20', rates: { EUR: 0.92, RUB: 92.5 } })
  })
  it('are none where the metadata are missing, empty or wrong', () => {
    for (const text of [null, undefined, '', 'null', '[]', '{"rates":{"EUR":1}}', '{"date":"soon","rates":{"EUR":1}}'])
      expect(readRates(text, 'USD')).toBeNull()
    expect(readRates('{"date":"2026-11-20","rates":{"USD":1}}', 'USD')).toBeNull()
  })
  it('leave out what is no rate', () => {
    const rates = { EUR: 0.92, RUB: '92', gold: 1, CZK: 0, PLN: -1 }
    expect(readRates(JSON.stringify({ date: '2026-11-20', rates }), 'USD')?.rates).toEqual({ EUR: 0.92 })
  })
})
