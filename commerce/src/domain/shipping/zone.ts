/** Shipping zones: countries with the channels that sell there and the warehouses that ship there. */
import type { ShippingErrorCode } from '@semena/contract/enums'
import { removeZonesOfChannel } from '../../db/queries/reference/channel.ts'
import {
  addChannelsToZone,
  addZoneWarehouses,
  dropForeignWarehouses,
  foreignWarehouses,
  otherZones,
  removeZoneWarehouses,
} from '../../db/queries/shipping/shipping-zone.ts'
import { channels, shippingZones, warehouses } from '../../db/tables/shop.ts'
import type { ShippingZoneUpdateInput } from './inputs.generated.ts'
import { COUNTRY_NAMES, isCountry } from '../countries.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { type Entry, type Field, nounOf } from '../nouns/noun.ts'
import { keysInBoth, relatedKeys } from '../nouns/related.ts'
import { refusal, type Refusal } from '../result.ts'

const f = fieldsOf(shippingZones)
const WAREHOUSE = { table: warehouses, type: 'Warehouse' } as const
const CHANNEL = { table: channels, type: 'Channel' } as const

const countries: Field<typeof shippingZones, string[]> = {
  read(value, { name }) {
    if (!value) return {}
    const codes = [...new Set(value.map((code) => code.toUpperCase()))]
    const unknown = codes.filter((code) => !isCountry(code))
    return unknown.length
      ? { faults: [refusal('INVALID', name, `No country has the code ${unknown.join(', ').slice(0, 80)}.`)] }
      : { values: { countries: codes } }
  },
}

/** The one zone for all countries that no other zone has when it is written. */
const isDefault: Field<typeof shippingZones, boolean> = {
  async read(value, { entry: { change, before } }) {
    if (!value) return value == null ? {} : { values: { isDefault: false } }
    const others = await otherZones(change.client, before?.id ?? null)
    const served = new Set(others.flatMap((zone) => zone.countries))
    return { values: { isDefault: true, countries: [...COUNTRY_NAMES.keys()].filter((code) => !served.has(code)) } }
  },
}

export const shippingZone = nounOf<ShippingZoneUpdateInput, ShippingErrorCode>()({
  type: 'ShippingZone',
  table: shippingZones,
  fields: {
    name: f.text('name', { required: true, max: 100 }),
    description: f.text('description', { max: 20_000 }),
    countries,
    default: isDefault,
    addChannels: f.elsewhere(),
    removeChannels: f.elsewhere(),
    addWarehouses: f.elsewhere(),
    removeWarehouses: f.elsewhere(),
  },
  check: async ({ change, before, input }) => {
    const text = 'The same object cannot be added and removed.'
    const ofWarehouses = keysInBoth(WAREHOUSE, input.addWarehouses, input.removeWarehouses).map(String)
    const ofChannels = keysInBoth(CHANNEL, input.addChannels, input.removeChannels).map(Number)
    const others = input.default ? await otherZones(change.client, before?.id ?? null) : []
    return [
      ...(others.some((zone) => zone.isDefault)
        ? [refusal('ALREADY_EXISTS', 'default', 'There is a default shipping zone already.')]
        : []),
      ...(ofWarehouses.length
        ? [refusal('DUPLICATED_INPUT_ITEM', 'removeWarehouses', text, { warehouses: ofWarehouses })]
        : []),
      ...(ofChannels.length
        ? [refusal('DUPLICATED_INPUT_ITEM', 'removeChannels', text, { channels: ofChannels })]
        : []),
    ]
  },
  relate: relateZone,
  stale: ['site', 'products', 'collections'],
  events: { created: 'SHIPPING_ZONE_CREATED', updated: 'SHIPPING_ZONE_UPDATED', deleted: 'SHIPPING_ZONE_DELETED' },
})

/** Adds and removes channels and warehouses. A warehouse needs a channel in common with the zone. */
async function relateZone(
  { change: { client }, input }: Entry<typeof shippingZones, ShippingZoneUpdateInput>,
  key: number | string,
): Promise<Refusal<ShippingErrorCode>[] | void> {
  const id = Number(key)
  const addChannels = await relatedKeys(client, CHANNEL, input.addChannels, 'addChannels')
  const removeChannels = await relatedKeys(client, CHANNEL, input.removeChannels, 'removeChannels')
  const add = await relatedKeys(client, WAREHOUSE, input.addWarehouses, 'addWarehouses')
  const remove = await relatedKeys(client, WAREHOUSE, input.removeWarehouses, 'removeWarehouses')
  const faults = [addChannels, removeChannels, add, remove].flatMap((read) => read.faults)
  if (faults.length) return faults
  if (addChannels.keys.length) await addChannelsToZone(client, id, addChannels.keys)
  for (const channelId of removeChannels.keys) await removeZonesOfChannel(client, channelId, [id])
  if (remove.keys.length) await removeZoneWarehouses(client, [id], remove.keys)
  if (add.keys.length) {
    const pairs = add.keys.map((warehouseId) => ({ zoneId: id, warehouseId }))
    await addZoneWarehouses(client, pairs)
    const foreign = (await foreignWarehouses(client, { zoneIds: [id], warehouseIds: [] }))
      .map((pair) => pair.warehouseId)
      .filter((warehouseId) => add.keys.includes(warehouseId))
    if (foreign.length)
      return [
        refusal('INVALID', 'addWarehouses', 'The zone has no channel in common with these warehouses.', {
          warehouses: foreign,
        }),
      ]
  }
  if (removeChannels.keys.length) await dropForeignWarehouses(client, { zoneIds: [id], warehouseIds: [] })
}
