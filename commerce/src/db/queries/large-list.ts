/**
 * Lists of tables with hundreds of thousands of rows, as staff read them (decision 0035). A page is looked for by two
 * ways, of which one is quick: many matching rows are soon met by walking in the list's order, few are soon found by
 * their index. Numbers of rows that take long to count are kept.
 */
import type { Pool } from 'pg'
import { shopPool } from '../connect.ts'
import { statement } from '../statement.ts'
import {
  countList,
  estimateList,
  type LargeTable,
  type ListedRow,
  type ListSlice,
  type ListStatement,
  readList,
  readWalked,
} from './sql.ts'

/** From how many rows on a table is large. */
const LARGE = 10_000
/** How long the sizes of tables are believed. */
const SIZES_MS = 60_000
/** How many rows a walk looks at. */
const WALKED = 1000
/** The most rows that a second walk looks at, after one that met too few. */
const MOST_WALKED = 6000
/** How long somebody waits for a number of rows; it is counted on meanwhile, for who asks next. */
const PATIENCE_MS = 25
/** How long a number that took longer than that is given out, and after how long it is counted again meanwhile. */
const KEPT_MS = 60_000
const FRESH_MS = 5000
const MOST_KEPT = 500
/** Most numbers that are counted at the same time while nobody waits for them. */
const MOST_COUNTING = 2

const TABLE_SIZES = statement(
  'table_sizes',
  `select relname::text as "name!", greatest(reltuples, 0)::float8 as "rows!" from pg_class
    where oid = any(array['products', 'variants', 'orders', 'users', 'stocks']::regclass[])`,
)

interface Counted {
  rows: number
  at: number
}

interface Known {
  sizes: Map<string, number>
  sizesAt: number
  /** The numbers that took long, the last asked for at the end. */
  counts: Map<string, Counted>
  counting: Map<string, Promise<number>>
}

const known = new WeakMap<Pool, Known>()

function knownOf(pool: Pool): Known {
  const own = shopPool(pool)
  let found = known.get(own)
  if (!found) {
    found = { sizes: new Map(), sizesAt: Number.NEGATIVE_INFINITY, counts: new Map(), counting: new Map() }
    known.set(own, found)
  }
  return found
}

async function isLarge(pool: Pool, table: LargeTable): Promise<boolean> {
  const of = knownOf(pool)
  if (performance.now() - of.sizesAt > SIZES_MS) {
    const rows = await TABLE_SIZES.rows(pool)
    of.sizes = new Map(rows.map((r) => [r.name, r.rows]))
    of.sizesAt = performance.now()
  }
  return (of.sizes.get(table) ?? 0) >= LARGE
}

/** Reads a page of a list whose table may be large. */
export async function readLargeList<Row extends object>(
  pool: Pool,
  list: ListStatement<Row>,
  slice: ListSlice,
): Promise<ListedRow<Row>[]> {
  if (list.walk && list.table && (await isLarge(pool, list.table))) {
    const rows = await readWalked(pool, list, list.walk(), slice, WALKED)
    if (rows.length === slice.limit) return rows
    // Where some were met, the rest cannot be far.
    const further = (WALKED * 1.5 * slice.limit) / rows.length
    if (further <= MOST_WALKED) {
      const more = await readWalked(pool, list, list.walk(), slice, Math.ceil(further))
      if (more.length === slice.limit) return more
    }
  }
  return readList(pool, list, slice)
}

export interface LargeCount {
  rows: number
  /** False for a number that was kept or estimated. */
  isExact: boolean
}

/**
 * Counts a list whose table may be large. What is not counted in time is answered by the number that was kept, or else
 * by the planner's estimate.
 */
export async function countLargeList(pool: Pool, list: ListStatement): Promise<LargeCount> {
  if (!list.table || !(await isLarge(pool, list.table))) return { rows: await countList(pool, list), isExact: true }
  const of = knownOf(pool)
  const key = `${list.from} ${JSON.stringify(list.params.values.slice(0, list.counted))}`
  const kept = of.counts.get(key)
  const age = kept ? performance.now() - kept.at : Number.POSITIVE_INFINITY
  if (kept && age < FRESH_MS) return { rows: kept.rows, isExact: false }
  const counting = count(pool, of, list, key)
  const rows = counting && (await inTime(counting))
  if (rows !== null) return { rows, isExact: true }
  return { rows: kept && age < KEPT_MS ? kept.rows : await estimateList(pool, list), isExact: false }
}

/** Counts, and keeps the number if that took long. Null when enough numbers are being counted already. */
function count(pool: Pool, { counts, counting }: Known, list: ListStatement, key: string): Promise<number> | null {
  const running = counting.get(key)
  if (running || counting.size >= MOST_COUNTING) return running ?? null
  const began = performance.now()
  const counted = countList(pool, list).then((rows) => {
    counts.delete(key)
    if (performance.now() - began > PATIENCE_MS) counts.set(key, { rows, at: performance.now() })
    if (counts.size > MOST_KEPT) counts.delete(counts.keys().next().value!)
    return rows
  })
  counting.set(key, counted)
  const end = (): void => void counting.delete(key)
  counted.then(end, end)
  return counted
}

/** What a promise gives within the patience; null when it takes longer. */
async function inTime(counted: Promise<number>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
  })
  try {
    return await Promise.race([counted, late])
  } finally {
    clearTimeout(timer)
  }
}
