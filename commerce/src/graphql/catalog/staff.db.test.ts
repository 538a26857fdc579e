/** The catalogue as staff make and change it: types, attributes, products, variants, prices, stocks and pictures. */
import { afterAll, describe, expect, it } from 'vitest'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({
  permissions: ['MANAGE_PRODUCTS', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES'],
})

const run = (document: string, variables: object = {}) => shop.by(keeper, document, variables)
const of = (name: string, input: string, answer: string) => (value: object) =>
  run(`mutation($i: ${input}!) { ${name}(input: $i) { errors { field code } ${answer} } }`, { i: value })

const createType = of('productTypeCreate', 'ProductTypeInput', 'productType { id slug }')
const createAttribute = of(
  'attributeCreate',
  'AttributeCreateInput',
  'attribute { id slug choices(first: 9) { edges { node { name } } } }',
)
const createProduct = of(
  'productCreate',
  'ProductCreateInput',
  'product { id slug attributes { attribute { slug } values { name boolean } } }',
)
const createVariant = of('productVariantCreate', 'ProductVariantCreateInput', 'productVariant { id name sku }')
const createCategory = of('categoryCreate', 'CategoryInput', 'category { id }')
const addMedia = of('productMediaCreate', 'ProductMediaCreateInput', 'media { id type oembedData url }')

const id = (type: string, key: number | string): string => Buffer.from(`${type}:${key}`).toString('base64')

describe('a product', () => {
  it('is made with attributes, published, priced and bought, and its price is shown at once', async () => {
    const { attribute } = await createAttribute({ name: 'Colour', type: 'PRODUCT_TYPE', values: [{ name: 'Red' }] })
    const { attribute: flag } = await createAttribute({ name: 'Rare', type: 'PRODUCT_TYPE', inputType: 'BOOLEAN' })
    const { productType } = await createType({ name: 'Things', productAttributes: [attribute.id, flag.id] })
    const { category } = await createCategory({ name: 'Shelf' })
    const { product, errors } = await createProduct({
      name: 'Lamp',
      productType: productType.id,
      category: category.id,
      attributes: [
        { id: attribute.id, dropdown: { value: 'Green' } },
        { id: flag.id, boolean: true },
      ],
    })
    expect(errors).toEqual([])
    expect(product.attributes).toEqual([
      { attribute: { slug: 'colour' }, values: [{ name: 'Green', boolean: null }] },
      { attribute: { slug: 'rare' }, values: [{ name: 'Rare: Yes', boolean: true }] },
    ])
    const { productVariant } = await createVariant({ product: product.id, sku: 'lamp', attributes: [] })
    const [{ id: channel, slug }] = await shop.sql('select id, slug from channels order by id limit 1')
    const price = (amount: number) =>
      run(
        'mutation($id: ID!, $i: [ProductVariantChannelListingAddInput!]!) { productVariantChannelListingUpdate(id: $id, input: $i) { errors { field code } } }',
        { id: productVariant.id, i: [{ channelId: id('Channel', channel), price: amount }] },
      )
    expect(await price(10)).toEqual({ errors: [{ field: 'input', code: 'PRODUCT_NOT_ASSIGNED_TO_CHANNEL' }] })
    const listed = await run(
      'mutation($id: ID!, $i: ProductChannelListingUpdateInput!) { productChannelListingUpdate(id: $id, input: $i) { errors { field code } } }',
      { id: product.id, i: { updateChannels: [{ channelId: id('Channel', channel), isPublished: true }] } },
    )
    expect(listed).toEqual({ errors: [] })
    for (const amount of [10, 12.5]) {
      expect(await price(amount)).toEqual({ errors: [] })
      const [row] = await shop.sql(
        `select min_discounted_price::int as price from product_listings l join products p on p.id = l.product_id where p.slug = 'lamp'`,
      )
      expect(row).toEqual({ price: amount * 100 })
      const shown = await run(
        'query($c: String!) { product(slug: "lamp", channel: $c) { pricing { priceRange { start { gross { amount } } } } } }',
        { c: slug },
      )
      expect(shown).toEqual({ pricing: { priceRange: { start: { gross: { amount } } } } })
    }
  })

  it('has videos of known hosts, and pictures that show its own variants only', async () => {
    const { productType } = await createType({ name: 'Seen' })
    const [one, two] = await Promise.all(
      ['One', 'Two'].map((name) => createProduct({ name, productType: productType.id })),
    )
    const { media } = await addMedia({ product: one.product.id, mediaUrl: 'https://youtu.be/dQw4w9WgXcQ' })
    expect(media).toMatchObject({ type: 'VIDEO', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
    for (const mediaUrl of ['http://127.0.0.1/a.png', 'http://[::1]/a.png', 'ftp://example.com/a.png', 'nothing'])
      expect((await addMedia({ product: one.product.id, mediaUrl })).errors).toEqual([
        { field: 'mediaUrl', code: 'UNSUPPORTED_MEDIA_PROVIDER' },
      ])
    const assign = (variantId: string) =>
      run('mutation($v: ID!, $m: ID!) { variantMediaAssign(variantId: $v, mediaId: $m) { errors { field code } } }', {
        v: variantId,
        m: media.id,
      })
    const own = await createVariant({ product: one.product.id, attributes: [] })
    const foreign = await createVariant({ product: two.product.id, attributes: [] })
    expect(await assign(foreign.productVariant.id)).toEqual({
      errors: [{ field: 'mediaId', code: 'NOT_PRODUCTS_IMAGE' }],
    })
    expect(await assign(own.productVariant.id)).toEqual({ errors: [] })
    expect(await assign(own.productVariant.id)).toEqual({
      errors: [{ field: 'mediaId', code: 'MEDIA_ALREADY_ASSIGNED' }],
    })
  })
})

describe('many at once', () => {
  const bulk = (attributes: object[], errorPolicy = 'REJECT_EVERYTHING') =>
    run(
      'mutation($a: [AttributeCreateInput!]!, $p: ErrorPolicyEnum) { attributeBulkCreate(attributes: $a, errorPolicy: $p) { count results { attribute { slug } errors { path code } } } }',
      { a: attributes, p: errorPolicy },
    )

  it('are all refused for one fault, or only those at fault', async () => {
    const inputs = [
      { name: 'Good', type: 'PRODUCT_TYPE' },
      { name: '', type: 'PRODUCT_TYPE' },
      { name: 'x'.repeat(300), slug: 'long', type: 'PRODUCT_TYPE' },
    ]
    const errors = [[], [{ path: 'name', code: 'BLANK' }], [{ path: 'name', code: 'MAX_LENGTH' }]]
    expect(await bulk(inputs)).toEqual({ count: 0, results: errors.map((e) => ({ attribute: null, errors: e })) })
    const rest = await bulk(inputs, 'REJECT_FAILED_ROWS')
    expect(rest).toMatchObject({ count: 1, results: [{ attribute: { slug: 'good' } }, {}, {}] })
  })

  it('name what a variant has already', async () => {
    const { productType } = await createType({ name: 'Stored' })
    const { product } = await createProduct({ name: 'Box', productType: productType.id })
    const [{ id: warehouse }] = await shop.sql("insert into warehouses (slug, name) values ('x', 'X') returning id")
    const stocks = [{ warehouse: id('Warehouse', warehouse), quantity: 1 }]
    const { productVariant } = await createVariant({ product: product.id, attributes: [], stocks })
    const again = await run(
      'mutation($p: ID!, $v: [ProductVariantBulkUpdateInput!]!) { productVariantBulkUpdate(product: $p, variants: $v) { count results { errors { path code } } } }',
      { p: product.id, v: [{ id: productVariant.id, stocks: { create: stocks } }] },
    )
    expect(again).toEqual({
      count: 0,
      results: [{ errors: [{ path: 'stocks.create.0.warehouse', code: 'STOCK_ALREADY_EXISTS' }] }],
    })
  })

  it('are products with their listings, videos and variants', async () => {
    const { productType } = await createType({ name: 'Whole' })
    const { category } = await createCategory({ name: 'Whole' })
    const [{ id: channel }] = await shop.sql('select id from channels order by id limit 1')
    const channelId = id('Channel', channel)
    const whole = (name: string, isPublished: boolean, price: number) => ({
      name,
      productType: productType.id,
      ...(name === 'Homeless' ? {} : { category: category.id }),
      media: [{ alt: 'A', mediaUrl: 'https://vimeo.com/12345' }],
      channelListings: [{ channelId, isPublished }],
      variants: [{ sku: `bulk-${name}`, attributes: [], channelListings: [{ channelId, price }] }],
    })
    const made = await run(
      'mutation($p: [ProductBulkCreateInput!]!) { productBulkCreate(products: $p, errorPolicy: REJECT_FAILED_ROWS) { count results { errors { path code } product { media { type } channelListings { isPublished } variants { sku channelListings { price { amount } } } } } } }',
      { p: [whole('Good', true, 5), whole('Homeless', true, 5), whole('Odd', false, 1.999)] },
    )
    expect(made).toEqual({
      count: 1,
      results: [
        {
          errors: [],
          product: {
            media: [{ type: 'VIDEO' }],
            channelListings: [{ isPublished: true }],
            variants: [{ sku: 'bulk-Good', channelListings: [{ price: { amount: 5 } }] }],
          },
        },
        {
          product: null,
          errors: [
            { path: 'channelListings.0.isPublished', code: 'PRODUCT_WITHOUT_CATEGORY' },
            { path: 'variants.0.channelListings.0.channelId', code: 'PRODUCT_NOT_ASSIGNED_TO_CHANNEL' },
          ],
        },
        { product: null, errors: [{ path: 'variants.0.channelListings.0.price', code: 'INVALID_PRICE' }] },
      ],
    })
  })
})

describe('the values that a thing has of one attribute', () => {
  it.each([
    ['productReorderAttributeValues', 'productId', 'product'],
    ['productVariantReorderAttributeValues', 'variantId', 'productVariant'],
  ] as const)('are put in another order by %s', async (name, idField, made) => {
    const { attribute } = await createAttribute({
      name: `Leaf ${made}`,
      type: 'PRODUCT_TYPE',
      inputType: 'MULTISELECT',
      values: [{ name: 'Oval' }, { name: 'Long' }, { name: 'Round' }],
    })
    const { attribute: other } = await createAttribute({ name: `Root ${made}`, type: 'PRODUCT_TYPE' })
    const assigned = { product: 'productAttributes', productVariant: 'variantAttributes' }[made]
    const { productType } = await createType({ name: `Herbs ${made}`, [assigned]: [attribute.id] })
    const attributes = [{ id: attribute.id, multiselect: [{ value: 'Oval' }, { value: 'Long' }, { value: 'Round' }] }]
    const { product } = await createProduct({
      name: `Mint ${made}`,
      productType: productType.id,
      ...(made === 'product' ? { attributes } : {}),
    })
    const thing =
      made === 'product'
        ? product
        : (await createVariant({ product: product.id, sku: 'mint', attributes })).productVariant
    const names = `${made} { attributes { values { id name } } }`
    const reorder = (attributeId: string, moves: object[], ofThing: string = thing.id) =>
      run(
        `mutation($o: ID!, $a: ID!, $m: [ReorderInput!]!) { ${name}(${idField}: $o, attributeId: $a, moves: $m) { errors { field code attributes } ${names} } }`,
        { o: ofThing, a: attributeId, m: moves },
      )
    const before = await reorder(attribute.id, [])
    const values: { id: string; name: string }[] = before[made].attributes[0].values
    expect(values.map((value) => value.name)).toEqual(['Oval', 'Long', 'Round'])
    const { errors, [made]: after } = await reorder(attribute.id, [{ id: values[2]!.id, sortOrder: -2 }])
    expect(errors).toEqual([])
    expect(after.attributes[0].values.map((value: { name: string }) => value.name)).toEqual(['Round', 'Oval', 'Long'])

    const refused = async (answer: ReturnType<typeof reorder>): Promise<unknown> => (await answer).errors
    expect(await refused(reorder(other.id, []))).toEqual([
      { field: 'attributeId', code: 'NOT_FOUND', attributes: [other.id] },
    ])
    expect(await refused(reorder(attribute.id, [{ id: id('AttributeValue', 999_999), sortOrder: 1 }]))).toEqual([
      { field: 'moves', code: 'NOT_FOUND', attributes: null },
    ])
    const type = made === 'product' ? 'Product' : 'ProductVariant'
    expect(await refused(reorder(attribute.id, [], id(type, 999_999)))).toEqual([
      { field: idField, code: 'NOT_FOUND', attributes: null },
    ])
  })
})

describe('a file of products', () => {
  it('has a row for each variant, under the columns that were asked for', async () => {
    const { productType } = await createType({ name: 'Listed' })
    const { product } = await createProduct({ name: 'Row', productType: productType.id })
    await createVariant({ product: product.id, sku: 'row-1', attributes: [] })
    const input = {
      scope: 'FILTER',
      filter: { slugs: [product.slug] },
      fileType: 'CSV',
      exportInfo: { fields: ['NAME', 'VARIANT_SKU'] },
    }
    const { exportFile } = await of('exportProducts', 'ExportProductsInput', 'exportFile { id status }')(input)
    expect(exportFile).toMatchObject({ status: 'SUCCESS' })
    const [row] = await shop.sql('select status, path, message from export_files')
    expect(row).toMatchObject({ status: 'SUCCESS', message: null })
    const { content } = (await shop.services.media.original(row.path))!
    expect(content.toString('utf8').replaceAll('\r', '').trim().split('\n').slice(1)).toEqual([
      `${product.id},Row,row-1`,
    ])
  })
})
