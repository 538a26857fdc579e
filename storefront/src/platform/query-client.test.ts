import { describe, expect, it, vi } from 'vitest'
import { ServiceError, ServiceUnreachable } from './errors.ts'
import { createQueryClient } from './query-client.ts'

/** A client as a browser has it. */
function inBrowser() {
  vi.stubEnv('SSR', false)
  const client = createQueryClient()
  vi.unstubAllEnvs()
  return client
}
const { queries, mutations } = inBrowser().getDefaultOptions()

describe('the query client', () => {
  it('waits longer with each try, and never more than half a minute', () => {
    const delay = queries?.retryDelay as (attempt: number) => number
    expect([0, 1, 2, 3, 5, 9].map(delay)).toEqual([1000, 2000, 4000, 8000, 30_000, 30_000])
  })
  it('tries a query three times more, and a refusal or a mutation never', () => {
    vi.stubEnv('SSR', false)
    const again = queries?.retry as (count: number, error: Error) => boolean
    expect([0, 1, 2, 3].map((count) => again(count, new ServiceUnreachable()))).toEqual([true, true, true, false])
    expect(again(0, new ServiceError('PermissionDenied'))).toBe(false)
    expect(mutations?.retry).toBe(false)
    vi.stubEnv('SSR', true)
    expect(again(0, new ServiceUnreachable())).toBe(false)
    vi.unstubAllEnvs()
  })
  it('keeps what nobody looks at for five minutes', () => {
    expect(queries?.gcTime).toBe(300_000)
    expect(queries?.refetchOnWindowFocus).toBe(false)
  })
})
