/** Caches answers that are the same for every visitor on the server. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { sharedAnswers } from './memory.ts'
import { visitedHost } from './visited-host.server.ts'

const host = createIsomorphicFn()
  .server(visitedHost)
  .client(() => '')
const answers = sharedAnswers<unknown>({
  name: 'answers for every visitor',
  holds: 'header, footer, texts, delivery, payment and the map, by host, channel and language',
  most: 500,
  lifeMs: 30_000,
})

/**
 * Returns the cached answer for `key` or calls `ask`. In the browser it always calls `ask`, because the query client
 * caches there.
 */
export const memo = <T>(key: readonly string[], ask: () => Promise<T>): Promise<T> =>
  import.meta.env.SSR ? (answers([host(), ...key].join('\n'), ask) as Promise<T>) : ask()
