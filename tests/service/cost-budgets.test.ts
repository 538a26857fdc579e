/**
 * What pages and operations cost, in numbers that do not depend on the machine: statements for the visitor, rows that
 * they read, and bytes of the page. A number that grows was made to grow: change it on purpose, or find what costs more.
 */
import { setTimeout } from 'node:timers/promises'
import { countVisitorsCosts, type VisitorsCosts } from '@semena/commerce/testing/parts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Shop } from '../../shop/src/start/app.ts'
import { complete, graphql, readyCheckout, variant } from '../support/buyer.ts'
import { basketOf, buyBy, OF_STOREFRONT } from '../support/purchases.ts'
import { openShopHere, type ShopHere } from '../support/shop-here.ts'

let here: ShopHere
let shop: Shop
let costs: ReturnType<typeof countVisitorsCosts>

beforeAll(async () => {
  here = await openShopHere()
  shop = here.shop
  costs = countVisitorsCosts(here.database.connection.database!)
  // What all pages share is read by the first, and after some of them lists come from memory.
  for (const path of ['/faq', '/ru/faq', '/catalog?price=1-901']) await page(path)
})
afterAll(async () => {
  costs?.stop()
  await here?.close()
})

/**
 * Waits until nothing is shared any more with the page before: varieties for a second after they were asked for, stock
 * until the clock's next second. Timers can be early by some milliseconds.
 */
const nothingShared = (): Promise<void> => setTimeout(2010 - (Date.now() % 1000))

async function page(path: string): Promise<number> {
  const answer = await fetch(shop.address + path, { headers: { 'accept-encoding': 'identity' } })
  expect(answer.status).toBe(200)
  return Buffer.byteLength(await answer.text()) / 1024
}

/**
 * What costs less than half of its budget gets a smaller one. Less than the whole is usual: what is asked for at almost
 * the same moment is read together on a busy machine and one by one on a quiet one.
 */
function expectWithin(cost: readonly number[], budget: readonly number[]): void {
  const isWithin = cost.map((n, i) => n <= budget[i]! && (n === budget[i] || n > budget[i]! / 2))
  expect(isWithin, `it costs ${cost.map((n) => Math.ceil(n)).join(', ')}`).toEqual(budget.map(() => true))
}

const numbers = ({ statements, rows }: VisitorsCosts): number[] => [statements, rows]

// Statements, rows, kilobytes.
it.each<[string, string, [number, number, number]]>([
  // It asks much at the same time, and what two ask for at once is sometimes read twice.
  ['home', '/', [50, 1750, 214]],
  ['a collection', '/collections/populiarnye-semena', [9, 137, 86]],
  ['the same with a filter, once its varieties are kept', '/collections/populiarnye-semena?price=1-900', [4, 123, 84]],
  ['the same in Russian', '/ru/collections/populiarnye-semena?price=1-900', [18, 200, 91]],
  ['the catalogue', '/catalog?price=1-900&sort=price-up', [6, 231, 85]],
  ['a search with a slip', '/catalog?search=whte+widow', [10, 33, 41]],
  ['a variety', '/sort/white-widow', [14, 228, 104]],
  ['a page of text', '/delivery', [2, 2, 37]],
])('page: %s', async (_, path, budget) => {
  await nothingShared()
  costs.take()
  const kB = await page(path)
  expectWithin([...numbers(costs.take()), kB], budget)
})

it('list of ten products, once its rows are kept: no statement', async () => {
  // Each is another list, as long as the same one is kept for a second.
  const list = (bound: number) =>
    graphql(
      shop.address,
      `{ products(first: 10, channel: "us", filter: { price: { lte: ${bound} } }) { edges { node { id name slug category { name } thumbnail(size: 256) { url } pricing { priceRange { start { gross { amount currency } } } } } } } }`,
    )
  for (let bound = 9001; bound < 9011; bound++) await list(bound)
  costs.take()
  await list(9000)
  expect(costs.take()).toEqual({ statements: 0, rows: 0 })
})

it('whole checkout: create, e-mail, two addresses, delivery, complete', async () => {
  const { id } = await variant(shop.address, 'NTL-FEM-5')
  await complete(shop.address, await readyCheckout(shop.address, id))
  costs.take()
  const checkout = await readyCheckout(shop.address, id)
  expectWithin(numbers(costs.take()), [7, 3])
  const { order } = await complete(shop.address, checkout)
  expect(order).not.toBeNull()
  expectWithin(numbers(costs.take()), [6, 4])
})

it('the same with the documents of the storefront, once the rows of its variety are kept', async () => {
  const { id } = await variant(shop.address, 'NTL-FEM-5')
  await buyBy(OF_STOREFRONT, shop.address, id)
  costs.take()
  await buyBy(OF_STOREFRONT, shop.address, id)
  // Two answers show the stock of all packs of the variety.
  expectWithin(numbers(costs.take()), [16, 38])
})

it('a basket of three packs, put in one by one, once the rows of their varieties are kept', async () => {
  const [one, ...others] = await Promise.all(
    ['NTL-FEM-5', 'NTL-FEM-1', 'NTL-FEM-3'].map(async (sku) => (await variant(shop.address, sku)).id),
  )
  await buyBy(basketOf(others), shop.address, one!)
  costs.take()
  await buyBy(basketOf(others), shop.address, one!)
  // Each answer shows the stock of all packs of the variety.
  expectWithin(numbers(costs.take()), [10, 43])
})
