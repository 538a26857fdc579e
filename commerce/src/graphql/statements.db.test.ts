/**
 * No operation of staff runs a statement for each row: a list of 100 rows costs as many as one of 10. The lists are
 * those of the schema, and so are the fields that are asked of each row, so that a new one cannot be forgotten.
 */
import { readSdl } from '@semena/contract/sdl'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { afterAll, expect, it } from 'vitest'
import { countStatements } from '../testing/count-statements.ts'
import { openStaffShop } from '../testing/staff.ts'

const schema = buildSchema(readSdl())
const shop = await openStaffShop()
afterAll(() => shop.close())
const statements = countStatements(shop.services.database)
const owner = await shop.person({ superuser: true })

const FEW = 10
const MANY = 100

/** Writes rows for every list, with numbers from `$1` to `$2`. */
const ROWS: readonly string[] = [
  `insert into users (email, first_name, is_staff) select 'customer' || n || '@example.com', 'C', false from generate_series($1::int, $2) n`,
  `insert into users (email, first_name, is_staff) select 'member' || n || '@example.com', 'M', true from generate_series($1::int, $2) n`,
  `insert into user_addresses (user_id, address) select u.id, '{"firstName":"A","lastName":"B","companyName":"","streetAddress1":"S","streetAddress2":"","city":"C","cityArea":"","postalCode":"1","country":"DE","countryArea":"","phone":""}'
    from users u join generate_series($1::int, $2) n on u.email = 'customer' || n || '@example.com'`,
  `insert into permission_groups (name) select 'list ' || n from generate_series($1::int, $2) n`,
  `insert into apps (identifier, name) select 'app.' || n, 'App ' || n from generate_series($1::int, $2) n`,
  `insert into app_extensions (app_id, label, url, mount_name, target_name) select a.id, 'E', 'https://example.com/', 'PRODUCT_DETAILS_MORE_ACTIONS', 'POPUP'
    from apps a join generate_series($1::int, $2) n on a.identifier = 'app.' || n`,
  `insert into attributes (slug, name, input_type, type) select 'attribute-' || n, 'A ' || n, 'DROPDOWN', 'PRODUCT_TYPE' from generate_series($1::int, $2) n`,
  `insert into product_types (slug, name) select 'type-' || n, 'T ' || n from generate_series($1::int, $2) n`,
  `insert into categories (slug, name) select 'category-' || n, 'C ' || n from generate_series($1::int, $2) n`,
  `insert into collections (slug, name) select 'collection-' || n, 'C ' || n from generate_series($1::int, $2) n`,
  `insert into products (slug, name, product_type_id, category_id) select 'product-' || n, 'P ' || n, t.id, c.id
    from generate_series($1::int, $2) n join product_types t on t.slug = 'type-' || n join categories c on c.slug = 'category-' || n`,
  `insert into product_listings (product_id, channel_id, is_published, available_for_purchase_at) select p.id, c.id, true, '2020-01-01'
    from products p join generate_series($1::int, $2) n on p.slug = 'product-' || n, channels c`,
  `insert into variants (product_id, sku, name) select p.id, 'V-' || n, 'V' from products p join generate_series($1::int, $2) n on p.slug = 'product-' || n`,
  `insert into variant_listings (variant_id, channel_id, price, discounted_price) select v.id, c.id, 100, 100 from variants v join generate_series($1::int, $2) n on v.sku = 'V-' || n, channels c`,
  `insert into stocks (warehouse_id, variant_id, quantity) select w.id, v.id, 5 from variants v join generate_series($1::int, $2) n on v.sku = 'V-' || n, warehouses w where w.slug in ('a', 'b')`,
  `insert into collection_products (collection_id, product_id, sort) select c.id, p.id, n from generate_series($1::int, $2) n
    join collections c on c.slug = 'collection-' || n join products p on p.slug = 'product-' || n`,
  `insert into product_media (product_id, path) select p.id, '' from products p join generate_series($1::int, $2) n on p.slug = 'product-' || n`,
  `insert into orders (id, number, channel_id, status, user_id, user_email, language_code, currency, billing_address, subtotal_net, subtotal_gross, total_net, total_gross, undiscounted_total_net, undiscounted_total_gross)
    select gen_random_uuid(), k * 10000 + n, 1, case when k = 1 then 'UNFULFILLED' else 'DRAFT' end, u.id, u.email, 'EN', 'USD', null, 1, 1, 1, 1, 1, 1
    from generate_series(1, 2) k, generate_series($1::int, $2) n join users u on u.email = 'customer' || n || '@example.com'`,
  `insert into order_lines (id, order_id, variant_id, product_name, variant_name, is_shipping_required, quantity, unit_net, unit_gross, total_net, total_gross,
      undiscounted_unit_net, undiscounted_unit_gross, undiscounted_total_net, undiscounted_total_gross)
    select gen_random_uuid(), o.id, v.id, 'P', 'V', true, 1, 1, 1, 1, 1, 1, 1, 1, 1 from orders o
    join generate_series($1::int, $2) n on o.number in (10000 + n, 20000 + n) join variants v on v.sku = 'V-' || n`,
  `insert into order_events (order_id, type) select o.id, 'PLACED' from orders o join generate_series($1::int, $2) n on o.number = 10000 + n`,
  `insert into checkouts (id, channel_id, country) select gen_random_uuid(), 1, 'US' from generate_series($1::int, $2) n`,
  `insert into page_types (slug, name) select 'page-type-' || n, 'T ' || n from generate_series($1::int, $2) n`,
  `insert into pages (slug, title, page_type_id) select 'page-' || n, 'P ' || n, t.id from generate_series($1::int, $2) n join page_types t on t.slug = 'page-type-' || n`,
  `insert into menus (slug, name) select 'menu-' || n, 'M ' || n from generate_series($1::int, $2) n`,
  `insert into menu_items (menu_id, name) select m.id, 'I' from menus m join generate_series($1::int, $2) n on m.slug = 'menu-' || n`,
  `insert into gift_cards (code, currency, initial_balance, current_balance) select 'CARD-' || lpad(n::text, 4, '0'), 'USD', 500, 500 from generate_series($1::int, $2) n`,
  `insert into gift_card_tags (name) select 'tag ' || n from generate_series($1::int, $2) n`,
  `insert into promotions (name, start_date) select 'P ' || n, now() from generate_series($1::int, $2) n`,
  `insert into promotions (name, start_date, sale_id) select 'S ' || n, now(), n from generate_series($1::int, $2) n`,
  `insert into vouchers (name, type, value_type) select 'V ' || n, 'ENTIRE_ORDER', 'FIXED' from generate_series($1::int, $2) n`,
  `insert into shipping_zones (name, countries) select 'Z ' || n, '{FR}' from generate_series($1::int, $2) n`,
  `insert into warehouses (slug, name) select 'w-' || n, 'W ' || n from generate_series($1::int, $2) n`,
  `insert into export_files (kind, input, status, user_id, app_id) select 'products', '{}', 'SUCCESS', u.id, a.id from generate_series($1::int, $2) n
    join users u on u.email = 'member' || n || '@example.com' join apps a on a.identifier = 'app.' || n`,
  `insert into tax_classes (name) select 'T ' || n from generate_series($1::int, $2) n`,
]

