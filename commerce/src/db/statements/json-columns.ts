/** The parts of statements that write rows out of JSON, in which columns are named as objects of the process name them. */

/** Columns with the types of what JSON has for them. */
export type JsonColumns = readonly (readonly [column: string, type: string])[]

/** The key of a column, quoted: `"unitNet"` for `unit_net`. */
const key = (column: string): string => `"${column.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase())}"`

export const columnNames = (columns: JsonColumns): string => columns.map(([c]) => c).join(', ')

/** The values of the columns in the record `x`; `instead` has other terms for some. */
export const columnValues = (columns: JsonColumns, instead: Readonly<Record<string, string>> = {}): string =>
  columns.map(([c]) => instead[c] ?? `x.${key(c)}`).join(', ')

/** The record `x` with its columns, for `jsonb_to_record` and `jsonb_to_recordset`; `more` follows them. */
export const recordShape = (columns: JsonColumns, more = ''): string =>
  `x(${columns.map(([c, t]) => `${key(c)} ${t}`).join(', ')}${more})`
