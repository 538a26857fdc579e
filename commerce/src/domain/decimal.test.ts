/** Decimals of apps are read as they were meant. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText } from './decimal.ts'

describe('A decimal of an app', () => {
  test.each([
    [12.5, '12.5'],
    ['12.50', '12.50'],
    [1e-7, '0.0000001'],
    ['1E+2', '100'],
    ['1.25e1', '12.5'],
    ['12.5E-1', '1.25'],
    ['0E-10', '0'],
    ['-0.00', '0'],
    [' 7.35 ', '7.35'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['0.3333333333333333333333333333', '0.3333333333333333333333333333'],
  ])('%j is %s', (written, read) => expect(decimalText(written)).toBe(read))

  test.each([
    ['NaN'],
    ['Infinity'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [-1],
    ['-0.01'],
    ['1e100'],
    ['1,5'],
    ['1_000'],
    ['0x10'],
    ['.'],
    ['e5'],
    [''],
    ['1'.repeat(101)],
    [null],
    [[1]],
    [true],
  ])('%j is none', (written) => expect(decimalText(written)).toBeNull())

  test('is what a number says', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-60, max: 1e60, noNaN: true }), (n) => {
        expect(Number(decimalText(n))).toBe(n)
      }),
    )
  })
})
