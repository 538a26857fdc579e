/** Keeping the device's favourites in step with the account where the device's storage takes nothing more. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { request } from '../../platform/graphql.ts'
import { userStore } from '../../platform/user-store.ts'
import { followAccount } from './account.ts'
import { FavouritesKeepDocument } from './favourites.generated.ts'
import { toggleFavourite } from './store.ts'

vi.mock('../../platform/graphql.ts', () => ({ request: vi.fn<() => void>() }))

/** More requests than keeping in step needs; a service that is asked more often answers no more. */
const MOST = 20
let account: string[]
let asked: number

beforeEach(() => {
  account = ['skunk-1']
  asked = 0
  vi.mocked(request).mockImplementation(async (document, variables) => {
    if (++asked > MOST) return new Promise(() => undefined)
    if (document === (FavouritesKeepDocument as object)) {
      account = JSON.parse((variables as { metadata: { value: string }[] }).metadata[0]!.value)
      return { accountUpdate: { errors: [] } }
    }
    return { me: { metafield: JSON.stringify(account) } }
  })
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: full }))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  userStore.signOut([])
  vi.unstubAllGlobals()
})

it.each([
  ['no locks', {}],
  ['locks that are refused', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('reaches the account with full storage and %s, and then asks it no more', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const me = { id: 'ann', email: 'ann@example.com', firstName: '', lastName: '', isConfirmed: true }
  userStore.signIn({ me, token: 't', refreshToken: 'r', clockSkewMs: 0 })
  toggleFavourite('haze')
  const until = new AbortController()
  followAccount('ann', until.signal)
  await vi.waitFor(() => expect(account).toEqual(['haze', 'skunk-1']))
  toggleFavourite('haze')
  await vi.waitFor(() => expect(account).toEqual(['skunk-1']), 2000)
  until.abort()
  expect(asked).toBeLessThan(MOST)
})
