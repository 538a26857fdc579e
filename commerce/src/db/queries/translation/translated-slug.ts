/** Translated slugs, which are unique in their language. */
import { and, ne, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Translations } from '../../tables/columns.ts'
import type { Key, KeyedTable } from '../../statements/rows.ts'

/** Which of these slugs another row of the table has in the language. */
export async function slugsTakenInLanguage(
  client: PoolClient,
  table: KeyedTable,
  slugs: readonly { language: string; slug: string; key: Key }[],
): Promise<boolean[]> {
  if (slugs.length === 0) return []
  const rows = await drizzle({ client })
    .select({ id: table.id, translations: sql<Translations>`translations` })
    .from(table)
    .where(
      or(
        ...slugs.map(({ language, slug, key }) =>
          and(sql`translations -> ${language} ->> 'slug' = ${slug}`, ne(table.id, key)),
        ),
      ),
    )
  return slugs.map(({ language, slug, key }) =>
    rows.some((row) => row.id !== key && row.translations[language]?.slug === slug),
  )
}
