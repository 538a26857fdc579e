/** Reads and deletes rows of any table by its key, as Drizzle knows the table; `save.ts` writes them. */
import { asc, eq, getTableColumns, inArray, like, or } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { claim, shared } from './together.ts'

export type Key = number | string
export type KeyedTable = PgTable & { id: PgColumn }
type On = Pool | PoolClient

/** A column of a table by its property. */
export const columnOf = (table: PgTable, property: string): PgColumn => getTableColumns(table)[property]!

const propertyOf = (table: PgTable, column: PgColumn): string =>
  Object.entries(getTableColumns(table)).find(([, one]) => one.name === column.name)![0]

/** Whether the keys of a table are UUIDs. */
export const hasUuids = (table: KeyedTable): boolean => table.id.getSQLType() === 'uuid'

const nameOf = (table: PgTable): string => getTableConfig(table).name
const union = <T>(asked: readonly (readonly T[])[]): T[] => [...new Set(asked.flat())]

/** The rows that belong to each question, by a value of theirs. */
function pick<Row>(asked: readonly (readonly unknown[])[], rows: Row[], valueOf: (row: Row) => unknown): Row[][] {
  if (asked.length === 1) return [rows]
  return asked.map((values) => {
    const wanted = new Set(values.map(String))
    return rows.filter((row) => wanted.has(String(valueOf(row))))
  })
}

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
  if (lock) for (const key of keys) claim(on, `${nameOf(table)} ${key}`)
  return shared(on, `rows ${nameOf(table)} ${lock}`, keys, async (client, asked) => {
    const query = rowsOf(client, table)
      .where(inArray(table.id, union(asked)))
      .orderBy(asc(table.id))
    const rows = await (lock ? query.for('update') : query)
    return pick(asked, rows, (row) => (row as { id: Key }).id)
  })
}

/** Keys of the rows that have a value in a column. */
export async function keysWith<T extends KeyedTable>(
  on: On,
  table: T,
  column: PgColumn,
  value: unknown,
): Promise<Key[]> {
  return shared(on, `keys ${nameOf(table)} ${column.name}`, value, async (client, asked) => {
    const [only] = asked
    if (asked.length === 1) return [(await idsOf(client, table).where(eq(column, only))).map((row) => row.id as Key)]
    const from: KeyedTable = table
    const rows = await drizzle({ client })
      .select({ id: table.id, value: column })
      .from(from)
      .where(inArray(column, [...new Set(asked)]))
    return asked.map((one) => rows.filter((row) => row.value === one).map((row) => row.id as Key))
  })
}

/** The values of a text column that are the base itself or the base with a number behind it. */
export async function numberedAfter(on: On, table: KeyedTable, column: PgColumn, base: string): Promise<Set<string>> {
  return shared(on, `numbered ${nameOf(table)} ${column.name}`, base, async (client, bases) => {
    const rows = await drizzle({ client })
      .select({ value: column })
      .from(table)
      .where(
        or(
          ...[...new Set(bases)].flatMap((one) => [
            eq(column, one),
            like(column, `${one.replaceAll(/[\\%_]/g, String.raw`\$&`)}-%`),
          ]),
        ),
      )
    const values = rows.map((row) => row.value as string)
    return bases.map((one) => new Set(values.filter((value) => value === one || value.startsWith(`${one}-`))))
  })
}

/** Deletes rows by their keys; answers how many there were. */
export async function deleteRows(on: On, table: KeyedTable, keys: readonly Key[]): Promise<number> {
  if (keys.length === 0) return 0
  return shared(on, `delete ${nameOf(table)}`, keys, async (client, asked) => {
    const gone = await drizzle({ client })
      .delete(table)
      .where(inArray(table.id, union(asked)))
      .returning({ id: table.id })
    return pick(asked, gone, (row) => row.id).map((rows) => rows.length)
  })
}

/** Which of these keys there are in a table. */
export async function keysAmong(on: On, table: KeyedTable, keys: readonly Key[]): Promise<Key[]> {
  if (keys.length === 0) return []
  const rows = await drizzle({ client: on })
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...keys]))
  return rows.map((row) => row.id as Key)
}

/** The rows whose column has one of these values, in the order of that column. */
export const rowsWith = <T extends PgTable>(
  on: On,
  table: T,
  column: PgColumn,
  values: readonly unknown[],
): Promise<T['$inferSelect'][]> =>
  values.length === 0
    ? Promise.resolve([])
    : shared(on, `with ${nameOf(table)} ${column.name}`, values, async (client, asked) => {
        const rows = await rowsOf(client, table)
          .where(inArray(column, union(asked)))
          .orderBy(asc(column))
        return pick(
          asked,
          rows as T['$inferSelect'][],
          (row) => (row as Record<string, unknown>)[propertyOf(table, column)],
        )
      })
