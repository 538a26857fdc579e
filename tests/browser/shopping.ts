/** The shopper's steps up to the payment, for tests of what comes after. */
import type { Page } from '@playwright/test'
import { complete, readyCheckout, variant } from '../support/buyer.ts'
import type { RunningShop } from '../support/shop.ts'
import { expect, type Language, pathIn } from './fixtures.ts'
import { text } from './texts.ts'

export type Way = 'card' | 'crypto'

/** Fills in an address in New York. */
async function fillAddress(page: Page, language: Language): Promise<void> {
  const t = (key: string) => text(language, key)
  await page.getByLabel(t('checkout_email'), { exact: true }).fill('shopper@example.com')
  await page.getByLabel(t('checkout_country'), { exact: true }).selectOption('US')
  await page.getByLabel(t('checkout_first_name'), { exact: true }).fill('Ann')
  await page.getByLabel(t('checkout_last_name'), { exact: true }).fill('Shopper')
  await page.getByLabel(t('checkout_street'), { exact: true }).fill('Main Street 1')
  await page.getByLabel(t('checkout_city'), { exact: true }).fill('New York')
  await page.getByLabel(t('checkout_state'), { exact: true }).selectOption('NY')
  await page.getByLabel(t('checkout_postal'), { exact: true }).fill('10013')
}

/** Goes from a product's page to the payment page of a new order. */
export async function order(page: Page, language: Language, way: Way | null = null): Promise<void> {
  const t = (key: string) => text(language, key)
  await page.goto(pathIn(language, '/sort/northern-lights'))
  await page
    .getByRole('button', { name: t('basket_add'), exact: true })
    .first()
    .click()
  await expect(page.getByText(t('basket_added_title'))).toBeVisible()
  await page.goto(pathIn(language, '/basket'))
  await page.getByRole('link', { name: t('basket_checkout') }).click()
  await checkOut(page, language, way)
}

/** Goes from the checkout to the payment page of a new order. Goods that are not sent have no shipping to choose. */
export async function checkOut(page: Page, language: Language, way: Way | null = null, isSent = true): Promise<void> {
  const t = (key: string) => text(language, key)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout_title') })).toBeVisible()
  await fillAddress(page, language)
  const shipping = page
    .getByRole('group', { name: t('checkout_step_shipping') })
    .or(page.getByRole('radiogroup', { name: t('checkout_step_shipping') }))
  // The cheapest is chosen by itself.
  if (isSent) await expect(shipping.getByRole('radio', { checked: true })).toHaveCount(1)
  if (way) await page.getByRole('radio', { name: new RegExp(`^${t(`checkout_payment_${way}`)}`) }).check()
  // A shop without a page of its policy asks without naming one.
  const consent = new RegExp(`${t('checkout_consent_link')}|${t('checkout_consent_alone')}`)
  await page.getByRole('checkbox', { name: consent }).check()
  await page.getByRole('button', { name: t('checkout_submit') }).click()
  await expect(page).toHaveURL(/\/payment\?order=/)
}

/** Makes an order that is not paid, without a browser. */
export async function placeOrder(shop: Pick<RunningShop, 'url'>): Promise<{ id: string; number: string }> {
  const { id } = await variant(shop.url, 'NTL-FEM-1')
  return (await complete(shop.url, await readyCheckout(shop.url, id))).order!
}

/** Follows a link of the page's foot; a phone folds its lists. `list` and `link` are keys of the storefront's texts. */
export async function followFoot(page: Page, language: Language, list: string, link: string): Promise<void> {
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: text(language, list), exact: true })
  const fold = links.locator('summary')
  if (await fold.isVisible()) await fold.click()
  await links.getByRole('link', { name: text(language, link), exact: true }).click()
}
