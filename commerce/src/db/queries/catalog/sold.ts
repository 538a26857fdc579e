/**
 * What is sold (docs/rules.md#sold): orders that are paid, and those that people confirmed to be paid later, less what
 * was given back. Every number of the shop is built of these pieces of SQL. They read the order `o` and its line `l`.
 */

/** Whether an order counts as sold. One that waits for people to confirm it does once it is covered. */
export const SOLD = `(o.status not in ('DRAFT', 'UNCONFIRMED', 'CANCELED', 'EXPIRED')
    or (o.status = 'UNCONFIRMED' and o.total_charged + o.total_authorized >= o.total_gross))`

/** Joins `r.back`: what went back of the order's own total. What was paid beyond it and went back takes nothing off. */
export const WITH_BACK = `cross join lateral (select least(o.total_gross, greatest(0, f.refunded - greatest(0, o.total_charged + f.refunded - o.total_gross))) as back
      from (select coalesce(sum(t.refunded), 0) as refunded from transactions t where t.order_id = o.id) f) r`

/** Pieces of a line without those that came back, were refunded, or are in an order that replaces them. */
export const SOLD_PIECES = `greatest(0, l.quantity - coalesce((select sum(x.quantity) from fulfillment_lines x join fulfillments p on p.id = x.fulfillment_id
      where x.order_line_id = l.id and p.status in ('REFUNDED', 'RETURNED', 'REPLACED', 'REFUNDED_AND_RETURNED')), 0))`
