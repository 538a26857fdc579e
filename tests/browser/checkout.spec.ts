/** The checkout with obstacles: changed prices, no connection, other shops, nothing left to pay. */
import type { Page } from '@playwright/test'
import { ADDRESS, PURCHASE, graphql, complete, readyCheckout, variant } from '../support/buyer.ts'
import { PASSWORD, register } from '../support/customer.ts'
import { importFiles, setStock } from '../support/owner.ts'
import { putState } from '../support/payment-states.ts'
import type { RunningShop } from '../support/shop.ts'
import { ONCE, expect, LANGUAGES, pathIn, test } from './fixtures.ts'
import { pattern, text } from './texts.ts'

const ready = async (shop: RunningShop, sku: string): Promise<string> =>
  readyCheckout(shop.url, (await variant(shop.url, sku)).id)
const agree = (page: Page, language: 'en' | 'ru' | 'cs' = 'en') =>
  page.getByRole('checkbox', { name: new RegExp(text(language, 'checkout_consent_link')) }).check()
const orderButton = (page: Page) => page.getByRole('button', { name: text('en', 'checkout_submit'), exact: true })

for (const language of LANGUAGES) {
  test(`a gift card that covers everything leaves nothing to pay, in ${language}`, ONCE, async ({ page, shop }) => {
    // Each test has a gift card of its own, because an order uses up the balance.
    const card = `GIFT-${language}-${test.info().project.name}`.toUpperCase()
    const { code, output } = await importFiles(shop, {
      'gift-cards.csv': `code,currency,balance,isActive\n${card},USD,500.00,yes\n`,
    })
    expect(code, output).toBe(0)
    const t = (key: string) => text(language, key)
    await page.goto(pathIn(language, `/checkout/${await ready(shop, 'NTL-FEM-1')}`))
    await page.getByRole('button', { name: t('checkout_promo') }).click()
    await expect(page.getByLabel(t('basket_promo_label'))).toBeFocused()
    await page.getByLabel(t('basket_promo_label')).fill(card)
    await page.getByRole('button', { name: t('basket_promo_apply') }).click()
    await expect(page.getByText(t('checkout_payment_free'))).toBeVisible()
    await expect(page.getByText(pattern(language, 'basket_card_applied'))).toBeVisible()
    await agree(page, language)
    await page.getByRole('button', { name: t('checkout_submit_free'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('payment_paid_title') })).toBeVisible()
    // What the gift card has paid is a line of its own, and there is no line of 0.00 as paid.
    const sums = page.getByRole('main').locator('dl.sums')
    await expect(sums.getByText(t('sums_card'), { exact: true })).toBeVisible()
    await expect(sums.getByText(t('sums_paid'), { exact: true })).toHaveCount(0)
    await expect(page.getByText(t('sums_by_card'))).toBeVisible()
  })
}

test('goods that ran out stay told while the next step is saved', ONCE, async ({ page, shop }) => {
  await page.goto(`/checkout/${await ready(shop, 'BLB-FEM-3')}`)
  const email = page.getByLabel(text('en', 'checkout_email'))
  await expect(email).toBeEditable()
  await setStock(shop, { 'BLB-FEM-3': 0 })
  // The visitor comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const fault = page.getByText(text('en', 'checkout_lines_fault'))
  await expect(fault).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('CheckoutEmail') ?? false)
  await email.fill('other@example.com')
  await email.blur()
  await saved
  await expect(page.getByText(text('en', 'checkout_saving'))).toHaveCount(0)
  await expect(fault).toBeVisible()
})

