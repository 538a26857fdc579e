/** The marks of what belongs to the demo, and which of these things are the owner's by now. */
import { literal, quote } from '../../statements/quote.ts'
import { LOGGED_TABLES } from '../../triggers/change-log.ts'
import { type Queryable, statement } from '../../statements/statement.ts'

/** A kind of thing as statements need it. */
export interface MarkedKind {
  table: string
  only?: string
  name: string
  watched?: string
}

const ID: Readonly<Record<string, string>> = { inbox_messages: 'number' }
const idOf = (table: string): string => `t.${quote(ID[table] ?? 'id')}`
const those = ({ only }: MarkedKind): string => only ?? 'true'

/** Marks everything of a kind that is there but pages with one of these slugs. */
export async function markAll(on: Queryable, kind: MarkedKind, keptPages: readonly string[]): Promise<void> {
  const kept = kind.table === 'pages' ? `and not t.slug = any($1)` : 'and $1::text[] is not null'
  await on.query(
    `insert into demo_marks (table_name, key, watched) select ${literal(kind.table)}, ${idOf(kind.table)}::text, ${kind.watched ?? 'null'}
      from ${quote(kind.table)} t where ${those(kind)} ${kept} on conflict do nothing`,
    [keptPages],
  )
}

export const anyMark = statement('demo_any_mark', 'select exists (select from demo_marks) as "is!"').value

/** Parts of things, whose change is one of the thing: the table to which they belong, and the column that leads there. */
const PARTS: Readonly<Record<string, readonly [of: string, by: string]>> = {
  product_listings: ['products', 'product_id'],
  product_attribute_values: ['products', 'product_id'],
  product_media: ['products', 'product_id'],
  variants: ['products', 'product_id'],
  variant_media: ['variants', 'variant_id'],
  variant_listings: ['variants', 'variant_id'],
  variant_attribute_values: ['variants', 'variant_id'],
  stocks: ['variants', 'variant_id'],
  collection_listings: ['collections', 'collection_id'],
  collection_products: ['collections', 'collection_id'],
  promotion_rules: ['promotions', 'promotion_id'],
  voucher_codes: ['vouchers', 'voucher_id'],
  voucher_listings: ['vouchers', 'voucher_id'],
  gift_card_tag_links: ['gift_cards', 'gift_card_id'],
  page_attribute_values: ['pages', 'page_id'],
  user_addresses: ['users', 'user_id'],
  order_lines: ['orders', 'order_id'],
  order_discounts: ['orders', 'order_id'],
  fulfillments: ['orders', 'order_id'],
  fulfillment_lines: ['fulfillments', 'fulfillment_id'],
  granted_refunds: ['orders', 'order_id'],
  granted_refund_lines: ['granted_refunds', 'granted_refund_id'],
  invoices: ['orders', 'order_id'],
}

/** SQL for the thing to which a row `r` of the log belongs: its table, and its id as a text. */
function thingOf(table: string): { table: string; id: string } {
  const whole = `(coalesce(r.before, '{}') || coalesce(r.after, '{}') || r.key)`
  let id = `${whole} ->> 'id'`
  let at = table
  for (let part = PARTS[at], isFirst = true; part; part = PARTS[at], isFirst = false) {
    const [of, by] = part
    const typed = `(jsonb_populate_record(null::${quote(at)}, jsonb_build_object('id', ${id}))).id`
    // Of another key the log always names every column.
    const found = !LOGGED_TABLES.get(at)!.columns.has('id')
      ? 'null'
      : `(select x.${by}::text from ${quote(at)} x where x.id = ${typed})`
    id = isFirst ? `coalesce(${whole} ->> '${by}', ${found})` : found
    at = of
  }
  return { table: at, id }
}

/** Notes which marked things of these kinds were changed since. What the log forgets is noted by then. */
export async function noteOwn(on: Queryable, kinds: readonly MarkedKind[]): Promise<void> {
  const marked = new Set(kinds.map(({ table }) => table))
  for (const log of [...marked, ...Object.keys(PARTS)]) {
    const { table, id } = thingOf(log)
    if (!marked.has(table)) continue
    await on.query(
      `update demo_marks m set is_own = true from (select distinct ${id} as key from change_rows r where r.table_name = $1) c
        where m.table_name = $2 and m.key = c.key and not m.is_own`,
      [log, table],
    )
  }
  for (const { table, watched } of kinds)
    if (watched)
      await on.query(
        `update demo_marks m set is_own = true from ${quote(table)} t
          where m.table_name = $1 and m.key = ${idOf(table)}::text and not m.is_own and m.watched is distinct from ${watched}`,
        [table],
      )
}

/** A marked thing that is there. */
export interface MarkedThing {
  key: string
  name: string
  isOwn: boolean
}

/** The marked things of a kind that are there. */
export async function markedThings(on: Queryable, kind: MarkedKind): Promise<MarkedThing[]> {
  const { rows } = await on.query<MarkedThing>(
    `select m.key, ${kind.name} as name, m.is_own as "isOwn" from demo_marks m join ${quote(kind.table)} t on ${idOf(kind.table)}::text = m.key
      where m.table_name = $1 and ${those(kind)} order by ${idOf(kind.table)}`,
    [kind.table],
  )
  return rows
}

/** Products with pieces in orders that stay: [keys of the products that would go, keys of the orders that go]. */
export const productsInOrders = statement(
  'demo_products_in_orders',
  `select distinct v.product_id::text as "key!" from allocations a join stocks s on s.id = a.stock_id join variants v on v.id = s.variant_id
      join order_lines l on l.id = a.order_line_id
    where a.quantity > 0 and v.product_id::text = any($1::text[]) and not l.order_id::text = any($2::text[])`,
).set

/** Customers with orders that stay: [keys of the customers that would go, keys of the orders that go]. */
export const customersWithOrders = statement(
  'demo_customers_with_orders',
  `select distinct o.user_id::text as "key!" from orders o where o.user_id::text = any($1::text[]) and not o.id::text = any($2::text[])`,
).set

/** Categories with products that stay, in them or below: [keys of the products that go]. */
export const categoriesInUse = statement(
  'demo_categories_in_use',
  `with recursive used as (
      select c.id, c.parent_id from categories c where exists (select from products p where p.category_id = c.id and not p.id::text = any($1::text[]))
        or not exists (select from demo_marks m where m.table_name = 'categories' and m.key = c.id::text and not (m.is_own and not $2::boolean))
      union select c.id, c.parent_id from categories c join used u on u.parent_id = c.id)
    select id::text as "key!" from used`,
).set
