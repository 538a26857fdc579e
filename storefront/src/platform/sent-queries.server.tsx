/** Writes what the server's query client has loaded into the page, for the browser's. */
import { type QueryClient, hashKey, useQueryClient } from '@tanstack/react-query'
import { SHOP_KEY } from './query-client.ts'
import { SENT_ID, type SentQuery } from './sent-queries.ts'

const SHOP_HASH = hashKey(SHOP_KEY)

/** Everything that was loaded but the shop, as JSON that can stand in a script. What failed is not sent. */
export function sentQueries(client: QueryClient): string {
  const loaded = client
    .getQueryCache()
    .getAll()
    .filter(({ state, queryHash }) => state.status === 'success' && queryHash !== SHOP_HASH)
    .map(({ queryKey, state }): SentQuery => [queryKey, state.data, state.dataUpdatedAt])
  return JSON.stringify(loaded).replaceAll('<', String.raw`\u003c`)
}

/** The element with the queries. It is data, which no browser runs. */
export function SentQueries() {
  const __html = sentQueries(useQueryClient())
  return <script type="application/json" id={SENT_ID} dangerouslySetInnerHTML={{ __html }} />
}
