/** The SQL of sale prices, so that stored prices and those of checkouts follow from the same rule. */

import { minorUnits } from './minor-units.ts'

/** The condition that a promotion `pr` is on at a moment: from its start on and before its end. */
export const saleCondition = (at: string): string =>
  `(pr.type = 'CATALOGUE' and pr.start_date <= ${at} and (pr.end_date is null or pr.end_date > ${at}))`

/**
 * SQL that joins as `sale` the promotion that is best for the buyer at a moment, or none where none lowers the price:
 * `sale.id`, `sale.reward_type`, `sale.reward_value`, `sale.price` in minor units. A percentage is taken off and
 * rounded half up to a minor unit; a fixed amount never goes below zero. The statement must have a variant as `v`, its
 * product as `p` and its listing as `vl`; `currency` is the channel's.
 */
export const joinSale = (at: string, currency: string): string => `left join lateral (
    select pr.id, pr.reward_type, pr.reward_value, greatest(0, case pr.reward_type
        when 'PERCENTAGE' then vl.price - round(vl.price * pr.reward_value / 100)
        else vl.price - round(pr.reward_value * ${minorUnits(currency)}) end)::bigint as price
      from promotions pr
      where ${saleCondition(at)} and vl.channel_id = any(pr.channels)
        and (v.product_id = any(pr.product_ids) or p.category_id = any(pr.category_ids)
          or pr.collection_ids <> '{}' and exists (select from collection_products cp where cp.product_id = v.product_id and cp.collection_id = any(pr.collection_ids)))
      order by 4, pr.id limit 1) sale on sale.price < vl.price`

/** The promotion that `joinSale` found, as JSON for a checkout's line. */
export const SALE_ROW = `case when sale.id is not null then jsonb_build_object('id', sale.id, 'valueType', sale.reward_type, 'value', sale.reward_value) end`
