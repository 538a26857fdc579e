/** The query client's rules for retries and refetching (docs/rules.md#asking-the-service). */
import { QueryClient } from '@tanstack/react-query'
import { ServiceError } from './errors.ts'

const RETRIES = 3
const MINUTE = 60_000

/** The key of the shop's data, which comes with the page and cannot be loaded again. */
export const SHOP_KEY = ['shop'] as const

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal would be refused again, and the server does not delay a page by retries.
        retry: (count, error) => !import.meta.env.SSR && count < RETRIES && !(error instanceof ServiceError),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        // On the server a finite time would be a timer for each query, which holds its whole page in memory meanwhile.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 5 * MINUTE,
        staleTime: MINUTE,
        refetchOnWindowFocus: false,
        // Requests are sent even without a connection, so that they fail and the page can say so.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  })
  // Data from the server is restored without its query's options, so this query's are set beforehand.
  client.setQueryDefaults(SHOP_KEY, { gcTime: Number.POSITIVE_INFINITY })
  return client
}
