/**
 * The caches of the service. Each is declared here with its name, life, bound and tags, and `forget` drops all that a
 * change touches. `docs/guides/caches.md` lists them.
 *
 * What a cache holds belongs to one database: to the pool of the shop itself, whichever visitor's operation asked first.
 */
import type { Pool } from 'pg'

/** What is told alone and touches few caches. Any other change drops every cache that has tags. */
const NARROW = ['promotions', 'stock', 'mails'] as const
export type NarrowTag = (typeof NARROW)[number]

export interface CacheFacts {
  name: string
  /** What it holds and how much of it, as the guide says it. */
  holds: string
  bound: string
  /** How long a value is good although no change is told, in milliseconds. */
  lifeMs: number
  /** What drops it besides changes of the catalogue and of settings; null where no change does. */
  tags: readonly NarrowTag[] | null
}

interface Declared extends CacheFacts {
  /** What a change does to it. */
  spoil?: (pool: Pool) => void
}

const declared: Declared[] = []

/** Every cache of the modules that are loaded. */
export const caches: readonly CacheFacts[] = declared

/** Declares a cache that holds what it holds by itself. */
export const declareCache = (cache: CacheFacts): void => void declared.push(cache)

const SHOPS_OWN = Symbol('the pool of the shop itself')

/** Has a pool of visitors share the caches of the shop's own. */
export const sharesCachesOf = (pool: Pool, shop: Pool): Pool => Object.defineProperty(pool, SHOPS_OWN, { value: shop })

/** The pool of the shop itself, with which everything that is cached is read. */
export const shopPool = (pool: Pool): Pool => (pool as { [SHOPS_OWN]?: Pool })[SHOPS_OWN] ?? pool

const memories = new WeakMap<Pool, Map<Held<unknown>, unknown>>()

/** A thing that each database has once. */
export interface Held<T> {
  (asked: Pool): T
  /** The same, or undefined where nothing is held. */
  known(asked: Pool): T | undefined
  drop(asked: Pool): void
}

interface HeldOptions<T> {
  isOld?: (held: T) => boolean
  /** What a change does to it instead of dropping it. */
  spoil?: (held: T) => void
}

/** Declares a cache of one thing, which is made when it is first asked for. */
export function held<T>(
  cache: CacheFacts,
  make: (pool: Pool) => T,
  { isOld = () => false, spoil }: HeldOptions<T> = {},
): Held<T> {
  const known = (asked: Pool): T | undefined => memories.get(shopPool(asked))?.get(get) as T | undefined
  const get: Held<T> = Object.assign(
    (asked: Pool): T => {
      const there = known(asked)
      if (there !== undefined && !isOld(there)) return there
      const pool = shopPool(asked)
      const made = make(pool)
      const memory = memories.get(pool) ?? new Map<Held<unknown>, unknown>()
      memories.set(pool, memory.set(get, made))
      return made
    },
    { known, drop: (asked: Pool): void => void memories.get(shopPool(asked))?.delete(get) },
  )
  declared.push({
    ...cache,
    spoil: (pool) => {
      const there = known(pool)
      if (there !== undefined && spoil) spoil(there)
      else get.drop(pool)
    },
  })
  return get
}

/** What is read of a database as a whole. */
export interface Cached<V> {
  /** The value, at most `lifeMs` old. Those who ask at the same time share one read; one that fails is not kept. */
  (asked: Pool, lifeMs?: number): Promise<V>
  drop(asked: Pool): void
}

/** Declares a cache of what `read` answers. */
export function cached<V>(cache: CacheFacts, read: (pool: Pool) => Promise<V>): Cached<V> {
  const cell = held(cache, (pool) => {
    const made = { at: performance.now(), value: read(pool) }
    made.value.catch(() => {
      if (cell.known(pool) === made) cell.drop(pool)
    })
    return made
  })
  const get = (asked: Pool, lifeMs = cache.lifeMs): Promise<V> => {
    const there = cell.known(asked)
    if (there && performance.now() - there.at >= lifeMs) cell.drop(asked)
    return cell(asked).value
  }
  return Object.assign(get, { drop: cell.drop })
}

/** Drops what a change with these tags touches: everything that any change does where there are none. */
export function forget(pool: Pool, tags: readonly string[] = []): void {
  const narrow = tags.length > 0 && isNarrow(tags)
  for (const { tags: own, spoil } of declared)
    if (own && (!narrow || own.some((tag) => tags.includes(tag)))) spoil?.(pool)
}

/** Whether these tags touch only the caches that name one of them. */
export const isNarrow = (tags: readonly string[]): boolean =>
  tags.every((tag) => (NARROW as readonly string[]).includes(tag))
