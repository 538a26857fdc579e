import { describe, expect, it } from 'vitest'
import { minorOf, ofMinor } from './minor-units.ts'
import { formatMoney, perUnit } from './money.ts'

describe('money on screen', () => {
  it('has two decimals, the separators of the language, and the symbol after the number', () => {
    expect(formatMoney({ amount: 12.5, currency: 'USD' }, 'en')).toBe('12.50\u00a0$')
    expect(formatMoney({ amount: 1250, currency: 'RUB' }, 'ru')).toBe('1\u00a0250,00\u00a0₽')
    expect(formatMoney({ amount: 1234.5, currency: 'EUR' }, 'cs')).toBe('1\u00a0234,50\u00a0€')
    expect(formatMoney({ amount: 1234567.89, currency: 'USD' }, 'en')).toBe('1,234,567.89\u00a0$')
    expect(formatMoney({ amount: 0, currency: 'EUR' }, 'cs')).toBe('0,00\u00a0€')
  })
  it('formats an unknown language as Russian, and an unknown currency by its code', () => {
    expect(formatMoney({ amount: 1250, currency: 'RUB' }, 'xx')).toBe('1\u00a0250,00\u00a0₽')
    expect(formatMoney({ amount: 5, currency: 'PLN' }, 'en')).toBe('5.00\u00a0PLN')
  })
  it('has the decimals of its currency', () => {
    expect(formatMoney({ amount: 1.235, currency: 'KWD' }, 'en')).toBe('1.235\u00a0KWD')
    expect(formatMoney({ amount: 1200, currency: 'JPY' }, 'en')).toBe('1,200\u00a0JPY')
    expect(perUnit({ amount: 1.235, currency: 'KWD' }, 2)).toEqual({ amount: 0.618, currency: 'KWD' })
    expect(ofMinor(minorOf({ amount: 1.005, currency: 'KWD' }), 'KWD').amount).toBe(1.005)
  })
  it('shares a price in whole cents', () => {
    expect(perUnit({ amount: 12.5, currency: 'USD' }, 3)).toEqual({ amount: 4.17, currency: 'USD' })
    expect(perUnit({ amount: 19, currency: 'USD' }, 5).amount).toBe(3.8)
  })
})
