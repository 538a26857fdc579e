/** The select list of a whole row. */
import { getTableColumns, type Table } from 'drizzle-orm'

/**
 * `o."id" as "id", o."user_email" as "userEmail" …`: every column of a table that a statement calls `alias`, save those
 * that only conditions need.
 */
export const columnsOf = (table: Table, alias: string, without: readonly string[] = []): string =>
  Object.entries(getTableColumns(table))
    .filter(([key]) => !without.includes(key))
    .map(([key, column]) => `${alias}."${column.name}" as "${key}"`)
    .join(', ')
