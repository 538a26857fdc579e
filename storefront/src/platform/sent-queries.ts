/** A page brings the data it was made with into the browser's query client. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { SHOP_KEY } from './query-client.ts'

/** The id of the element of the page that holds the queries. No slug has a colon, so no text can take its place. */
export const SENT_ID = 'sent:queries'

/** When the data was read is in milliseconds. */
export type SentQuery = readonly [key: QueryKey, data: unknown, updatedAt: number]

/**
 * Puts into the browser's client what the server's had loaded: the queries, whose element leaves the page, and the shop,
 * which comes with the routes.
 */
export function restoreSent(client: QueryClient, shop: object | undefined): void {
  if (shop) client.setQueryData(SHOP_KEY, shop)
  const element = document.getElementById(SENT_ID)
  const queries = JSON.parse(element?.textContent || '[]') as SentQuery[]
  for (const [key, data, updatedAt] of queries) client.setQueryData(key, data, { updatedAt })
  element?.remove()
}
