/** Response headers that say how long a page may be cached, and under which tags the page cache drops it. */
import { CACHE_TAGS_HEADER } from '@semena/contract/shop-port'

/** For a page that is the same for everybody: the shop's page cache keeps it, and browsers ask each time. */
export const cachedForAll = (...tags: string[]): Record<string, string> => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, must-revalidate',
  ...(tags.length > 0 ? { [CACHE_TAGS_HEADER]: tags.join(' ') } : {}),
})

/** For a page of one visitor, or one that is about to change: nobody caches it. */
export const notCached = (): Record<string, string> => ({ 'cache-control': 'no-store' })
