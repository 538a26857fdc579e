/** Writes what the server's query client has loaded into the page, for the browser's. */
import { type QueryClient, hashKey, useQueryClient } from '@tanstack/react-query'
import { usePlace } from './kept-text.server.tsx'
import { SHOP_KEY } from './query-client.ts'
import { SENT_ID } from './sent-queries.ts'

const SHOP_HASH = hashKey(SHOP_KEY)

/**
 * Everything that was loaded but the shop, as JSON that can stand in a script: one text is written and read in a
 * fraction of the time that thousands of values take. Data must be plain, with nothing that JSON leaves out or changes;
 * what failed is not sent. Each entry is a `SentQuery`.
 */
export const sentQueries = (client: QueryClient): string =>
  `[${client
    .getQueryCache()
    .getAll()
    .filter(({ state, queryHash }) => state.status === 'success' && queryHash !== SHOP_HASH)
    .map(({ queryKey, state }) => `[${written(queryKey)},${textOf(state.data)},${state.dataUpdatedAt}]`)
    .join()}]`

/** The element with the queries. It is data, which no browser runs. */
export function SentQueries() {
  const inPlace = usePlace()
  const client = useQueryClient()
  return <script type="application/json" id={SENT_ID} dangerouslySetInnerHTML={inPlace([sentQueries(client)])} />
}

/** Texts of objects that pages share; null for data that was on one page. */
const texts = new WeakMap<object, string | null>()

/** Data as text. What comes again is kept, and so is what stands in lists, whose entries pages may share. */
function textOf(data: unknown): string {
  if (!isObject(data)) return written(data)
  const known = texts.get(data)
  if (known) return known
  if (known === null) return kept(data)
  texts.set(data, null)
  if (Array.isArray(data)) return written(data)
  return `{${Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${written(name)}:${Array.isArray(value) ? listOf(value) : written(value)}`)
    .join()}}`
}

const listOf = (list: readonly unknown[]): string =>
  `[${list.map((one) => (isObject(one) ? (texts.get(one) ?? kept(one)) : written(one ?? null))).join()}]`

function kept(data: object): string {
  const text = written(data)
  texts.set(data, text)
  return text
}

const written = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
