/** How the data that a page was made with comes with it into the browser's query client. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { SHOP_KEY } from './query-client.ts'

export interface SentQueries {
  /** The queries as JSON: one text is written and read in a fraction of the time that thousands of values take. */
  queries: string
  /** The shop's data. It is sent with the routes already, and the same object is not written twice. */
  shop: object | undefined
}

/** When the data was read is in milliseconds. */
export type SentQuery = readonly [key: QueryKey, data: unknown, updatedAt: number]

/** Puts into the browser's client what the server's had loaded. */
export function restoreSent(client: QueryClient, { queries, shop }: SentQueries): void {
  if (shop) client.setQueryData(SHOP_KEY, shop)
  for (const [key, data, updatedAt] of JSON.parse(queries) as SentQuery[]) client.setQueryData(key, data, { updatedAt })
}
