/** What the shop's people want to know when they begin the day: what waits for them, and what was sold. */
import { type RowOf, statement } from '../../statements/statement.ts'
import { SOLD, SOLD_PIECES, WITH_BACK } from '../catalog/sold.ts'

/** Payments to look at and actions to do by hand, in these channels or in all. */
export const waitingPayments = statement(
  'waiting_payments',
  `select (select count(*)::int from payment_reviews r left join orders o on o.id = r.order_id
      left join transactions t on t.id = r.transaction_id left join checkouts c on c.id = t.checkout_id
      where r.resolved_at is null and ($1::int[] is null or coalesce(o.channel_id, c.channel_id) = any($1))) as "reviews!",
    (select count(*)::int from payment_actions a join transactions t on t.id = a.transaction_id left join orders o on o.id = t.order_id
      left join checkouts c on c.id = t.checkout_id
      where a.state = 'BY_HAND' and ($1::int[] is null or coalesce(o.channel_id, c.channel_id) = any($1))) as "byHand!"`,
).single

/** Refunds that were granted and neither sent nor asked for, of orders that somebody has paid for. */
const GRANTED_AND_NOT_SENT = `from granted_refunds g join orders o on o.id = g.order_id
    where g.amount > 0 and o.status not in ('DRAFT') and o.total_charged > 0 and ($1::int[] is null or o.channel_id = any($1))
      and not exists (select from granted_refund_requests q join transaction_events e on e.id = q.event_id
        where q.granted_refund_id = g.id and not exists (select from transaction_events f
          where f.transaction_id = e.transaction_id and f.psp_reference = e.psp_reference and f.type = 'REFUND_FAILURE'))`

export const waitingRefunds = statement(
  'waiting_refunds',
  `select count(*)::int as "count!" ${GRANTED_AND_NOT_SENT}`,
).value

export type GrantedRefund = RowOf<'granted_refunds_not_sent'>

/** The oldest of the refunds that were granted and not sent. */
export const grantedRefunds = statement(
  'granted_refunds_not_sent',
  `select g.id, g.amount, g.reason, g.created_at as "createdAt", o.id as "orderId", o.number as "orderNumber", o.status as "orderStatus", o.currency
    ${GRANTED_AND_NOT_SENT} order by g.created_at, g.id limit $2`,
).many

/** How many variants that the shop shows are sold out, and of how many there are at most `low` left. */
export const scarceVariants = statement(
  'scarce_variants',
  `with held as (
      select v.id, coalesce(sum(s.quantity - s.allocated), 0) as free from variants v left join stocks s on s.variant_id = v.id
      where v.track_inventory and exists (select from product_listings l where l.product_id = v.product_id and l.is_published)
        and exists (select from variant_listings p where p.variant_id = v.id)
      group by v.id)
    select count(*) filter (where free <= 0)::int as "soldOut!", count(*) filter (where free > 0 and free <= $1)::int as "low!" from held`,
).single

export const failedMailsSince = statement(
  'failed_mails_since',
  `select count(*)::int as "count!" from mails where state = 'FAILED' and created_at >= $1`,
).value

/** Jobs whose last run failed. */
export const failingJobs = statement(
  'failing_jobs',
  'select name, last_error as "error!", last_started_at as "at" from jobs where last_error is not null order by name',
).many

/** Products that the shop shows and that have no text at all in one of the languages. */
export const untranslatedProducts = statement(
  'untranslated_products',
  `select count(*)::int as "count!" from products p where exists (select from unnest($1::text[]) as language
      where coalesce(p.translations -> language, '{}') = '{}')
    and exists (select from product_listings l where l.product_id = p.id and l.is_published)`,
).value

/**
 * What orders came to without what was refunded of it (docs/rules.md#sold), by channel and the day of ordering in a time zone; days without
 * orders are left out. What was paid beyond an order's total and went back takes nothing off. Minor units.
 */
export const salesByDay = statement(
  'sales_by_day',
  `select o.channel_id as "channelId!", to_char(o.created_at at time zone $2, 'YYYY-MM-DD') as "day!",
      sum(o.total_gross - r.back)::int8 as "gross!", count(*)::int as "orders!" from orders o
      ${WITH_BACK}
    where o.created_at >= $1 and ${SOLD} and ($3::int[] is null or o.channel_id = any($3))
    group by 1, 2 order by 1, 2`,
).many

/** Products of which most pieces were sold. */
export const bestSold = statement(
  'best_sold',
  `select v.product_id as "productId!", min(l.product_name) as "name!", sum(${SOLD_PIECES})::int as "quantity!", count(distinct o.id)::int as "orders!"
    from orders o join order_lines l on l.order_id = o.id join variants v on v.id = l.variant_id
    where o.created_at >= $1 and ${SOLD} and ($2::int[] is null or o.channel_id = any($2))
    group by v.product_id having sum(${SOLD_PIECES}) > 0 order by sum(${SOLD_PIECES}) desc, v.product_id limit $3`,
).many

/** Baskets with something in them that nobody touched since `to`. */
export const cartsLeft = statement(
  'carts_left',
  `select count(*)::int as "count!", count(*) filter (where c.email is not null)::int as "withEmail!" from checkouts c
    where c.updated_at >= $1 and c.updated_at < $2 and ($3::int[] is null or c.channel_id = any($3))
      and exists (select from checkout_lines l where l.checkout_id = c.id)`,
).single

/** Whether there is something to buy, a way to send it, and a first order. */
export const firstSaleSteps = statement(
  'first_sale_steps',
  `select exists (select from product_listings l join channels c on c.id = l.channel_id
        join variants v on v.product_id = l.product_id join variant_listings p on p.variant_id = v.id and p.channel_id = l.channel_id
        where l.is_published and l.available_for_purchase_at <= now()) as "product!",
    exists (select from shipping_method_listings s) as "shipping!",
    exists (select from orders where status not in ('DRAFT')) as "order!"`,
).single
