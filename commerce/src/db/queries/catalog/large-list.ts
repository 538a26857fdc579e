/**
 * Lists of tables with hundreds of thousands of rows, as staff read them (decision 0071). A page is looked for in two
 * ways, and one of the two is quick: many matching rows are soon met by walking in the list's order, and few are soon
 * found by their index. Numbers of rows that take long to count are kept.
 */
import { SIZES } from '../../../memory/sizes.ts'
import type { Pool } from 'pg'
import { held } from '../../../memory/memory.ts'
import { statement } from '../../statements/statement.ts'
import {
  countList,
  countUpTo,
  estimateList,
  type LargeTable,
  type ListedRow,
  type ListSlice,
  type ListStatement,
  readFound,
  readList,
  readWalked,
  type Tier,
  type Walk,
} from '../../statements/sql.ts'

/** From how many rows on a table is large. */
const LARGE = 10_000
/** How long the sizes of tables are believed. */
const SIZES_MS = 60_000
/** How many rows a walk looks at. */
const WALKED = 1000
/** The most rows that a second walk looks at, after one that met too few. */
const MOST_WALKED = 6000
/** From how many matching rows among the first `WALKED` on many rows match a search or filter. */
const MANY = 10
/** As many rows are soon sorted. */
const SOON_SORTED = 2000
/** How many rows are looked at before it is decided whether to find what fits instead. */
const TRIED = 150
/** As many rows are soon found where the planner expects few of them, and sorted. */
const SOON_FOUND = 4000
/** From how many conditions on few rows are expected where none was met. */
const SEVERAL = 4
/** How many values of an order's first key are gone through for one page. */
const MOST_TIERS = 4
/** How long somebody waits for a number of rows; it is counted on meanwhile, for who asks next. */
const PATIENCE_MS = 15
/** How long a number that took longer than that is given out, and after how long it is counted again meanwhile. */
const KEPT_MS = 60_000
const FRESH_MS = 5000
/** Most numbers that are counted at the same time while nobody waits for them. */
const MOST_COUNTING = 2
/** The planner's cost up to which a number is counted while another is, so that pages have the other processors. */
const SOON_COUNTED = 10_000