test('another country takes the old prices of the delivery away at once', ONCE, async ({ page, shop }) => {
  const id = await ready(shop, 'NTL-FEM-1')
  await page.goto(`/checkout/${id}`)
  const shipping = page.getByRole('group', { name: text('en', 'checkout_step_shipping') })
  await expect(shipping.getByRole('radio', { checked: true })).toHaveCount(1)
  const before = await shipping.innerText()
  await page.getByLabel(text('en', 'checkout_country'), { exact: true }).selectOption('JP')
  // The address is not complete yet, but the shipping methods and prices are those of the new country.
  await expect(page.getByText(text('en', 'checkout_shipping_dropped'))).toBeVisible()
  await expect(shipping).not.toHaveText(before)
  await expect(shipping.getByRole('radio', { checked: true })).toHaveCount(0)
  const sheet = page.getByRole('complementary', { name: text('en', 'checkout_order') })
  await expect(sheet.getByText(text('en', 'sums_delivery_open'))).toBeVisible()
  const { deliveryMethod } = await graphql<{ deliveryMethod: unknown }>(
    shop.url,
    'query($id: ID!) { checkout(id: $id) { deliveryMethod { __typename } } }',
    { id },
  )
  expect(deliveryMethod).toBeNull()
  await shipping.getByRole('radio').first().check()
  await expect(page.getByText(text('en', 'checkout_shipping_dropped'))).toBeHidden()
})

test('the cheapest delivery is chosen first, and told before it is ordered', ONCE, async ({ page, shop }) => {
  const { id: variantId } = await variant(shop.url, 'NTL-FEM-1')
  const input = { channel: 'us', email: 'ann@example.com', lines: [{ quantity: 1, variantId }] }
  const { checkout } = await graphql<{ checkout: { id: string } }>(shop.url, PURCHASE.create, { input })
  await page.goto(`/checkout/${checkout.id}`)
  const t = (key: string) => text('en', key)
  const sheet = page.getByRole('complementary', { name: t('checkout_order') })
  await expect(sheet.getByText(t('sums_without_delivery'))).toBeVisible()
  await agree(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/graphql/', async (route) => {
    if (route.request().postData()?.includes('checkoutShippingAddressUpdate')) await answered.promise
    await route.continue()
  })
  const fill = (key: string, value: string) => page.getByLabel(t(key), { exact: true }).fill(value)
  await fill('checkout_first_name', ADDRESS.firstName)
  await fill('checkout_last_name', ADDRESS.lastName)
  await fill('checkout_street', ADDRESS.streetAddress1)
  await fill('checkout_city', ADDRESS.city)
  await page.getByLabel(t('checkout_state'), { exact: true }).selectOption(ADDRESS.countryArea)
  await fill('checkout_postal', ADDRESS.postalCode)
  // The press comes before anybody knows what the delivery costs.
  await orderButton(page).click()
  answered.resolve()
  await expect(page.getByText(pattern('en', 'checkout_repriced'))).toBeVisible()
  const shipping = page.getByRole('group', { name: t('checkout_step_shipping') })
  const rows = await shipping.locator('label').allInnerTexts()
  const price = (row: string): number =>
    Number(/([\d.]+)\s*\$|\$\s*([\d.]+)/.exec(row)?.[0].replaceAll(/[^\d.]/g, '') ?? 0)
  const chosen = await shipping
    .locator('label')
    .filter({ has: page.locator(':checked') })
    .innerText()
  expect(price(chosen)).toBe(Math.min(...rows.map(price)))
  await expect(sheet.getByText(t('sums_to_pay'))).toBeVisible()
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/payment\?order=/)
})

test('the state is kept from one country to another and back', ONCE, async ({ page, shop }) => {
  await page.goto(`/checkout/${await ready(shop, 'NTL-FEM-1')}`)
  const country = page.getByLabel(text('en', 'checkout_country'), { exact: true })
  const state = page.getByLabel(text('en', 'checkout_state'), { exact: true })
  await expect(state).toHaveValue(ADDRESS.countryArea)
  await country.selectOption('DE')
  await expect(state).toHaveCount(0)
  await country.selectOption('US')
  await expect(state).toHaveValue(ADDRESS.countryArea)
})

