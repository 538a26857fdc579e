/** Rendered pages in memory: bounded, renewed behind the visitor's back, forgotten by tag, kept for bad times. */
import { LRUCache } from 'lru-cache'
import { type Encoding, type Page, sizeOf, type Variant, variantOf } from './page.ts'

export type State = 'fresh' | 'stale' | 'old'

export interface Found {
  page: Page
  state: State
}

export interface PageCache {
  /** What is kept under a key, and how good it still is. */
  find(key: string): Found | undefined
  /** Renews what is kept; one renewal of a key at a time, and a failure leaves the old page. */
  renew(key: string, render: () => Promise<Page>): void
  /**
   * A page that must not be older than the cache allows. Visitors who come together wait for one rendering. When it
   * fails, a page of the last day is better than none: it comes back as `old`. Throws when there is not even that.
   */
  load(key: string, render: () => Promise<Page>): Promise<Found>
  /** The page in an encoding, counted among the bytes kept. */
  variant(key: string, page: Page, encoding: Encoding): Promise<Variant>
  /** What carries one of the tags, or everything, is rendered anew before it is shown again. */
  invalidate(tags?: readonly string[]): void
}

interface Entry {
  page: Page
  storedAt: number
  outdated: boolean
}

const DAY_MS = 86_400_000

export function createPageCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }): PageCache {
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ page }) => sizeOf(page),
  })
  const running = new Map<string, Promise<Page>>()
  /** Counts invalidations: a page whose rendering began before one may show what was before it. */
  let era = 0

  const stateOf = ({ page, storedAt, outdated }: Entry): State => {
    const age = (now() - storedAt) / 1000
    if (outdated) return 'old'
    return age < page.fresh ? 'fresh' : age < page.fresh + page.again ? 'stale' : 'old'
  }
  const find = (key: string): Found | undefined => {
    const entry = kept.get(key)
    return entry && { page: entry.page, state: stateOf(entry) }
  }
  const once = (key: string, render: () => Promise<Page>): Promise<Page> => {
    const same = running.get(key)
    if (same) return same
    const began = era
    const rendering = render()
      .then((page) => {
        if (page.shared) kept.set(key, { page, storedAt: now(), outdated: began !== era })
        else if (page.status < 500) kept.delete(key)
        return page
      })
      .finally(() => running.delete(key))
    running.set(key, rendering)
    return rendering
  }

  return {
    find,
    renew(key, render) {
      if (!running.has(key)) once(key, render).catch(() => {})
    },
    async load(key, render) {
      const alone = !running.has(key)
      try {
        const page = await once(key, render)
        if (page.status >= 500) throw new Unserved(page)
        // Another visitor's own page is not shown to this one.
        return { page: page.shared || alone ? page : await render(), state: 'fresh' }
      } catch (error) {
        const entry = kept.get(key)
        if (entry && now() - entry.storedAt < DAY_MS) return { page: entry.page, state: 'old' }
        if (error instanceof Unserved) return { page: error.page, state: 'fresh' }
        throw error
      }
    },
    async variant(key, page, encoding) {
      const made = await variantOf(page, encoding)
      const entry = kept.peek(key)
      // Its bytes are counted anew only for another value.
      if (entry?.page === page && page[encoding] === made) kept.set(key, { ...entry })
      return made
    },
    invalidate(tags) {
      era++
      for (const entry of kept.values()) {
        if (!tags || entry.page.tags.some((tag) => tags.includes(tag))) entry.outdated = true
      }
    },
  }
}

/** The renderer answered that it cannot serve now. */
class Unserved extends Error {
  readonly page: Page
  constructor(page: Page) {
    super(`the page answered ${page.status}`)
    this.page = page
  }
}
