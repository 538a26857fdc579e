/** variants.csv: the packs that are sold, with prices by channel and stock by warehouse. */
import { stocks, variantAttributeValues, variantListings, variants as table } from '../../db/tables/catalog.ts'
import { readAssigned, writeAssigned } from '../assigned.ts'
import { placesFor } from '../order.ts'
import { noWrite, type Part, thingOf } from '../part.ts'
import { statement } from '../../db/statement.ts'

const IMPORT_VARIANT_PLACES = statement(
  'import_variant_places',
  'select product_id as product, coalesce(sku, id::text) as key, sort from variants where product_id = any($1::int[])',
)
const IMPORT_EMPTY_STOCKS = statement(
  'import_empty_stocks',
  `update stocks s set quantity = 0 from jsonb_to_recordset($1) as e("variantId" int, "warehouseId" uuid)
        where s.variant_id = e."variantId" and s.warehouse_id = e."warehouseId" and s.quantity <> 0`,
)
const IMPORT_DEFAULT_VARIANTS = statement(
  'import_default_variants',
  `update products p set default_variant_id = (select v.id from variants v where v.product_id = p.id order by v.sort, v.id limit 1)
        where p.id = any($1::int[]) and p.default_variant_id is null`,
)

export const variants: Part = (r) => {
  const { known } = r
  const sheet = r.sheet('variants.csv', {
    key: ['sku'],
    plain: ['product', 'trackInventory', 'limitPerCustomer', 'weight'],
    translated: ['name'],
    by: {
      attr: { known: known.attributes, noun: 'attribute' },
      price: { known: known.channels, noun: 'channel' },
      stock: { known: known.warehouses, noun: 'warehouse' },
    },
    metadata: true,
  })
  if (!sheet) return noWrite
  const [priceChannels, stockWarehouses] = [sheet.each('price'), sheet.each('stock')]
  const rows = sheet.rows.map((row) => {
    const sku = row.cells.get('sku')!
    if (sku.length > 255) row.wrong('sku is longer than 255 characters', 'sku')
    const before = known.variants.get(sku)
    const named = row.needed('product', !before) && row.ref('product', known.products, 'product')
    const { thing } = thingOf(known.variants, sku, () => ({ product: named ?? '' }))
    if (named && named !== thing.product) row.wrong(`product: ${sku} belongs to ${thing.product}`, 'product')
    const type = known.products.get(thing.product)?.type
    const prices = priceChannels.map((channel) => ({
      channel,
      price: row.money(`price:${channel}`, known.channels.get(channel)!.currency),
    }))
    if (prices.some(({ price }) => typeof price === 'number')) r.priced.add(thing.product)
    return {
      thing,
      prices,
      stock: stockWarehouses.map((warehouse) => ({ warehouse, quantity: row.integer(`stock:${warehouse}`) })),
      assigned: readAssigned(
        r,
        row,
        type === undefined ? undefined : known.productTypes.get(type)?.ofVariants,
        `${type} of ${thing.product}`,
      ),
      values: {
        sku,
        name: row.has('name') ? (row.text('name') ?? '') : undefined,
        trackInventory: row.yesNo('trackInventory', true),
        quantityLimitPerCustomer: row.integer('limitPerCustomer', { min: 1 }),
        weight: row.decimal('weight', { min: 0 }),
      },
      translations: row.translations({ name: 'text' }),
      metadata: row.metadata(),
    }
  })
  return async (w) => {
    const productIds = [...new Set(rows.map(({ thing }) => known.products.get(thing.product)!.id!))]
    const placed = await IMPORT_VARIANT_PLACES.rows(w.client, [productIds])
    const placedOf = Map.groupBy(placed, (p) => p.product)
    for (const [product, own] of Map.groupBy(rows, ({ thing }) => thing.product)) {
      const productId = known.products.get(product)!.id!
      const places = placesFor(
        own.map(({ values }) => values.sku),
        placedOf.get(productId) ?? [],
      )
      own.forEach(({ values }, i) => Object.assign(values, { productId, sort: places[i] }))
    }
    await w.saveKnown(table, rows)
    await writeAssigned(
      w,
      { table: variantAttributeValues, owner: 'variantId', prefix: 'variant-', hasNumeric: false },
      rows.map(({ thing, assigned }) => ({ id: thing.id!, assigned })),
    )

    const listings = rows.flatMap(({ thing, prices }) =>
      prices.map(({ channel, price }) => ({
        pair: { variantId: thing.id!, channelId: known.channels.get(channel)!.id! },
        price,
      })),
    )
    await w.saveSet(
      variantListings,
      // The discounted price is worked out at the end of the import.
      listings.flatMap(({ pair, price }) =>
        typeof price === 'number' ? [{ ...pair, price, discountedPrice: price }] : [],
      ),
      { key: ['variantId', 'channelId'], onlyNew: ['discountedPrice'], within: listings.map((l) => l.pair) },
    )

    const lying = rows.flatMap(({ thing, stock }) =>
      stock.map(({ warehouse, quantity }) => ({
        variantId: thing.id!,
        warehouseId: known.warehouses.get(warehouse)!.id!,
        quantity,
      })),
    )
    await w.saveSet(
      stocks,
      lying.flatMap((s) => (typeof s.quantity === 'number' ? [{ ...s, quantity: s.quantity }] : [])),
      { key: ['variantId', 'warehouseId'] },
    )
    const emptied = lying.filter((s) => s.quantity === null)
    await IMPORT_EMPTY_STOCKS.run(w.client, [JSON.stringify(emptied)])
    await IMPORT_DEFAULT_VARIANTS.run(w.client, [productIds])
  }
}
