/**
 * Caches rendered pages in memory. Their bytes are limited; stale pages are renewed while visitors get the old one;
 * pages are dropped by tag, and kept for when the service is away. Half of the memory is for pages that two or more
 * networks have asked for, the other half for pages of a single network, so that no network can push out what others
 * read.
 */
import { DAY_MS } from '@semena/contract/time'
import { LRUCache } from 'lru-cache'
import { createLonePages } from './lone-pages.ts'
import { type Encoding, type Page, sizeOf, type EncodedPage, encodedOf } from './page.ts'
import { declareCache } from '@semena/commerce/memory'

export type Freshness = 'fresh' | 'stale' | 'old'

export interface CachedPage {
  page: Page
  state: Freshness
}

export interface PageCache {
  /** The page cached under a key, and how fresh it is. `network` is that of the visitor who asks. */
  find(key: string, network: string): CachedPage | undefined
  /** Renders a cached page anew, once at a time for each key. When that fails, the cached page stays. */
  renew(key: string, render: () => Promise<Page>): void
  /**
   * A page that is no older than the cache allows. Visitors who come at the same time wait for one rendering. When it
   * fails, or takes longer than `patienceMs`, a page of the last day is answered as `old`; without one this waits, and
   * throws.
   */
  load(key: string, render: () => Promise<Page>, network: string, patienceMs: number): Promise<CachedPage>
  /** Whether this very page is what the cache would show now, and nothing was told since it was rendered. */
  isCurrent(key: string, page: Page): boolean
  /** The page in an encoding, whose bytes then count in the cache. */
  variant(key: string, page: Page, encoding: Encoding): Promise<EncodedPage>
  /** Marks pages with one of the tags, or all pages, so that they are rendered anew before they are shown again. */
  invalidate(tags?: readonly string[]): void
}

interface Entry {
  page: Page
  storedAt: number
  outdated: boolean
}

declareCache({
  name: 'pages',
  holds: 'rendered pages as bytes; half of it for those that several networks asked for',
  bound: '48 MB in each process',
  lifeMs: DAY_MS,
  tags: [],
})

/** Makes an empty cache that holds at most `maxBytes`. `now` answers milliseconds. */
export function createPageCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }): PageCache {
  const room = Math.floor(maxBytes / 2)
  const largest = Math.ceil(maxBytes / 8)
  const common = new LRUCache<string, Entry>({
    maxSize: room,
    maxEntrySize: largest,
    sizeCalculation: ({ page }) => sizeOf(page),
  })
  const lone = createLonePages<Entry>(room)
  /**
   * Stores a page where it was before: among those of many networks or with its single network. A new one belongs to
   * `network`.
   */
  const keep = (key: string, entry: Entry, network: string): void => {
    const bytes = sizeOf(entry.page)
    if (common.has(key)) common.set(key, entry)
    else if (bytes > largest) lone.delete(key)
    else lone.set(key, { value: entry, network: lone.get(key)?.network ?? network, bytes })
  }
  const drop = (key: string): void => {
    common.delete(key)
    lone.delete(key)
  }
  const entryOf = (key: string): Entry | undefined => common.get(key) ?? lone.get(key)?.value
  const running = new Map<string, { era: number; page: Promise<Page> }>()
  /** Counts invalidations. A page whose rendering began before the last one may show what was true before it. */
  let era = 0

  const stateOf = ({ page, storedAt, outdated }: Entry): Freshness => {
    const age = (now() - storedAt) / 1000
    if (outdated) return 'old'
    return age < page.fresh ? 'fresh' : age < page.fresh + page.again ? 'stale' : 'old'
  }
  const find = (key: string, network: string): CachedPage | undefined => {
    const shared = common.get(key)
    const alone = shared ? undefined : lone.get(key)
    const entry = shared ?? alone?.value
    if (alone && alone.network !== network) {
      lone.delete(key)
      common.set(key, alone.value)
    }
    return entry && { page: entry.page, state: stateOf(entry) }
  }
  const once = (key: string, render: () => Promise<Page>, network: string): Promise<Page> => {
    const same = running.get(key)
    if (same?.era === era) return same.page
    const began = era
    const rendering = render()
      .then((page) => {
        // A rendering that was begun later has been stored already.
        if (began !== era && entryOf(key)?.outdated === false) return page
        if (page.shared) keep(key, { page, storedAt: now(), outdated: began !== era }, network)
        else if (page.status < 500) drop(key)
        return page
      })
      .finally(() => {
        if (running.get(key)?.page === rendering) running.delete(key)
      })
    running.set(key, { era: began, page: rendering })
    return rendering
  }

  return {
    find,
    renew(key, render) {
      // A renewal does not change to which network a page belongs.
      if (!running.has(key)) once(key, render, '').catch(() => {})
    },
    async load(key, render, network, patienceMs) {
      const alone = running.get(key)?.era !== era
      const kept = (): Entry | undefined => {
        const entry = entryOf(key)
        return entry && now() - entry.storedAt < DAY_MS ? entry : undefined
      }
      try {
        const rendering = once(key, render, network)
        const page = kept() ? await inTime(rendering, patienceMs) : await rendering
        if (page.status >= 500) throw new Unserved(page)
        // A page that turned out to be another visitor's own is not shown to this one.
        return { page: page.shared || alone ? page : await render(), state: 'fresh' }
      } catch (error) {
        const entry = kept()
        if (entry) return { page: entry.page, state: 'old' }
        if (error instanceof Unserved) return { page: error.page, state: 'fresh' }
        throw error
      }
    },
    isCurrent(key, page) {
      const entry = entryOf(key)
      return entry?.page === page && stateOf(entry) === 'fresh'
    },
    async variant(key, page, encoding) {
      const made = await encodedOf(page, encoding)
      const entry = entryOf(key)
      // The cache counts a page's bytes again only when it is set to a new object.
      if (entry?.page === page && page[encoding] === made) keep(key, { ...entry }, '')
      return made
    },
    invalidate(tags) {
      era++
      for (const entry of [...common.values(), ...Array.from(lone.values(), ({ value }) => value)]) {
        if (!tags || entry.page.tags.some((tag) => tags.includes(tag))) entry.outdated = true
      }
    },
  }
}

/** Waits for a rendering for so long; it goes on, and its page is stored, also when it comes later. */
async function inTime(rendering: Promise<Page>, ms: number): Promise<Page> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page takes longer')), ms)
  })
  try {
    return await Promise.race([rendering, late])
  } finally {
    clearTimeout(timer)
    rendering.catch(() => {})
  }
}

/** The renderer answered with a status of 500 or more. */
class Unserved extends Error {
  readonly page: Page
  constructor(page: Page) {
    super(`the page answered ${page.status}`)
    this.page = page
  }
}