const TABLE_SIZES = statement(
  'table_sizes',
  `select relname::text as "name!", greatest(reltuples, 0)::float8 as "rows!" from pg_class
    where oid = any(array['products', 'variants', 'orders', 'users', 'stocks', 'checkouts', 'transactions']::regclass[])`,
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

const knownOf = held(
  {
    name: 'numbers of long lists',
    holds: 'how many rows large tables have, and lists of staff that take long to count',
    bound: `${SIZES.counts} numbers`,
    lifeMs: KEPT_MS,
    tags: null,
  },
  (): Known => ({ sizes: new Map(), sizesAt: Number.NEGATIVE_INFINITY, counts: new Map(), counting: new Map() }),
)

async function isLarge(pool: Pool, table: LargeTable): Promise<boolean> {
  const of = knownOf(pool)
  if (performance.now() - of.sizesAt > SIZES_MS) {
    const rows = await TABLE_SIZES.many(pool)
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
  if (!list.table || !(list.walk || list.tiers) || !(await isLarge(pool, list.table)))
    return readList(pool, list, slice)
  return (await readTiers(pool, list, slice)) ?? (await readMet(pool, list, slice))
}

/** Reads a page by a walk, or else by the list's statement. */
async function readMet<Row extends object>(
  pool: Pool,
  list: ListStatement<Row>,
  slice: ListSlice,
): Promise<ListedRow<Row>[]> {
  // The walk of a list with tiers is not in its order.
  if (!list.walk || list.tiers) return readList(pool, list, slice)
  if (list.isOnlySearched && (await estimateList(pool, list)).rows <= SOON_SORTED)
    return readList(pool, list, slice, true)
  const { rows, page } = list.isSearched ? { rows: WALKED } : await tryFew(pool, list, list.walk(), slice)
  if (page) return page
  const met = await readWalked(pool, list, list.walk(), slice, rows)
  if (met.length === slice.limit) return met
  // Where some were met, the rest cannot be far.
  const further = (rows * 1.5 * slice.limit) / met.length
  if (further <= MOST_WALKED) {
    const more = await readWalked(pool, list, list.walk(), slice, Math.ceil(further))
    if (more.length === slice.limit) return more
  }
  // Where none was met, many may stand together further on; those that meet several conditions seldom do.
  const isFew =
    met.length > 0 ||
    list.isSearched ||
    ((list.conditions ?? 0) >= SEVERAL && (await estimateList(pool, list)).rows <= SOON_SORTED)
  return readList(pool, list, slice, isFew)
}

/**
 * Looks at some rows, which are the page if enough of them fit. If so few fit that the walk would be long, and the
 * planner thinks so too, all that fit are found instead. Otherwise answers how many rows are to be walked.
 */
async function tryFew<Row extends object>(
  pool: Pool,
  list: ListStatement<Row>,
  walk: Walk,
  slice: ListSlice,
): Promise<{ rows: number; page?: ListedRow<Row>[] }> {
  const met = await readWalked(pool, list, walk, slice, TRIED)
  if (met.length === slice.limit) return { rows: TRIED, page: met }
  const further = Math.ceil((TRIED * 1.5 * slice.limit) / met.length)
  const inAll = (met.length / TRIED) * (knownOf(pool).sizes.get(list.table!) ?? 0)
  if (further > WALKED && inAll <= SOON_FOUND && (await estimateList(pool, list)).rows <= SOON_FOUND) {
    const page = await readFound(pool, list, walk, slice, SOON_FOUND)
    if (page) return { rows: 0, page }
  }
  return { rows: met.length > 0 && further <= MOST_WALKED ? Math.max(further, WALKED) : WALKED }
}

/**
 * Reads a page value by value of the order's first key. Null where the list's own statement is quicker: for an order
 * without such values, or where few rows match, which are soon sorted.
 */
async function readTiers<Row extends object>(
  pool: Pool,
  list: ListStatement<Row>,
  slice: ListSlice,
): Promise<ListedRow<Row>[] | null> {
  if (!list.tiers) return null
  const rising = (await list.tiers(pool)) as readonly (Tier & { list: ListStatement<Row> })[]
  const start = slice.from ? rising.findIndex((tier) => tier.value === slice.from![0]) : null
  if (start === -1) return null
  if (list.walk) {
    const some = await readWalked(pool, list, list.walk(), { limit: MANY, backward: false, from: null }, WALKED)
    if (some.length < MANY) return null
  }
  const isDown = list.keys[0]!.desc !== slice.backward
  const first = start ?? (isDown ? rising.length - 1 : 0)
  const tiers = isDown ? rising.slice(0, first + 1).toReversed() : rising.slice(first)
  const page: ListedRow<Row>[] = []
  for (const [i, { value, list: own, isFoundByIndex }] of tiers.entries()) {
    if (i === MOST_TIERS) return null
    const part = { ...slice, limit: slice.limit - page.length, from: i === 0 ? (slice.from?.slice(1) ?? null) : null }
    const rows =
      isFoundByIndex && (await countUpTo(pool, own, SOON_SORTED)) < SOON_SORTED
        ? await readList(pool, own, part, true)
        : await readMet(pool, own, part)
    page.push(...rows.map(({ row, key }) => ({ row, key: [value, ...key] })))
    if (page.length === slice.limit) break
  }
  return page
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
  const values = list.params.values.slice(0, list.counted).filter((_, i) => i !== list.askedAt)
  const key = `${list.from} ${JSON.stringify(values)}`
  const kept = of.counts.get(key)
  const age = kept ? performance.now() - kept.at : Number.POSITIVE_INFINITY
  if (kept && age < FRESH_MS) return { rows: kept.rows, isExact: false }
  const counting = (await mayCount(pool, of, list, key)) ? count(pool, of, list, key) : null
  const rows = counting && (await inTime(counting))
  if (rows !== null) return { rows, isExact: true }
  return { rows: kept && age < KEPT_MS ? kept.rows : (await estimateList(pool, list)).rows, isExact: false }
}

/** Whether few enough numbers are being counted already. */
async function mayCount(pool: Pool, { counting }: Known, list: ListStatement, key: string): Promise<boolean> {
  if (counting.size === 0 || counting.has(key)) return true
  return counting.size < MOST_COUNTING && (await estimateList(pool, list)).cost <= SOON_COUNTED
}

/** Counts, and keeps the number if that took long. */
function count(pool: Pool, { counts, counting }: Known, list: ListStatement, key: string): Promise<number> {
  const running = counting.get(key)
  if (running) return running
  const began = performance.now()
  const counted = countList(pool, list).then((rows) => {
    counts.delete(key)
    if (performance.now() - began > PATIENCE_MS) counts.set(key, { rows, at: performance.now() })
    if (counts.size > SIZES.counts) counts.delete(counts.keys().next().value!)
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
