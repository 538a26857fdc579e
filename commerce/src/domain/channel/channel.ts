/** Channels: where the shop sells, in one currency, from its warehouses, to the countries of its shipping zones. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type { ChannelErrorCode } from '@semena/contract/enums'
import { keysWith } from '../../db/statements/rows.ts'
import { channels, shippingZones, warehouses } from '../../db/tables/shop.ts'
import {
  addZonesOfChannel,
  appendWarehouses,
  removeWarehousesOfChannel,
  removeZonesOfChannel,
} from '../../db/queries/reference/channel.ts'
import { dropForeignWarehouses } from '../../db/queries/shipping/shipping-zone.ts'
import type { ChannelCreateInput, ChannelUpdateInput } from './inputs.generated.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { type Entry, type Field, nounOf } from '../nouns/noun.ts'
import { keysInBoth, relatedKeys } from '../nouns/related.ts'
import { slugified } from '../nouns/slug.ts'
import { refusal, type Refusal } from '../result.ts'
import { plainText } from '../text.ts'
import { checkoutSettings, orderSettings, paymentSettings, stockSettings } from './settings.ts'

const f = fieldsOf(channels)
const WAREHOUSE = { table: warehouses, type: 'Warehouse' } as const
const ZONE = { table: shippingZones, type: 'ShippingZone' } as const

/** A channel as it is written. Its currency stays what it was made with. */
export type ChannelWritten = Partial<ChannelCreateInput> & ChannelUpdateInput

/** A text that is no slug becomes one. */
const slug: Field<typeof channels, string> = {
  async read(value, { name, entry: { change, before } }) {
    if (value == null && before) return {}
    const given = plainText(value ?? '').trim()
    const made = /^[\p{L}\p{N}_-]+$/u.test(given) ? given.toLowerCase() : slugified(given)
    if (!made) return { faults: [refusal('REQUIRED', name, 'Slug cannot be blank.')] }
    if (made.length > LONGEST_TEXT) return { faults: [refusal('INVALID', name, 'This slug is too long.')] }
    const others = (await keysWith(change.client, channels, channels.slug, made)).filter((key) => key !== before?.id)
    return others.length
      ? { faults: [refusal('UNIQUE', name, 'There is a channel with this slug already.')] }
      : { values: { slug: made } }
  },
}

/** Three letters, be they a known currency or not. */
const currencyCode: Field<typeof channels, string> = {
  read(value, { name, entry }) {
    if (entry.before) return {}
    const given = plainText(value ?? '').trim()
    if (!given) return { faults: [refusal('REQUIRED', name, 'This field cannot be blank.')] }
    return /^[a-z]{3}$/i.test(given)
      ? { values: { currency: given } }
      : { faults: [refusal('INVALID', name, 'A currency has three letters.')] }
  },
}

const isNew: Field<typeof channels, boolean> = {
  read: (value, { entry }) =>
    value == null
      ? { values: entry.before ? {} : { isActive: false, allowUnpaidOrders: false, expireOrdersAfter: null } }
      : {
          values: { isActive: value, ...(entry.before ? {} : { allowUnpaidOrders: false, expireOrdersAfter: null }) },
        },
}

export const channel = nounOf<ChannelWritten, ChannelErrorCode>()({
  type: 'Channel',
  table: channels,
  fields: {
    name: f.text('name', { required: true }),
    slug,
    currencyCode,
    isActive: isNew,
    defaultCountry: f.value('defaultCountry'),
    stockSettings,
    orderSettings,
    checkoutSettings,
    paymentSettings,
    metadata: f.metadata('metadata'),
    privateMetadata: f.metadata('privateMetadata'),
    addWarehouses: f.elsewhere(),
    removeWarehouses: f.elsewhere(),
    addShippingZones: f.elsewhere(),
    removeShippingZones: f.elsewhere(),
  },
  check: ({ input }) => {
    const both: Refusal<ChannelErrorCode>[] = []
    const text = 'The same object cannot be added and removed.'
    const inBoth = keysInBoth(WAREHOUSE, input.addWarehouses, input.removeWarehouses)
    if (inBoth.length)
      both.push(refusal('DUPLICATED_INPUT_ITEM', 'warehouses', text, { warehouses: inBoth.map(String) }))
    const zones = keysInBoth(ZONE, input.addShippingZones, input.removeShippingZones)
    if (zones.length)
      both.push(refusal('DUPLICATED_INPUT_ITEM', 'shippingZones', text, { shippingZones: zones.map(Number) }))
    return both
  },
  relate: relateChannel,
  stale: ['site', 'products', 'collections'],
  events: { created: 'CHANNEL_CREATED', updated: 'CHANNEL_UPDATED', deleted: 'CHANNEL_DELETED' },
})

/** Adds and removes warehouses and shipping zones. A zone is not left with a warehouse of other channels. */
async function relateChannel(
  { change: { client }, input }: Entry<typeof channels, ChannelWritten>,
  key: number | string,
): Promise<Refusal<ChannelErrorCode>[] | void> {
  const id = Number(key)
  const add = await relatedKeys(client, WAREHOUSE, input.addWarehouses, 'addWarehouses')
  const remove = await relatedKeys(client, WAREHOUSE, input.removeWarehouses, 'removeWarehouses')
  const addZones = await relatedKeys(client, ZONE, input.addShippingZones, 'addShippingZones')
  const removeZones = await relatedKeys(client, ZONE, input.removeShippingZones, 'removeShippingZones')
  const faults = [add, remove, addZones, removeZones].flatMap((read) => read.faults)
  if (faults.length) return faults
  if (add.keys.length) await appendWarehouses(client, id, add.keys)
  if (remove.keys.length) await removeWarehousesOfChannel(client, id, remove.keys)
  if (addZones.keys.length) await addZonesOfChannel(client, id, addZones.keys)
  if (removeZones.keys.length) await removeZonesOfChannel(client, id, removeZones.keys)
  await dropForeignWarehouses(client, { warehouseIds: remove.keys, zoneIds: removeZones.keys })
}
