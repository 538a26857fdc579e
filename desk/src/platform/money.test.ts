/** Amounts as they are typed and pasted. */
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js'
import { amountText, percentText, readAmount } from './money.ts'

const chosen = getLocale
overwriteGetLocale(() => 'en')
afterAll(() => overwriteGetLocale(chosen))

describe('an amount', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['1 234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['€ 9,90', 9.9],
    ['0.900', 0.9],
    ['1,234,567', 1234567],
  ])('%s is %s', (text, amount) => expect(readAmount(text, 'EUR')).toBe(amount))

  it.each(['', 'free', '-1', '1.234', '12.345', '1,000', '9.900', '1,2,3', '.5', '1e3'])('%j is none', (text) =>
    expect(readAmount(text, 'EUR')).toBeNull(),
  )

  it('is read as it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(['USD', 100] as const, ['JPY', 1] as const, ['KWD', 1000] as const),
        (units, [currency, one]) => {
          expect(readAmount(amountText(units / one, currency), currency)).toBe(units / one)
        },
      ),
    )
  })
})

it.each([
  [10, '10'],
  [12.5, '12.5'],
  [0.5, '0.5'],
  [33.333, '33.333'],
])('a share of %d per cent is %s', (share, text) => expect(percentText(share)).toBe(`${text}\u202f%`))
