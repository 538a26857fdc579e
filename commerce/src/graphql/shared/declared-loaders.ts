/**
 * Loaders that are declared once and made when a request first asks for them. A request has some fifty and asks for a
 * few, so that making all of them would cost more than what they do.
 */
import DataLoader from 'dataloader'
import type { Pool } from 'pg'
import type { Services } from '../../context.ts'
import type { SharedRows } from '../../memory/rows.ts'
import { type KeyOf, type Loader, rowOfEach, rowsOfEach } from './batch.ts'

/** What the loaders of one request read with. */
export interface LoadersOf {
  pool: Pool
  clock: Services['clock']
  /** What the process keeps for visitors; null for an operation that reads everything anew. */
  rows: SharedRows | null
  /** Whether lists of products are shared with others who ask for the same within a second. */
  sharesLists: boolean
  /** Whether a page of the shop itself is made. */
  isForPage: boolean
}

/** How a loader is made for one request. */
export type Declared<L = unknown> = (of: LoadersOf, others: object) => L

/** Loads the values of keys, in their order. */
export type Load<K, V> = (keys: readonly K[]) => Promise<V[]>

type Read<K, Row> = (of: LoadersOf, keys: readonly K[]) => Promise<Row[]>

interface Options {
  /** Under which name the process keeps the values for visitors. */
  kept?: string
}

/**
 * Answers as `load` does, and takes from what the process keeps for visitors what is there. What `isWorth` says no to is
 * not kept.
 */
export const through = <K, V>(
  { rows }: LoadersOf,
  kept: string | undefined,
  load: Load<K, V>,
  isWorth?: (value: V) => boolean,
): Load<K, V> => (kept !== undefined && rows ? rows.through(kept, load, isWorth) : load)

/** What is missing is not kept: it may be made by hand, and strangers ask for what there is not. */
const isThere = (row: unknown): boolean => row !== null

/** Finds rows by key with one query; missing keys are null. */
export const one =
  <K, Row>(read: Read<K, Row>, keyOf: KeyOf<Row, K>, { kept }: Options = {}): Declared<Loader<K, Row | null>> =>
  (of) =>
    new DataLoader(
      through(
        of,
        kept,
        rowOfEach((keys: readonly K[]) => read(of, keys), keyOf),
        isThere,
      ),
    )

/** Finds lists by key with one query; a key without rows has an empty list. */
export const many =
  <K, Row>(read: Read<K, Row>, keyOf: KeyOf<Row, K>, { kept }: Options = {}): Declared<Loader<K, Row[]>> =>
  (of) =>
    new DataLoader(
      through(
        of,
        kept,
        rowsOfEach((keys: readonly K[]) => read(of, keys), keyOf),
      ),
    )

type Made<D extends Record<string, Declared>> = { readonly [Name in keyof D]: ReturnType<D[Name]> }

/** Makes a function that answers the declared loaders for one request, each of which is made when it is first asked for. */
export function loadersFrom<const D extends Record<string, Declared>>(declared: D): (of: LoadersOf) => Made<D> {
  class Loaders {
    readonly of: LoadersOf
    constructor(of: LoadersOf) {
      this.of = of
    }
  }
  for (const [name, make] of Object.entries(declared)) {
    const made = Symbol(name)
    Object.defineProperty(Loaders.prototype, name, {
      get(this: Loaders & { [made]?: unknown }) {
        return (this[made] ??= make(this.of, this))
      },
    })
  }
  return (of) => new Loaders(of) as unknown as Made<D>
}
