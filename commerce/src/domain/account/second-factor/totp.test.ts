/** Codes against the vectors of RFC 6238 and RFC 4226, drift, and that none counts twice. */
import { describe, expect, test } from 'vitest'
import { base32, codeAt, isTimeCode, matchingStep, newSecret, otpauthUri, stepOf } from './totp.ts'

/** The secret of the RFCs' examples. */
const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number): Date => new Date(seconds * 1000)

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238, appendix B: %i seconds', (seconds, code) => {
  expect(codeAt(SECRET, stepOf(at(seconds)), 8)).toBe(code)
})

test('RFC 4226, appendix D', () => {
  const codes = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ')
  expect(codes.map((_, counter) => codeAt(SECRET, counter))).toEqual(codes)
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %j is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

describe('a code', () => {
  const now = at(1_234_567_890)
  const step = stepOf(now)

  test('is good one step early and one late, not two', () => {
    const matches = [-2, -1, 0, 1, 2].map((n) => matchingStep(SECRET, codeAt(SECRET, step + n), now, 0))
    expect(matches).toEqual([null, step - 1, step, step + 1, null])
  })

  test('is good once, and no earlier one after it', () => {
    expect(matchingStep(SECRET, codeAt(SECRET, step), now, step)).toBeNull()
    expect(matchingStep(SECRET, codeAt(SECRET, step - 1), now, step)).toBeNull()
    expect(matchingStep(SECRET, codeAt(SECRET, step + 1), now, step)).toBe(step + 1)
  })

  test.each(['', '12345', '1234567', '12345a', '１２３４５６'])('is not %j', (code) => {
    expect(isTimeCode(code)).toBe(false)
    expect(matchingStep(SECRET, code, now, 0)).toBeNull()
  })
})

test('an app is told whose code it is', () => {
  expect(otpauthUri(SECRET, { shopName: 'Seeds: & more', email: 'ann+1@example.com' })).toBe(
    'otpauth://totp/Seeds%20%20%26%20more:ann%2B1%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Seeds%20%20%26%20more',
  )
  expect(newSecret()).toHaveLength(20)
})
