/** Rows of a table as JSON whose keys are the columns' names in TypeScript: the parts of statements that write them. */
import { type Column, getTableColumns, is, SQL } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { literal, quote } from './quote.ts'

const dialect = new PgDialect()

/** The value of a column in the record `x`, or its default where the record has none. */
function valueOf(key: string, { default: unsaid }: Column): string {
  const given = `x.${quote(key)}`
  if (unsaid === undefined) return given
  const usual = is(unsaid, SQL)
    ? dialect.sqlToQuery(unsaid).sql
    : typeof unsaid === 'string'
      ? literal(unsaid)
      : String(unsaid)
  return `coalesce(${given}, ${usual})`
}

/** Some columns of a table in each form in which a statement needs them: all but `without`, or `only` these. */
export function jsonRows(
  table: PgTable,
  { without = [], only }: { without?: readonly string[]; only?: readonly string[] } = {},
) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    only ? only.includes(key) : !without.includes(key),
  )
  return {
    names: columns.map(([, column]) => quote(column.name)).join(', '),
    /** Their values in the record `x`; `instead` has other terms for some. */
    values: (instead: Readonly<Record<string, string>> = {}): string =>
      columns.map(([key, column]) => instead[key] ?? valueOf(key, column)).join(', '),
    /** The record `x` for `jsonb_to_record` and `jsonb_to_recordset`; `more` follows the columns. */
    record: (more = ''): string =>
      `x(${columns.map(([key, column]) => `${quote(key)} ${column.getSQLType()}`).join(', ')}${more})`,
    /** The pairs of such an object for a row that the statement calls `alias`, for `jsonb_build_object`. */
    pairs: (alias: string): string =>
      columns.map(([key, { name }]) => `${literal(key)}, ${alias}.${quote(name)}`).join(', '),
    /** The columns alone of what may have more properties. */
    of: (row: object): Record<string, unknown> =>
      Object.fromEntries(columns.map(([key]) => [key, (row as Record<string, unknown>)[key]])),
    /** What is done on a conflict: every column is written anew. */
    replaced: columns.map(([, { name }]) => `${quote(name)} = excluded.${quote(name)}`).join(', '),
  }
}
