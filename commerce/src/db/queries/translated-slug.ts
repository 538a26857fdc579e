/** Translated slugs, which are unique in their language. */
import { and, ne, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Key, KeyedTable } from '../rows.ts'

/** Whether another row of the table has this slug in the language. */
export async function slugTakenInLanguage(
  client: PoolClient,
  table: KeyedTable,
  language: string,
  slug: string,
  except: Key,
): Promise<boolean> {
  const rows = await drizzle({ client })
    .select({ id: table.id })
    .from(table)
    .where(and(sql`translations -> ${language} ->> 'slug' = ${slug}`, ne(table.id, except)))
    .limit(1)
  return rows.length > 0
}
