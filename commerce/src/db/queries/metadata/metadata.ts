/** Changes the metadata of any row, each in one statement, so that simultaneous changes do not overwrite each other. */
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../driver/connect.ts'
import * as tables from '../../tables/index.ts'
import { assembled, type Queryable } from '../../statements/statement.ts'
import type { MetadataMap } from '../../tables/columns.ts'

const TABLES = {
  apps: tables.apps,
  attributes: tables.attributes,
  categories: tables.categories,
  channels: tables.channels,
  checkouts: tables.checkouts,
  checkoutLines: tables.checkoutLines,
  collections: tables.collections,
  fulfillments: tables.fulfillments,
  giftCards: tables.giftCards,
  invoices: tables.invoices,
  menuItems: tables.menuItems,
  menus: tables.menus,
  orderLines: tables.orderLines,
  orders: tables.orders,
  pages: tables.pages,
  pageTypes: tables.pageTypes,
  productMedia: tables.productMedia,
  products: tables.products,
  productTypes: tables.productTypes,
  promotions: tables.promotions,
  shippingMethods: tables.shippingMethods,
  shippingZones: tables.shippingZones,
  taxClasses: tables.taxClasses,
  taxConfigurations: tables.channels,
  transactions: tables.transactions,
  userAddresses: tables.userAddresses,
  users: tables.users,
  variants: tables.variants,
  vouchers: tables.vouchers,
  warehouses: tables.warehouses,
} satisfies Record<string, PgTable>

export type MetadataTable = keyof typeof TABLES
export type MetadataKey<Name extends MetadataTable> = (typeof TABLES)[Name]['$inferSelect']['id']

/** A row of these tables by its id; null when there is none. */
export async function rowWithMetadata<
  Name extends 'checkoutLines' | 'orderLines' | 'fulfillments' | 'menuItems' | 'productMedia' | 'giftCards',
>(
  { pool }: Pick<Database, 'pool'>,
  name: Name,
  id: MetadataKey<Name>,
): Promise<(typeof TABLES)[Name]['$inferSelect'] | null> {
  const table: PgTable & { id: PgColumn } = TABLES[name]
  const rows = await drizzle({ client: pool }).select().from(table).where(eq(table.id, id))
  return (rows[0] as (typeof TABLES)[Name]['$inferSelect'] | undefined) ?? null
}

export interface MetadataPlace {
  table: MetadataTable
  key: number | string
  isPrivate: boolean
}

export interface MetadataChange {
  put: MetadataMap
  drop: readonly string[]
}

/** SQL before a change and in its condition, for tables whose owner counts changes. */
const BESIDES: Partial<Record<MetadataTable, { before: string; where: string }>> = {
  // The checkout is written first, as in every change of its lines.
  checkoutLines: {
    before: `with c as (update checkouts set version = version + 1, updated_at = $5 where id = (select checkout_id from checkout_lines where id = $1) returning id)`,
    where: 'and t.checkout_id in (select id from c)',
  },
}

/** Most bytes that metadata may take. */
export interface MetadataLimits {
  /** Bytes of one object's metadata, as JSON. */
  ofOne: number
  /** Bytes of keys and values in everything that belongs to one checkout; null where they are not limited. */
  ofCheckout: number | null
}

const bytesOf = (map: string): string =>
  `(select coalesce(sum(octet_length(e.key) + octet_length(e.value)), 0) from jsonb_each_text(${map}) e)`
/** Bytes that a checkout holds without the map that is being changed. */
const CHECKOUT = `(${bytesOf('k.private_metadata')}
  + ${bytesOf("coalesce(k.shipping_address -> 'metadata', '{}')")} + ${bytesOf("coalesce(k.billing_address -> 'metadata', '{}')")})`
