/** Builds statements from parts with numbered parameters, and reads pages in a stable order. */
import type { Pool } from 'pg'
import { exactly } from '../driver/moment.ts'
import { declare, type Exemplified, type RowOf, type StatementName } from './statement.ts'
import { types } from '../driver/types.ts'

/** Most conditions on other tables that PostgreSQL may turn into joins. */
const MOST_JOINED = 3

/** Collects parameters; `params.param(x)` answers the placeholder for the text. */
export class Params {
  readonly values: unknown[]
  /** Whether the conditions are for rows that are looked at one after another, by a walk. */
  readonly isRowByRow: boolean
  private joined = 0
  constructor(values: readonly unknown[] = [], isRowByRow = false) {
    this.values = [...values]
    this.isRowByRow = isRowByRow
  }

  param(value: unknown, cast = ''): string {
    this.values.push(exactly(value))
    return `$${this.values.length}${cast && `::${cast}`}`
  }

  /**
   * A condition on another table (`exists …`, `in (select …)`). PostgreSQL turns such conditions into joins, which is
   * quick where one of them matches few rows. But the time to find the best order of many joins grows with their cube,
   * to seconds with a hundred. So only the first few may become joins; all others are checked on the rows that are
   * left, or on all rows at once.
   */
  semiJoin(condition: string): string {
    return ++this.joined > MOST_JOINED ? `((${condition}) is true)` : condition
  }
}

/** Conditions that a time lies in days of UTC (`2026-06-01`), both included, in the form that an index of times finds. */
export const inDays = (
  params: Params,
  sql: string,
  days: { gte?: string | Date | null | undefined; lte?: string | Date | null | undefined } | null | undefined,
): string[] => [
  ...(days?.gte != null ? [`${sql} >= ${params.param(days.gte, 'date')}::timestamp at time zone 'UTC'`] : []),
  ...(days?.lte != null ? [`${sql} < (${params.param(days.lte, 'date')} + 1)::timestamp at time zone 'UTC'`] : []),
]

/** Most words of a search that a list looks for. */
export const MOST_WORDS = 10

export type SortValue = string | number | null

/** One column of an order. Times are compared as text of full precision, so that a cursor finds its row again. */
export interface SortKey {
  sql: string
  kind: 'text' | 'integer' | 'number' | 'time' | 'uuid'
  desc: boolean
  nullable?: boolean
}

const CAST = { text: 'text', integer: 'int8', number: 'float8', time: 'timestamptz', uuid: 'uuid' } as const