test('above and below the checkout stands only what an order may need', ONCE, async ({ page, shop }) => {
  const id = await ready(shop, 'NTL-FEM-1')
  for (const path of [`/checkout/${id}`, '/payment']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(3)
    const foot = page.getByRole('contentinfo')
    await expect(foot).toContainText('18+')
    await expect(foot.getByRole('link', { name: text('en', 'site_refund') })).toBeVisible()
    await expect(foot.getByRole('link', { name: text('en', 'site_newsletter') })).toHaveCount(0)
  }
})

test('who signs in beside the e-mail keeps what was typed', ONCE, async ({ page, shop, faults }) => {
  faults.expected.push(/GraphQL Query Error/)
  const ann = await register(shop)
  await page.goto(`/checkout/${await ready(shop, 'NTL-FEM-1')}`)
  await page.getByLabel(text('en', 'checkout_first_name'), { exact: true }).fill('Half-typed')
  await page.getByRole('button', { name: text('en', 'auth_beside') }).click()
  const dialog = page.getByRole('dialog', { name: text('en', 'auth_login_title') })
  await dialog.getByLabel(text('en', 'auth_email'), { exact: true }).fill(ann.email)
  await dialog.getByLabel(text('en', 'auth_password'), { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: text('en', 'auth_login_submit') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: text('en', 'auth_beside') })).toHaveCount(0)
  await expect(page.getByLabel(text('en', 'checkout_first_name'), { exact: true })).toHaveValue('Half-typed')
  // Somebody who comes to this address after they have signed out sees nothing of it.
  await expect(page.getByText(text('en', 'checkout_saving'))).toHaveCount(0)
  const other = await page.context().browser()!.newContext()
  const stranger = await other.newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByText(text('en', 'checkout_owned_title'))).toBeVisible()
  await expect(stranger.getByLabel(text('en', 'checkout_street'))).toHaveCount(0)
  await other.close()
})

test(
  'a shop that cannot take money says so before, and has no button that cannot work',
  ONCE,
  async ({ page, shop }) => {
    await putState(page, { name: 'none', title: 'payment_pay_title', gateways: [] })
    await page.goto(`/checkout/${await ready(shop, 'NTL-FEM-1')}`)
    await expect(page.getByText(text('en', 'checkout_payment_none'))).toBeVisible()
    await expect(page.getByText(text('en', 'checkout_payment_none_short'))).toBeVisible()
    await expect(orderButton(page)).toHaveCount(0)
  },
)

test('Back after ordering does not lead to a payment that is done', ONCE, async ({ page, shop }) => {
  const id = await ready(shop, 'NTL-FEM-1')
  await page.goto(`/checkout/${id}`)
  await agree(page)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/payment\?order=/)
  await page.goBack()
  await expect(page.getByRole('link', { name: text('en', 'checkout_ordered_action') })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('button', { name: text('en', 'payment_pay_card') })).toBeVisible()
  await putState(page, {
    name: 'paid',
    title: 'payment_paid_title',
    order: { isPaid: true, chargeStatus: 'FULL', authorizeStatus: 'FULL' },
  })
  // The page asks every five seconds.
  await expect(page.getByRole('heading', { name: text('en', 'payment_paid_title') })).toBeVisible({ timeout: 30_000 })
  await page.goBack()
  await expect(page.getByRole('link', { name: text('en', 'checkout_ordered_look') })).toBeVisible()
})

test('a price that has changed is shown before anything is ordered', ONCE, async ({ page, shop }) => {
  await page.goto(`/checkout/${await ready(shop, 'AKF-FEM-5')}`)
  await agree(page)
  const { code, output } = await importFiles(shop, { 'variants.csv': 'sku,price:us\nAKF-FEM-5,77.25\n' })
  expect(code, output).toBe(0)
  await orderButton(page).click()
  await expect(page.getByText(pattern('en', 'checkout_repriced'))).toBeVisible()
  await expect(page.getByText('77.25 $').first()).toBeVisible()
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/payment\?order=/)
})

