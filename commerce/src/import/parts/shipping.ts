/** shipping-methods.csv: zones with their countries, channels and warehouses, and the methods in them with their prices. */
import {
  shippingMethodListings,
  shippingMethods,
  shippingZoneChannels,
  shippingZones,
  shippingZoneWarehouses,
} from '../../db/tables/shop.ts'
import type { ZoneThing } from '../known.ts'
import { placesFor } from '../order.ts'
import { idsOf, nothing, type Part, type Reading, thingOf } from '../part.ts'
import type { Row } from '../row.ts'
import { keyOf } from '../sheet.ts'

interface ZonePlan {
  name: string
  thing: ZoneThing
  countries: string[] | undefined
  channels: string[] | undefined
  warehouses: string[] | undefined
}

export const shipping: Part = (r) => {
  const byChannel = { known: r.known.channels, noun: 'channel' }
  const sheet = r.sheet('shipping-methods.csv', {
    key: ['zone', 'name'],
    plain: ['countries', 'channels', 'warehouses', 'minDays', 'maxDays', 'description'],
    translated: ['name', 'description'],
    by: { price: byChannel, minOrder: byChannel, maxOrder: byChannel },
  })
  if (!sheet) return nothing
  for (const prefix of ['minOrder', 'maxOrder']) {
    for (const channel of sheet.each(prefix))
      if (!sheet.has(`price:${channel}`))
        r.problems.add(sheet.file, 1, `the column "${prefix}:${channel}" needs "price:${channel}" beside it`)
  }
  const zones = new Map<string, ZonePlan>()
  const methods = sheet.rows.map((row) => {
    const zone = row.cells.get('zone')!
    const plan = zones.get(zone)
    if (plan) refuseSecondZone(row)
    else zones.set(zone, readZone(r, row, zone))
    const { thing } = thingOf(r.known.methods, keyOf(zone, row.cells.get('name')!), () => ({}))
    const [minDays, maxDays] = [row.integer('minDays'), row.integer('maxDays')]
    if (minDays && maxDays && minDays > maxDays) row.wrong('minDays is more than maxDays', 'minDays')
    return {
      zone,
      thing,
      values: { name: row.cells.get('name')!, description: row.richText('description'), minDays, maxDays },
      translations: row.translations({ name: 'text', description: 'rich' }),
      listings: sheet.each('price').map((channel) => readListing(r, row, channel)),
    }
  })
  return async (w) => {
    const plans = [...zones.values()]
    await w.saveKnown(
      shippingZones,
      plans.map(({ thing, name, countries }) => ({ thing, values: { name, countries } })),
    )
    const zonesWith = (part: 'channels' | 'warehouses') => plans.filter((z) => z[part])
    await w.saveSet(
      shippingZoneChannels,
      zonesWith('channels').flatMap((z) =>
        idsOf(w.known.channels, z.channels!).map((channelId) => ({ zoneId: z.thing.id!, channelId })),
      ),
      { key: ['zoneId', 'channelId'], within: zonesWith('channels').map((z) => ({ zoneId: z.thing.id! })) },
    )
    await w.saveSet(
      shippingZoneWarehouses,
      zonesWith('warehouses').flatMap((z) =>
        idsOf(w.known.warehouses, z.warehouses!).map((warehouseId) => ({ zoneId: z.thing.id!, warehouseId })),
      ),
      { key: ['zoneId', 'warehouseId'], within: zonesWith('warehouses').map((z) => ({ zoneId: z.thing.id! })) },
    )
    const placed = await w.query<{ zone: number; key: string; sort: number }>(
      'select zone_id as zone, name as key, sort from shipping_methods',
      [],
    )
    for (const { name, thing } of plans) {
      const own = methods.filter((m) => m.zone === name)
      const places = placesFor(
        own.map((m) => m.values.name),
        placed.filter((p) => p.zone === thing.id),
      )
      own.forEach((method, i) => Object.assign(method.values, { zoneId: thing.id!, sort: places[i] }))
    }
    await w.saveKnown(shippingMethods, methods)
    const listings = methods.flatMap((m) =>
      m.listings.map((l) => ({
        ...l,
        pair: { methodId: m.thing.id!, channelId: w.known.channels.get(l.channel)!.id! },
      })),
    )
    await w.saveSet(
      shippingMethodListings,
      listings.flatMap(({ pair, price, minOrder, maxOrder }) =>
        typeof price === 'number' ? [{ ...pair, price, minOrder, maxOrder }] : [],
      ),
      { key: ['methodId', 'channelId'], within: listings.map((l) => l.pair) },
    )
  }
}

function readZone(r: Reading, row: Row, name: string): ZonePlan {
  const { thing, isNew } = thingOf(r.known.zones, name, () => ({
    countries: new Set<string>(),
    channels: new Set<string>(),
  }))
  const some = (list: string[] | undefined): string[] | undefined => (list?.length ? list : undefined)
  const plan = {
    name,
    thing,
    countries: some(row.countries('countries')),
    channels: some(row.refs('channels', r.known.channels, 'channel')),
    warehouses: some(row.refs('warehouses', r.known.warehouses, 'warehouse')),
  }
  if (isNew && !plan.countries && !row.cells.get('countries'))
    row.wrong(`countries are needed on the first row of the new zone "${name}"`)
  if (plan.countries) thing.countries = new Set(plan.countries)
  if (plan.channels) thing.channels = new Set(plan.channels)
  return plan
}

function refuseSecondZone(row: Row): void {
  for (const column of ['countries', 'channels', 'warehouses'])
    if (row.cells.get(column)) row.wrong(`${column} belong to the zone: say them on its first row only`, column)
}

function readListing(r: Reading, row: Row, channel: string) {
  const currency = r.known.channels.get(channel)?.currency ?? 'USD'
  const [price, minOrder, maxOrder] = [
    row.money(`price:${channel}`, currency),
    row.money(`minOrder:${channel}`, currency),
    row.money(`maxOrder:${channel}`, currency),
  ]
  if (price === null && (minOrder || maxOrder))
    row.wrong(`price:${channel} is needed beside its limits`, `price:${channel}`)
  return { channel, price, minOrder, maxOrder }
}
