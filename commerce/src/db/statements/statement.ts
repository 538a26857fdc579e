/**
 * Statements: SQL with a name, whose parameters and rows have the types that the database told. `npm run generate` asks
 * the database and writes the types under the statement's name, into `statements.generated.ts` beside the module
 * (decision 0027).
 */
import type { Pool, PoolClient } from 'pg'
import { exactly } from '../driver/moment.ts'
import type { Flat, Json } from './table-types.ts'
import { types } from '../driver/types.ts'

export type { Uses } from './table-types.ts'

/** A pool, or the connection that a transaction is on. */
export type Queryable = Pick<Pool | PoolClient, 'query'>

/** The described statements. The `statements.generated.ts` of each folder adds those of its modules. */
export interface Described {}

export type StatementName = keyof Described
type Known = { params: object; row: object }
type Of<N extends StatementName> = Extract<Described[N], Known>

export type ParamsOf<N extends StatementName> = Of<N>['params']
type Raw<N extends StatementName> = Of<N>['row']
type IsJson<T> = [Json] extends [T] ? true : false
type JsonColumns<R> = { [K in keyof R]: IsJson<R[K]> extends true ? K : never }[keyof R]
type Shown<T, J> = IsJson<T> extends true ? J | Exclude<T, Json> : T

/** A row of a statement; `J` is the type of its JSON columns. */
export type RowOf<N extends StatementName, J = unknown> = N extends StatementName
  ? Flat<{ [K in keyof Raw<N>]: Shown<Raw<N>[K], K extends keyof J ? J[K] : unknown> }>
  : never

/** Declares the type of JSON columns: `json<{ lines: LineRow[] }>()`. The database does not check it. */
export interface JsonShape<J> {
  readonly shape?: J
}
export const json = <J>(): JsonShape<J> => ({})

/** The types of columns that the database only knows as JSON. */
type JsonOf<N extends StatementName, J> = JsonShape<J> &
  (Exclude<keyof J, JsonColumns<Raw<N>>> extends never ? unknown : never)

/** An object with the parameters by their names, or a list in the order of their numbers. */
type Spread<P> = P extends readonly unknown[] ? P : [values: P]

/** A statement as functions of its input, which also work without the object that they stand in. */
export interface Statement<A extends readonly unknown[], R> {
  /** Answers every row. */
  readonly many: (on: Queryable, ...input: A) => Promise<R[]>
  /** Answers the first row; null when there is none. */
  readonly first: (on: Queryable, ...input: A) => Promise<R | null>
  /** Answers the first row; throws when there is none. */
  readonly single: (on: Queryable, ...input: A) => Promise<R>
  /** Answers how many rows were touched. */
  readonly run: (on: Queryable, ...input: A) => Promise<number>
  /** Answers whether any row was touched. */
  readonly touches: (on: Queryable, ...input: A) => Promise<boolean>
  /** Answers the only column of every row. */
  readonly column: (on: Queryable, ...input: A) => Promise<R[keyof R][]>
  /** Answers the only column of every row, each value once. */
  readonly set: (on: Queryable, ...input: A) => Promise<Set<R[keyof R]>>
  /** Answers the only column of the first row; throws when there is none. */
  readonly value: (on: Queryable, ...input: A) => Promise<R[keyof R]>
  /** Answers the only column of the first row; null when there is none. */
  readonly maybe: (on: Queryable, ...input: A) => Promise<R[keyof R] | null>
}

/** What `npm run generate` needs of each statement. */
export interface Declared {
  /** The statement's text, or for a list the text of each example. */
  texts: () => string[]
  /** Columns for which the statement says itself whether they can be null: `as "x!"` never, `as "x?"` possibly. */
  marks: ReadonlyMap<string, '!' | '?'>
  /** The names of its parameters, where they have names. */
  names: readonly string[]
}

const MARK = /(\bas "[^"]+)([!?])"/g
const NAME = /\$([a-z]\w*)/gi
const AS_JSON = /\$(\d+)::jsonb\b/g
const known = new Map<string, Declared>()

/** Every statement of the imported modules, by name. */
export const statements: ReadonlyMap<string, Declared> = known

/** Registers a statement for the generator. A name must belong to one text only. */
export function declare(
  name: string,
  texts: () => string[],
  { marks = new Map(), names = [] }: Partial<Pick<Declared, 'marks' | 'names'>> = {},
): void {
  if (known.has(name)) throw new Error(`two statements are called ${name}`)
  known.set(name, { texts, marks, names })
}

