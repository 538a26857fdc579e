/**
 * Lists as data: columns, conditions and orders of one noun. The type of what may be asked, the SQL, the names in cursors
 * and the examples for the describer follow from the description.
 */
import { type Conditions, filterExamples, type FilterOf, whereOf } from './conditions.ts'
import type { Joined } from './joined.ts'
import { type LargeTable, type ListStatement, listOf, Params, type SortKey, type Walk } from './sql.ts'
import type { RowOf, StatementName } from './statement.ts'

/** A column of an order; `isReversed` where the greatest comes first in a rising order. */
type Column = Omit<SortKey, 'desc'> & { isReversed?: boolean }

export const text = (sql: string): Column => ({ sql, kind: 'text' })
export const integer = (sql: string): Column => ({ sql, kind: 'integer' })
export const number = (sql: string): Column => ({ sql, kind: 'number' })
export const time = (sql: string): Column => ({ sql, kind: 'time' })
export const uuid = (sql: string): Column => ({ sql, kind: 'uuid' })
export const orNull = (one: Column): Column => ({ ...one, nullable: true })

/** The columns of an order, which may depend on what is asked. */
type Order<C> = readonly Column[] | ((filter: FilterOf<C>, params: Params) => readonly Column[])

interface Description<C, S> {
  select: string | ((filter: FilterOf<C>) => string)
  /** Tables, with a `where` for what every list has. */
  from: string | ((filter: FilterOf<C>) => string)
  conditions: C
  /** The orders by name; the first is that of whoever names none. */
  orders: S
  table?: LargeTable
  /** The column that names a row, and the orders, where rows of a large table may be looked at one after another. */
  walk?: { id: string; orders: readonly (keyof S)[] }
  /** Whether the rows are so few that they are always looked at one after another. */
  isRowByRow?: (filter: FilterOf<C>) => boolean
  /** Whether the only condition is a text that an index finds. */
  isOnlySearched?: (filter: FilterOf<C>) => boolean
}

/** What may be asked of a list. */
export type Asked<C, S> = FilterOf<C> &
  Joined<FilterOf<C>> & { sortBy?: { field?: keyof S | undefined; direction?: string | undefined } | null | undefined }

/** A list with the name of its order, which stands in its cursors. */
export interface OrderedList<Row extends object> extends ListStatement<Row> {
  order: string
}

/** Declares a list by its description. */
export function listBy<
  const N extends StatementName,
  const C extends Conditions,
  const S extends Readonly<Record<string, Order<C>>>,
>(name: N, of: Description<C, S>) {
  const names = Object.keys(of.orders) as (keyof S & string)[]
  const build = (asked: Asked<C, S>) => {
    const params = new Params([], of.isRowByRow?.(asked))
    const tables = typeof of.from === 'string' ? of.from : of.from(asked)
    const from = `from ${/\bwhere\b/.test(tables) ? tables : `${tables} where true`}`
    const parts = whereOf(of.conditions, asked, params)
    const counted = params.values.length
    const sort = (asked.sortBy?.field as (keyof S & string) | undefined) ?? names[0]!
    const isFalling = asked.sortBy?.direction === 'DESC'
    const keysFor = (own: Params): SortKey[] => {
      const order: Order<C> = of.orders[sort]!
      return (typeof order === 'function' ? order(asked, own) : order).map(({ isReversed = false, ...key }) => ({
        ...key,
        desc: isFalling !== isReversed,
      }))
    }
    const walk = (): Walk => {
      const own = new Params([], true)
      const filter = whereOf(of.conditions, asked, own).join(' and ')
      return { id: of.walk!.id, from, filter, keys: keysFor(own), params: own }
    }
    return {
      order: `${name} ${sort}`,
      select: typeof of.select === 'string' ? of.select : of.select(asked),
      from: [from, ...parts].join(' and '),
      keys: keysFor(params),
      params,
      counted,
      ...(of.table ? { table: of.table } : {}),
      ...(parts.length > 0 && of.walk?.orders.includes(sort) ? { walk } : {}),
      isOnlySearched: parts.length === 1 && of.isOnlySearched?.(asked) === true,
    }
  }
  listOf(name, build).examples(() => {
    const [first, ...others] = filterExamples(of.conditions)
    const sorted = names.flatMap((field) => [{ sortBy: { field } }, { ...first, sortBy: { field } }])
    return [...sorted, ...others].map((one): [Asked<C, S>] => [one as Asked<C, S>])
  })
  return build as (asked: Asked<C, S>) => OrderedList<RowOf<N>>
}
