/** Places of variants within their products, and which of them is a product's default. */
import { statement } from '../../statements/statement.ts'

/** The place of a new variant: behind the others of its product, the first at 0, as an import numbers them. */
export const nextVariantPlace = statement(
  'next_variant_place',
  'select coalesce(max(sort) + 1, 0) as "place!" from variants where product_id = $1',
).value

/** Makes the first variant the default of those products that have none. */
export const fillDefaultVariants = statement(
  'fill_default_variants',
  `update products p set default_variant_id = (select v.id from variants v where v.product_id = p.id order by v.sort, v.id limit 1)
    where p.id = any($1::int[]) and p.default_variant_id is null
      and exists (select from variants v where v.product_id = p.id)`,
).run

/**
 * Takes the lines of these variants out of drafts of orders, and what they cost out of the drafts' sums. A draft's
 * discounts are worked out anew when it is changed or completed next.
 */
export const leaveDrafts = statement(
  'variants_leave_drafts',
  `with gone as (delete from order_lines l using orders o
      where o.id = l.order_id and o.status = 'DRAFT' and l.variant_id = any($1::int[])
      returning l.order_id, l.total_net, l.total_gross, l.undiscounted_total_net, l.undiscounted_total_gross),
    sums as (select order_id, sum(total_net)::bigint as net, sum(total_gross)::bigint as gross,
        sum(undiscounted_total_net)::bigint as full_net, sum(undiscounted_total_gross)::bigint as full_gross from gone group by order_id)
    update orders o set subtotal_net = o.subtotal_net - s.net, subtotal_gross = o.subtotal_gross - s.gross,
      total_net = o.total_net - s.net, total_gross = o.total_gross - s.gross,
      undiscounted_total_net = o.undiscounted_total_net - s.full_net, undiscounted_total_gross = o.undiscounted_total_gross - s.full_gross
    from sums s where o.id = s.order_id`,
).run

export const variantIdsOf = statement(
  'variant_ids_of_products',
  'select id from variants where product_id = any($1::int[]) order by id',
).column

/** Says that products changed, where only what belongs to them did. */
export const touchProducts = statement(
  'touch_products',
  'update products set updated_at = $2 where id = any($1::int[])',
).run
/** Says that variants changed, where only what belongs to them did. */
export const touchVariants = statement(
  'touch_variants',
  'update variants set updated_at = $2 where id = any($1::int[])',
).run

/** Ids of a product's variants, in its order. */
export const variantIdsInOrder = statement(
  'variant_ids_in_order',
  'select id from variants where product_id = $1 order by sort, id',
).column