/**
 * Declares a statement, once and at the top of a module; its types are found by its name. A column's name may end in
 * `!` or `?` where only we know that it is never, or can be, null; the sign is not sent. Parameters are numbers (`$1`), or
 * names (`$orderId`) of an object's properties; an array is sent as JSON where the text says `$lines::jsonb`.
 */
export const statement = <const N extends StatementName, J = unknown>(
  name: N,
  marked: string,
  _json?: JsonOf<N, J>,
): Statement<Spread<ParamsOf<N>>, RowOf<N, J>> => declared(name, marked, false)

/** Declares a statement that each connection parses and plans once; for others the planner sees the values each time. */
export const prepared = <const N extends StatementName, J = unknown>(
  name: N,
  marked: string,
  _json?: JsonOf<N, J>,
): Statement<Spread<ParamsOf<N>>, RowOf<N, J>> => declared(name, marked, true)

function declared<const N extends StatementName, J>(
  name: N,
  marked: string,
  isPrepared: boolean,
): Statement<Spread<ParamsOf<N>>, RowOf<N, J>> {
  const names = [...new Set(Array.from(marked.matchAll(NAME), ([, parameter]) => parameter!))]
  const text = marked.replace(MARK, '$1"').replace(NAME, (_, parameter) => `$${names.indexOf(parameter) + 1}`)
  declare(name, () => [text], { marks: marksOf(marked), names })
  const asJson = new Set(Array.from(text.matchAll(AS_JSON), ([, number]) => Number(number) - 1))
  const toSend = (value: unknown, i: number): unknown =>
    Array.isArray(value) && asJson.has(i) ? JSON.stringify(value) : value
  const named = isPrepared ? { name: name as string, text } : { text }
  return answersOf(name, (...input: Spread<ParamsOf<N>>) => {
    const [byName] = input as unknown as [Record<string, unknown>]
    const values = names.length > 0 ? names.map((parameter) => byName[parameter]) : input
    return { ...named, values: values.map(toSend) }
  })
}

/** The only column of a row. */
const only = <R>(row: R): R[keyof R] => (Object.values(row as object) as R[keyof R][])[0]!

/** A statement to send: its text, and the values of its parameters. */
export interface Assembled {
  text: string
  values: readonly unknown[]
}

/** A declaration that still needs the examples for which the database is asked about types. */
export interface Exemplified<A extends unknown[], T> {
  examples(inputs: () => readonly A[]): T
}

/**
 * Declares a statement whose text depends on its input. The database is asked about the examples, which must cover
 * every part that a text can have; a column that some of them lack is optional.
 */
export const assembled = <const N extends StatementName, A extends unknown[]>(
  name: N,
  assemble: (...input: A) => Assembled,
): Exemplified<A, Statement<A, RowOf<N>>> => ({
  examples(inputs) {
    declare(name, () => inputs().map((input) => assemble(...input).text))
    return answersOf(name, assemble)
  },
})

function answersOf<A extends readonly unknown[], R>(
  name: string,
  toSend: (...input: A) => Assembled & { name?: string },
): Statement<A, R> {
  const send = (on: Queryable, input: A) => {
    const { values, ...named } = toSend(...input)
    // The name is for traces; the library does not know it.
    const sent = { ...named, statement: name, values: values.map(exactly), types }
    return on.query<R & object>(sent)
  }
  const many = async (on: Queryable, ...input: A): Promise<R[]> => (await send(on, input)).rows
  const first = async (on: Queryable, ...input: A): Promise<R | null> => (await many(on, ...input))[0] ?? null
  const single = async (on: Queryable, ...input: A): Promise<R> => {
    const [row] = await many(on, ...input)
    if (!row) throw new Error(`the statement ${name} found nothing`)
    return row
  }
  const run = async (on: Queryable, ...input: A): Promise<number> => (await send(on, input)).rowCount ?? 0
  const column = async (on: Queryable, ...input: A): Promise<R[keyof R][]> => (await many(on, ...input)).map(only)
  return {
    many,
    first,
    single,
    run,
    column,
    touches: async (on, ...input) => (await run(on, ...input)) > 0,
    set: async (on, ...input) => new Set(await column(on, ...input)),
    value: async (on, ...input) => only<R>(await single(on, ...input)),
    maybe: async (on, ...input) => (await column(on, ...input))[0] ?? null,
  }
}

const marksOf = (text: string): Declared['marks'] =>
  new Map(Array.from(text.matchAll(MARK), ([, as, mark]) => [as!.slice(as!.indexOf('"') + 1), mark as '!' | '?']))
