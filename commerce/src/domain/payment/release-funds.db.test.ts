/** Money of checkouts that nobody completed goes back after the channel's hours, once, and only where it wants that. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuyingShop, DUMMY, openShop, UNCOUNTED } from '../../testing/buying.ts'
import { releaseFunds } from './release-funds.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const sql = async (text: string, values: unknown[] = []) => (await shop.services.database.pool.query(text, values)).rows
const keyOf = (id: string): string => Buffer.from(id, 'base64').toString().replace('Checkout:', '')
const paying = (type: string) => ({ id: DUMMY, data: { event: { type } } })
const release = (more: object = {}) => releaseFunds({ ...shop.services, ...more })
const held = async (id: string) =>
  (
    await sql(
      'select charged::int, authorized::int, refunded::int, canceled::int from transactions where checkout_id = $1',
      [keyOf(id)],
    )
  )[0]
/** A paid checkout that was last touched so many hours ago. */
async function paid(type: string, hours: number): Promise<string> {
  const id = await shop.basket(UNCOUNTED)
  await shop.pay(id, paying(type))
  for (const statement of [
    `update checkouts set updated_at = now() - $2 * interval '1 hour' where id = $1`,
    `update transactions set updated_at = now() - $2 * interval '1 hour' where checkout_id = $1`,
  ])
    await sql(statement, [keyOf(id), hours])
  return id
}

test('what was charged or authorised', async () => {
  const before = await paid('CHARGE_SUCCESS', 7)
  expect(await release()).toBe(0)
  await sql('update channels set release_funds_for_expired_checkouts = true')
  const authorized = await paid('AUTHORIZATION_SUCCESS', 7)
  const fresh = await paid('CHARGE_SUCCESS', 5)
  expect(await release()).toBe(2)
  expect(await held(before)).toMatchObject({ charged: 0, refunded: 1700 })
  expect(await held(authorized)).toMatchObject({ authorized: 0, canceled: 1700 })
  expect(await held(fresh)).toMatchObject({ charged: 1700, refunded: 0 })
  expect(await release()).toBe(0)
})

test('not of checkouts from before the cut-off date, nor of those that became orders', async () => {
  const ordered = await paid('CHARGE_SUCCESS', 7)
  expect((await shop.complete(ordered)).errors).toEqual([])
  const old = await paid('CHARGE_SUCCESS', 7)
  await sql(`update channels set checkout_release_funds_cut_off_date = now() + interval '1 hour'`)
  expect(await release()).toBe(0)
  await sql('update channels set checkout_release_funds_cut_off_date = null')
  expect(await release()).toBe(1)
  expect(await held(old)).toMatchObject({ charged: 0 })
  expect(await sql('select total_charged::int as n from orders')).toEqual([{ n: 1700 }])
})

test('one after the other, while somebody completes the checkout', async () => {
  const id = await paid('CHARGE_SUCCESS', 7)
  const [, { order }] = await Promise.all([release(), shop.complete(id)])
  const books = await sql(
    'select t.charged::int, o.total_charged::int as told from transactions t join orders o on o.id = t.order_id where o.checkout_id = $1',
    [keyOf(id)],
  )
  // Whoever comes first decides, and the order's books say the same as the payment's.
  expect(order).not.toBeNull()
  expect(books).toEqual([{ charged: books[0].charged, told: books[0].charged }])
})
