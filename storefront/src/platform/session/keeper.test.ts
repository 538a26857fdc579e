/** The shared worker's logic: one renewal at a time, and a password that can be read once. */
import { describe, expect, it, vi } from 'vitest'
import type { FromWorker } from './events.ts'
import { createKeeper } from './keeper.ts'
import type { Renewal } from './refresh.ts'

function keeping() {
  const told: FromWorker[] = []
  const asked: { refreshToken: string; answer: (result: Renewal) => void }[] = []
  let now = 1_000_000
  const keeper = createKeeper({
    renew: (_url, refreshToken) => new Promise((answer) => asked.push({ refreshToken, answer })),
    now: () => now,
    tellAll: (news) => told.push(news),
  })
  const refresh = (payload: string, old: string | null = null): void =>
    keeper.hear({ action: 'token.refresh', payload, old, url: '/graphql/' }, () => {})
  const take = (email: string): string | null => {
    let found: string | null = null
    keeper.hear({ action: 'password.take', email }, (news) => {
      if (news.action === 'password.taken') found = news.password
    })
    return found
  }
  return { told, asked, keeper, refresh, take, later: (ms: number) => (now += ms) }
}

describe('refreshing', () => {
  it('asks once however many tabs want it, and tells all', async () => {
    const { told, asked, refresh } = keeping()
    for (let i = 0; i < 20; i++) refresh('r1')
    expect(asked).toHaveLength(1)
    asked[0]!.answer({ kind: 'updated', token: 'new' })
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ action: 'token.updated', for: 'r1', token: 'new' }))
    expect(told.map(({ action }) => action)).toEqual(['token.refreshing', 'token.updated'])
    refresh('r1')
    expect(asked).toHaveLength(1)
    expect(told).toHaveLength(3)
  })

  it('asks again later, for another user, and after a failure', async () => {
    const { told, asked, refresh, later } = keeping()
    refresh('r1')
    asked[0]!.answer({ kind: 'updated', token: 'new' })
    await vi.waitFor(() => expect(told).toHaveLength(2))
    refresh('r2')
    expect(asked).toHaveLength(2)
    asked[1]!.answer({ kind: 'unreachable', message: 'gone' })
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ action: 'error', for: 'r2', refused: false, message: 'gone' }))
    later(11_000)
    refresh('r1')
    refresh('r2')
    expect(asked).toHaveLength(4)
  })

  it('asks again at once for a tab to which the new token is of no use either', async () => {
    const { told, asked, refresh } = keeping()
    refresh('r1', 'old')
    asked[0]!.answer({ kind: 'updated', token: 'new' })
    await vi.waitFor(() => expect(told).toHaveLength(2))
    refresh('r1', 'old')
    expect(asked).toHaveLength(1)
    refresh('r1', 'new')
    expect(asked).toHaveLength(2)
  })

  it('says whether it is under way', () => {
    const { keeper, refresh } = keeping()
    const status = (): boolean => {
      let found = false
      keeper.hear({ action: 'token.status', payload: 'r1' }, (news) => {
        found = news.action === 'token.status' && news.refreshing
      })
      return found
    }
    expect(status()).toBe(false)
    refresh('r1')
    expect(status()).toBe(true)
  })
})

describe('a new customer’s password', () => {
  const kept = () => {
    const all = keeping()
    all.keeper.hear({ action: 'password.keep', email: 'New@example.com', password: 'secret' }, () => {})
    return all
  }
  it('is read once', () => {
    const { take } = kept()
    expect(take('new@EXAMPLE.com')).toBe('secret')
    expect(take('new@example.com')).toBeNull()
  })
  it('is not told for another address, and gone then', () => {
    const { take } = kept()
    expect(take('other@example.com')).toBeNull()
    expect(take('new@example.com')).toBeNull()
  })
  it('is gone after five minutes', () => {
    const { take, later } = kept()
    later(5 * 60_000)
    expect(take('new@example.com')).toBeNull()
  })
})
