/**
 * Writes many new rows by COPY, which costs a third of inserting them. Nothing of theirs may be in the table yet:
 * neither their keys nor, for rows that belong to something, other rows of it.
 */
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { quote } from '../statements/quote.ts'
import { batches, type Counts, freshColumns, type SavedRow } from '../statements/save.ts'

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Most rows of one COPY. */
const AT_ONCE = 10_000

/** A value in COPY's text format. */
function cell(value: unknown): string {
  if (value === null) return '\\N'
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replaceAll(/[\\\n\r\t]/g, (sign) => ESCAPED[sign]!)
}

/** Adds new rows, whose ids may be given among their values. */
export async function copyIn<T extends PgTable>(
  client: PoolClient,
  table: T,
  rows: readonly Omit<SavedRow<T>, 'id'>[],
  counts: Counts,
): Promise<void> {
  const prepared = rows.map((row) => freshColumns(table, row))
  for (const { columns, batch } of batches(prepared, (row) => row, AT_ONCE)) {
    const into = client.query(
      copyFrom(`copy ${quote(getTableConfig(table).name)} (${columns.map(quote).join()}) from stdin`),
    )
    const lines = batch.map((row) => `${columns.map((name) => cell(row[name])).join('\t')}\n`)
    await pipeline(Readable.from([lines.join('')]), into)
  }
  counts.added += rows.length
}

/** Ids for so many rows that will be added. */
export async function nextIds(client: PoolClient, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await client.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence($1, 'id'))::int as id from generate_series(1, $2)",
    [quote(getTableConfig(table).name), count],
  )
  return rows.map((row) => row.id)
}

/**
 * Lets new products name a variant that the same transaction adds later. What they name is looked at when the
 * transaction ends.
 */
export async function deferDefaultVariants(client: PoolClient): Promise<void> {
  await client.query('set constraints products_default_variant_id_variants_id_fk deferred')
}
