/** Writes the settings of the whole shop. */
import { getTableColumns } from 'drizzle-orm'
import { shops } from '../../tables/index.ts'
import { assembled, type Queryable, statement } from '../../statements/statement.ts'

export type ShopSettings = Partial<Omit<typeof shops.$inferSelect, 'id'>>

const COLUMN_NAMES = new Map(Object.entries(getTableColumns(shops)).map(([key, column]) => [key, column.name]))
/** Columns whose new entries are merged into what is there. */
const MERGED = new Set(['metadata', 'privateMetadata'])

const ENSURE_SHOP = statement('ensure_shop', 'insert into shops (id) values (1) on conflict do nothing')
const LOCK_PRIVATE_METAFIELD = statement(
  'lock_private_metafield',
  'select private_metadata ->> $1 as value from shops order by id limit 1 for update',
)
const WRITE_SHOP_SETTINGS = assembled(
  'write_shop_settings',
  (given: readonly (readonly [key: string, value: unknown])[]) => ({
    text: `update shops set ${given
      .map(([key], i) => {
        const column = `"${COLUMN_NAMES.get(key)}"`
        return MERGED.has(key) ? `${column} = ${column} || $${i + 1}::jsonb` : `${column} = $${i + 1}`
      })
      .join(', ')} where id = (select id from shops order by id limit 1)`,
    values: given.map(([key, value]) => (MERGED.has(key) ? JSON.stringify(value) : value)),
  }),
).examples(() => [[[...COLUMN_NAMES.keys()].filter((key) => key !== 'id').map((key) => [key, null] as const)]])

/** Writes only the settings that are given; a shop without a row gets one. */
export async function writeShopSettings(on: Queryable, settings: ShopSettings): Promise<void> {
  await ENSURE_SHOP.run(on)
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  if (given.length) await WRITE_SHOP_SETTINGS.run(on, given)
}

/** A value of the shop's private metadata, null for none. Nobody else changes the shop until the transaction ends. */
export async function lockPrivateMetafield(on: Queryable, key: string): Promise<string | null> {
  await ENSURE_SHOP.run(on)
  const row = await LOCK_PRIVATE_METAFIELD.single(on, key)
  return row.value
}
