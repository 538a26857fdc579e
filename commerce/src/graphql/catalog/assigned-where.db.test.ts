/** Conditions of lists on values of attributes, on stocks and on invoices. */
import { afterAll, describe, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const owner = await shop.person({ superuser: true, permissions: [] })
await shop.sql(`
  insert into products (slug, name, product_type_id) values ('q', 'Other', 1), ('r', 'Third', 1);
  insert into product_listings (product_id, channel_id, is_published, available_for_purchase_at) select p.id, c.id, true, '2020-01-01' from products p, channels c where p.id > 1;
  insert into variants (product_id, sku, name) values (2, 'Q', 'Q'), (3, 'R', 'R');
  insert into variant_listings (variant_id, channel_id, price, discounted_price) select v.id, c.id, 5, 5 from variants v, channels c where v.id > 3;
  insert into stocks (warehouse_id, variant_id, quantity) select w.id, 4, case when w.slug = 'a' then 3 else 4 end from warehouses w;
  insert into page_types (slug, name) values ('text', 'Text');
  insert into pages (slug, title, page_type_id, is_published) values ('one', 'One', 1, true), ('two', 'Two', 1, true);
  insert into attributes (slug, name, input_type, type, entity_type) values
    ('grams', 'Grams', 'NUMERIC', 'PRODUCT_TYPE', null), ('day', 'Day', 'DATE', 'PRODUCT_TYPE', null), ('moment', 'Moment', 'DATE_TIME', 'PAGE_TYPE', null),
    ('pages', 'Pages', 'REFERENCE', 'PRODUCT_TYPE', 'PAGE'), ('sort', 'Sort', 'DROPDOWN', 'PAGE_TYPE', null), ('new', 'New', 'BOOLEAN', 'PRODUCT_TYPE', null);
  insert into product_type_attributes (product_type_id, attribute_id, of_variant, sort) select 1, id, slug <> 'new', 0 from attributes where type = 'PRODUCT_TYPE';
  insert into attribute_values (attribute_id, slug, name, numeric, boolean, date_time, reference_id) values
    (1, 'g5', '5', 5, null, null, null), (1, 'g9', '9', 9, null, null, null),
    (2, 'd1', 'Early', null, null, '2026-01-05T00:00:00Z', null), (2, 'd2', 'Late', null, null, '2026-02-05T00:00:00Z', null),
    (3, 'm', 'M', null, null, '2026-01-05T10:00:00Z', null),
    (4, 'p1', 'One', null, null, null, 1), (4, 'p2', 'Two', null, null, null, 2),
    (5, 'short', 'Short', null, null, null, null), (6, 'yes', 'Yes', null, true, null, null);
  insert into variant_attribute_values (variant_id, attribute_id, value_id) values (1, 1, 1), (2, 1, 2), (1, 2, 3), (2, 2, 4), (1, 4, 6), (1, 4, 7), (2, 4, 7);
  insert into page_attribute_values (page_id, attribute_id, value_id) values (1, 5, 8), (2, 3, 5);
  insert into product_attribute_values (product_id, attribute_id, value_id) values (1, 6, 9);`)
shop.forget()

const found = async (list: string, type: string, where: object, name: string, more = '') => {
  const { data, errors } = await shop.ask(
    `query($w: ${type}!) { ${list}(where: $w, first: 20${more}) { totalCount edges { node { ${name} } } } }`,
    { w: where },
    owner.token,
  )
  if (errors) return errors[0]!.extensions.exception.code
  const { totalCount, edges } = data[list]
  const names = edges.map((e: { node: Record<string, string> }) => e.node[name])
  expect(totalCount).toBe(names.length)
  return names.toSorted()
}
const variants = (...attributes: object[]) =>
  found('productVariants', 'ProductVariantWhereInput', { attributes }, 'sku')
const pages = (where: object) => found('pages', 'PageWhereInput', where, 'slug')
const products = (where: object) => found('products', 'ProductWhereInput', where, 'slug', ', channel: "us"')

describe('variants', () => {
  it('are found by numbers, days, names and references of their values', async () => {
    expect(await variants({ slug: 'grams', value: { numeric: { range: { gte: 6 } } } })).toEqual(['TEN'])
    expect(await variants({ slug: 'grams' })).toEqual(['PLENTY', 'TEN'])
    expect(await variants({ slug: 'grams', value: { name: { oneOf: ['5'] } } })).toEqual(['PLENTY'])
    expect(await variants({ value: { slug: { eq: 'g9' } } })).toEqual(['TEN'])
    expect(await variants({ slug: 'day', value: { date: { gte: '2026-01-05', lte: '2026-01-31' } } })).toEqual([
      'PLENTY',
    ])
    const to = (reference: object) => variants({ slug: 'pages', value: { reference } })
    expect(await to({ pageSlugs: { containsAny: ['one', 'two'] } })).toEqual(['PLENTY', 'TEN'])
    expect(await to({ pageSlugs: { containsAll: ['one', 'two'] } })).toEqual(['PLENTY'])
    expect(await to({ referencedIds: { containsAny: [toGlobalId('Page', 1)] } })).toEqual(['PLENTY'])
    expect(await to({ referencedIds: { containsAny: [toGlobalId('Product', 1)] } })).toEqual([])
    expect(await to({ productSlugs: { containsAny: ['one'] } })).toEqual([])
  })

  it('meet every condition, or one of those that are joined by OR', async () => {
    const nine = { slug: 'grams', value: { numeric: { eq: 9 } } }
    const january = { slug: 'day', value: { date: { lte: '2026-01-31' } } }
    expect(await variants(nine, january)).toEqual([])
    const either = { OR: [{ attributes: [nine] }, { attributes: [january] }] }
    expect(await found('productVariants', 'ProductVariantWhereInput', either, 'sku')).toEqual(['PLENTY', 'TEN'])
    expect(await variants({ slug: 'nothing' })).toEqual([])
  })

  it('are not looked for where the condition says nothing, or something else than the attribute holds', async () => {
    const refused = [
      { slug: 'grams', value: {} },
      { slug: 'grams', value: { boolean: true } },
      { slug: 'day', value: { dateTime: { gte: '2026-01-01T00:00:00Z' } } },
      { slug: 'pages', value: { reference: { pageSlugs: { containsAny: ['a'], containsAll: ['a'] } } } },
      { slug: 'pages', value: { reference: { referencedIds: { containsAny: [toGlobalId('Order', 1)] } } } },
      { value: { slug: { eq: 'a' }, name: { eq: 'a' } } },
    ]
    for (const condition of refused) expect(await variants(condition)).toBe('GraphQLError')
  })
})

it('pages are found by values of their own', async () => {
  expect(await pages({ attributes: [{ slug: 'sort', value: { slug: { eq: 'short' } } }] })).toEqual(['one'])
  const at = (gte: string) => pages({ attributes: [{ slug: 'moment', value: { dateTime: { gte } } }] })
  expect(await at('2026-01-05T09:00:00Z')).toEqual(['two'])
  expect(await at('2026-01-05T11:00:00Z')).toEqual([])
  expect(await pages({ attributes: [{ slug: 'grams', value: { numeric: { eq: 5 } } }] })).toEqual([])
})

it('products are found by days and references of theirs and of their variants', async () => {
  expect(await products({ attributes: [{ slug: 'day', value: { date: { gte: '2026-02-01' } } }] })).toEqual(['p'])
  expect(
    await products({ attributes: [{ slug: 'pages', value: { reference: { pageSlugs: { containsAny: ['two'] } } } }] }),
  ).toEqual(['p'])
  expect(await products({ attributes: [{ slug: 'day', date: { gte: '2026-02-01' } }] })).toEqual(['p'])
  expect(await products({ attributes: [{ slug: 'day', date: { gte: '2026-03-01' } }] })).toEqual([])
  expect(await products({ attributes: [{ slug: 'new', value: { boolean: true } }] })).toEqual(['p'])
})

it('products are found by the pieces of a variant, in all warehouses or in some', async () => {
  const [{ id }] = await shop.sql(`select id from warehouses where slug = 'a'`)
  const a = [toGlobalId('Warehouse', id)]
  expect(await products({ stocks: { quantity: { gte: 7, lte: 7 } } })).toEqual(['q'])
  expect(await products({ stocks: { quantity: { lte: 5 }, warehouseIds: a } })).toEqual(['q'])
  expect(await products({ stocks: { quantity: { lte: 5 } } })).toEqual([])
  expect(await products({ stocks: { warehouseIds: a } })).toEqual(['p', 'q'])
  const { data } = await shop.ask(
    '{ products(channel: "us", first: 9, filter: { stocks: { quantity: { gte: 1000 } } }) { edges { node { slug } } } }',
    {},
    owner.token,
  )
  expect(data.products.edges).toEqual([{ node: { slug: 'p' } }])
})

it('nobody learns the pieces of a warehouse by asking which products have so many', async () => {
  for (const args of [
    'filter: { stocks: { quantity: { gte: 1 } } }',
    'where: { AND: [{ OR: [{ stocks: { quantity: { gte: 1 } } }] }] }',
  ]) {
    const { errors } = await shop.ask(`{ products(channel: "us", first: 9, ${args}) { edges { node { slug } } } }`)
    expect(errors?.[0]?.extensions.exception.code).toBe('PermissionDenied')
  }
})

it('orders are found by their invoices', async () => {
  await shop.sql(`insert into orders (id, number, channel_id, status, user_email, language_code, currency, billing_address, subtotal_net, subtotal_gross, total_net, total_gross, undiscounted_total_net, undiscounted_total_gross)
    select gen_random_uuid(), n, 1, 'UNFULFILLED', 'a@example.com', 'EN', 'USD', null, 1, 1, 1, 1, 1, 1 from generate_series(1, 2) n;
    insert into invoices (order_id, number, status, created_at) select id, 'I1', 'SUCCESS', '2026-01-05T00:00:00Z' from orders where number = 1;`)
  const orders = (where: object) => found('orders', 'OrderWhereInput', where, 'number')
  expect(await orders({ hasInvoices: true })).toEqual(['1'])
  expect(await orders({ hasInvoices: false })).toEqual(['2'])
  expect(await orders({ invoices: [{ createdAt: { gte: '2026-01-01T00:00:00Z' } }] })).toEqual(['1'])
  expect(await orders({ invoices: [{ createdAt: { gte: '2026-02-01T00:00:00Z' } }] })).toEqual([])
  expect(await orders({ invoices: [] })).toEqual([])
})