const LINES = `(select coalesce(sum(${bytesOf('l.metadata')} + ${bytesOf('l.private_metadata')}), 0) from checkout_lines l where l.checkout_id = k.id)`
const IN_ALL: Partial<Record<MetadataTable, (after: string) => string>> = {
  checkouts: (after) => `(select ${bytesOf(after)} + ${CHECKOUT} + ${LINES} from checkouts k where k.id = t.id)`,
  checkoutLines: (after) =>
    `(select ${bytesOf(after)} - ${bytesOf('t.metadata')} + ${bytesOf('k.metadata')} + ${CHECKOUT} + ${LINES} from checkouts k where k.id = t.checkout_id)`,
}

/** The type of a table's keys: UUIDs for what shoppers make, numbers for what the shop has. */
export const typeOfId = (table: MetadataTable): string => getTableColumns(TABLES[table] as PgTable).id!.getSQLType()
const NAMES = Object.keys(TABLES) as MetadataTable[]
const ROOMY: MetadataLimits = { ofOne: 1, ofCheckout: 1 }

const CHANGE_METADATA = assembled(
  'change_metadata',
  (
    { table, key, isPrivate }: MetadataPlace,
    { put, drop }: MetadataChange,
    { ofOne, ofCheckout }: MetadataLimits,
    now: Date,
  ) => {
    const columns = getTableColumns(TABLES[table] as PgTable)
    const place = placeOf(table, isPrivate)
    const after = `(${place.read} || $2::jsonb) - $3::text[]`
    const sets = [
      place.write(after),
      ...('updatedAt' in columns ? ['updated_at = $5'] : []),
      ...('version' in columns ? ['version = version + 1'] : []),
    ]
    const { before = '', where = '' } = BESIDES[table] ?? {}
    const inAll = ofCheckout === null || isPrivate ? undefined : IN_ALL[table]?.(after)
    return {
      text: `${before} update ${getTableName(TABLES[table])} t set ${sets.join(', ')}
      where t.id = $1::${typeOfId(table)} and octet_length((${after})::text) <= $4 and $5::timestamptz is not null ${where} ${inAll ? `and (${inAll} <= $6 or ${bytesOf(after)} <= ${bytesOf(place.read)})` : ''} returning true as fits`,
      values: [key, put, drop, ofOne, now, ...(inAll ? [ofCheckout] : [])],
    }
  },
).examples(() =>
  NAMES.flatMap((table) =>
    [true, false].map((isPrivate): [MetadataPlace, MetadataChange, MetadataLimits, Date] => [
      { table, key: 1, isPrivate },
      { put: {}, drop: [] },
      ROOMY,
      new Date(0),
    ]),
  ),
)
const METADATA_ROW = assembled('metadata_row', (table: MetadataTable, key: number | string) => ({
  text: `select from ${getTableName(TABLES[table])} where id = $1::${typeOfId(table)}`,
  values: [key],
})).examples(() => NAMES.map((table): [MetadataTable, number] => [table, 1]))

/**
 * Changes a row's metadata. Answers null where there is no such row; false where it would exceed the limits, so that
 * nothing was changed.
 */
export async function changeMetadata(
  db: Queryable,
  place: MetadataPlace,
  change: MetadataChange,
  room: MetadataLimits,
  now: Date,
): Promise<boolean | null> {
  if ((await CHANGE_METADATA.run(db, place, change, room, now)) > 0) return true
  return (await METADATA_ROW.run(db, place.table, place.key)) > 0 ? false : null
}

/** Where the metadata is stored; that of an address is inside its JSON. */
function placeOf(table: MetadataTable, isPrivate: boolean): { read: string; write: (value: string) => string } {
  if (table === 'userAddresses')
    return {
      read: `coalesce(t.address -> 'metadata', '{}')`,
      write: (value) => `address = jsonb_set(t.address, '{metadata}', ${value})`,
    }
  // A channel's tax configuration stands in the channel's row, beside the channel's own metadata.
  if (table === 'taxConfigurations') {
    const column = isPrivate ? 'tax_private_metadata' : 'tax_metadata'
    return { read: `t.${column}`, write: (value) => `${column} = ${value}` }
  }
  const column = isPrivate ? 'private_metadata' : 'metadata'
  return { read: `t.${column}`, write: (value) => `${column} = ${value}` }
}
