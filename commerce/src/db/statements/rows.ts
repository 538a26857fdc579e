/** Reads, inserts, updates and deletes rows of any table by their keys, as Drizzle knows the table. */
import { asc, eq, getTableColumns, inArray, like, or } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import type { Queryable } from './statement.ts'

export type Key = number | string
export type KeyedTable = PgTable & { id: PgColumn }
type On = Pool | PoolClient

/** A column of a table by its property. */
export const columnOf = (table: PgTable, property: string): PgColumn => getTableColumns(table)[property]!

/** Whether the keys of a table are UUIDs. */
export const hasUuids = (table: KeyedTable): boolean => table.id.getSQLType() === 'uuid'

const rowsOf = (on: On, table: PgTable) => drizzle({ client: on }).select().from(table)
const idsOf = (on: On, table: KeyedTable) => drizzle({ client: on }).select({ id: table.id }).from(table)

/** The rows with these keys, in the order of their keys; `lock` keeps others from changing them meanwhile. */
export async function rowsByKey<T extends KeyedTable>(
  on: On,
  table: T,
  keys: readonly Key[],
  { lock = false }: { lock?: boolean } = {},
): Promise<T['$inferSelect'][]> {
  if (keys.length === 0) return []
  const query = rowsOf(on, table)
    .where(inArray(table.id, [...keys]))
    .orderBy(asc(table.id))
  return lock ? query.for('update') : query
}

/** Keys of the rows that have a value in a column. */
export const keysWith = async <T extends KeyedTable>(
  on: On,
  table: T,
  column: PgColumn,
  value: unknown,
): Promise<Key[]> => (await idsOf(on, table).where(eq(column, value))).map((row) => row.id as Key)

/** The values of a text column that are the base itself or the base with a number behind it. */
export async function numberedAfter(on: On, table: KeyedTable, column: PgColumn, base: string): Promise<Set<string>> {
  const begins = `${base.replaceAll(/[\\%_]/g, String.raw`\$&`)}-%`
  const rows = await drizzle({ client: on })
    .select({ value: column })
    .from(table)
    .where(or(eq(column, base), like(column, begins)))
  return new Set(rows.map((row) => row.value as string))
}

/** Inserts a row; answers it as the table has it. Throws where another row has its key. */
export const insertRow = async <T extends PgTable>(
  on: Queryable,
  table: T,
  values: T['$inferInsert'],
): Promise<T['$inferSelect']> => (await inserting(on, table, values).returning())[0]!

/** Inserts a row unless another one has its key; answers the new row, or null. */
export const insertNewRow = async <T extends PgTable>(
  on: Queryable,
  table: T,
  values: T['$inferInsert'],
): Promise<T['$inferSelect'] | null> =>
  (await inserting(on, table, values).onConflictDoNothing().returning())[0] ?? null

const inserting = (on: Queryable, table: PgTable, values: object) =>
  drizzle({ client: on as On })
    .insert(table)
    .values(values)

/** Updates a row that exists; answers it as it is then. A key among the values is left out. */
export async function updateRow<T extends KeyedTable>(
  on: Queryable,
  table: T,
  key: Key,
  values: Partial<T['$inferInsert']>,
): Promise<T['$inferSelect']> {
  const changes = Object.fromEntries(Object.entries(values).filter(([column]) => column !== 'id'))
  const [row] = await drizzle({ client: on as On })
    .update(table as KeyedTable)
    .set(changes)
    .where(eq(table.id, key))
    .returning()
  return row!
}

/** Deletes rows by their keys; answers how many there were. */
export async function deleteRows(on: On, table: KeyedTable, keys: readonly Key[]): Promise<number> {
  if (keys.length === 0) return 0
  const { rowCount } = await drizzle({ client: on })
    .delete(table)
    .where(inArray(table.id, [...keys]))
  return rowCount ?? 0
}

/** The keys of every row of a table, which must be a small one. */
export const allKeys = async (on: On, table: KeyedTable): Promise<Key[]> =>
  (await idsOf(on, table)).map((row) => row.id as Key)

/** Which of these keys there are in a table. */
export async function keysAmong(on: On, table: KeyedTable, keys: readonly Key[]): Promise<Key[]> {
  if (keys.length === 0) return []
  return (await idsOf(on, table).where(inArray(table.id, [...keys]))).map((row) => row.id as Key)
}

/** The rows whose column has one of these values, in the order of that column. */
export async function rowsWith<T extends PgTable>(
  on: On,
  table: T,
  column: PgColumn,
  values: readonly unknown[],
): Promise<T['$inferSelect'][]> {
  if (values.length === 0) return []
  return rowsOf(on, table)
    .where(inArray(column, [...values]))
    .orderBy(asc(column))
}
