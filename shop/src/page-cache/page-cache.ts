/**
 * Rendered pages in memory: bounded, renewed behind the visitor's back, forgotten by tag, kept for bad times. A page that
 * two networks have asked for is everybody's, and shares half of the room with its like; the other half is for pages that
 * one network alone has asked for, so that nobody can push out what others read.
 */
import { LRUCache } from 'lru-cache'
import { createLonePages } from './lone-pages.ts'
import { type Encoding, type Page, sizeOf, type EncodedPage, encodedOf } from './page.ts'

export type Freshness = 'fresh' | 'stale' | 'old'

export interface CachedPage {
  page: Page
  state: Freshness
}

export interface PageCache {
  /** What is kept under a key, and how good it still is. `network`: whose visitor asks. */
  find(key: string, network: string): CachedPage | undefined
  /** Renews what is kept; one renewal of a key at a time, and a failure leaves the old page. */
  renew(key: string, render: () => Promise<Page>): void
  /**
   * A page that must not be older than the cache allows. Visitors who come together wait for one rendering. When it
   * fails, a page of the last day is better than none: it comes back as `old`. Throws when there is not even that.
   */
  load(key: string, render: () => Promise<Page>, network: string): Promise<CachedPage>
  /** The page in an encoding, counted among the bytes kept. */
  variant(key: string, page: Page, encoding: Encoding): Promise<EncodedPage>
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
  const room = Math.floor(maxBytes / 2)
  const largest = Math.ceil(maxBytes / 8)
  const common = new LRUCache<string, Entry>({
    maxSize: room,
    maxEntrySize: largest,
    sizeCalculation: ({ page }) => sizeOf(page),
  })
  const lone = createLonePages<Entry>(room)
  /** As it was: everybody's, or of the network that made it or asks for it. */
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
  const running = new Map<string, Promise<Page>>()
  /** Counts invalidations: a page whose rendering began before one may show what was before it. */
  let era = 0

  const stateOf = ({ page, storedAt, outdated }: Entry): Freshness => {
    const age = (now() - storedAt) / 1000
    if (outdated) return 'old'
    return age < page.fresh ? 'fresh' : age < page.fresh + page.again ? 'stale' : 'old'
  }
  const find = (key: string, network: string): CachedPage | undefined => {
    const entry = entryOf(key)
    const alone = lone.get(key)
    if (alone && alone.network !== network) {
      lone.delete(key)
      common.set(key, alone.value)
    }
    return entry && { page: entry.page, state: stateOf(entry) }
  }
  const once = (key: string, render: () => Promise<Page>, network: string): Promise<Page> => {
    const same = running.get(key)
    if (same) return same
    const began = era
    const rendering = render()
      .then((page) => {
        if (page.shared) keep(key, { page, storedAt: now(), outdated: began !== era }, network)
        else if (page.status < 500) drop(key)
        return page
      })
      .finally(() => running.delete(key))
    running.set(key, rendering)
    return rendering
  }

  return {
    find,
    renew(key, render) {
      // Whose it is does not change by it.
      if (!running.has(key)) once(key, render, '').catch(() => {})
    },
    async load(key, render, network) {
      const alone = !running.has(key)
      try {
        const page = await once(key, render, network)
        if (page.status >= 500) throw new Unserved(page)
        // Another visitor's own page is not shown to this one.
        return { page: page.shared || alone ? page : await render(), state: 'fresh' }
      } catch (error) {
        const entry = entryOf(key)
        if (entry && now() - entry.storedAt < DAY_MS) return { page: entry.page, state: 'old' }
        if (error instanceof Unserved) return { page: error.page, state: 'fresh' }
        throw error
      }
    },
    async variant(key, page, encoding) {
      const made = await encodedOf(page, encoding)
      const entry = entryOf(key)
      // Its bytes are counted anew only for another value.
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

/** The renderer answered that it cannot serve now. */
class Unserved extends Error {
  readonly page: Page
  constructor(page: Page) {
    super(`the page answered ${page.status}`)
    this.page = page
  }
}
