/** Types of rows and columns by the names they have in the database, taken from the tables. */
import type { Table } from 'drizzle-orm'
import type * as exported from './tables/index.ts'

type Exported = typeof exported

/** Every table by its name in the database. */
export type Tables = {
  [K in keyof Exported as Exported[K] extends Table ? Exported[K]['_']['name'] : never]: Extract<Exported[K], Table>
}

/** Counts and minor units arrive as numbers, whatever a table makes of them. */
type Wired<T> = T extends bigint ? number : T

/** A row as it arrives. */
export type Row<T extends keyof Tables> = {
  [K in keyof Tables[T]['$inferSelect']]: Wired<Tables[T]['$inferSelect'][K]>
}

/** A column as it arrives, by its name in the program. */
export type Column<T extends keyof Tables, K extends keyof Row<T>> = Row<T>[K]

/** What may be written to a column. JSON may come as its text. */
export type Written<T extends keyof Tables, K extends keyof Tables[T]['$inferSelect']> =
  | Tables[T]['$inferSelect'][K]
  | (Tables[T]['_']['columns'] extends Record<K, { _: { columnType: 'PgJsonb' } }> ? string : never)

type NameOf<T extends keyof Tables> = {
  [K in keyof Tables[T]['_']['columns']]: Tables[T]['_']['columns'][K] extends { _: { name: infer N } } ? N : never
}[keyof Tables[T]['_']['columns']]

/** Columns that a statement touches, by their names in the database: a name the table does not have is an error. */
export type Uses<T extends keyof Tables, N extends NameOf<T>> = readonly [T, N]

/** An expression that the database can only call JSON; the statement that makes it says what is in it. */
export interface Json {
  readonly isJson: never
}

/** What may be sent where JSON is expected; arrays must come as their text. */
export type JsonInput = object | string

/** One object type instead of several joined ones. */
export type Flat<T> = { [K in keyof T]: T[K] }
