/**
 * Nouns: what staff make, change and delete that is in the main one table's rows. A noun says which input fields fill
 * which columns and what else belongs to a change; `write.ts`, `remove.ts` and `translate.ts` do the rest for all of
 * them alike.
 */
import type { WebhookEventTypeAsyncEnum } from '@semena/contract/enums'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../context.ts'
import type { Key, KeyedTable } from '../../db/statements/rows.ts'
import type { Change, StaleTag } from '../changes/changing.ts'
import type { Refusal } from '../result.ts'

/** Codes that every noun can give. */
export type NounCode = 'GRAPHQL_ERROR' | 'INVALID' | 'NOT_FOUND' | 'REQUIRED' | 'UNIQUE'

export type { Key, KeyedTable } from '../../db/statements/rows.ts'

export type RowOf<T extends PgTable> = T['$inferSelect']
export type ValuesOf<T extends PgTable> = { [K in keyof T['$inferInsert']]?: T['$inferInsert'][K] | undefined }

export type NounCtx = Pick<Ctx, 'database' | 'changes' | 'clock' | 'media' | 'viewer'>

/** An input of which every field may be left out. */
export type Given<Input> = { [K in keyof Input]?: Input[K] | null | undefined }

/** One writing of a noun: what was given, and the row before it. */
export interface Entry<T extends KeyedTable, Input> {
  ctx: NounCtx
  change: Change
  input: Given<Input>
  /** Null for a new row. */
  before: RowOf<T> | null
}

/** What an input field says: values of columns, or why it is refused. */
export interface Said<T extends PgTable, Code extends string> {
  values?: ValuesOf<T>
  faults?: Refusal<Code>[]
}

/** How one input field is read. `value` is undefined where the client left it out. */
export interface Field<T extends KeyedTable, Value> {
  read(
    value: Value | null | undefined,
    at: { name: string; entry: Pick<Entry<T, object>, 'change' | 'before'> },
  ): Said<T, NounCode> | Promise<Said<T, NounCode>>
}

/** Each field of the input; a field that is added to the schema's input is missed here. */
export type FieldsOf<T extends KeyedTable, Input> = {
  [K in keyof Required<Input>]: Field<T, NonNullable<Input[K]>>
}

export interface Noun<T extends KeyedTable, Input extends object, Code extends string = never> {
  /** The GraphQL type, which stands in ids. */
  type: string
  /** The code for an id of another type; `GRAPHQL_ERROR` unless said. */
  otherType?: 'NOT_FOUND'
  table: T
  fields: FieldsOf<T, Input>
  /** The column that gives the slug of a new row without one. */
  slugOf?: keyof T['$inferInsert'] & string
  /** Values that follow from the others, or from what was there; they are written with those of the fields. */
  follow?: (entry: Entry<T, Input>, values: ValuesOf<T>) => ValuesOf<T> | Promise<ValuesOf<T>>
  /** What else is wrong, where it takes several fields or other rows to tell. `values` are those that will be written. */
  check?: (entry: Entry<T, Input>, values: ValuesOf<T>) => Refusal<Code>[] | Promise<Refusal<Code>[]>
  /** Writes what belongs to the row in other tables, once the row itself is written. Refusals undo everything. */
  relate?: (entry: Entry<T, Input>, key: Key, written: ValuesOf<T>) => void | Promise<Refusal<Code>[] | void>
  /** What has to be done, or stands against it, before rows are deleted. */
  beforeDelete?: (
    of: { ctx: NounCtx; change: Change },
    rows: readonly RowOf<T>[],
  ) => void | Promise<Refusal<Code>[] | void>
  /** What has to be done once rows are deleted. */
  afterDelete?: (of: { ctx: NounCtx; change: Change }, rows: readonly RowOf<T>[]) => void | Promise<void>
  /** Fields of a translation that are stored: plain texts with the most characters they may have, or rich texts. */
  translatable?: Readonly<Record<string, number | 'rich'>>
  /** What pages and copies a change makes stale. */
  stale: readonly StaleTag[]
  /** The events that apps hear. */
  events?: Partial<Record<'created' | 'updated' | 'deleted', WebhookEventTypeAsyncEnum>>
}

/** Says which table, input and codes a noun has, and checks that each field of the input is described. */
export const nounOf =
  <Input extends object, Code extends string = never>() =>
  <T extends KeyedTable>(noun: Noun<T, Input, Code>): Noun<T, Input, Code> =>
    noun
