/** Buying by click and collect: a warehouse in place of a shipping method. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toGlobalId } from '../global-id.ts'
import { PLENTY, TEN, UNCOUNTED } from '../../testing/buying.ts'
import { openStaffShop, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
/** Keys of warehouses by slug. */
const key: Record<string, string> = {}
beforeAll(async () => {
  shop = await openStaffShop()
  for (const { id, slug } of await shop.sql('select id, slug from warehouses')) key[slug] = id
}, 60_000)
afterAll(() => shop.close())

const ADDRESS = {
  firstName: '',
  lastName: '',
  companyName: 'Depot',
  streetAddress1: 'Depot street 1',
  streetAddress2: '',
  city: 'NEW YORK',
  cityArea: '',
  postalCode: '10001',
  country: 'US',
  countryArea: 'NY',
  phone: '',
}
beforeEach(async () => {
  await shop.sql('update warehouses set address = $1', [JSON.stringify(ADDRESS)])
  await offer('LOCAL', 'DISABLED')
})

async function offer(a: string, b: string): Promise<void> {
  await shop.sql(`update warehouses set click_and_collect_option = case slug when 'a' then $1 else $2 end`, [a, b])
  shop.forget()
}

const choose = (id: string, delivery: string | null) =>
  shop.by(
    null,
    `mutation($id: ID, $d: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $d) {
      checkout { shippingMethod { id } deliveryMethod { __typename ... on Warehouse { id name } } shippingAddress { streetAddress1 } shippingPrice { gross { amount } } totalPrice { gross { amount } } } errors { field code } } }`,
    { id, d: delivery },
  )
const point = (slug: string) => toGlobalId('Warehouse', key[slug]!)
const codes = (answer: { errors: { code: string; field: string | null }[] }) =>
  answer.errors.map((e) => `${e.field} ${e.code}`)

test('a collection point costs nothing, and its address is that of the checkout and of the order', async () => {
  const id = await shop.basket(PLENTY)
  const { checkout, errors } = await choose(id, point('a'))
  expect(errors).toEqual([])
  expect(checkout).toEqual({
    shippingMethod: null,
    deliveryMethod: { __typename: 'Warehouse', id: point('a'), name: 'A' },
    shippingAddress: { streetAddress1: 'Depot street 1' },
    shippingPrice: { gross: { amount: 0 } },
    totalPrice: { gross: { amount: 12 } },
  })
  const done = await shop.complete(id)
  expect(done.errors).toEqual([])
  const [order] = await shop.sql(
    `select o.collection_point_id as point, o.collection_point_name as name, o.shipping_address ->> 'streetAddress1' as street, s.warehouse_id as taken
      from orders o join order_lines l on l.order_id = o.id join allocations a on a.order_line_id = l.id join stocks s on s.id = a.stock_id
      order by o.created_at desc limit 1`,
  )
  expect(order).toEqual({ point: key.a, name: 'A', street: 'Depot street 1', taken: key.a })
})

test('the address cannot be changed meanwhile, and goes with the collection point', async () => {
  const id = await shop.basket(PLENTY)
  const method = (await choose(id, null)).errors
  expect(method).toEqual([])
  await choose(id, point('a'))
  const changed = await shop.by(
    null,
    `mutation($id: ID, $a: AddressInput!) { checkoutShippingAddressUpdate(id: $id, shippingAddress: $a) { errors { field code } } }`,
    { id, a: { streetAddress1: 'Main 1', city: 'New York', postalCode: '10013', country: 'US', countryArea: 'NY' } },
  )
  expect(codes(changed)).toEqual(['shippingAddress SHIPPING_CHANGE_FORBIDDEN'])
  const { checkout } = await choose(id, toGlobalId('ShippingMethod', 1))
  expect(checkout).toMatchObject({
    shippingMethod: { id: toGlobalId('ShippingMethod', 1) },
    shippingAddress: null,
    shippingPrice: { gross: { amount: 5 } },
  })
  const done = await shop.complete(id)
  expect(codes(done)).toEqual(['shippingAddress SHIPPING_ADDRESS_NOT_SET'])
})

test('a checkout names the points at which all of it can be fetched', async () => {
  const offered = async (id: string): Promise<string[]> =>
    (
      await shop.by(null, 'query($id: ID!) { checkout(id: $id) { availableCollectionPoints { name } } }', { id })
    ).availableCollectionPoints.map((w: { name: string }) => w.name)
  const [plenty, ten] = [await shop.basket(PLENTY), await shop.basket(TEN, { quantity: 8 })]
  expect([await offered(plenty), await offered(ten)]).toEqual([['A'], []])
  await offer('LOCAL', 'ALL')
  expect([await offered(plenty), await offered(ten)]).toEqual([['A', 'B'], ['B']])
})

test('only what lies there can be fetched, unless the warehouse gets it from others', async () => {
  const id = await shop.basket(TEN, { quantity: 8 })
  expect(codes(await choose(id, point('a')))).toEqual(['deliveryMethodId DELIVERY_METHOD_NOT_APPLICABLE'])
  await offer('ALL', 'DISABLED')
  expect((await choose(id, point('a'))).errors).toEqual([])
  expect((await shop.complete(id)).errors).toEqual([])
  expect((await choose(await shop.basket(UNCOUNTED), point('a'))).errors).toEqual([])
})

test('a warehouse that is no collection point, or is none any more, is refused', async () => {
  const id = await shop.basket(PLENTY)
  expect(codes(await choose(id, point('b')))).toEqual(['deliveryMethodId DELIVERY_METHOD_NOT_APPLICABLE'])
  expect((await choose(id, point('a'))).errors).toEqual([])
  await offer('DISABLED', 'DISABLED')
  expect(codes(await shop.complete(id))).toEqual(['shippingMethod INVALID_SHIPPING_METHOD'])
})
