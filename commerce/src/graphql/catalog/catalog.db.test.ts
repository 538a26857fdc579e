/** The catalogue as shoppers and apps see it, on a small shop of two channels. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { MANAGER, startTestService, type TestService } from '../../testing/catalog-service.ts'
import { COUNT, fillShop } from '../../testing/catalog-shop.ts'

let shop: TestService

beforeAll(async () => {
  shop = await startTestService()
  await fillShop(shop.database.pool)
  shop.forget()
}, 60_000)

afterAll(() => shop.close())

const slugs = (answer: { data: unknown }) => {
  const { products } = answer.data as { products: { edges: { node: { slug: string } }[]; totalCount: number } }
  return products.edges.map((e) => e.node.slug)
}
const LIST = `query($channel: String, $first: Int, $last: Int, $after: String, $before: String, $filter: ProductFilterInput, $sort: ProductOrder, $search: String) {
  products(channel: $channel, first: $first, last: $last, after: $after, before: $before, filter: $filter, sortBy: $sort, search: $search) {
    edges { cursor node { slug } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }`
const found = async (filter: object, more: object = {}) =>
  slugs(await shop.ask(LIST, { channel: 'us', first: 100, filter, ...more }))
const ids = (...numbers: number[]) => numbers.map((n) => `p-${String(n).padStart(2, '0')}`)

test('a list of cards costs the same few queries whatever its length', async () => {
  const cards = `query($first: Int) { products(channel: "us", first: $first, sortBy: { field: NAME, direction: ASC }) { edges { node { slug
    thumbnail(size: 256, format: WEBP) { url alt } pricing { onSale priceRange { start { gross { amount } } } } attributes { attribute { slug } values { name } }
    variants { sku quantityAvailable attributes { values { name } } pricing { price { gross { amount } } } } collections { slug } } } } }`
  expect(await shop.countQueries(cards, { first: 1 })).toBe(7)
  expect(await shop.countQueries(cards, { first: 28 })).toBe(7)
})

test('a simple list is one query, its count a second', async () => {
  expect(await shop.countQueries('{ products(channel: "us", first: 10) { edges { node { slug name } } } }')).toBe(1)
  expect(
    await shop.countQueries('{ products(channel: "us", first: 10) { totalCount edges { node { slug name } } } }'),
  ).toBe(2)
})

test('numbers of facets that are asked for together are what each is alone', async () => {
  const facets = [
    ...[0, 5, 9, 12].map((gte) => `filter: { price: { gte: ${gte} } }`),
    'search: "product", where: { price: { range: { gte: 3, lte: 8 } } }',
    'filter: { minimalPrice: { lte: 7 }, isAvailable: true }',
  ].map((asked) => `products(channel: "us", ${asked}) { totalCount }`)
  const together = `{ ${facets.map((facet, i) => `f${i}: ${facet}`).join(' ')} }`
  const { data } = await shop.ask(together)
  for (const [i, facet] of facets.entries())
    expect((await shop.ask(`{ f${i}: ${facet} }`)).data).toEqual({ [`f${i}`]: data![`f${i}`] })
  expect(new Set(Object.values(data!).map((found) => JSON.stringify(found))).size).toBeGreaterThan(2)
})

test.each([
  'NAME',
  'PRICE',
  'MINIMAL_PRICE',
  'LAST_MODIFIED_AT',
  'TYPE',
  'PUBLISHED_AT',
  'COLLECTION',
  'RATING',
  'CREATED_AT',
  'ATTRIBUTE',
])('pages in the order %s hold every product once, both ways', async (field) => {
  for (const direction of ['ASC', 'DESC']) {
    const sort = field === 'ATTRIBUTE' ? { attributeId: toGlobalId('Attribute', 2), direction } : { field, direction }
    const whole = slugs(await shop.ask(LIST, { channel: 'us', first: 100, sort }))
    expect(whole).toHaveLength(27)
    const forwards: string[] = []
    for (let after: string | null = null; ;) {
      const page = await shop.ask(LIST, { channel: 'us', first: 4, after, sort })
      const { pageInfo } = (
        page.data as never as { products: { pageInfo: { hasNextPage: boolean; endCursor: string } } }
      ).products
      forwards.push(...slugs(page))
      if (!pageInfo.hasNextPage) break
      after = pageInfo.endCursor
    }
    expect(forwards).toEqual(whole)
    const backwards: string[] = []
    for (let before: string | null = null; ;) {
      const page = await shop.ask(LIST, { channel: 'us', last: 4, before, sort })
      const { pageInfo } = (
        page.data as never as { products: { pageInfo: { hasPreviousPage: boolean; startCursor: string } } }
      ).products
      backwards.unshift(...slugs(page))
      if (!pageInfo.hasPreviousPage) break
      before = pageInfo.startCursor
    }
    expect(backwards).toEqual(whole)
  }
})

test('a cursor of another order, of other values or of nothing is refused', async () => {
  const { data } = await shop.ask(LIST, { channel: 'us', first: 2, sort: { field: 'RATING', direction: 'ASC' } })
  const cursor = (data as never as { products: { pageInfo: { endCursor: string } } }).products.pageInfo.endCursor
  const forged = Buffer.from(JSON.stringify(['PUBLISHED_AT', 'tomorrow', 'x', 'y'])).toString('base64url')
  for (const [after, field] of [
    [cursor, 'PRICE'],
    [cursor, 'NAME'],
    ['garbage', 'NAME'],
    [forged, 'PUBLISHED_AT'],
  ]) {
    const answer = await shop.ask(LIST, { channel: 'us', first: 2, after, sort: { field, direction: 'ASC' } })
    expect(answer).toEqual({ data: { products: null }, errors: [{ code: 'GraphQLError', path: ['products'] }] })
  }
})

test('filters by attributes', async () => {
  expect(
    await found({
      attributes: [
        { slug: 'genetics', values: ['sativa'] },
        { slug: 'thc', valuesRange: { gte: 20, lte: 23 } },
      ],
    }),
  ).toEqual(ids(21, 23))
  expect(await found({ attributes: [{ slug: 'organic', boolean: true }] })).toEqual(ids(5, 10, 15, 20, 25))
  expect(
    await found({
      attributes: [
        { slug: 'pack', values: ['5'] },
        { slug: 'thc', valuesRange: { lte: 2 } },
      ],
    }),
  ).toEqual(ids(1, 2))
  expect(await found({ attributes: [{ slug: 'thc', value: { numeric: { oneOf: [4, 6] } } }] })).toEqual(ids(4, 6))
  expect(
    await found({
      attributes: [
        { slug: 'genetics', value: { slug: { eq: 'indica' } } },
        { slug: 'thc', value: { numeric: { range: { gte: 27 } } } },
      ],
    }),
  ).toEqual(ids(28))
  expect(await found({ attributes: [{ value: { name: { eq: '12' } } }] })).toEqual(ids(12))
  expect(await found({ attributes: [{ slug: 'none', values: ['x'] }] })).toEqual([])
  expect(
    (
      await shop.ask(LIST, {
        channel: 'us',
        first: 1,
        filter: { attributes: [{ slug: 'genetics', value: { numeric: { eq: 1 } } }] },
      })
    ).errors,
  ).toHaveLength(1)
})

test('filters by price, stock, place and state', async () => {
  expect(await found({ price: { gte: 36.5, lte: 37.999 } })).toEqual(ids(12, 27))
  expect(await found({ minimalPrice: { lte: 9 } })).toEqual(ids(1, 2))
  expect(await found({ stockAvailability: 'OUT_OF_STOCK' })).toEqual(ids(5))
  expect(await found({ isAvailable: false })).toEqual(ids(9, 18, 27))
  expect(
    await found({ categories: [toGlobalId('Category', 2)], attributes: [{ slug: 'thc', valuesRange: { lte: 4 } }] }),
  ).toEqual(ids(1, 3))
  expect(await found({ categories: [toGlobalId('Category', 1)] })).toHaveLength(27)
  expect(
    await found({ collections: [toGlobalId('Collection', 1)] }, { sort: { field: 'PRICE', direction: 'DESC' } }),
  ).toEqual(ids(10, 9, 8, 6, 5, 4, 3, 2, 1))
  expect(await found({ ids: [toGlobalId('Product', 4), toGlobalId('Product', 29)], slugs: ['p-04', 'p-29'] })).toEqual(
    ids(4),
  )
  expect(
    (await shop.ask(LIST, { channel: 'us', first: 1, filter: { ids: [toGlobalId('Collection', 4)] } })).errors,
  ).toHaveLength(1)
})

test('finds by names in every language and by SKU', async () => {
  const search = async (text: string) => slugs(await shop.ask(LIST, { channel: 'us', first: 100, search: text }))
  expect(await search('сорт еж 12')).toEqual(ids(12))
  expect(await search('СОРТ ёж 28')).toEqual(ids(28))
  expect(await search('sku-4-5')).toEqual(ids(4))
  expect(await search('4-5 OR 6-3')).toEqual(ids(4, 6))
  expect(await search('ort')).toEqual([])
  expect(await search("%_' --")).toEqual([])
  expect(await search('   ')).toEqual([])
})

test.each([undefined, MANAGER])('a search finds names however their words are set apart, as %o', async (as) => {
  const name = async (id: number, name: string): Promise<void> => {
    const text = `mutation($id: ID!, $name: String) { productUpdate(id: $id, input: { name: $name }) { errors { code } } }`
    const { data } = await shop.ask(text, { id: toGlobalId('Product', id), name }, MANAGER)
    expect(data).toEqual({ productUpdate: { errors: [] } })
  }
  const { rows: before } = await shop.database.pool.query<{ id: number; name: string }>(
    'select id, name from products where id in (4, 5, 6) order by id',
  )
  await name(4, 'White Widow')
  await name(5, 'OG Kush')
  await name(6, 'AK-47')
  const search = async (search: string) =>
    slugs(await shop.ask(LIST, { channel: 'us', first: 100, search }, ...(as ? [as] : [])))
  for (const typed of ['white-widow', 'whitewidow', 'White_Widow', 'white–widow', 'WhiteWid'])
    expect([typed, await search(typed)]).toEqual([typed, ids(4)])
  for (const typed of ['OG-Kush', 'ogkush', 'og kush']) expect([typed, await search(typed)]).toEqual([typed, ids(5)])
  for (const typed of ['ak47', 'ak-47', 'АК-47', 'ак 47', 'ак47', 'AK–47'])
    expect([typed, await search(typed)]).toEqual([typed, ids(6)])
  // Dashes for the hyphens of a SKU, as editors of texts write them.
  expect(await search('SKU–4–5')).toEqual(ids(4))
  expect(await search('sku-45')).toEqual([])
  expect(await search('white -whitewidow')).toEqual([])
  const variants = `query($search: String) { productVariants(channel: "us", first: 9, search: $search) { edges { node { product { slug } } } } }`
  const { data } = await shop.ask(variants, { search: 'ogkush' }, MANAGER)
  const { productVariants } = data as unknown as {
    productVariants: { edges: { node: { product: { slug: string } } }[] }
  }
  expect(new Set(productVariants.edges.map(({ node }) => node.product.slug))).toEqual(new Set(ids(5)))
  for (const { id, name: old } of before) await name(id, old)
})

test('a search finds what shoppers meant, and for staff what they typed', async () => {
  const search = async (text: string, ...as: (typeof MANAGER)[]) =>
    slugs(await shop.ask(LIST, { channel: 'us', first: 100, search: text }, ...as))
  expect(await search('sorrt 12')).toEqual(ids(12))
  expect(await search('sorrt 12', MANAGER)).toEqual([])
  // The Russian name, on an English keyboard.
  expect(await search('cjhn 12')).toEqual(ids(12))
  expect(await search('sorrt unheardof 12')).toEqual([])
  // A name that the words do not know yet is found all the same.
  await shop.database.pool.query(`update products set search_text = search_text || 'sorrt ' where slug = 'p-05'`)
  expect(await search('sorrt')).toEqual(ids(5))
  await shop.database.pool.query(
    `update products set search_text = replace(search_text, 'sorrt ', '') where slug = 'p-05'`,
  )
})

test('shoppers see published products of an open channel, apps see all of it', async () => {
  const one = '{ product(slug: "p-30", channel: "us") { slug isAvailableForPurchase } }'
  expect((await shop.ask(one)).data).toEqual({ product: null })
  expect((await shop.ask(one, {}, MANAGER)).data).toEqual({ product: { slug: 'p-30', isAvailableForPurchase: true } })
  expect(await found({}, { channel: 'off' })).toEqual([])
  expect(await found({}, { channel: 'nowhere' })).toEqual([])
  expect((await shop.ask(LIST, { first: 1 })).errors).toEqual([{ code: 'GraphQLError', path: ['products'] }])
  expect(slugs(await shop.ask(LIST, { first: 100 }, MANAGER))).toHaveLength(COUNT)
  // The product is hidden from listings, but shown at its own address and in its collection.
  expect(
    (
      await shop.ask(
        '{ product(slug: "p-07", channel: "us") { slug } collection(slug: "popular", channel: "us") { products(first: 10) { totalCount } } }',
      )
    ).data,
  ).toEqual({ product: { slug: 'p-07' }, collection: { products: { totalCount: 10 } } })
})

test('prices: the best sale for the buyer, and the tax of the country', async () => {
  const pricing =
    'pricing { onSale discount { gross { amount } } priceRange { start { gross { amount currency } net { amount } } } priceRangeUndiscounted { start { gross { amount } } } }'
  const { data } = await shop.ask(
    `{ a: product(slug: "p-01", channel: "us") { ${pricing} } b: product(slug: "p-02", channel: "us") { ${pricing} } c: product(slug: "p-02", channel: "eu") { ${pricing} } }`,
  )
  const show = (amount: number, net: number, before: number, currency = 'USD') => ({
    pricing: {
      onSale: amount < before,
      discount: amount < before ? { gross: { amount: Number((before - amount).toFixed(2)) } } : null,
      priceRange: { start: { gross: { amount, currency }, net: { amount: net } } },
      priceRangeUndiscounted: { start: { gross: { amount: before } } },
    },
  })
  expect(data).toEqual({ a: show(8.8, 8.8, 11), b: show(7, 7, 12), c: show(12, 10.08, 12, 'EUR') })
})

test('stock counts what the channel’s zones reach', async () => {
  const q = (slug: string, channel: string, args = '') =>
    `product(slug: "${slug}", channel: "${channel}") { isAvailable variants { quantityAvailable${args} } }`
  const { data } = await shop.ask(
    `{ most: ${q('p-10', 'us')} near: ${q('p-10', 'us', '(countryCode: CA)')} far: ${q('p-10', 'us', '(countryCode: JP)')} none: ${q('p-05', 'us')} untracked: ${q('p-03', 'us')} }`,
  )
  const show = (n: number, isAvailable = true) => ({
    isAvailable,
    variants: [{ quantityAvailable: n }, { quantityAvailable: n }],
  })
  expect(data).toEqual({ most: show(50), near: show(9), far: show(0), none: show(0, false), untracked: show(50) })
})

test('addresses of pictures name the size that is made', async () => {
  const { data } = await shop.ask(
    '{ product(slug: "p-01", channel: "us") { thumbnail(size: 1000, format: WEBP) { url alt } media { url(size: 100) type } collections { slug } } }',
  )
  expect(data).toEqual({
    product: {
      thumbnail: { url: 'http://shop.test/thumbnail/ab/1.png/1024/webp', alt: 'Sort 1' },
      media: [{ url: 'http://shop.test/thumbnail/ab/1.png/128/original', type: 'IMAGE' }],
      collections: [{ slug: 'popular' }],
    },
  })
})

test('a channel says little to shoppers and everything to apps', async () => {
  const query = '{ channel(slug: "us") { slug name isActive currencyCode defaultCountry { code } } }'
  expect(await shop.ask(query)).toEqual({
    data: { channel: null },
    errors: [{ code: 'PermissionDenied', path: ['channel', 'name'] }],
  })
  expect((await shop.ask(query, {}, MANAGER)).data).toEqual({
    channel: { slug: 'us', name: 'US', isActive: true, currencyCode: 'USD', defaultCountry: { code: 'US' } },
  })
  expect((await shop.ask('{ channel(slug: "eu") { slug countries { code } } }')).data).toEqual({
    channel: { slug: 'eu', countries: [{ code: 'CZ' }, { code: 'DE' }] },
  })
  expect((await shop.ask('{ channels { slug } }')).errors).toEqual([{ code: 'PermissionDenied', path: ['channels'] }])
})

test('attributes are shown by their kind, one by its slug or all', async () => {
  const kinds = `__typename attribute { slug } ... on AssignedSingleChoiceAttribute { choice: value { name slug translation(languageCode: RU) } }
    ... on AssignedNumericAttribute { number: value } ... on AssignedBooleanAttribute { yes: value }`
  const { data, errors } = await shop.ask(
    `{ product(slug: "p-05", channel: "us") { thc: assignedAttribute(slug: "thc") { ${kinds} } none: assignedAttribute(slug: "nothing") { attribute { slug } }
      all: assignedAttributes { ${kinds} } two: assignedAttributes(limit: 2) { attribute { slug } } variants { assignedAttributes { ${kinds} } } } }`,
  )
  expect(errors).toEqual([])
  expect(data).toEqual({
    product: {
      thc: { __typename: 'AssignedNumericAttribute', attribute: { slug: 'thc' }, number: 5 },
      none: null,
      all: [
        {
          __typename: 'AssignedSingleChoiceAttribute',
          attribute: { slug: 'genetics' },
          choice: { name: 'Sativa', slug: 'sativa', translation: null },
        },
        { __typename: 'AssignedNumericAttribute', attribute: { slug: 'thc' }, number: 5 },
        { __typename: 'AssignedBooleanAttribute', attribute: { slug: 'organic' }, yes: true },
      ],
      two: [{ attribute: { slug: 'genetics' } }, { attribute: { slug: 'thc' } }],
      variants: ['3', '5'].map((pack) => ({
        assignedAttributes: [
          {
            __typename: 'AssignedSingleChoiceAttribute',
            attribute: { slug: 'pack' },
            choice: { name: pack, slug: pack, translation: null },
          },
        ],
      })),
    },
  })
})

test('things are found by the slug they have in a language', async () => {
  for (const table of ['products', 'categories', 'collections'])
    await shop.database.pool.query(
      `update ${table} set translations = jsonb_set(translations, '{CS}', '{"slug": "cesky"}') where id = 1`,
    )
  await expect
    .poll(async () => {
      const { data } = await shop.ask(`{
        product(slug: "cesky", slugLanguageCode: CS, channel: "us") { slug }
        category(slug: "cesky", slugLanguageCode: CS) { slug }
        collection(slug: "cesky", slugLanguageCode: CS, channel: "us") { slug }
        other: product(slug: "cesky", slugLanguageCode: RU, channel: "us") { slug }
        plain: product(slug: "cesky", channel: "us") { slug } }`)
      return data
    })
    .toEqual({
      product: { slug: 'p-01' },
      category: { slug: 'all' },
      collection: { slug: 'popular' },
      other: null,
      plain: null,
    })
})

test('conditions can be joined', async () => {
  const WHERE = `query($where: ProductWhereInput) { products(channel: "us", first: 100, where: $where) { totalCount edges { node { slug } } } }`
  const where = async (condition: object) => slugs(await shop.ask(WHERE, { where: condition }))
  const slug = (...oneOf: string[]) => ({ slug: { oneOf } })
  for (let again = 0; again < 3; again++) {
    expect(await where({ OR: [slug('p-01'), slug('p-02', 'p-03')] })).toEqual(ids(1, 2, 3))
    expect(await where({ AND: [slug('p-01', 'p-02'), slug('p-02', 'p-03')] })).toEqual(ids(2))
    expect(await where({ slug: { eq: 'p-03' }, OR: [slug('p-01'), { AND: [slug('p-03'), {}] }] })).toEqual(ids(3))
    expect(await where({ OR: [slug(), slug('p-04')] })).toEqual(ids(4))
  }
  const deep = (n: number): object => (n ? { AND: [deep(n - 1)] } : slug('p-01'))
  expect(await where(deep(4))).toEqual(ids(1))
  expect((await shop.ask(WHERE, { where: deep(5) })).errors).toEqual([{ code: 'GraphQLError', path: ['products'] }])
  const others = (n: number): object[] => Array.from({ length: n }, (_, i) => slug(`p-${i}`))
  const refused = [{ code: 'GraphQLError', path: ['products'] }]
  expect((await shop.ask(WHERE, { where: { OR: others(31) } })).errors).toEqual(refused)
  expect((await shop.ask(WHERE, { where: { AND: [{ OR: others(30) }, { OR: others(29) }] } })).errors).toEqual(refused)
  // Equal conditions count as one.
  expect(await where({ OR: Array.from({ length: 200 }, () => slug('p-02')) })).toEqual(ids(2))
})
