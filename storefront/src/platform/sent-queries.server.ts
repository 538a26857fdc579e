/** Writes what the server's query client has loaded, for the browser's. */
import { type QueryClient, hashKey } from '@tanstack/react-query'
import { SHOP_KEY } from './query-client.ts'
import type { SentQueries, SentQuery } from './sent-queries.ts'

const SHOP_HASH = hashKey(SHOP_KEY)

/** Everything that was loaded. It must be plain, with nothing that JSON leaves out or changes; what failed is not sent. */
export const toSent = (client: QueryClient): SentQueries => ({
  queries: JSON.stringify(
    client
      .getQueryCache()
      .getAll()
      .filter(({ state, queryHash }) => state.status === 'success' && queryHash !== SHOP_HASH)
      .map(({ queryKey, state }): SentQuery => [queryKey, state.data, state.dataUpdatedAt]),
  ),
  shop: client.getQueryData(SHOP_KEY),
})