/** Select list of the keys: `k0`, `k1` … */
export const keyColumns = (keys: readonly SortKey[]): string =>
  keys
    .map(
      (k, i) =>
        `${k.kind === 'time' ? `to_char(${k.sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : k.kind === 'number' || k.kind === 'integer' ? `(${k.sql})::float8` : k.sql} as k${i}`,
    )
    .join(', ')

/** A row's values of the order's keys, for its cursor. */
export const keyValues = (row: Record<string, unknown>, count: number): SortValue[] =>
  Array.from({ length: count }, (_, i) => (row[`k${i}`] ?? null) as SortValue)

/**
 * The same order in a form for which there is no index, so that the planner finds all rows and sorts them instead of
 * reading them in the order until enough of them fit.
 */
const sortedBy = (keys: readonly SortKey[], backward: boolean): string =>
  orderBy(
    keys.map((k, i) => (i === 0 ? { ...k, sql: `coalesce(${k.sql}, ${k.sql})` } : k)),
    backward,
  )

/** SQL of the order, with nulls where PostgreSQL puts them: last when ascending, first when descending. */
export const orderBy = (keys: readonly SortKey[], backward: boolean): string =>
  keys.map((k) => `${k.sql} ${k.desc !== backward ? 'desc' : 'asc'}`).join(', ')

const FORMATS: Partial<Record<SortKey['kind'], (v: string) => boolean>> = {
  time: (v) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(v) && !Number.isNaN(Date.parse(v)),
  uuid: (v) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(v),
}

/** Whether a cursor's values can belong to these keys. */
export function cursorFits(keys: readonly SortKey[], values: readonly SortValue[]): boolean {
  return (
    keys.length === values.length &&
    keys.every((k, i) => {
      const v = values[i]!
      if (v === null) return k.nullable === true
      if (k.kind === 'integer') return Number.isSafeInteger(v)
      if (k.kind === 'number') return typeof v === 'number'
      return typeof v === 'string' && (FORMATS[k.kind]?.(v) ?? true)
    })
  )
}

/** The condition that a row comes after the cursor's row in the reading direction. */
export function afterCursor(
  params: Params,
  keys: readonly SortKey[],
  values: readonly SortValue[],
  backward: boolean,
): string {
  const places = keys.map((k, i) => (values[i] === null ? '' : params.param(values[i], CAST[k.kind])))
  const beyond = (i: number, orEqual: boolean): string | null => {
    const { sql, desc, nullable } = keys[i]!
    const down = desc !== backward
    if (values[i] === null) return down ? `${sql} is not null` : null
    const compared = `${sql} ${down ? '<' : '>'}${orEqual ? '=' : ''} ${places[i]}`
    return nullable && !down ? `(${compared} or ${sql} is null)` : compared
  }
  const same = (i: number): string =>
    values[i] === null ? `${keys[i]!.sql} is null` : `${keys[i]!.sql} = ${places[i]}`
  const steps = keys.flatMap((_, i) => {
    const past = beyond(i, false)
    return past ? [[...keys.slice(0, i).map((_, j) => same(j)), past].join(' and ')] : []
  })
  if (steps.length === 0) return 'false'
  // A condition on the first key alone bounds the range, so that an index can be used.
  const bound = values[0] === null ? null : beyond(0, true)
  return `${bound && keys.length > 1 ? `${bound} and ` : ''}(${steps.map((s) => `(${s})`).join(' or ')})`
}

/**
 * The parts of a list before it is cut into pages. The parameters of `from` come first. `counted` is how many of them count
 * the rows: all, unless it is said.
 */
interface ListParts {
  select: string
  /** `from … where …`, with at least one condition. */
  from: string
  keys: SortKey[]
  params: Params
  counted?: number
  /** The same rows with the same parameters, without a table that only their other columns need: quicker to count and find. */
  lean?: { id: string; from: string }
  /** The place of the parameter that tells the time of asking, on which a number that is kept does not depend. */
  askedAt?: number
  /** The table whose rows are listed, where it may be a large one (`large-list.ts`). */
  table?: LargeTable
  /** How its rows are looked at one after another in the list's order; only for an order that has an index. */
  walk?: () => Walk
  /** Whether an index finds what fits, as that of a search does, so that it need not be met by reading in order. */
  isSearched?: boolean
  /**
   * Whether its only conditions are texts that indexes find, so that the planner's estimate, asked first, tells where a
   * walk would look at many rows in vain.
   */
  isOnlySearched?: boolean
  /** How many conditions it has besides those that nearly every row meets. */
  conditions?: number
  /**
   * For an order whose first key has no index, but few values: the lists of the rows that have one value each, in the
   * rising order of the values. Their keys are the others of this list.
   */
  tiers?: (pool: Pool) => Promise<readonly Tier[]>
}

/** The rows of a list whose first key has one value. */
export interface Tier {
  value: SortValue
  list: ListParts
  /** True where an index tells at once how many rows have the value, so that it is asked before rows are walked. */
  isFoundByIndex?: boolean
}

export type LargeTable = 'products' | 'variants' | 'orders' | 'users' | 'stocks' | 'checkouts' | 'transactions'

/** A list in the form in which single rows are looked at, with parameters of its own. */
export interface Walk {
  /** What names a row, such as `p.id`. */
  id: string
  /** `from … where …` with the conditions that nearly every row meets. Its parameters are the first of the list's own. */
  from: string
  /** The other conditions, which are looked at row by row. */
  filter: string
  keys: SortKey[]
  params: Params
}

/** A list whose row types the database has told. */
export interface ListStatement<Row extends object = object> extends ListParts {
  /** Never set; it only carries the type. */
  row?: Row | undefined
  /** What the planner thinks of it, once it was asked. */
  estimate?: Promise<Estimate>
}

/**
 * Declares a list: how it is put together, and examples of its input for which the database is asked about types. The
 * examples must cover every condition and every order; a column that some of them lack is optional.
 */
export const listOf = <const N extends StatementName, A extends unknown[]>(
  name: N,
  build: (...input: A) => ListParts,
): Exemplified<A, (...input: A) => ListStatement<RowOf<N>>> => ({
  examples(inputs) {
    declare(name, () =>
      inputs().map((input) => {
        const { select, from, keys } = build(...input)
        return `select ${select} ${from} order by ${orderBy(keys, false)}`
      }),
    )
    return build
  },
})

/** A page of a list, from a cursor's values on. */
export interface ListSlice {
  limit: number
  backward: boolean
  from: readonly SortValue[] | null
}

export interface ListedRow<Row> {
  row: Row
  key: SortValue[]
}

/**
 * Reads a page. Lists are not prepared, because with the values known the planner picks the index that fits (a generic
 * plan was four times slower). `isFew` says that few rows fit, which are found and then sorted.
 */
export async function readList<Row extends object>(
  pool: Pool,
  list: ListStatement<Row>,
  slice: ListSlice,
  isFew = false,
): Promise<ListedRow<Row>[]> {
  const params = new Params(list.params.values)
  const start = slice.from ? ` and ${afterCursor(params, list.keys, slice.from, slice.backward)}` : ''
  const order = (isFew ? sortedBy : orderBy)(list.keys, slice.backward)
  const text = `select ${list.select}, ${keyColumns(list.keys)} ${list.from}${start} order by ${order} limit ${slice.limit}`
  const { rows } = await pool.query<Row>({ text, values: params.values, types })
  return withKeys(rows, list.keys)
}

const withKeys = <Row extends object>(rows: Row[], keys: readonly SortKey[]): ListedRow<Row>[] =>
  rows.map((row) => ({ row, key: keyValues(row as Record<string, unknown>, keys.length) }))

/**
 * Reads a page of a walk from its next `rows` rows. It is the list's page when it is full; otherwise more of it may
 * stand behind them.
 */
export async function readWalked<Row extends object>(
  pool: Pool,
  { select }: ListStatement<Row>,
  { id, from, filter, keys, params: given }: Walk,
  slice: ListSlice,
  rows: number,
): Promise<ListedRow<Row>[]> {
  const params = new Params(given.values)
  const start = slice.from ? ` and ${afterCursor(params, keys, slice.from, slice.backward)}` : ''
  const next = `select ${id} as id, ${keys.map((k, i) => `${k.sql} as k${i}`).join(', ')} ${from}${start} order by ${orderBy(keys, slice.backward)} limit ${rows}`
  const order = keys.map((k, i) => `walked.k${i} ${k.desc !== slice.backward ? 'desc' : 'asc'}`).join(', ')
  // The rows come in order, so reading ends with the last one that is wanted. `is true` keeps the planner from looking
  // for all rows that meet the filter, and `offset 0` from reading whole tables to join them with these few rows.
  const found = await pool.query<Row>({
    text: `select own.* from (${next}) walked cross join lateral
      (select ${select}, ${keyColumns(keys)} ${from} and ${id} = walked.id and ((${filter}) is true) offset 0) own order by ${order} limit ${slice.limit}`,
    values: params.values,
    types,
  })
  return withKeys(found.rows, keys)
}

/**
 * Reads a page by finding all rows that fit, up to `most`, and sorting them. What finds them need not look at their other
 * columns, so an index may do. Null where more rows fit.
 */
export async function readFound<Row extends object>(
  pool: Pool,
  list: ListStatement<Row>,
  walk: Walk,
  slice: ListSlice,
  most: number,
): Promise<ListedRow<Row>[] | null> {
  const params = new Params(list.params.values)
  const start = slice.from ? ` and ${afterCursor(params, list.keys, slice.from, slice.backward)}` : ''
  const order = sortedBy(list.keys, slice.backward)
  const again = list.keys.map((k, i) => `own.k${i} ${k.desc !== slice.backward ? 'desc' : 'asc'}`).join(', ')
  const lean = list.lean ?? { id: walk.id, from: list.from }
  const { rows } = await pool.query<Row & { found: number; isThere: boolean | null }>({
    text: `with found as materialized (select ${lean.id} as id ${lean.from} limit ${most + 1})
      select counted.found, own.* from (select count(*)::int as found from found) counted left join lateral
        (select true as "isThere", ${list.select}, ${keyColumns(list.keys)}
          ${walk.from} and ${walk.id} in (select id from found)${start} and counted.found <= ${most} order by ${order} limit ${slice.limit}) own on true order by ${again}`,
    values: params.values,
    types,
  })
  if (rows[0]!.found > most) return null
  return withKeys(
    rows.filter((row) => row.isThere),
    list.keys,
  )
}

/** The cursor's values of a list's row, by its number from 0 on; null beyond the end. */
export async function cursorAt(pool: Pool, list: ListStatement, row: number): Promise<SortValue[] | null> {
  const { rows } = await pool.query<Record<string, unknown>>({
    text: `select ${keyColumns(list.keys)} ${list.from} order by ${orderBy(list.keys, false)} offset ${row} limit 1`,
    values: list.params.values,
    types,
  })
  return rows[0] ? keyValues(rows[0], list.keys.length) : null
}

/** What the planner thinks of a list: how many rows it has, and what it costs to find them all. */
interface Estimate {
  rows: number
  cost: number
}

/** Asks the planner about a list, once for each. */
export const estimateList = (pool: Pool, list: ListStatement): Promise<Estimate> =>
  (list.estimate ??= askPlanner(pool, list))

async function askPlanner(pool: Pool, list: ListStatement): Promise<Estimate> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number; 'Total Cost': number } }] }>(
    `explain (format json) select 1 ${(list.lean ?? list).from}`,
    list.params.values.slice(0, list.counted),
  )
  const { Plan } = rows[0]!['QUERY PLAN'][0]
  return { rows: Plan['Plan Rows'], cost: Plan['Total Cost'] }
}

/** How many rows a list has, counted up to a number. */
export async function countUpTo(pool: Pool, list: ListStatement, most: number): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from (select ${list.from} limit ${most}) counted`,
    list.params.values.slice(0, list.counted),
  )
  return rows[0]!.n
}

export async function countList(pool: Pool, list: ListStatement): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n ${(list.lean ?? list).from}`,
    list.params.values.slice(0, list.counted),
  )
  return rows[0]!.n
}
