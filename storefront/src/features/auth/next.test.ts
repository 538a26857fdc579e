/** A link to the sign-in page cannot lead a visitor out of the shop. */
import { describe, expect, it } from 'vitest'
import { ownPath } from './next.ts'

describe('the page after signing in', () => {
  it.each(['/account', '/account/orders?page=2', '/checkout/Q2g6MQ==#pay', '/loginless', '/%2F%2Fevil.example'])(
    'may be %s',
    (path) => expect(ownPath(path)).toBe(path),
  )
  it.each([
    null,
    5,
    '',
    'account',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/%09//evil.example\n',
    '/x/..//evil.example',
    '/login?next=/account',
    '/ru/login',
    '/confirm/?token=a',
  ])('is never %j', (path) => expect(ownPath(path)).toBeNull())
})
