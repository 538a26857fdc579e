/** What gift cards are made from when they are sold: pieces that can be fulfilled by themselves, and their products. */
import { type Queryable, statement } from '../../statements/statement.ts'

/** Pieces that can be fulfilled at once; none where the channel does not want that. */
export const waitingGiftCards = statement(
  'gift_cards_waiting',
  `select l.id as "orderLineId!", l.variant_id as "variantId", v.track_inventory as "isTracked!", x.warehouse_id as "warehouseId!", x.quantity as "quantity!"
    from orders o join channels c on c.id = o.channel_id and c.automatically_fulfill_non_shippable_gift_card
      join order_lines l on l.order_id = o.id and l.is_gift_card and not l.is_shipping_required and l.quantity > l.quantity_fulfilled
      join variants v on v.id = l.variant_id
      cross join lateral (
        select s.warehouse_id, a.quantity from allocations a join stocks s on s.id = a.stock_id where a.order_line_id = l.id and a.quantity > 0
        union all
        (select s.warehouse_id, l.quantity - l.quantity_fulfilled from stocks s join channel_warehouses w on w.warehouse_id = s.warehouse_id and w.channel_id = o.channel_id
          where s.variant_id = l.variant_id and not exists (select from allocations a where a.order_line_id = l.id and a.quantity > 0)
          order by w.sort, s.warehouse_id limit 1)) x
    where o.id = $1 order by l.position, x.warehouse_id`,
).many

const PRODUCTS_OF = statement(
  'products_of_sold_variants',
  'select id, product_id as "productId" from variants where id = any($1::int[])',
)

export const productsOfVariants = async (on: Queryable, ids: readonly number[]): Promise<Map<number, number>> =>
  new Map((await PRODUCTS_OF.many(on, ids)).map((row) => [row.id, row.productId]))
