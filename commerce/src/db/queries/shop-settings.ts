/** Writing the settings of the whole installation. */
import type { Pool, PoolClient } from 'pg'
import { getTableColumns } from 'drizzle-orm'
import { shops } from '../tables/index.ts'

export type ShopSettings = Partial<Omit<typeof shops.$inferSelect, 'id'>>

const COLUMN_NAMES = new Map(Object.entries(getTableColumns(shops)).map(([key, column]) => [key, column.name]))
/** Added to what there is, not put in its place. */
const MERGED = new Set(['metadata', 'privateMetadata'])

/** Only what is given is written; a shop without a row gets one. */
export async function writeShopSettings(on: Pool | PoolClient, settings: ShopSettings): Promise<void> {
  await on.query('insert into shops (id) values (1) on conflict do nothing')
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  if (!given.length) return
  const sets = given.map(([key], i) => {
    const column = `"${COLUMN_NAMES.get(key)}"`
    return MERGED.has(key) ? `${column} = ${column} || $${i + 1}::jsonb` : `${column} = $${i + 1}`
  })
  await on.query(
    `update shops set ${sets.join(', ')} where id = (select id from shops order by id limit 1)`,
    given.map(([key, value]) => (MERGED.has(key) ? JSON.stringify(value) : value)),
  )
}
