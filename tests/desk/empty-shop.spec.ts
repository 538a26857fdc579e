/**
 * The first sale of a shop in which there is nothing: its owner, who has read no manual, sets it up by the desk's
 * screens, a shopper buys, and the parcel is sent.
 */
import { faultsOf } from '../browser/axe.ts'
import { awake } from '../browser/fixtures.ts'
import { checkOut } from '../browser/shopping.ts'
import { appWith } from '../support/authenticator.ts'
import { freePort, startShop } from '../support/shop.ts'
import { expect, signIn, test as base } from './fixtures.ts'
import { picture } from './picture.ts'

/** A shop as it is started for business: no demo, and whose owner signs in by two steps. */
const test = base.extend({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const port = String(await freePort())
      const shop = await startShop({
        env: {
          PORT: port,
          HOST: '127.0.0.1',
          SEMENA_MODE: 'production',
          SEMENA_PUBLIC_URL: `http://127.0.0.1:${port}`,
          SEMENA_TEST_CARD: 'on',
          SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
        },
      })
      await use(shop)
      await shop.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.use({ shopOf: 'nothing' })

test('an empty shop is set up, sells and sends its first parcel', async ({ page, owner, context, faults }) => {
  test.setTimeout(180_000)
  faults.expected.push(/^console: Failed to load resource/)
  // The owner has no second step yet and is shown how to set it up.
  await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
  await page.goto('/desk')
  await signIn(page, owner)
  await expect(page.getByRole('img', { name: /key/i })).toBeVisible()
  const app = appWith((await page.locator('.sign-in-set-up > code').textContent())!)
  expect(await page.locator('.sign-in-recovery code').count()).toBe(10)
  await page.getByRole('textbox').fill(app())
  await page.getByRole('button', { name: 'Sign in' }).click()

  const steps = page.getByRole('region', { name: 'Three steps to the first sale' })
  const done = async (): Promise<boolean[]> =>
    (await steps.getByRole('listitem').allInnerTexts()).map((text) => !text.includes('Not done yet'))
  await expect(steps).toBeVisible()
  expect(await done()).toEqual([false, false, true])
  expect(await faultsOf(page, true)).toEqual([])

  await steps.getByRole('link', { name: 'Set up the shop' }).click()
  await page.getByLabel('Name of the shop').fill('Meadow Seeds')
  await page.getByLabel('Street and number').fill('1240 Larkspur Lane')
  await page.getByLabel('Postal code').fill('80205')
  await page.getByLabel('City', { exact: true }).fill('Denver')
  await page.getByLabel('State or region').fill('CO')
  await page.getByLabel('Country', { exact: true }).selectOption('US')
  await expect(page.getByLabel('Currency')).toHaveValue('USD')
  await page.getByRole('checkbox', { name: 'I charge VAT' }).uncheck()
  expect(await faultsOf(page, true)).toEqual([])
  await page.getByRole('button', { name: 'Set up the shop' }).click()
  await expect(page.getByText('The shop is set up')).toBeVisible()

  // One: what is sold.
  await steps.getByRole('link', { name: 'Add what you sell' }).click()
  await page.getByLabel('Name, English', { exact: true }).fill('Quiet Meadow')
  await page.getByLabel('Meadow Seeds, USD: 1 seed').fill('12.50')
  await page.getByLabel('Stock, Denver: 1 seed').fill('20')
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'leaf.png', mimeType: 'image/png', buffer: picture(90, 140, 70) }])
  await page.getByRole('button', { name: 'Create' }).first().click()
  await expect(page.getByText('The product was created')).toBeVisible()
  const address = await page.getByRole('link', { name: 'See in the shop' }).getAttribute('href')

  // Two: how it is sent.
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect.poll(done).toEqual([true, false, true])
  await steps.getByRole('link', { name: 'Say how you send it' }).click()
  await page.getByRole('button', { name: 'Add a method' }).click()
  const method = page.getByRole('dialog')
  await method.getByLabel('Name').fill('Letter')
  await method.getByRole('button', { name: 'Add' }).click()
  await page.getByLabel('Shipping, Letter, Meadow Seeds: Price').fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect.poll(done).toEqual([true, true, true])
  await steps.getByRole('link', { name: 'Choose how you are paid' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'semena.test-card' })).toContainText('Offered')
  await expect(page.getByText('SEMENA_BTCPAY_KEY, SEMENA_BTCPAY_WEBHOOK_SECRET')).toBeVisible()
  await page.getByRole('link', { name: 'Orders' }).first().click()

  const shopper = await context.newPage()
  await shopper.goto(address!)
  await awake(shopper)
  await expect(shopper.getByRole('heading', { level: 1, name: 'Quiet Meadow' })).toBeVisible()
  await shopper.getByRole('button', { name: 'Add to basket', exact: true }).first().click()
  await expect(shopper.getByText('Added to the basket')).toBeVisible()
  await shopper.goto('/basket')
  await shopper.getByRole('link', { name: 'Go to checkout' }).click()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  const placed = shopper.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('checkoutComplete')),
  )
  await checkOut(shopper, 'en')
  await placed
  // The order is at the desk as soon as it is placed, and nobody reloads the desk.
  const row = page.getByRole('row').filter({ hasText: 'Ann Shopper' })
  await expect(row).toBeVisible({ timeout: 10_000 })
  expect(loads).toBe(0)
  await shopper.getByRole('button', { name: 'Pay by card' }).click()
  await shopper.getByRole('button', { name: 'Approve' }).click()
  await expect(shopper.getByRole('heading', { name: /paid/i })).toBeVisible()

  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const send = page.getByRole('dialog')
  await send.getByRole('button', { name: 'Send 1' }).click()
  await expect(page.getByRole('region', { name: 'Parcels' })).toBeVisible()
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(steps).toBeHidden()
})
