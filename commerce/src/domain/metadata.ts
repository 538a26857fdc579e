/** Metadata that clients store with objects of the shop: texts by key, within limits. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type { Ctx } from '../context.ts'
import { forget } from '../memory/memory.ts'
import { whoActs } from '../db/driver/acting.ts'
import { transaction } from '../db/driver/transaction.ts'
import { type AppEvent, addAppEvents } from '../db/queries/webhook/app-event.ts'
import {
  changeMetadata,
  type MetadataChange,
  type MetadataPlace,
  type MetadataTable,
} from '../db/queries/metadata/metadata.ts'
import type { Queryable } from '../db/statements/statement.ts'
import type { MetadataMap } from '../db/tables/columns.ts'
import type { StaleTag } from './changes/changing.ts'
import { ok, type Refusal, refuse, type Result } from './result.ts'

/** Most bytes of one object's metadata, as JSON. */
export const MOST_METADATA_BYTES = 64 * 1024
/** Most bytes of keys and values in one checkout when somebody who is not signed in writes them. */
export const STRANGERS_METADATA_BYTES = 4 * 1024

export type MetadataCode = 'REQUIRED' | 'INVALID' | 'NOT_FOUND'

/** What is wrong with entered metadata, whatever the object holds already. */
export function metadataFault(entered: MetadataMap, field: string): Refusal<'REQUIRED' | 'INVALID'> | null {
  const keys = Object.keys(entered)
  if (keys.some((key) => !key.trim())) return refuse('REQUIRED', field, 'Metadata key cannot be empty.').errors[0]!
  if (keys.some((key) => key.length > LONGEST_TEXT))
    return refuse('INVALID', field, `Metadata keys have at most ${LONGEST_TEXT} characters.`).errors[0]!
  return isTooMuch(entered) ? tooMuch(field) : null
}

/** Whether metadata exceeds the limit of one object. */
export const isTooMuch = (map: MetadataMap): boolean => Buffer.byteLength(JSON.stringify(map)) > MOST_METADATA_BYTES

/** Bytes of keys and values, counted as the database counts them. */
export const bytesOf = (map: MetadataMap | undefined): number =>
  Object.entries(map ?? {}).reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0)

/** The refusal of metadata that exceeds the limit. */
export const tooMuch = (field: string): Refusal<'INVALID'> =>
  refuse('INVALID', field, `Metadata of one object takes at most ${MOST_METADATA_BYTES / 1024} kB.`).errors[0]!

/** Tables whose metadata pages show. The others belong to one shopper, or no page shows them. */
const SHOWN: Partial<Record<MetadataTable, readonly StaleTag[]>> = {
  attributes: ['products', 'collections'],
  categories: ['site'],
  channels: ['site'],
  collections: ['site'],
  menuItems: ['site'],
  menus: ['site'],
  pages: ['pages'],
  pageTypes: ['pages'],
  productMedia: ['products', 'collections'],
  products: ['products', 'collections'],
  productTypes: ['products', 'collections'],
  shippingMethods: ['site'],
  variants: ['products', 'collections'],
}

/** What apps hear of a change of metadata; orders, checkouts and payments are heard of by triggers. */
const EVENTS: Partial<Record<MetadataTable, Pick<AppEvent, 'type' | 'subjectType'>>> = {
  channels: { type: 'CHANNEL_METADATA_UPDATED', subjectType: 'Channel' },
  collections: { type: 'COLLECTION_METADATA_UPDATED', subjectType: 'Collection' },
  giftCards: { type: 'GIFT_CARD_METADATA_UPDATED', subjectType: 'GiftCard' },
  products: { type: 'PRODUCT_METADATA_UPDATED', subjectType: 'Product' },
  shippingZones: { type: 'SHIPPING_ZONE_METADATA_UPDATED', subjectType: 'ShippingZone' },
  users: { type: 'CUSTOMER_METADATA_UPDATED', subjectType: 'User' },
  variants: { type: 'PRODUCT_VARIANT_METADATA_UPDATED', subjectType: 'ProductVariant' },
  vouchers: { type: 'VOUCHER_METADATA_UPDATED', subjectType: 'Voucher' },
  warehouses: { type: 'WAREHOUSE_METADATA_UPDATED', subjectType: 'Warehouse' },
}

/** Sets and deletes keys of an object's metadata. Simultaneous changes of one object do not overwrite each other. */
export async function writeMetadata(
  { database: { pool }, clock, changes, viewer }: Pick<Ctx, 'database' | 'clock' | 'changes' | 'viewer'>,
  place: MetadataPlace,
  change: MetadataChange,
): Promise<Result<null, MetadataCode>> {
  const fault = metadataFault(change.put, 'input')
  if (fault) return { ok: false, errors: [fault] }
  const room = {
    ofOne: MOST_METADATA_BYTES,
    ofCheckout: viewer.kind === 'anonymous' ? STRANGERS_METADATA_BYTES : null,
  }
  const tags = place.isPrivate ? undefined : SHOWN[place.table]
  const write = (on: Queryable) => changeMetadata(on, place, change, room, clock.now())
  const event = EVENTS[place.table]
  // The change log is written in transactions.
  const done =
    tags || event || whoActs()
      ? await transaction(pool, async (client) => {
          const changed = await write(client)
          if (changed && event)
            await addAppEvents(client, [{ ...event, subjectKey: String(place.key), snapshot: null }])
          if (changed && tags) await changes.tell(client, tags)
          return changed
        })
      : await write(pool)
  if (done === null) return refuse('NOT_FOUND', 'id', "Couldn't resolve to a node.")
  if (!done) return { ok: false, errors: [tooMuch('input')] }
  if (SHOWN[place.table] || place.table === 'taxConfigurations') forget(pool)
  return ok(null)
}