for (const language of LANGUAGES) {
  test(
    `a promo code that ends in a filled-in checkout is taken off, and the order goes on, in ${language}`,
    ONCE,
    async ({ page, shop }) => {
      const t = (key: string) => text(language, key)
      const code = `LAPSE-${language}`.toUpperCase()
      const voucher = (end: string) => ({
        'vouchers.csv': `code,type,valueType,value:us,startDate,endDate\n${code},ENTIRE_ORDER,FIXED,3.00,2026-01-01T00:00:00Z,${end}\n`,
      })
      const made = await importFiles(shop, voucher(''))
      expect(made.code, made.output).toBe(0)
      const id = await ready(shop, 'NTL-FEM-1')
      await graphql(
        shop.url,
        'mutation($id: ID!, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { errors { code } } }',
        { id, code },
      )
      await page.goto(pathIn(language, `/checkout/${id}`))
      const sheet = page.getByRole('complementary', { name: t('checkout_order') })
      await expect(sheet.getByText(pattern(language, 'basket_promo_applied'))).toBeVisible()
      await agree(page, language)
      const total = sheet.locator('dd.sums-total')
      const before = await total.innerText()
      const ended = await importFiles(shop, voucher('2026-01-02T00:00:00Z'))
      expect(ended.code, ended.output).toBe(0)
      const button = page.getByRole('button', { name: t('checkout_submit'), exact: true })
      await button.click()
      await expect(sheet.getByRole('alert')).toContainText(t('checkout_code_over').replace('{code}', code))
      await expect(sheet.getByRole('alert')).toContainText(pattern(language, 'checkout_repriced'))
      await expect(total).not.toHaveText(before)
      await expect(sheet.getByRole('alert')).toContainText(await total.innerText())
      await button.click()
      await expect(page).toHaveURL(/\/payment\?order=/)
    },
  )
}

test(
  'the basket says that its promo code lapsed, also where the service has taken it off',
  ONCE,
  async ({ page, shop }) => {
    const voucher = (end: string) => ({
      'vouchers.csv': `code,type,valueType,value:us,startDate,endDate\nLAPSE-BASKET,ENTIRE_ORDER,FIXED,3.00,2026-01-01T00:00:00Z,${end}\n`,
    })
    await importFiles(shop, voucher(''))
    await page.goto('/sort/northern-lights')
    const add = page.getByRole('button', { name: text('en', 'basket_add'), exact: true }).first()
    await add.click()
    await expect(page.getByText(text('en', 'basket_added_title'))).toBeVisible()
    await page.goto('/basket')
    const field = page.getByLabel(text('en', 'basket_promo_label'))
    await field.fill('LAPSE-BASKET')
    await field.press('Enter')
    await expect(page.getByText(pattern('en', 'basket_promo_applied'))).toBeVisible()
    await importFiles(shop, voucher('2026-01-02T00:00:00Z'))
    await page.reload()
    await expect(page.getByText(pattern('en', 'basket_promo_lapsed'))).toBeVisible()
    await page.goto('/sort/northern-lights')
    await add.click()
    await expect(page.getByText(text('en', 'basket_added_title'))).toBeVisible()
    await page.goto('/basket')
    await expect(page.getByText(pattern('en', 'basket_promo_gone'))).toBeVisible()
  },
)

test('a promo code that ends free delivery has another delivery chosen', ONCE, async ({ page, shop }) => {
  // The goods cost enough for free delivery, and with a tenth off they do not.
  const id = await readyCheckout(shop.url, (await variant(shop.url, 'NTL-FEM-3')).id, { quantity: 4 })
  await page.goto(`/checkout/${id}`)
  const shipping = page.getByRole('group', { name: text('en', 'checkout_step_shipping') })
  await shipping.getByRole('radio', { name: /Free delivery/ }).check()
  const sheet = page.getByRole('complementary', { name: text('en', 'checkout_order') })
  await expect(sheet.getByText(text('en', 'sums_free'))).toBeVisible()
  await expect(page.getByText(text('en', 'checkout_saving'))).toHaveCount(0)
  await agree(page)
  await page.getByRole('button', { name: text('en', 'checkout_promo') }).click()
  await page.getByLabel(text('en', 'basket_promo_label')).fill('WELCOME10')
  await page.getByRole('button', { name: text('en', 'basket_promo_apply') }).click()
  await expect(page.getByText(text('en', 'checkout_shipping_dropped'))).toBeVisible()
  await expect(shipping.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(sheet.getByText(text('en', 'sums_delivery_open'))).toBeVisible()
  await expect(sheet.getByText(text('en', 'sums_free'))).toBeHidden()
  await orderButton(page).click()
  await expect(page.getByText(text('en', 'checkout_shipping_choose'))).toBeVisible()
  await shipping.getByRole('radio').first().check()
  // Who presses before the new total is shown is told it first.
  await expect(sheet.getByText(text('en', 'sums_delivery_open'))).toBeHidden()
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/payment\?order=/)
})

