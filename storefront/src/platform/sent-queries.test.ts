import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { SHOP_KEY, createQueryClient } from './query-client.ts'
import { restoreSent } from './sent-queries.ts'
import { sentQueries } from './sent-queries.server.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** Puts the queries into a page, as far as a page is looked at, and restores a client from it. */
function restored(browser: QueryClient, json: string, shop?: object): { isLeft: boolean } {
  const page = { isLeft: true }
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      id === 'sent:queries' ? { textContent: json, remove: () => void (page.isLeft = false) } : null,
  })
  restoreSent(browser, shop)
  vi.unstubAllGlobals()
  return page
}

/** A client as the server or a browser has it. */
function clientOn(where: 'server' | 'browser'): QueryClient {
  vi.stubEnv('SSR', where === 'server')
  const client = createQueryClient()
  vi.unstubAllEnvs()
  return client
}

it('brings what was loaded into the browser under the same keys, as old as it is', async () => {
  const server = clientOn('server')
  const key = ['varieties', 'us', null, { search: undefined, sort: 'name' }, 10]
  const data = { total: 1, varieties: [{ slug: 'ak-47', price: null, name: '</script> “AK”' }] }
  server.setQueryData(key, data, { updatedAt: 1_700_000_000_000 })
  await server.prefetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('away')), retry: false })
  const browser = clientOn('browser')
  const json = sentQueries(server)
  expect(json).not.toContain('<')
  expect(restored(browser, json).isLeft).toBe(false)
  expect(browser.getQueryData(key)).toEqual(data)
  expect(browser.getQueryState(key)).toMatchObject({
    status: 'success',
    fetchStatus: 'idle',
    dataUpdatedAt: 1_700_000_000_000,
  })
  expect(browser.getQueryCache().getAll()).toHaveLength(1)
})

it('keeps the shop, which cannot be asked for again and comes with the routes', () => {
  vi.useFakeTimers()
  const [server, shop] = [clientOn('server'), { mode: 'demo' }]
  server.setQueryData(SHOP_KEY, shop)
  server.setQueryData(['other'], 1)
  expect(vi.getTimerCount(), 'timers that would hold a page of the server in memory').toBe(0)
  const json = sentQueries(server)
  expect(json).not.toContain('demo')
  const browser = clientOn('browser')
  restored(browser, json, shop)
  vi.advanceTimersByTime(60 * 60_000)
  expect(browser.getQueryData(SHOP_KEY)).toEqual(shop)
  expect(browser.getQueryData(['other'])).toBeUndefined()
})
