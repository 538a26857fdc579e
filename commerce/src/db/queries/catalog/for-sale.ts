/**
 * Variants as a checkout needs them: whether a channel sells them, at what price, and how many are in some warehouses.
 */
import { eachOf } from '../../statements/each-of.ts'
import { reservedSql } from '../checkout/reservation.ts'
import { joinSale, SALE_ROW, type SaleRow } from '../promotion/sale.ts'
import { json, prepared, type Queryable } from '../../statements/statement.ts'

export interface ForSaleRow {
  id: number
  /** The variant's name, or what it is called without one. */
  name: string
  productId: number
  categoryId: number | null
  trackInventory: boolean
  quantityLimit: number | null
  requiresShipping: boolean
  weight: number | null
  taxClassId: number | null
  price: number | null
  discountedPrice: number | null
  sale: SaleRow | null
  isPublished: boolean
  availableForPurchaseAt: Date | null
  /** Pieces that are neither allocated nor kept for other checkouts. */
  inStock: number
  collectionIds: number[]
}

/** What decides whether so many pieces may be bought. */
export type StockRow = Pick<ForSaleRow, 'id' | 'name' | 'trackInventory' | 'quantityLimit' | 'inStock'>

const LIMITS = `coalesce(nullif(v.name, ''), v.sku, 'ID:' || v.id) as "name!", v.track_inventory as "trackInventory", v.quantity_limit_per_customer as "quantityLimit"`
const inStock = (warehouseIds: string, now: string, checkoutId: string): string =>
  `(select coalesce(sum(greatest(s.quantity - s.allocated - ${reservedSql(now, checkoutId)}, 0)), 0) from stocks s where s.variant_id = v.id and ${warehouseIds}::uuid[] @> array[s.warehouse_id])`

const SQL = eachOf(
  '$1',
  `select v.id, ${LIMITS}, v.product_id as "productId", p.category_id as "categoryId",
  pt.is_shipping_required as "requiresShipping", coalesce(v.weight, p.weight) as weight, coalesce(p.tax_class_id, pt.tax_class_id) as "taxClassId", vl.price, coalesce(sale.price, vl.price) as "discountedPrice",
  ${SALE_ROW} as sale,
  coalesce(pl.is_published, false) as "isPublished", pl.available_for_purchase_at as "availableForPurchaseAt",
  ${inStock('$3', '$4', '$5')} as "inStock",
  (select coalesce(array_agg(cp.collection_id), '{}') from collection_products cp where cp.product_id = v.product_id) as "collectionIds"
from variants v join products p on p.id = v.product_id join product_types pt on pt.id = p.product_type_id
left join variant_listings vl on vl.variant_id = v.id and vl.channel_id = $2
${joinSale('$4', '(select currency from channels where id = $2)')}
left join product_listings pl on pl.product_id = p.id and pl.channel_id = $2
where v.id = wanted::int`,
)

const VARIANTS_FOR_SALE = prepared('variants_for_sale', SQL, json<{ sale: SaleRow }>())

/** What of these a channel sells; the pieces that lines of one checkout keep count as free for it. */
export async function variantsForSale(
  db: Queryable,
  ids: readonly number[],
  channelId: number,
  warehouseIds: readonly string[],
  now: Date,
  checkoutId: string | null = null,
): Promise<Map<number, ForSaleRow>> {
  if (ids.length === 0) return new Map()
  const rows = await VARIANTS_FOR_SALE.many(db, ids, channelId, warehouseIds, now, checkoutId)
  return new Map(rows.map((r) => [r.id, r]))
}

/** Whether there are enough of these in some warehouses; the pieces that lines of one checkout keep count as free for it. */
export const variantsInStock = prepared(
  'variants_in_stock',
  eachOf(
    '$1',
    `select v.id, ${LIMITS}, ${inStock('$2', '$3', '$4')} as "inStock" from variants v where v.id = wanted::int`,
  ),
).many
