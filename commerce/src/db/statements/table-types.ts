/** Types of rows and columns by the names that they have in the database, derived from the tables. */
import type { Table } from 'drizzle-orm'
import type * as exported from '../tables/index.ts'

type Exported = typeof exported

/** Every table by its name in the database. */
export type Tables = {
  [K in keyof Exported as Exported[K] extends Table ? Exported[K]['_']['name'] : never]: Extract<Exported[K], Table>
}

/** Counts and minor units are parsed as numbers, even where a table's type is a bigint. */
type Wired<T> = T extends bigint ? number : T

/** A row as it is read. */
export type Row<T extends keyof Tables> = {
  [K in keyof Tables[T]['$inferSelect']]: Wired<Tables[T]['$inferSelect'][K]>
}

/** A column as it is read, by its name in TypeScript. */
export type Column<T extends keyof Tables, K extends keyof Row<T>> = Row<T>[K]

/** The type that may be written to a column. JSON may also be its text. */
export type Written<T extends keyof Tables, K extends keyof Tables[T]['$inferSelect']> =
  | Tables[T]['$inferSelect'][K]
  | (Tables[T]['_']['columns'] extends Record<K, { _: { columnType: 'PgJsonb' } }> ? string : never)

type NameOf<T extends keyof Tables> = {
  [K in keyof Tables[T]['_']['columns']]: Tables[T]['_']['columns'][K] extends { _: { name: infer N } } ? N : never
}[keyof Tables[T]['_']['columns']]

/**
 * The columns that a statement touches, by their names in the database: a name that the table does not have is a type
 * error.
 */
export type Uses<T extends keyof Tables, N extends NameOf<T>> = readonly [T, N]

/** An expression that the database only knows as JSON; the statement declares its type. */
export interface Json {
  readonly isJson: never
}

/** A value that may be sent where JSON is expected; an array must be sent as its text. */
export type JsonInput = object | string

/** JSON whose properties a statement reads by their names, or its text; what it lacks is read as null. */
export type JsonRecord<T> = { readonly [K in keyof T]?: T[K] | null | undefined } | string
export type JsonRecords<T> = readonly Exclude<JsonRecord<T>, string>[] | string

/** Merges several joined object types into one. */
export type Flat<T> = { [K in keyof T]: T[K] }
