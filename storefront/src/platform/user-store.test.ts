/** Reading the stored user from the device. */
import { describe, expect, it } from 'vitest'
import { readUser } from './user-store.ts'

const me = { id: 'VXNlcjox', email: 'a@example.com', firstName: 'A', lastName: 'B', isConfirmed: true }

describe('the kept user', () => {
  it('comes back whole', () => {
    const chosen = { language: 'cs', currency: 'EUR' }
    const kept = { me, token: 't', refreshToken: 'r', ...chosen, clockSkewMs: 5, left: ['C1'], ended: true }
    expect(readUser(JSON.stringify(kept))).toEqual(kept)
  })
  it.each([null, '', '{', '[]', '5', 'null', '{"me":5,"language":"xx","currency":"euro","clockSkewMs":"1"}'])(
    'is nobody for %j',
    (raw) =>
      expect(readUser(raw)).toEqual({
        me: null,
        token: null,
        refreshToken: null,
        language: 'en',
        currency: null,
        clockSkewMs: 0,
        left: [],
        ended: false,
      }),
  )
  it('is nobody when half of it is missing, but the choices stay', () => {
    const found = readUser(JSON.stringify({ me, token: 't', language: 'ru', currency: 'RUB' }))
    expect(found).toMatchObject({ me: null, token: null, language: 'ru', currency: 'RUB' })
    expect(readUser(JSON.stringify({ token: 't', refreshToken: 'r' })).refreshToken).toBeNull()
  })
})
