/** The storefront on a real Saleor: home, list, product, basket, an order by the checkout, and the door of the account. */
import type { Page } from '@playwright/test'
import { checkOut } from '../browser/shopping.ts'
import { text } from '../browser/texts.ts'
import { expect, goodsOf, test, unsentOf } from './fixtures.ts'

const t = (key: string) => text('en', key)

async function order(page: Page, slug: string, isSent: boolean): Promise<void> {
  await page.goto(`/sort/${slug}`)
  await page
    .getByRole('button', { name: t('basket_add'), exact: true })
    .first()
    .click()
  await expect(page.getByText(t('basket_added_title'))).toBeVisible()
  await page.goto('/basket')
  await page.getByRole('link', { name: t('basket_checkout') }).click()
  await checkOut(page, 'en', null, isSent)
  await page.getByRole('button', { name: t('payment_pay_card') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('payment_paid_title') })).toBeVisible()
}

test('a shopper looks, chooses, fills a basket, orders and pays', async ({ page, ask, saleor, payments: _ }) => {
  test.skip(!saleor.token, 'SALEOR_TOKEN lets the storefront list the channels')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/catalog')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/sort\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await order(page, (await goodsOf(ask, saleor.channel)).slug, true)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
})

test('goods that nobody sends are ordered and paid', async ({ page, ask, saleor, payments: _ }) => {
  const slug = await unsentOf(ask, saleor.channel)
  test.skip(!saleor.token || !slug, 'the channel sells something that is not sent')
  await order(page, slug!, false)
})
