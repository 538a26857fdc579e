/** The owner's day with orders. */
import { expect, PHONE, test } from './fixtures.ts'
import { complete, readyCheckout, variant } from '../support/buyer.ts'

test('the owner signs in and sees the list of orders', PHONE, async ({ desk, shop }) => {
  const { id } = await variant(shop.url, 'NTL-FEM-3', 'us')
  const { order } = await complete(shop.url, await readyCheckout(shop.url, id, { email: 'first@example.com' }))
  await desk.getByRole('link', { name: 'Orders' }).first().click()
  await expect(desk.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: order!.number })).toContainText('Ann Buyer')
})