type Field = GraphQLField<unknown, unknown>
const isPaged = (field: Field): boolean => field.args.some((arg) => arg.name === 'first')
/** `Product.variant` needs one of its arguments, although none of them is required. */
const isAsked = (field: Field): boolean =>
  !field.args.some(isRequiredArgument) && !isPaged(field) && field.name !== 'variant'

/** How a field is asked for, with every plain value of what it leads to; null where it leads to nothing plain. */
function asked(field: Field): string | null {
  const inner = getNamedType(field.type)
  if (isLeafType(inner)) return field.name
  if (!isObjectType(inner)) return null
  const plain = Object.values(inner.getFields()).filter((f) => isAsked(f) && isLeafType(getNamedType(f.type)))
  return plain.length ? `${field.name} { ${plain.map((f) => f.name).join(' ')} }` : null
}

/** Every field of a row without arguments that it needs, one by one. */
const fieldsOf = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter(isAsked)
    .flatMap((field) => asked(field) ?? [])

const LISTS = Object.values(schema.getQueryType()!.getFields()).filter(isPaged)
const NODES = new Map(
  LISTS.map((field) => {
    const connection = getNamedType(field.type) as GraphQLObjectType
    const edge = getNamedType(connection.getFields().edges!.type) as GraphQLObjectType
    return [field.name, getNamedType(edge.getFields().node!.type)]
  }),
)

