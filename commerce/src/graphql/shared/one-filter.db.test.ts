/** Conditions of lists on ids and on metadata. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLENTY } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let staff: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  staff = await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_PRODUCTS', 'MANAGE_PAGES', 'MANAGE_USERS'] })
  await shop.complete(await shop.basket(PLENTY))
  await shop.sql("insert into page_types (slug, name) values ('news', 'News')")
  await shop.sql(
    "insert into pages (slug, title, page_type_id) select slug, name, id from page_types where slug = 'news'",
  )
}, 60_000)
afterAll(() => shop.close())

const found = async (list: string, where: string): Promise<number> =>
  (await shop.by(staff, `{ ${list}(first: 5, where: { ${where} }) { edges { node { id } } } }`)).edges.length

// Dashboard asks for the orders of a customer so, as long as it knows no channel of theirs.
test.each([
  ['orders', 'channelId'],
  ['orders', 'user'],
  ['orders', 'productTypeId'],
  ['orders', 'checkoutId'],
  ['products', 'productType'],
  ['products', 'category'],
  ['products', 'collection'],
  ['pages', 'pageType'],
])('%s with an empty id as their %s are none, and no error', async (list, condition) => {
  expect([await found(list, ''), await found(list, `${condition}: { eq: "" }`)]).toEqual([1, 0])
})

describe.each(['orders', 'pages', 'customers'])('%s by metadata', (list) => {
  beforeAll(async () => {
    const table = list === 'customers' ? 'users' : list
    if (list === 'customers') await shop.person({})
    await shop.sql(`update ${table} set metadata = $1`, [{ leaf: 'serrate' }])
  })

  test.each([
    ['without a value: any', '', 1],
    ['with nothing said of the value: any', ', value: {}', 1],
    ['with null as the value: none', ', value: { eq: null }', 0],
    ['with no values: none', ', value: { oneOf: [] }', 0],
    ['with its value', ', value: { eq: "serrate" }', 1],
    ['with its value among others', ', value: { oneOf: ["entire", "serrate"] }', 1],
    ['with another value', ', value: { eq: "entire" }', 0],
  ])('a key %s', async (_what, value, count) => {
    expect(await found(list, `metadata: { key: "leaf"${value} }`)).toBe(count)
  })
})
