/** Who has as many unpaid orders as are allowed is told why, pays first, and has the order then. */
import { complete, readyCheckout, variant } from '../support/buyer.ts'
import { startShop } from '../support/shop.ts'
import { expect, LANGUAGES, ONCE, pathIn, test as base } from './fixtures.ts'
import { errorText, text } from './texts.ts'

const SKU = 'NTL-FEM-5'

const test = base.extend<object, object>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const shop = await startShop({ env: { SEMENA_RATE_LIMITS: 'on' } })
      await use(shop)
      await shop.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

for (const language of LANGUAGES) {
  test(`the sixth unpaid order is paid first, and is an order then, in ${language}`, ONCE, async ({ page, shop }) => {
    const t = (key: string): string => text(language, key)
    const { id } = await variant(shop.url, SKU)
    const checkout = (n: number): Promise<string> =>
      readyCheckout(shop.url, id, { email: `${language}-${n}@example.com` })
    // As many as are allowed, whatever the other languages have left open.
    for (let n = 0; n < 6; n++) await complete(shop.url, await checkout(n))
    await page.goto(pathIn(language, `/checkout/${await checkout(6)}`))
    await page.getByRole('checkbox', { name: new RegExp(t('checkout_consent_link')) }).check()
    await page.getByRole('button', { name: t('checkout_submit'), exact: true }).click()
    await expect(page.getByText(errorText(language, 'customerIpAddressCheckout_not_fully_paid'))).toBeVisible()
    await expect(page).toHaveURL(/\/payment\?checkout=/)
    await expect(page.getByText(t('payment_checkout_held'))).toBeVisible()
    await page.getByRole('button', { name: t('payment_pay_card') }).click()
    await page.locator('button[value=approve]').click()
    await expect(page).toHaveURL(/\/payment\?order=/)
    await expect(page.getByRole('heading', { name: t('payment_paid_title') })).toBeVisible()
  })
}
