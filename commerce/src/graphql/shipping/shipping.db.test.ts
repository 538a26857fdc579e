/** Shipping zones, methods and warehouses as staff set them up, and what buyers are offered then. */
import { afterAll, describe, expect, it } from 'vitest'
import { fromGlobalId, toGlobalId } from '../../domain/global-id.ts'
import { PLENTY } from '../../testing/buying.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({
  permissions: ['MANAGE_SHIPPING', 'MANAGE_PRODUCTS', 'MANAGE_CHANNELS', 'MANAGE_ORDERS'],
})
const us = toGlobalId('Channel', 1)
const paid = toGlobalId('Channel', 2)

const METHOD =
  'shippingMethod { id type minimumOrderWeight { value unit } postalCodeRules { id start end inclusionType } channelListings { channel { slug } price { amount } minimumOrderPrice { amount } maximumOrderPrice { amount } } excludedProducts(first: 5) { edges { node { slug } } } } errors { field code channels }'
const zoneWith = async (input: object) => {
  const done = await shop.by(
    keeper,
    'mutation($i: ShippingZoneCreateInput!) { shippingZoneCreate(input: $i) { shippingZone { id } errors { field code } } }',
    { i: input },
  )
  return done.shippingZone.id as string
}
const makeMethod = (zone: string, input: object = {}) =>
  shop.by(keeper, `mutation($i: ShippingPriceInput!) { shippingPriceCreate(input: $i) { ${METHOD} } }`, {
    i: { name: 'Method', type: 'PRICE', shippingZone: zone, ...input },
  })
const list = (id: string, input: object) =>
  shop.by(
    keeper,
    `mutation($id: ID!, $i: ShippingMethodChannelListingInput!) { shippingMethodChannelListingUpdate(id: $id, input: $i) { ${METHOD} } }`,
    { id, i: input },
  )

describe('a shipping method', () => {
  it('is offered in a country of its zone once it has a price in the channel', async () => {
    const zone = await zoneWith({ name: 'North', countries: ['no', 'SE'], addChannels: [us] })
    const { shippingMethod: method } = await makeMethod(zone)
    expect(method).toMatchObject({ type: 'PRICE', minimumOrderWeight: { value: 0, unit: 'KG' }, channelListings: [] })
    const listed = await list(method.id, { addChannels: [{ channelId: us, price: 4.5, maximumOrderPrice: 100 }] })
    expect(listed.shippingMethod.channelListings).toEqual([
      {
        channel: { slug: 'us' },
        price: { amount: 4.5 },
        minimumOrderPrice: { amount: 0 },
        maximumOrderPrice: { amount: 100 },
      },
    ])
    const offered = await shop.by(
      null,
      '{ shop { availableShippingMethods(channel: "us", address: { country: NO }) { name price { amount } } } }',
    )
    expect(offered.availableShippingMethods).toEqual([{ name: 'Method', price: { amount: 4.5 } }])
  })

  it('is refused a price outside of its zone, a wrong price, and none', async () => {
    const zone = await zoneWith({ name: 'Same name', addChannels: [us] })
    const { shippingMethod: method } = await makeMethod(zone)
    expect((await list(method.id, { addChannels: [{ channelId: paid, price: 1 }] })).errors).toEqual([
      { field: 'addChannels', code: 'INVALID', channels: [paid] },
    ])
    expect((await makeMethod(zone, { minimumOrderWeight: 5, maximumOrderWeight: 5 })).errors).toMatchObject([
      { field: 'maximumOrderWeight', code: 'MAX_LESS_THAN_MIN' },
    ])
    const [none, exact, most] = await Promise.all(
      [{}, { price: 1.005 }, { price: 1, minimumOrderPrice: 5, maximumOrderPrice: 5 }].map((prices) =>
        list(method.id, { addChannels: [{ channelId: us, ...prices }] }),
      ),
    )
    expect(none.errors).toMatchObject([{ field: 'price', code: 'REQUIRED' }])
    expect(exact.errors).toMatchObject([{ field: 'price', code: 'INVALID' }])
    expect(most.errors).toMatchObject([{ field: 'maximumOrderPrice', code: 'MAX_LESS_THAN_MIN' }])
  })

  it('has rules of postal codes and products that it does not ship', async () => {
    const zone = await zoneWith({ name: 'Same name' })
    const range = { start: '10', end: '20' }
    const { shippingMethod: method } = await makeMethod(zone, { addPostalCodeRules: [range], inclusionType: 'INCLUDE' })
    expect(method.postalCodeRules).toMatchObject([{ ...range, inclusionType: 'INCLUDE' }])
    const update = (input: object) =>
      shop.by(
        keeper,
        `mutation($id: ID!, $i: ShippingPriceInput!) { shippingPriceUpdate(id: $id, input: $i) { ${METHOD} } }`,
        {
          id: method.id,
          i: input,
        },
      )
    expect((await update({ addPostalCodeRules: [range], inclusionType: 'INCLUDE' })).errors).toMatchObject([
      { field: 'addPostalCodeRules', code: 'ALREADY_EXISTS' },
    ])
    const gone = await update({ deletePostalCodeRules: [method.postalCodeRules[0].id] })
    expect(gone.shippingMethod.postalCodeRules).toEqual([])
    const excluded = await shop.by(
      keeper,
      `mutation($id: ID!, $p: [ID!]!) { shippingPriceExcludeProducts(id: $id, input: { products: $p }) { ${METHOD} } }`,
      { id: method.id, p: [toGlobalId('Product', 1), toGlobalId('Product', 9999)] },
    )
    expect(excluded.shippingMethod.excludedProducts.edges).toEqual([{ node: { slug: 'p' } }])
  })
})

