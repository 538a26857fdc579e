/** Conditions of lists as data: the type of a filter, its SQL and examples of it follow from them. */
import { type Joined, joinedSql } from './joined.ts'
import type { Params } from './sql.ts'

/** A condition: its SQL for a value, and examples that cover every text of it. */
export interface Condition<V> {
  sql(value: V, params: Params): string
  examples: readonly V[]
}

/** A condition with SQL of its own. */
export const condition = <V>(sql: (value: V, params: Params) => string, ...examples: NoInfer<V>[]): Condition<V> => ({
  sql,
  examples,
})

/** A value that is no condition: tables or an order need it. */
export const beside = <V>(example: V): Condition<V> => condition<V>(() => 'true', example)

const EXAMPLES = { int: 1, float8: 1, text: 'a', uuid: '00000000-0000-0000-0000-000000000000', bool: true }
type Types = typeof EXAMPLES
type Type = keyof Types

/** A column, or another expression, that equals the value. */
export const equals = <T extends Type>(sql: string, type: T): Condition<Types[T]> =>
  condition((value, params) => `${sql} = ${params.param(value, type)}`, EXAMPLES[type])

/** The same, with one of several values. */
export const oneOf = <T extends Type>(sql: string, type: T): Condition<readonly Types[T][]> =>
  condition((values, params) => `${sql} = any(${params.param(values, `${type}[]`)})`, [EXAMPLES[type]])

/** A column that equals what a query finds by the values; the query ends before `= any(…)`. */
export const foundBy = <T extends Type>(sql: string, query: string, type: T): Condition<readonly Types[T][]> => {
  const found = oneOf(query, type)
  return condition((values, params) => `${sql} in (${found.sql(values, params)})`, ...found.examples)
}

/** The condition that a column contains a text, in any case. */
export const contains = (params: Params, columns: readonly string[], search: string): string => {
  const pattern = params.param(`%${search.trim().replace(/[\\%_]/g, '\\$&')}%`)
  return `(${columns.map((c) => `${c} ilike ${pattern}`).join(' or ')})`
}

/** One of the columns contains the text; a blank text is in all. */
export const containing = (...columns: string[]): Condition<string> =>
  condition((text, params) => (text.trim() ? contains(params, columns, text) : 'true'), 'a')

export interface Ends<T> {
  gte?: T | null | undefined
  lte?: T | null | undefined
}

/** SQL of the ends that there are. */
export const within = (params: Params, sql: string, ends: Ends<unknown> | null | undefined, type: string): string[] => [
  ...(ends?.gte == null ? [] : [`${sql} >= ${params.param(ends.gte, type)}`]),
  ...(ends?.lte == null ? [] : [`${sql} <= ${params.param(ends.lte, type)}`]),
]

/** Between two ends of any kind, both included, of which either may be missing. */
export const inRange = <T>(sql: string, type: string, example: T): Condition<Ends<T>> =>
  condition((ends, params) => within(params, sql, ends, type).join(' and ') || 'true', { gte: example, lte: example })

/** The same of numbers. */
export const between = (sql: string): Condition<Ends<number>> => inRange(sql, 'bigint', 1)

/** The same of moments. */
export const timeBetween = (sql: string): Condition<Ends<Date>> => inRange(sql, 'timestamptz', new Date(0))

/** Saleor's statuses of things that begin and may end. */
export const statusAt = (start: string, end: string): Condition<{ among: readonly string[]; now: Date }> => {
  const sql: Readonly<Record<string, (now: string) => string>> = {
    ACTIVE: (now) => `(${start} <= ${now} and (${end} is null or ${end} >= ${now}))`,
    EXPIRED: (now) => `${end} < ${now}`,
    SCHEDULED: (now) => `${start} > ${now}`,
  }
  return condition(
    ({ among, now }, params) => {
      const at = params.param(now, 'timestamptz')
      return `(${among.map((status) => sql[status]?.(at) ?? 'false').join(' or ')})`
    },
    { among: Object.keys(sql), now: new Date(0) },
  )
}

export interface MetadataCondition {
  key: string
  /** One of the values, or several of which it has one; any without it. */
  value?: string | readonly string[] | null | undefined
}

/** Metadata that has each key and, if given, its value. */
export const metadataIn = (column: string): Condition<readonly MetadataCondition[]> =>
  condition(
    (asked, params) => ['true', ...hasMetadata(params, column, asked)].join(' and '),
    [{ key: 'a' }, { key: 'a', value: 'b' }, { key: 'a', value: ['b'] }],
  )

/** The condition that metadata has each key and, if given, its value. */
export const hasMetadata = (params: Params, column: string, asked: readonly MetadataCondition[]): string[] =>
  asked.map(({ key, value }) => {
    if (value == null) return `${column} ? ${params.param(key)}`
    const of = `${column} ->> ${params.param(key)}`
    return typeof value === 'string' ? `${of} = ${params.param(value)}` : `${of} = any(${params.param(value)}::text[])`
  })

export type Conditions = Readonly<Record<string, Condition<unknown>>>
type ValueOf<C> = C extends Condition<infer V> ? V : never

/** What a list may be asked for; a condition without a value is none. */
export type FilterOf<C> = { [K in keyof C]?: ValueOf<C[K]> | null | undefined }

const each = <C extends Conditions>(conditions: C, filter: FilterOf<C>, params: Params): string[] =>
  Object.entries(conditions).flatMap(([name, one]) => {
    const value = filter[name]
    const sql = value == null ? 'true' : one.sql(value, params)
    return sql === 'true' ? [] : [sql]
  })

/** SQL of a filter, of everything that it joins, too. */
export const whereOf = <C extends Conditions>(
  conditions: C,
  filter: FilterOf<C> & Joined<FilterOf<C>>,
  params: Params,
): string[] => joinedSql<FilterOf<C>>(filter, (one) => each(conditions, one, params))

/** Examples of a filter: each has every condition, and together they have every example of each. */
export const filterExamples = <C extends Conditions>(conditions: C): FilterOf<C>[] => {
  const longest = Math.max(1, ...Object.values(conditions).map(({ examples }) => examples.length))
  return Array.from(
    { length: longest },
    (_, i) =>
      Object.fromEntries(
        Object.entries(conditions).map(([name, { examples }]) => [name, examples[i] ?? examples[0]]),
      ) as FilterOf<C>,
  )
}
