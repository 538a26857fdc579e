/** Order promotions and their gifts in every channel; there are few, so they are kept in memory for a second. */
import { json, prepared } from '../../statements/statement.ts'
import { cached } from '../../../memory/memory.ts'

/** A gift variant, as the channels sell it. */
export interface GiftRow {
  variantId: number
  productId: number
  categoryId: number | null
  trackInventory: boolean
  quantityLimit: number | null
  requiresShipping: boolean
  weight: number | null
  taxClassId: number | null
  /** Channels that sell it, and from when on. */
  listings: { channelId: number; price: number; discountedPrice: number; forSaleFrom: string | null }[]
  /** Pieces that are not allocated, by warehouse. */
  stocks: { warehouseId: string; free: number }[]
}

/** A rule of an order promotion. */
export interface OrderPromotionRow {
  /** The promotion's. */
  id: string
  ruleId: string
  /** The promotion's. */
  name: string
  channelIds: number[]
  /** Saleor's OrderPredicateInput. */
  predicate: Record<string, unknown>
  givesGifts: boolean
  /** Null of a gift, whose value is 0. */
  valueType: 'PERCENTAGE' | 'FIXED' | null
  value: number
  startDate: string
  endDate: string | null
  gifts: GiftRow[]
}

const SQL = `select p.id, r.id as "ruleId", p.name, r.channels as "channelIds", r.order_predicate as "predicate!", coalesce(r.reward_type = 'GIFT', false) as "givesGifts!",
  r.value_type as "valueType", coalesce(r.value, 0)::float8 as "value!", to_json(p.start_date) as "startDate!", to_json(p.end_date) as "endDate",
  coalesce((select jsonb_agg(jsonb_build_object('variantId', v.id, 'productId', v.product_id, 'categoryId', g.category_id, 'trackInventory', v.track_inventory,
      'quantityLimit', v.quantity_limit_per_customer, 'requiresShipping', t.is_shipping_required, 'weight', coalesce(v.weight, g.weight),
      'taxClassId', coalesce(g.tax_class_id, t.tax_class_id),
      'listings', (select coalesce(jsonb_agg(jsonb_build_object('channelId', l.channel_id, 'price', l.price, 'discountedPrice', l.discounted_price,
          'forSaleFrom', case when pl.is_published then greatest(pl.published_at, pl.available_for_purchase_at) end)), '[]')
        from variant_listings l join product_listings pl on pl.product_id = v.product_id and pl.channel_id = l.channel_id
        where l.variant_id = v.id and pl.available_for_purchase_at is not null),
      'stocks', (select coalesce(jsonb_agg(jsonb_build_object('warehouseId', s.warehouse_id, 'free', greatest(s.quantity - s.allocated, 0))), '[]')
        from stocks s where s.variant_id = v.id)) order by v.id)
    from variants v join products g on g.id = v.product_id join product_types t on t.id = g.product_type_id where v.id = any(r.gift_variant_ids)), '[]') as gifts
from promotion_rules r join promotions p on p.id = r.promotion_id where r.order_predicate is not null order by p.name, p.id, r.sort`

const ORDER_PROMOTIONS = prepared(
  'order_promotions',
  SQL,
  json<Pick<OrderPromotionRow, 'startDate' | 'endDate' | 'gifts'>>(),
)

/** At most a second old, and so is the stock of gifts: an order takes what is there when it is placed. */
export const orderPromotions = cached(
  {
    name: 'promotions of orders',
    holds: 'promotions on whole orders, with their gifts',
    bound: 'a small table',
    lifeMs: 1000,
    tags: ['promotions'],
  },
  (pool): Promise<OrderPromotionRow[]> => ORDER_PROMOTIONS.many(pool),
)