it('one zone is for the countries that no other has', async () => {
  const make = (name: string) =>
    shop.by(
      keeper,
      'mutation($i: ShippingZoneCreateInput!) { shippingZoneCreate(input: $i) { shippingZone { countries { code } } errors { field code } } }',
      { i: { name, default: true } },
    )
  const codes = (await make('The rest')).shippingZone.countries.map((country: { code: string }) => country.code)
  expect([codes.includes('FR'), codes.includes('US'), codes.includes('NO')]).toEqual([true, false, false])
  expect((await make('Another rest')).errors).toEqual([{ field: 'default', code: 'ALREADY_EXISTS' }])
})

describe('goods are taken', () => {
  const taken = async () => {
    const { order } = await shop.complete(await shop.basket(PLENTY))
    const rows = await shop.sql(
      `select w.slug from allocations a join stocks s on s.id = a.stock_id join warehouses w on w.id = s.warehouse_id
        join order_lines l on l.id = a.order_line_id join orders o on o.id = l.order_id where o.number = $1`,
      [Number(order.number)],
    )
    return rows.map((row) => row.slug)
  }
  const channel = (input: object) =>
    shop.by(
      keeper,
      'mutation($id: ID!, $i: ChannelUpdateInput!) { channelUpdate(id: $id, input: $i) { errors { code } } }',
      { id: us, i: input },
    )

  it('from the first warehouse of the channel, or from the fullest', async () => {
    const ids = Object.fromEntries(
      (await shop.sql('select slug, id from warehouses')).map((row) => [row.slug, toGlobalId('Warehouse', row.id)]),
    )
    await shop.sql(`update stocks set quantity = 4000 from warehouses w where w.id = warehouse_id and w.slug = 'b'`)
    const move = (slug: string) =>
      shop.by(
        keeper,
        'mutation($id: ID!, $m: [ReorderInput!]!) { channelReorderWarehouses(channelId: $id, moves: $m) { channel { warehouses { slug } } errors { code } } }',
        { id: us, m: [{ id: ids[slug], sortOrder: -5 }] },
      )
    expect((await move('b')).channel.warehouses).toEqual([{ slug: 'b' }, { slug: 'a' }])
    expect(await taken()).toEqual(['b'])
    await channel({ stockSettings: { allocationStrategy: 'PRIORITIZE_HIGH_STOCK' } })
    expect(await taken()).toEqual(['a'])
  })
})

describe('stocks', () => {
  const STOCKS = `query($f: StockFilterInput) { stocks(first: 50, filter: $f) { totalCount edges { node { id quantity warehouse { name } productVariant { name product { name } } } } } }`
  const found = async (f: object) => shop.by(keeper, STOCKS, { f })

  it('are found by their number and by the names of what they are', async () => {
    const all = await found({})
    expect(all.totalCount).toBe(all.edges.length)
    expect(all.totalCount).toBeGreaterThan(1)
    const { node } = all.edges[0]
    await shop.sql('update stocks set quantity = 7321 where id = $1', [Number(fromGlobalId(node.id)!.key)])
    expect((await found({ quantity: 7321 })).edges.map((e: { node: { id: string } }) => e.node.id)).toEqual([node.id])
    expect((await found({ quantity: 7321.5 })).totalCount).toBe(0)
    for (const name of [node.warehouse.name, node.productVariant.name, node.productVariant.product.name].filter(
      Boolean,
    )) {
      const { edges } = await found({ search: name.toUpperCase() })
      expect(edges.map((e: { node: { id: string } }) => e.node.id)).toContain(node.id)
      expect((await found({ search: name, quantity: 7321 })).totalCount).toBe(1)
    }
    expect((await found({ search: 'no such name' })).totalCount).toBe(0)
    expect((await shop.by(keeper, 'query($id: ID!) { stock(id: $id) { quantity } }', { id: node.id })).quantity).toBe(
      7321,
    )
    expect(
      await shop.by(keeper, 'query($id: ID!) { stock(id: $id) { quantity } }', { id: 'U3RvY2s6OTk5OTk5' }),
    ).toBeNull()
    expect(await shop.by(await shop.person(), STOCKS, {})).toBe('PermissionDenied')
  })
})

describe('a warehouse', () => {
  it('is private until somebody says otherwise, and lists its stocks', async () => {
    const address = { streetAddress1: 'Potsdamer Platz 4', city: 'Berlin', country: 'DE', postalCode: '10785' }
    const made = await shop.by(
      keeper,
      'mutation($i: WarehouseCreateInput!) { createWarehouse(input: $i) { warehouse { id slug isPrivate address { id city } } errors { field code } } }',
      { i: { name: 'Berlin', address } },
    )
    expect(made.warehouse).toMatchObject({ slug: 'berlin', isPrivate: true, address: { city: 'BERLIN' } })
    const update = (input: object) =>
      shop.by(
        keeper,
        'mutation($id: ID!, $i: WarehouseUpdateInput!) { updateWarehouse(id: $id, input: $i) { warehouse { clickAndCollectOption address { id } } errors { field code } } }',
        { id: made.warehouse.id, i: input },
      )
    expect((await update({ clickAndCollectOption: 'LOCAL' })).errors).toEqual([
      { field: 'clickAndCollectOption', code: 'INVALID' },
    ])
    expect((await update({ address: { ...address, city: 'Hamburg' } })).warehouse.address.id).toBe(
      made.warehouse.address.id,
    )
    const found = await shop.by(
      keeper,
      '{ warehouses(first: 5, filter: { search: "A", slugs: ["a"] }) { totalCount edges { node { slug stocks(first: 5) { totalCount edges { node { quantity } } } } } } }',
    )
    expect(found).toMatchObject({ totalCount: 1, edges: [{ node: { slug: 'a', stocks: { totalCount: 2 } } }] })
  })
})
