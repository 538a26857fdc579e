/** Renews what the planner knows of tables, after much was written at once. */
import type { PoolClient } from 'pg'
import { quote } from '../statements/quote.ts'
import { statement } from '../statements/statement.ts'

const FILLED = statement(
  'tables_with_rows',
  `select c.relname::text as "name!" from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and pg_relation_size(c.oid) > 0 order by 1`,
)

/**
 * Renews the statistics of all tables that hold rows. An empty table is left alone: of one without statistics the planner
 * expects some pages and takes its indexes, while of one that is known to be empty it would read the whole, and would go
 * on doing so in the plans that it keeps while the shop's first orders come.
 */
export async function analyzeFilled(client: PoolClient): Promise<void> {
  const tables = await FILLED.many(client)
  if (tables.length > 0) await client.query(`analyze ${tables.map(({ name }) => quote(name)).join(', ')}`)
}
