/** Every section and every place of settings opens on a real Saleor, and what Saleor has no name for is not offered. */
import { expect, test } from './fixtures.ts'

const SECTIONS = ['Today', 'Orders', 'Products', 'Catalogue', 'Customers', 'Offers', 'Texts', 'Settings']
const PLACES = [
  '/',
  '/orders',
  '/orders?status=DRAFT',
  '/orders?status=READY_TO_FULFILL&search=a',
  '/orders/new',
  '/products',
  '/products?view=stock',
  '/products/new',
  '/catalogue/categories',
  '/catalogue/collections',
  '/catalogue/types',
  '/catalogue/attributes',
  '/customers',
  '/customers?search=a',
  '/offers',
  '/offers/vouchers',
  '/offers/cards',
  '/texts',
  '/texts?tab=content',
  '/texts?tab=menus',
  '/texts?tab=translations',
  '/settings/shop',
  '/settings/channels',
  '/settings/shipping',
  '/settings/taxes',
  '/settings/warehouses',
  '/settings/payment',
  '/settings/staff',
  '/settings/apps',
  '/import',
] as const

test('the sections are those that Saleor has', async ({ desk }) => {
  const sections = desk.getByRole('navigation', { name: 'Sections' }).first()
  for (const name of SECTIONS) await expect(sections.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(sections.getByRole('link', { name: /Payments|Inbox|Changes/ })).toHaveCount(0)
  await sections.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(desk.getByRole('link', { name: /^Taxes/ })).toBeVisible()
  await expect(desk.getByRole('link', { name: /Your sessions|Two-step/ })).toHaveCount(0)
})

test('every list and every place of settings opens', async ({ desk }) => {
  for (const path of PLACES)
    await test.step(path, async () => {
      await desk.goto(`/desk${path}`)
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
      await desk.waitForLoadState('networkidle')
      await expect.soft(desk.getByText('This could not be shown'), path).toHaveCount(0)
    })
})
