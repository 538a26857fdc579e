/** Adds how many pieces of each product were sold (docs/rules.md#sold) to the product's numeric attribute. */
import type { Pool, PoolClient } from 'pg'
import { transaction } from '../../driver/transaction.ts'
import { statement } from '../../statements/statement.ts'
import { SOLD, SOLD_PIECES } from './sold.ts'

/** Key of the metadata that says how many pieces are in the attribute already. */
const COUNTED = 'unitsSoldCounted'

const BE_PATIENT = statement('units_sold_patience', "select set_config('statement_timeout', '300s', true)")
const ADD_UNITS_SOLD = statement(
  'add_units_sold',
  `with a as (select id from attributes where slug = $1 and input_type = 'NUMERIC' and type = 'PRODUCT_TYPE'),
        sold as (select v.product_id, sum(${SOLD_PIECES})::int8 as n from order_lines l join orders o on o.id = l.order_id join variants v on v.id = l.variant_id
          where ${SOLD} group by 1),
        known as (select p.id, p.product_type_id, coalesce(s.n, 0) as n,
            case when p.private_metadata ->> $2 ~ '^\\d{1,12}$' then (p.private_metadata ->> $2)::int8 else 0 end as counted
          from products p left join sold s on s.product_id = p.id),
        news as (select k.id, k.n, a.id as attribute_id, k.id || '_' || a.id as slug,
            greatest(0, coalesce((select max(x.numeric) from product_attribute_values x where x.product_id = k.id and x.attribute_id = a.id), 0) + k.n - k.counted) as units
          from known k cross join a where (k.n <> k.counted
              or not exists (select from product_attribute_values x where x.product_id = k.id and x.attribute_id = a.id))
            and exists (select from product_type_attributes t where t.product_type_id = k.product_type_id and t.attribute_id = a.id and not t.of_variant)),
        vals as (insert into attribute_values (attribute_id, slug, name, numeric) select attribute_id, slug, units::text, units from news
          on conflict (attribute_id, slug) do update set name = excluded.name, numeric = excluded.numeric returning id, slug),
        assigned as (insert into product_attribute_values (product_id, attribute_id, value_id, numeric)
          select n.id, n.attribute_id, v.id, n.units from news n join vals v on v.slug = n.slug
          on conflict (product_id, attribute_id, value_id) do update set numeric = excluded.numeric)
      update products set private_metadata = products.private_metadata || jsonb_build_object($2::text, n.n::text) from news n where products.id = n.id`,
)

const BEGIN_AT_ZERO = statement(
  'units_sold_begin',
  `with a as (select id from attributes where slug = $1 and input_type = 'NUMERIC' and type = 'PRODUCT_TYPE'),
        news as (select p.id, a.id as attribute_id, p.id || '_' || a.id as slug from products p cross join a where p.created_at > $2
            and exists (select from product_type_attributes t where t.product_type_id = p.product_type_id and t.attribute_id = a.id and not t.of_variant)
            and not exists (select from product_attribute_values x where x.product_id = p.id and x.attribute_id = a.id)),
        vals as (insert into attribute_values (attribute_id, slug, name, numeric) select attribute_id, slug, '0', 0 from news
          on conflict (attribute_id, slug) do update set name = excluded.name, numeric = excluded.numeric returning id, slug)
      insert into product_attribute_values (product_id, attribute_id, value_id, numeric)
        select n.id, n.attribute_id, v.id, 0 from news n join vals v on v.slug = n.slug on conflict do nothing`,
)

/**
 * Gives products that were made since a moment the value 0 where they have none: without a value they would come before
 * all others among the best sellers. `tell` is called in the transaction when anything changed. Answers how many
 * products changed.
 */
export async function beginUnitsSold(
  pool: Pool,
  attributeSlug: string,
  since: Date,
  tell: (client: PoolClient) => Promise<void>,
): Promise<number> {
  return transaction(pool, async (client) => {
    const rowCount = await BEGIN_AT_ZERO.run(client, attributeSlug, since)
    if (rowCount) await tell(client)
    return rowCount
  })
}

/**
 * Adds what was sold since the last time to a product's value, so that numbers which an owner imported stay in it.
 * What was cancelled or came back meanwhile is subtracted again. A product that never sold has the value 0. `tell` is called in the transaction when anything changed.
 * Answers how many products changed.
 */
export async function addUnitsSold(
  pool: Pool,
  attributeSlug: string,
  tell: (client: PoolClient) => Promise<void>,
): Promise<number> {
  return transaction(pool, async (client) => {
    await BE_PATIENT.run(client)
    const rowCount = await ADD_UNITS_SOLD.run(client, attributeSlug, COUNTED)
    if (rowCount) await tell(client)
    return rowCount
  })
}
