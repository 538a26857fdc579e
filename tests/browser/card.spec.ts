/** Paying by card on a page like Stripe's, in a shop that asks Stripe for the outcome. */
import { CARDS, startStripe, type Stripe } from '../support/stand-ins/stripe.ts'
import { startVisitedShop } from '../support/demo-shop.ts'
import { expect, test as base } from './fixtures.ts'
import { order } from './shopping.ts'
import { text } from './texts.ts'

const t = (key: string, inputs?: Record<string, string>): string => text('en', key, inputs)

const test = base.extend<object, { stripe: Stripe }>({
  stripe: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const stripe = await startStripe()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use) => {
      const shop = await startVisitedShop({
        SEMENA_STRIPE_KEY: stripe.secretKey,
        SEMENA_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        SEMENA_STRIPE_URL: stripe.url,
      })
      await use(shop)
      await shop.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('declined, left, gone on with, confirmed by the bank, paid', async ({ page }) => {
  test.setTimeout(120_000)
  const heading = page.getByRole('heading', { level: 1 })
  await order(page, 'en', 'card')
  await expect(page.getByText(t('payment_redirect_stripe'))).toBeVisible()
  await page.getByRole('button', { name: t('payment_pay_card') }).click()

  const number = page.getByLabel('Card number')
  await number.fill(CARDS.declined)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(heading).toHaveText(t('payment_abandoned_title'))
  await expect(page.getByText(t('payment_abandoned_at', { provider: 'Stripe' }))).toBeVisible()

  await page.getByRole('button', { name: t('payment_go_on') }).click()
  await number.fill(CARDS.secure)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading).toHaveText('3-D Secure (stand-in)')
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await number.fill(CARDS.secure)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(heading).toHaveText(t('payment_paid_title'), { timeout: 20_000 })
})

test('a bank that takes its time: the page waits with the payer, and notices it by itself', async ({
  page,
  stripe,
}) => {
  test.setTimeout(120_000)
  const heading = page.getByRole('heading', { level: 1 })
  stripe.slow.charges = true
  await order(page, 'en', 'card')
  await page.getByRole('button', { name: t('payment_pay_card') }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading).toHaveText(t('payment_waiting_title'))
  await expect(page.getByText(t('payment_confirming_text', { provider: 'Stripe' }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('payment_other') })).toBeHidden()
  stripe.slow.charges = false
  stripe.settleCharge(stripe.newest().id, true)
  await expect(heading).toHaveText(t('payment_paid_title'), { timeout: 40_000 })
})

test('a session that is over is followed by another', async ({ page, stripe }) => {
  test.setTimeout(120_000)
  const heading = page.getByRole('heading', { level: 1 })
  await order(page, 'en', 'card')
  await page.getByRole('button', { name: t('payment_pay_card') }).click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(heading).toHaveText(t('payment_abandoned_title'))
  stripe.expire(stripe.newest().id)
  await expect(heading).toHaveText(t('payment_lapsed_title'), { timeout: 40_000 })
  await page.getByRole('button', { name: t('payment_pay_card') }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading).toHaveText(t('payment_paid_title'), { timeout: 20_000 })
})

test('Stripe out of order is no declined card', async ({ page, stripe }) => {
  test.setTimeout(120_000)
  await order(page, 'en', 'card')
  for (let i = 0; i < 6; i++) stripe.faults.push({ kind: 'STATUS', status: 500, on: /POST .*sessions/ })
  await page.getByRole('button', { name: t('payment_pay_card') }).click()
  await expect(page.getByText(t('payment_not_begun_text'))).toBeVisible({ timeout: 30_000 })
  stripe.faults.length = 0
  await page.getByRole('button', { name: t('payment_again') }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment_paid_title'), { timeout: 20_000 })
})