test(
  'without a connection nothing is lost, and ordering goes on when it is back',
  ONCE,
  async ({ context, page, shop, faults }) => {
    faults.expected.push(/Failed to load resource|GraphQL Query Error/)
    await page.goto(`/checkout/${await ready(shop, 'NTL-FEM-1')}`)
    await agree(page)
    const city = page.getByLabel(text('en', 'checkout_city'), { exact: true })
    await context.setOffline(true)
    await city.fill('Brooklyn')
    await orderButton(page).click()
    await expect(page.getByText(text('en', 'errors_offline'))).toBeVisible()
    await expect(city).toHaveValue('Brooklyn')
    await context.setOffline(false)
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/payment\?order=/)
    await expect(page.getByRole('button', { name: text('en', 'payment_pay_card') })).toBeVisible()
  },
)

test('two presses make one order, which keeps what was agreed to', ONCE, async ({ page, shop }) => {
  let completions = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"CheckoutFinish"')) completions++
  })
  await page.goto(`/checkout/${await ready(shop, 'NTL-FEM-1')}`)
  await agree(page)
  await orderButton(page).dblclick()
  await expect(page).toHaveURL(/\/payment\?order=/)
  expect(completions).toBe(1)
  const { metadata } = await graphql<{ metadata: { key: string; value: string }[] }>(
    shop.url,
    'query($id: ID!) { order(id: $id) { metadata { key value } } }',
    { id: new URL(page.url()).searchParams.get('order') },
  )
  const kept = Object.fromEntries(metadata.map(({ key, value }) => [key, value]))
  expect(kept['consent.privacyPolicy.version']).toBeTruthy()
  expect(Date.now() - Date.parse(kept['consent.privacyPolicy.acceptedAt']!)).toBeLessThan(60_000)
})

test('a checkout that is gone, and one of another shop, say so', ONCE, async ({ page, shop, faults }) => {
  // An id that is none is refused.
  faults.expected.push(/GraphQL Query Error/)
  await page.goto('/checkout/nonsense')
  await expect(page.getByRole('heading', { name: text('en', 'checkout_gone_title') })).toBeVisible()
  const id = await ready(shop, 'NTL-FEM-1')
  await page.goto(`http://eu.shop.localhost:${shop.port}/checkout/${id}`)
  await expect(page.getByRole('heading', { name: text('en', 'checkout_elsewhere_title') })).toBeVisible()
  await complete(shop.url, id)
  await page.goto(`/checkout/${id}`)
  await expect(page.getByRole('heading', { name: text('en', 'checkout_gone_title') })).toBeVisible()
})

/** What the service knows of the order whose payment page is shown. */
const orderOf = (page: Page, shop: RunningShop) =>
  graphql<{ languageCodeEnum: string; shippingAddress: { city: string }; billingAddress: { city: string } }>(
    shop.url,
    'query($id: ID!) { order(id: $id) { languageCodeEnum shippingAddress { city } billingAddress { city } } }',
    { id: new URL(page.url()).searchParams.get('order') },
  )

