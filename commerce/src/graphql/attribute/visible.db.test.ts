/** Shoppers do not see an attribute that is hidden from the storefront, but they may order a list by it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '../../context.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { startTestService, type TestService } from '../../testing/catalog-service.ts'
import { fillShop } from '../../testing/catalog-shop.ts'

let shop: TestService

beforeAll(async () => {
  shop = await startTestService()
  await fillShop(shop.database.pool)
  await shop.database.pool.query(`update attributes set visible_in_storefront = false where slug = 'thc'`)
  shop.forget()
}, 60_000)
afterAll(() => shop.close())

const KEEPER: Viewer = {
  kind: 'app',
  appId: 1,
  identifier: 'test',
  permissions: new Set(['MANAGE_PRODUCTS', 'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES']),
}

const OF_PRODUCT = `{ product(slug: "p-07", channel: "us") { attributes { attribute { slug } } assignedAttributes { attribute { slug } }
  attribute(slug: "thc") { attribute { slug } } assignedAttribute(slug: "thc") { attribute { slug } } } }`
const OF_SHOP = '{ attributes(first: 100) { totalCount edges { node { slug visibleInStorefront } } } }'

interface Named {
  attribute: { slug: string }
}
interface OfProduct {
  attributes: Named[]
  assignedAttributes: Named[]
  attribute: Named | null
  assignedAttribute: Named | null
}
interface OfShop {
  totalCount: number
  edges: { node: { slug: string; visibleInStorefront: boolean } }[]
}

const ofProduct = async (viewer?: Viewer): Promise<OfProduct> => (await shop.ask(OF_PRODUCT, {}, viewer)).data!.product!
const ofShop = async (viewer?: Viewer): Promise<OfShop> => (await shop.ask(OF_SHOP, {}, viewer)).data!.attributes!

test('shoppers see it neither on products nor in the list', async () => {
  const { attributes, assignedAttributes, attribute, assignedAttribute } = await ofProduct()
  for (const list of [attributes, assignedAttributes]) {
    expect(list.map((a) => a.attribute.slug)).toContain('genetics')
    expect(list.map((a) => a.attribute.slug)).not.toContain('thc')
  }
  expect([attribute, assignedAttribute]).toEqual([null, null])
  const { edges, totalCount } = await ofShop()
  expect(edges.map(({ node }) => node.slug)).not.toContain('thc')
  expect(totalCount).toBe(edges.length)
})

test('staff see it in both', async () => {
  const { attributes, attribute } = await ofProduct(KEEPER)
  expect(attributes.map((a) => a.attribute.slug)).toContain('thc')
  expect(attribute).toEqual({ attribute: { slug: 'thc' } })
  expect((await ofShop(KEEPER)).edges).toContainEqual({ node: { slug: 'thc', visibleInStorefront: false } })
})

test('whoever knows it by its name can order and filter by it', async () => {
  const { data } = await shop.ask('{ attribute(slug: "thc") { id } }')
  expect(data).toEqual({ attribute: { id: toGlobalId('Attribute', 2) } })
  const sorted = await shop.ask(
    `query($id: ID!) { products(first: 3, channel: "us", filter: { attributes: [{ slug: "thc", valuesRange: { gte: 1 } }] }, sortBy: { attributeId: $id, direction: DESC }) { edges { node { slug } } } }`,
    { id: toGlobalId('Attribute', 2) },
  )
  expect(sorted.data).toMatchObject({ products: { edges: [{}, {}, {}] } })
})
