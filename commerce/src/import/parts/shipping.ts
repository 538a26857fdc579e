/** shipping-methods.csv: zones with their countries, channels and warehouses, and the methods in them with prices and limits. */
import {
  shippingMethodListings,
  shippingMethods,
  shippingPostalCodeRules,
  shippingZoneChannels,
  shippingZones,
  shippingZoneWarehouses,
} from '../../db/tables/shop.ts'
import type { ZoneThing } from '../known.ts'
import { placesFor } from '../order.ts'
import { idsOf, noWrite, type Part, type Reading, thingOf, type Writing } from '../part.ts'
import type { Row } from '../row.ts'
import { keyOf } from '../sheet.ts'
import { readTaxClass, taxClassIdOf } from '../tax-class.ts'
import { statement } from '../../db/statements/statement.ts'

interface ZonePlan {
  name: string
  thing: ZoneThing
  countries: string[] | undefined
  channels: string[] | undefined
  warehouses: string[] | undefined
}

const IMPORT_SHIPPING_PLACES = statement(
  'import_shipping_places',
  'select zone_id as zone, name as key, sort from shipping_methods',
)

export const shipping: Part = async (r) => {
  const byChannel = { known: r.known.channels, noun: 'channel' }
  const sheet = await r.sheet('shipping-methods.csv', {
    key: ['zone', 'name'],
    plain: [
      'countries',
      'channels',
      'warehouses',
      'minDays',
      'maxDays',
      'description',
      'taxClass',
      'minWeight',
      'maxWeight',
      'excludedProducts',
      'includePostalCodes',
      'excludePostalCodes',
    ],
    translated: ['name', 'description'],
    by: { price: byChannel, minOrder: byChannel, maxOrder: byChannel },
  })
  if (!sheet) return noWrite
  for (const prefix of ['minOrder', 'maxOrder']) {
    for (const channel of sheet.each(prefix))
      if (!sheet.has(`price:${channel}`))
        r.problems.add(sheet.file, { line: 1, column: `${prefix}:${channel}` }, 'COLUMN_BESIDE', {
          other: `price:${channel}`,
        })
  }
  const products = await r.goods.products(sheet.named('excludedProducts'))
  const zones = new Map<string, ZonePlan>()
  const methods = sheet.rows.map((row) => {
    const zone = row.cells.get('zone')!
    const plan = zones.get(zone)
    if (plan) refuseSecondZone(row)
    else zones.set(zone, readZone(r, row, zone))
    const { thing } = thingOf(r.known.methods, keyOf(zone, row.cells.get('name')!), () => ({}))
    const [minDays, maxDays] = [row.integer('minDays'), row.integer('maxDays')]
    if (minDays && maxDays && minDays > maxDays) row.wrong('MORE_THAN', 'minDays', { other: 'maxDays' })
    const [minWeight, maxWeight] = [row.decimal('minWeight', { min: 0 }), row.decimal('maxWeight', { min: 0 })]
    if (minWeight && typeof maxWeight === 'number' && minWeight >= maxWeight)
      row.wrong('NOT_LESS', 'minWeight', { other: 'maxWeight' })
    return {
      zone,
      thing,
      taxClass: readTaxClass(r, row),
      excluded: row.refs('excludedProducts', products, 'product'),
      postalCodes: readPostalCodes(row),
      values: {
        name: row.cells.get('name')!,
        description: row.richText('description'),
        minDays,
        maxDays,
        minWeight,
        maxWeight,
      },
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
    const written = await w.goods.products(methods.flatMap(({ excluded }) => excluded ?? []))
    const placed = await IMPORT_SHIPPING_PLACES.many(w.client)
    for (const { name, thing } of plans) {
      const own = methods.filter((m) => m.zone === name)
      const places = placesFor(
        own.map((m) => m.values.name),
        placed.filter((p) => p.zone === thing.id),
      )
      own.forEach((method, i) =>
        Object.assign(method.values, {
          zoneId: thing.id!,
          sort: places[i],
          taxClassId: taxClassIdOf(w, method.taxClass),
          excludedProductIds: method.excluded && idsOf(written, method.excluded),
        }),
      )
    }
    await w.saveKnown(shippingMethods, methods)
    await writePostalCodes(w, methods)
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

type CodeRule = Pick<typeof shippingPostalCodeRules.$inferInsert, 'start' | 'end' | 'inclusionType'>

/** Reads postal codes such as `10115`, `10115..10119` or `20000..`; undefined without such a column. */
function readPostalCodes(row: Row): CodeRule[] | undefined {
  const rulesIn = (column: string, inclusionType: string): CodeRule[] | undefined =>
    row.list(column)?.flatMap((range) => {
      const [start, end, more] = range.split('..').map((code) => code.trim())
      if (!start || more !== undefined) {
        row.wrong('NOT_POSTAL_CODE', column, { value: range })
        return []
      }
      return [{ start, end: range.includes('..') ? end || null : start, inclusionType }]
    })
  const [include, exclude] = [rulesIn('includePostalCodes', 'INCLUDE'), rulesIn('excludePostalCodes', 'EXCLUDE')]
  if (include?.length && exclude?.length) row.wrong('POSTAL_CODES_BOTH', 'excludePostalCodes')
  return include || exclude ? [...(include ?? []), ...(exclude ?? [])] : undefined
}

const IMPORT_POSTAL_CODES = statement(
  'import_postal_codes',
  'select method_id as "methodId", start, "end", inclusion_type as "inclusionType" from shipping_postal_code_rules where method_id = any($1::int[]) order by id',
)
const IMPORT_DELETE_POSTAL_CODES = statement(
  'import_delete_postal_codes',
  'delete from shipping_postal_code_rules where method_id = any($1::int[])',
)

/**
 * Writes the rules of postal codes. They have no key of their own, so a method whose rules differ gets them all anew.
 */
async function writePostalCodes(
  w: Writing,
  methods: readonly { thing: { id?: number }; postalCodes: CodeRule[] | undefined }[],
): Promise<void> {
  const named = methods.filter((m) => m.postalCodes)
  const there = await IMPORT_POSTAL_CODES.many(
    w.client,
    named.map((m) => m.thing.id!),
  )
  const text = (rules: readonly CodeRule[]): string =>
    JSON.stringify(rules.map((rule) => [rule.start, rule.end ?? null, rule.inclusionType]))
  const changed = named.filter((m) => text(m.postalCodes!) !== text(there.filter((t) => t.methodId === m.thing.id)))
  await IMPORT_DELETE_POSTAL_CODES.run(
    w.client,
    changed.map((m) => m.thing.id!),
  )
  await w.save(
    shippingPostalCodeRules,
    changed.flatMap((m) =>
      m.postalCodes!.map((rule) => ({ id: undefined, values: { ...rule, methodId: m.thing.id! } })),
    ),
  )
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
  if (isNew && !plan.countries && !row.cells.get('countries')) row.wrong('ZONE_COUNTRIES', 'countries', { zone: name })
  if (plan.countries) thing.countries = new Set(plan.countries)
  if (plan.channels) thing.channels = new Set(plan.channels)
  return plan
}

function refuseSecondZone(row: Row): void {
  for (const column of ['countries', 'channels', 'warehouses'])
    if (row.cells.get(column)) row.wrong('ZONE_COLUMN', column)
}

function readListing(r: Reading, row: Row, channel: string) {
  const currency = r.known.channels.get(channel)?.currency ?? 'USD'
  const [price, minOrder, maxOrder] = [
    row.money(`price:${channel}`, currency),
    row.money(`minOrder:${channel}`, currency),
    row.money(`maxOrder:${channel}`, currency),
  ]
  if (price === null && (minOrder || maxOrder))
    row.wrong('NEEDED_BESIDE', `price:${channel}`, {
      other: minOrder ? `minOrder:${channel}` : `maxOrder:${channel}`,
    })
  if (typeof minOrder === 'number' && typeof maxOrder === 'number' && maxOrder <= minOrder)
    row.wrong('NOT_MORE', `maxOrder:${channel}`, { other: `minOrder:${channel}` })
  return { channel, price, minOrder, maxOrder }
}