test(
  'an order is in the language in which it is placed, not in that of its first line',
  ONCE,
  async ({ page, shop }) => {
    // The checkout's calm frame has no languages, so another one comes by its address.
    await page.goto(`/ru/checkout/${await ready(shop, 'NTL-FEM-1')}`)
    await agree(page, 'ru')
    await page.getByRole('button', { name: text('ru', 'checkout_submit'), exact: true }).click()
    await expect(page).toHaveURL(/\/ru\/payment\?order=/)
    expect(await orderOf(page, shop)).toMatchObject({ languageCodeEnum: 'RU' })
  },
)

test('what another tab has changed is ordered as it stands on this page', ONCE, async ({ page, shop }) => {
  const id = await ready(shop, 'NTL-FEM-1')
  await page.goto(`/checkout/${id}`)
  const city = page.getByLabel(text('en', 'checkout_city'), { exact: true })
  await expect(city).toHaveValue(ADDRESS.city)
  await agree(page)
  const elsewhere = { ...ADDRESS, city: 'Albany', postalCode: '12207' }
  await graphql(shop.url, PURCHASE.shipping, { id, a: elsewhere })
  await graphql(shop.url, PURCHASE.billing, { id, a: elsewhere })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/payment\?order=/)
  const at = { city: ADDRESS.city.toUpperCase() }
  expect(await orderOf(page, shop)).toMatchObject({ shippingAddress: at, billingAddress: at })
})

test('goods that another tab has added are told before anything is ordered', ONCE, async ({ page, shop }) => {
  const id = await ready(shop, 'NTL-FEM-1')
  await page.goto(`/checkout/${id}`)
  await agree(page)
  const { id: variantId } = await variant(shop.url, 'NTL-FEM-5')
  await graphql(
    shop.url,
    'mutation($id: ID!, $lines: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $lines) { errors { code } } }',
    { id, lines: [{ variantId, quantity: 1 }] },
  )
  // The press itself saves this, and the answer is the whole checkout with its new line.
  await page.getByLabel(text('en', 'checkout_email'), { exact: true }).fill('somebody.else@example.com')
  await orderButton(page).evaluate((button: HTMLButtonElement) => button.click())
  await expect(page.getByText(pattern('en', 'checkout_repriced'))).toBeVisible()
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/payment\?order=/)
})

test(
  'an order that could not be made at once after its payment is made later',
  ONCE,
  async ({ page, shop, faults }) => {
    faults.expected.push(/Failed to load resource|GraphQL Query Error/)
    const id = await ready(shop, 'NTL-FEM-1')
    await putState(page, {
      name: 'paid-first',
      title: 'payment_waiting_title',
      checkout: true,
      order: { authorizeStatus: 'FULL', chargeStatus: 'FULL' },
    })
    let tries = 0
    await page.route('**/graphql/', (route) =>
      route.request().postData()?.includes('"operationName":"CheckoutFinish"') && ++tries === 1
        ? route.abort()
        : route.fallback(),
    )
    await page.goto(`/payment?checkout=${id}`)
    await expect(page).toHaveURL(/\/payment\?order=/)
    expect(tries).toBe(2)
  },
)

test('an order that cannot be made after its payment says so, and leads back', ONCE, async ({ page, shop }) => {
  const id = await ready(shop, 'NTL-FEM-1')
  await graphql(
    shop.url,
    'mutation($id: ID!) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: null) { errors { code } } }',
    { id },
  )
  await putState(page, {
    name: 'paid-first',
    title: 'payment_waiting_title',
    checkout: true,
    order: { authorizeStatus: 'FULL', chargeStatus: 'FULL' },
  })
  for (const language of LANGUAGES) {
    await page.goto(pathIn(language, `/payment?checkout=${encodeURIComponent(id)}`))
    await expect(page.getByText(text(language, 'payment_unplaced'))).toBeVisible()
    await expect(page.getByRole('link', { name: text(language, 'payment_to_checkout') })).toBeVisible()
  }
  await page.getByRole('link', { name: text('cs', 'payment_to_checkout') }).click()
  await expect(page).toHaveURL(/\/checkout\//)
})
