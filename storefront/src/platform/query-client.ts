/** How the client asks and asks again (docs/rules.md#asking-the-service). */
import { QueryClient } from '@tanstack/react-query'
import { ServiceError } from './errors.ts'

const RETRIES = 3
const MINUTE = 60_000

/** What came with the page and can never be asked for again. */
export const SHOP_KEY = ['shop'] as const

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal stays a refusal; and a page on the server waits for nobody.
        retry: (count, error) => !import.meta.env.SSR && count < RETRIES && !(error instanceof ServiceError),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        gcTime: 5 * MINUTE,
        staleTime: MINUTE,
        refetchOnWindowFocus: false,
        // Without a connection a page says so, and tries again when it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  })
  // A page takes over what the server has asked without its query's own options: these are known beforehand.
  client.setQueryDefaults(SHOP_KEY, { gcTime: Number.POSITIVE_INFINITY })
  return client
}
