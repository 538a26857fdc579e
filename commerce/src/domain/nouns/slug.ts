/** Makes the slug of something new from its name. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import slugify from '@sindresorhus/slugify'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { type KeyedTable, numberedAfter } from '../../db/statements/rows.ts'

/** A text as part of a URL: Latin letters, digits, hyphens and underscores; empty where nothing is left. */
export const slugified = (text: string): string =>
  slugify(text, { decamelize: false, preserveCharacters: ['_'] }).slice(0, LONGEST_TEXT)

/** The slug of a name; where it is taken, with the first free number from 2 on behind it. */
export async function freeSlug(client: PoolClient, table: KeyedTable, column: PgColumn, name: string): Promise<string> {
  const base = slugified(name) || 'item'
  const taken = await numberedAfter(client, table, column, base)
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}
