/** Conditions that are joined by AND and OR, in every list whose filter `where` holds itself. */
import { afterAll, describe, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({
  permissions: [
    'MANAGE_PRODUCTS',
    'MANAGE_PAGES',
    'MANAGE_USERS',
    'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES',
    'MANAGE_DISCOUNTS',
    'MANAGE_ORDERS',
  ],
})
for (const letter of ['a', 'b', 'c', 'd']) {
  const metadata = { of: letter }
  await shop.sql('insert into categories (slug, name, metadata) values ($1, $1, $2)', [`w-${letter}`, metadata])
  await shop.sql('insert into collections (slug, name, metadata) values ($1, $1, $2)', [`w-${letter}`, metadata])
  await shop.sql('insert into variants (product_id, sku, name, metadata) select min(id), $1, $1, $2 from products', [
    `w-${letter}`,
    metadata,
  ])
  await shop.sql("insert into page_types (slug, name) values ('w', 'w') on conflict do nothing")
  await shop.sql(
    "insert into pages (slug, title, page_type_id, metadata) select $1, $1, id, $2 from page_types where slug = 'w'",
    [`w-${letter}`, metadata],
  )
  await shop.sql(
    "insert into attributes (slug, name, input_type, type, metadata) values ($1, $1, 'DROPDOWN', 'PRODUCT_TYPE', $2)",
    [`w-${letter}`, metadata],
  )
}
shop.forget()

/** The names that a list finds, and how a condition on one of the four rows, and on its metadata, is written there. */
const LISTS = [
  { list: 'categories', table: 'categories', type: 'Category', name: 'slug', input: 'CategoryWhereInput' },
  { list: 'collections', table: 'collections', type: 'Collection', name: 'slug', input: 'CollectionWhereInput' },
  {
    list: 'productVariants',
    table: 'variants',
    type: 'ProductVariant',
    name: 'sku',
    input: 'ProductVariantWhereInput',
  },
  { list: 'pages', table: 'pages', type: 'Page', name: 'slug', input: 'PageWhereInput', isNewer: true },
  { list: 'attributes', table: 'attributes', type: 'Attribute', name: 'slug', input: 'AttributeWhereInput' },
]

describe.each(LISTS)('$list', ({ list, table, type, name, input, isNewer }) => {
  const ask = (where: object) =>
    shop.by(keeper, `query($w: ${input}) { ${list}(first: 50, where: $w) { totalCount edges { node { ${name} } } } }`, {
      w: where,
    })
  const found = async (where: object): Promise<string[]> => {
    const { edges, totalCount } = await ask(where)
    expect(totalCount).toBe(edges.length)
    return edges.map((e: { node: Record<string, string> }) => e.node[name]).toSorted()
  }
  const ids = async (...letters: string[]) => ({
    ids: (
      await shop.sql(`select id from ${table} where ${name} = any($1)`, [letters.map((letter) => `w-${letter}`)])
    ).map((row) => toGlobalId(type, row.id)),
  })
  const of = (letter: string) =>
    isNewer ? { metadata: { key: 'of', value: { eq: letter } } } : { metadata: [{ key: 'of', value: letter }] }

  it('joins conditions, one within another', async () => {
    expect(await found({ OR: [await ids('a'), of('c')] })).toEqual(['w-a', 'w-c'])
    expect(await found({ AND: [await ids('a', 'b'), await ids('b', 'c')] })).toEqual(['w-b'])
    expect(await found({ ...(await ids('a', 'b', 'c')), OR: [of('d'), { AND: [of('c'), {}] }] })).toEqual(['w-c'])
    expect(await found({ OR: [{ ids: [] }, of('d')] })).toEqual(['w-d'])
    expect(await found({ ...of('a'), AND: [], OR: [] })).toEqual(['w-a'])
    expect(await found({ ids: [] })).toEqual([])
  })

  it('refuses too many and too deep ones', async () => {
    const deep = (n: number): object => (n ? { AND: [deep(n - 1)] } : of('a'))
    expect(await found(deep(4))).toEqual(['w-a'])
    expect(await ask(deep(5))).toBe('GraphQLError')
    const others = (n: number): object[] => Array.from({ length: n }, (_, i) => of(`x${i}`))
    expect(await ask({ OR: others(31) })).toBe('GraphQLError')
    expect(await ask({ AND: [{ OR: others(30) }, { OR: others(29) }] })).toBe('GraphQLError')
  })

  it('takes one filter, not two', async () => {
    const { errors } = await shop.ask(`{ ${list}(first: 1, filter: {}, where: {}) { totalCount } }`, {}, keeper.token)
    expect(errors![0]!.extensions.exception.code).toBe('GraphQLError')
  })
})

it('values of an attribute are found by joined conditions', async () => {
  for (const letter of ['a', 'b', 'c'])
    await shop.sql(
      "insert into attribute_values (attribute_id, slug, name) select id, $1, upper($1) from attributes where slug = 'w-a'",
      [letter],
    )
  shop.forget()
  const choices = async (where: object) =>
    (
      await shop.by(
        keeper,
        'query($w: AttributeValueWhereInput) { attribute(slug: "w-a") { choices(first: 9, where: $w) { edges { node { slug } } } } }',
        { w: where },
      )
    ).choices.edges.map((e: { node: { slug: string } }) => e.node.slug)
  expect(await choices({ OR: [{ slug: { eq: 'a' } }, { name: { oneOf: ['C'] } }] })).toEqual(['a', 'c'])
  expect(await choices({ AND: [{ slug: { oneOf: ['a', 'b'] } }, { name: { eq: 'B' } }] })).toEqual(['b'])
})

it('pages are found by a key of their metadata, and by one of several values', async () => {
  const pages = async (metadata: object) =>
    (
      await shop.by(keeper, 'query($w: PageWhereInput) { pages(first: 9, where: $w) { edges { node { slug } } } }', {
        w: { metadata },
      })
    ).edges.map((e: { node: { slug: string } }) => e.node.slug)
  expect(await pages({ key: 'of' })).toEqual(['w-a', 'w-b', 'w-c', 'w-d'])
  expect(await pages({ key: 'of', value: { oneOf: ['a', 'd'] } })).toEqual(['w-a', 'w-d'])
  expect(await pages({ key: 'of', value: { oneOf: [] } })).toEqual([])
})

it('customers are found by joined conditions, not too deep', async () => {
  const ann = await shop.person()
  await shop.sql("update users set first_name = 'Ann' where id = $1", [ann.key])
  const customers = await shop.by(
    keeper,
    'query($w: CustomerWhereInput) { customers(first: 9, where: $w) { edges { node { firstName } } } }',
    { w: { AND: [{ firstName: { eq: 'Ann' } }, { OR: [{ isActive: true }, { ids: [] }] }] } },
  )
  expect(customers.edges).toEqual([{ node: { firstName: 'Ann' } }])
  const deep = (n: number): object => (n ? { AND: [deep(n - 1)] } : { isActive: true })
  const ask = 'query($w: CustomerWhereInput) { customers(first: 9, where: $w) { totalCount } }'
  expect(await shop.by(keeper, ask, { w: deep(5) })).toBe('GraphQLError')
})
