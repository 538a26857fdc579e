/** variants.csv: the packs that are sold, with prices by channel and stock by warehouse; read and written some rows at a time. */
import { OF_IMPORT } from '../limits.ts'
import { stocks, variantAttributeValues, variantListings, variants as table } from '../../db/tables/catalog.ts'
import { readAssigned, writeAssigned } from '../assigned.ts'
import { placesFor } from '../order.ts'
import { inSlices, noWrite, type Part, parted, type Reading, writeSheet, type Writing } from '../part.ts'
import type { Row } from '../row.ts'
import type { LongSheet } from '../sheet.ts'
import { statement } from '../../db/statements/statement.ts'

const IMPORT_VARIANT_PLACES = statement(
  'import_variant_places',
  'select product_id as product, coalesce(sku, id::text) as key, sort from variants where product_id = any($1::int[])',
)
const IMPORT_WITHOUT_DEFAULT = statement(
  'import_without_default_variant',
  'select id from products where id = any($1::int[]) and default_variant_id is null',
)
const IMPORT_DEFAULT_VARIANTS = statement(
  'import_default_variants',
  `update products p set default_variant_id = (select v.id from variants v where v.product_id = p.id order by v.sort, v.id limit 1)
        where p.id = any($1::int[]) and p.default_variant_id is null`,
)

export const variants: Part = async (r) => {
  const { known } = r
  const sheet = await r.longSheet('variants.csv', {
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
  for await (const rows of sheet.check(r.goods.variantLines)) {
    const plans = await readVariants(r, sheet, rows, await lookUp(r, rows))
    await r.goods.addVariants(plans)
    const priced = plans.filter(
      ({ prices, hasProduct }) => hasProduct && prices.some((p) => typeof p.price === 'number'),
    )
    await r.goods.addPriced(priced.map(({ product }) => product))
    r.read(sheet, rows.length)
  }
  for (const { line, sku, other } of await r.goods.lookAlikes(OF_IMPORT.lookAlikes))
    r.problems.warn('variants.csv', { line, column: 'sku' }, 'LOOK_ALIKE', { value: sku, other })
  return async (w) => {
    const withoutDefault = new Set<number>()
    await writeSheet(
      sheet,
      (rows) => lookUp(r, rows),
      (rows, found) => readVariants(r, sheet, rows, found),
      async (plans) => {
        await writeVariants(w, plans, withoutDefault)
        w.wrote(plans.length)
      },
    )
    if (withoutDefault.size) await IMPORT_DEFAULT_VARIANTS.run(w.client, [...withoutDefault])
  }
}

type VariantPlan = Awaited<ReturnType<typeof readVariants>>[number]

type Found = Awaited<ReturnType<typeof lookUp>>

/** What is known of the rows' variants, and of the products that they name. */
async function lookUp(r: Reading, rows: readonly Row[]) {
  const there = await r.goods.variants(rows.map((row) => row.cells.get('sku')!))
  const products = await r.goods.products([
    ...rows.flatMap((row) => row.cells.get('product') ?? []),
    ...Array.from(there.values(), ({ product }) => product),
  ])
  return { there, products }
}

/** What rows say; those of variants that the database does not have are to be added. */
function readVariants(r: Reading, sheet: LongSheet, rows: readonly Row[], { there, products }: Found) {
  const { known } = r
  const [priceChannels, stockWarehouses] = [sheet.each('price'), sheet.each('stock')]
  return inSlices(rows, (row) => {
    const sku = row.cells.get('sku')!
    const found = there.get(sku)
    const before = found?.isNew ? undefined : found
    const named = row.needed('product', !before) && row.ref('product', products, 'product')
    const product = before?.product ?? named ?? ''
    if (named && named !== product) row.wrong('OTHER_PRODUCT', 'product', { sku, product })
    const owner = products.get(product)
    const type = owner?.type
    return {
      line: row.line,
      sku,
      /** While the file is checked, missing for a variant that is to be added. */
      id: found?.id,
      isNew: !before,
      product,
      productId: owner?.id,
      hasProduct: owner !== undefined,
      prices: priceChannels.map((channel) => ({
        channel,
        price: row.money(`price:${channel}`, known.channels.get(channel)!.currency),
      })),
      stock: stockWarehouses.map((warehouse) => ({ warehouse, quantity: row.integer(`stock:${warehouse}`) })),
      assigned: readAssigned(
        r,
        row,
        type === undefined ? undefined : known.productTypes.get(type)?.ofVariants,
        type ?? '',
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
}

async function writeVariants(w: Writing, plans: readonly VariantPlan[], withoutDefault: Set<number>): Promise<void> {
  const { known } = w
  const places = await placesOf(w, plans)
  const variants = plans.map((plan) => ({
    ...plan,
    id: plan.id!,
    values: { ...plan.values, productId: plan.productId!, sort: places.get(plan.sku) },
  }))
  const { fresh, there } = parted(variants)
  await w.save(table, there)
  await w.addKnown(table, fresh)
  await writeAssigned(
    w,
    { table: variantAttributeValues, owner: 'variantId', prefix: 'variant-', hasNumeric: false },
    variants,
  )

  const listings = (some: readonly (typeof variants)[number][]) =>
    some.flatMap(({ id, prices }) =>
      prices.map(({ channel, price }) => ({ variantId: id, channelId: known.channels.get(channel)!.id!, price })),
    )
  // The discounted price is worked out at the end of the import.
  const priced = (some: ReturnType<typeof listings>) =>
    some.flatMap(({ price, ...pair }) =>
      typeof price === 'number' ? [{ ...pair, price, discountedPrice: price }] : [],
    )
  await w.addSet(variantListings, priced(listings(fresh)))
  await w.saveSet(variantListings, priced(listings(there)), {
    key: ['variantId', 'channelId'],
    onlyNew: ['discountedPrice'],
    within: listings(there).map(({ variantId, channelId }) => ({ variantId, channelId })),
  })

  const lying = (some: readonly (typeof variants)[number][]) =>
    some.flatMap(({ id, stock }) =>
      stock.map(({ warehouse, quantity }) => ({
        variantId: id,
        warehouseId: known.warehouses.get(warehouse)!.id!,
        quantity,
      })),
    )
  const filled = (some: ReturnType<typeof lying>) =>
    some.flatMap((one) => (typeof one.quantity === 'number' ? [{ ...one, quantity: one.quantity }] : []))
  await w.addSet(stocks, filled(lying(fresh)))
  await w.goods.addStocks(lying(there))

  const productIds = [...new Set(variants.map(({ values }) => values.productId))]
  for (const { id } of await IMPORT_WITHOUT_DEFAULT.many(w.client, productIds)) withoutDefault.add(id)
}

/**
 * The places of these variants by SKU, missing for those that stay where they are. A product's other variants may stand
 * far away in the file, so all of them are looked at.
 */
async function placesOf(w: Writing, plans: readonly VariantPlan[]): Promise<Map<string, number | undefined>> {
  const idOf = new Map(plans.map(({ product, productId }) => [product, productId!]))
  const named = await w.goods.variantsOf(idOf.keys())
  const placed = Map.groupBy(await IMPORT_VARIANT_PLACES.many(w.client, [...idOf.values()]), (p) => p.product)
  return new Map(
    [...named].flatMap(([product, own]) => {
      const keys = own.map(({ sku }) => sku)
      const places = placesFor(keys, placed.get(idOf.get(product)!) ?? [])
      return keys.map((sku, i): [string, number | undefined] => [sku, places[i]])
    }),
  )
}
