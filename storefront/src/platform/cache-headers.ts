/** What a page says of how long it may be kept, and by which names the page cache forgets it. */
import { CACHE_TAGS_HEADER } from '@semena/contract/shop-port'

/** The same for everybody: the shop's own cache keeps it, browsers ask each time. */
export const cachedForAll = (...tags: string[]): Record<string, string> => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, must-revalidate',
  ...(tags.length > 0 ? { [CACHE_TAGS_HEADER]: tags.join(' ') } : {}),
})

/** Of one visitor, or about to change. */
export const notCached = (): Record<string, string> => ({ 'cache-control': 'no-store' })