/** Numbers of lists in rows that Dashboard shows, besides the fields that need no argument. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  customers: ['orders { totalCount }'],
  categories: ['children { totalCount }', 'products { totalCount }'],
  collections: ['products { totalCount }'],
}

/** Arguments that a list needs, or without which it is another one. */
const ARGUMENTS: Readonly<Record<string, string>> = { translations: 'kind: PRODUCT, ', pages: '' }

interface Asked {
  count: number
  rows: number
  codes: string[]
}

async function counted(list: string, fields: readonly string[]): Promise<Asked> {
  const document = `{ ${list}(${ARGUMENTS[list] ?? ''}first: ${MANY}) { totalCount pageInfo { endCursor } edges { node { ${fields.join(' ')} } } } }`
  const ask = async (): Promise<Asked> => {
    statements()
    const { data, errors } = await shop.ask(document, {}, owner.token)
    const codes =
      errors?.map((e) => `${e.extensions.exception.code} ${(e as { path?: unknown[] }).path?.at(-1) as string}`) ?? []
    return { count: statements(), rows: data?.[list]?.edges.length ?? 0, codes: [...new Set(codes)] }
  }
  // What is kept in memory is read by the first; what is read now and then can come in one of the others.
  await ask()
  const [one, other] = [await ask(), await ask()]
  return one.count < other.count ? one : other
}

async function write(from: number, to: number): Promise<void> {
  for (const text of ROWS) await shop.sql(text, [from, to])
  shop.forget()
}

/**
 * Fields that still cost a statement or more for each row. The payments of checkouts are shown for one at a time, and
 * what a draft lacks is worked out from its stock and its address.
 */
const GROWING: Readonly<Record<string, readonly string[]>> = {
  checkouts: ['transactions'],
  draftOrders: ['canFinalize', 'errors'],
}

const nameOf = (field: string): string => field.split(' ')[0]!

const fieldsOfList = (list: string): string[] => {
  const node = NODES.get(list)
  const all = [...(isObjectType(node) ? fieldsOf(node) : ['__typename']), ...(NUMBERS[list] ?? [])]
  return all.filter((field) => !GROWING[list]?.includes(nameOf(field)))
}

/** Lists that have the same rows whatever is written. */
const FIXED: ReadonlySet<string> = new Set(['plugins', 'taxConfigurations'])

const lists = LISTS.map((field) => field.name)
await write(1, FEW)
const few = new Map<string, Asked>()
for (const list of lists) few.set(list, await counted(list, fieldsOfList(list)))
const growing = async (list: string): Promise<string[]> => {
  const grown: string[] = []
  for (const field of fieldsOfList(list)) {
    const now = await counted(list, [field])
    if (now.count > MANY / 2) grown.push(`${field}: ${now.count}`)
  }
  return grown
}
await write(FEW + 1, MANY)

it.each(lists)('%s costs as many statements with many rows as with few', async (list) => {
  const before = few.get(list)!
  const after = await counted(list, fieldsOfList(list))
  const isShort = !FIXED.has(list) && (before.rows < FEW || after.rows < MANY)
  expect(isShort).toBe(false)
  // What grows is named field by field.
  expect(after.count <= before.count ? [] : [`${before.count} → ${after.count}`, ...(await growing(list))]).toEqual([])
  expect(after.codes).toEqual([])
})

const known = Object.entries(GROWING).flatMap(([list, fields]) => fields.map((field) => ({ list, field })))

it.each(known)('$field of $list is still listed as costly, and is', async ({ list, field }) => {
  const node = NODES.get(list) as GraphQLObjectType
  const { count } = await counted(list, [asked(node.getFields()[field]!)!])
  expect(count).toBeGreaterThanOrEqual(MANY)
})
