/** When a token counts as expired. */
import { describe, expect, it } from 'vitest'
import { InvalidTokenError, isExpired, readClaims, skewOf } from './expiry.ts'

const NOW = 1_800_000_000_000
const token = (claims: unknown): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

describe('an access token', () => {
  it.each([
    ['missing', null],
    ['without parts', 'abc'],
    ['no base64', 'a.$$$.b'],
    ['no JSON', `a.${Buffer.from('{').toString('base64url')}.b`],
    ['no object', token('text')],
    ['without an expiry', token({ iat: 1 })],
    ['with a text for an expiry', token({ exp: 'tomorrow' })],
    ['ending now', token({ exp: NOW / 1000 })],
    ['ended', token({ exp: NOW / 1000 - 1 })],
  ])('%s is expired', (_, value) => expect(isExpired(value, NOW)).toBe(true))

  it('ending in the future is not', () => expect(isExpired(token({ exp: NOW / 1000 + 1 }), NOW)).toBe(false))

  it('holds letters beyond ASCII and of the URL alphabet', () => {
    expect(readClaims(token({ exp: 1, name: '>>>???~~~' })).exp).toBe(1)
  })

  it.each([undefined, 5, '', 'one', 'a..b', 'a.!.b'])('%j cannot be read', (value) =>
    expect(() => readClaims(value)).toThrow(InvalidTokenError),
  )

  it('shows how wrong the device’s clock is, beyond half a minute', () => {
    expect(skewOf(token({ iat: NOW / 1000 + 600 }), NOW)).toBe(600_000)
    expect(skewOf(token({ iat: NOW / 1000 - 600 }), NOW)).toBe(-600_000)
    expect(skewOf(token({ iat: NOW / 1000 + 10 }), NOW)).toBe(0)
    expect(skewOf('nonsense', NOW)).toBe(0)
  })
})
