/** The SQL of sale prices, so that stored prices and those of checkouts follow from the same rule. */

import { minorUnits } from '../../tables/minor-units.ts'

/** The promotion that made a price. */
export interface SaleRow {
  /** Of the promotion. */
  id: string
  /** Its number among the older sales; null where it is none. */
  saleId: number | null
  /** What the promotion and its rule are called. */
  name: string
  valueType: 'PERCENTAGE' | 'FIXED'
  /** Percent, or a decimal amount in the channel's currency. */
  value: number
}

/** The condition that a promotion `pr` is on at a moment: from its start on and before its end. */
export const isOnCondition = (at: string): string =>
  `(pr.start_date <= ${at} and (pr.end_date is null or pr.end_date > ${at}))`

/**
 * SQL that joins as `sale` the rule that is best for the buyer at a moment, or none where none lowers the price:
 * `sale.id` and `sale.sale_id` of its promotion, `sale.name` of both, `sale.value_type`, `sale.value`, `sale.price` in
 * minor units. A percentage is taken off and rounded half up to a minor unit; a fixed amount never goes below zero. A
 * rule without a value takes nothing off, and neither does one with a percentage above 100: an amount whose unit was
 * changed, and the number was not yet. The statement must have a variant's listing as `vl`; `currency` is the channel's.
 */
export const joinSale = (at: string, currency: string): string => `left join lateral (
    select pr.id, pr.sale_id, concat_ws(': ', nullif(pr.name, ''), nullif(r.name, '')) as name, r.value_type, r.value, greatest(0, case r.value_type
        when 'PERCENTAGE' then vl.price - round(vl.price * r.value / 100)
        else vl.price - round(r.value * ${minorUnits(currency)}) end)::bigint as price
      from promotion_rule_variants rv join promotion_rules r on r.id = rv.rule_id join promotions pr on pr.id = r.promotion_id
      where rv.variant_id = vl.variant_id and vl.channel_id = any(r.channels) and ${isOnCondition(at)}
        and case r.value_type when 'PERCENTAGE' then r.value <= 100 else r.value is not null end
      order by 6, r.id limit 1) sale on sale.price < vl.price`

/** The rule that `joinSale` found, as JSON for a checkout's line; the id is its promotion's. */
export const SALE_ROW = `case when sale.id is not null then jsonb_build_object('id', sale.id, 'saleId', sale.sale_id, 'name', sale.name, 'valueType', sale.value_type, 'value', sale.value) end`
