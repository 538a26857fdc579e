/** Pages of texts show the variety that they are about, and so are made anew when it changes. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShopHere, type ShopHere } from '../support/shop-here.ts'

let here: ShopHere
beforeAll(async () => {
  here = await openShopHere()
})
afterAll(() => here?.close())

test('a post about a variety has its new name', async () => {
  const { shop, database, changes } = here
  const text = async (path: string): Promise<string> => (await fetch(shop.address + path)).text()
  const post = '/blog/skunk-1-and-the-landraces'
  expect(await text(post)).toContain('/sort/skunk-1')
  expect(await text(post)).not.toContain('Skunk Renamed')
  await database.pool.query("update products set name = 'Skunk Renamed' where slug = 'skunk-1'")
  await changes.tell(database.pool, ['products', 'collections'])
  await vi.waitFor(async () => expect(await text('/sort/skunk-1')).toContain('Skunk Renamed'), 10_000)
  await vi.waitFor(async () => expect(await text(post)).toContain('Skunk Renamed'), 10_000)
})
