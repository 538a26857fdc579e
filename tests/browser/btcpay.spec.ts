/** Paying with coins on a page like BTCPay Server's, in a shop that asks that server for the outcome. */
import { type Btcpay, startBtcpay } from '../support/stand-ins/btcpay.ts'
import { startVisitedShop } from '../support/demo-shop.ts'
import { expect, test as base } from './fixtures.ts'
import { order } from './shopping.ts'
import { text } from './texts.ts'

const t = (key: string, inputs?: Record<string, string>): string => text('en', key, inputs)
const SEEN = { timeout: 20_000 }

const test = base.extend<object, { btcpay: Btcpay }>({
  btcpay: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const btcpay = await startBtcpay()
      await use(btcpay)
      await btcpay.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ btcpay }, use) => {
      const shop = await startVisitedShop({
        SEMENA_BTCPAY_URL: btcpay.url,
        SEMENA_BTCPAY_STORE: btcpay.storeId,
        SEMENA_BTCPAY_KEY: btcpay.apiKey,
        SEMENA_BTCPAY_WEBHOOK_SECRET: btcpay.webhookSecret,
      })
      await use(shop)
      await shop.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('half of it, then the rest on the same page, which confirms it', async ({ page }) => {
  test.setTimeout(150_000)
  const heading = page.getByRole('heading', { level: 1 })
  await order(page, 'en', 'crypto')
  await expect(page.getByText(t('payment_redirect_btcpay'))).toBeVisible()
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  await page.getByRole('button', { name: 'Pay half' }).click()
  await page.getByRole('link', { name: 'Return to the shop' }).click()
  await expect(heading).toHaveText(t('payment_short_of_title'), SEEN)
  await expect(page.getByRole('button', { name: t('payment_other') })).toBeHidden()

  await page.getByRole('button', { name: t('payment_go_on') }).click()
  await page.getByRole('button', { name: 'Pay what is due' }).click()
  await page.getByRole('link', { name: 'Return to the shop' }).click()
  await expect(heading).toHaveText(t('payment_waiting_title'), SEEN)
  await expect(page.getByText(t('payment_confirming_text', { provider: 'BTCPay' }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('payment_go_on') })).toBeHidden()
})

test('a block settles it while one looks on, and coming back without paying leaves every way open', async ({
  btcpay,
  page,
}) => {
  test.setTimeout(150_000)
  const heading = page.getByRole('heading', { level: 1 })
  await order(page, 'en', 'crypto')
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  await page.getByRole('link', { name: 'Return to the shop' }).click()
  await expect(heading).toHaveText(t('payment_abandoned_title'))
  await page.getByRole('button', { name: t('payment_other') }).click()
  await expect(page.getByText(t('payment_still_open', { way: 'BTCPay' }))).toBeVisible()
  await page.getByRole('button', { name: t('payment_stay'), exact: true }).click()

  const { id } = btcpay.newest()
  btcpay.pay(id)
  await expect(heading).toHaveText(t('payment_waiting_title'), SEEN)
  btcpay.mine(id)
  await expect(heading).toHaveText(t('payment_paid_title'), { timeout: 30_000 })
})
