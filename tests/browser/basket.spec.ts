/** The basket as a shopper uses it: removing and restoring lines, promo codes and gift cards, other tabs, failures. */
import type { Page } from '@playwright/test'
import { graphql, variant } from '../support/buyer.ts'
import { importFiles } from '../support/owner.ts'
import type { RunningShop } from '../support/shop.ts'
import { ONCE, awake, expect, holdScripts, LANGUAGES, pathIn, test, wideOnceOf } from './fixtures.ts'
import { errorText, pattern, text } from './texts.ts'

const PACKS = { 'NTL-FEM-1': 3, 'NTL-FEM-5': 1 }

/** Puts packs into the basket of the page's device, and answers the checkout's id. */
async function basketOf(page: Page, shop: RunningShop, packs: Record<string, number> = PACKS): Promise<string> {
  const lines = await Promise.all(
    Object.entries(packs).map(async ([sku, quantity]) => ({ quantity, variantId: (await variant(shop.url, sku)).id })),
  )
  const { checkout } = await graphql<{ checkout: { id: string; quantity: number } }>(
    shop.url,
    'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id quantity } errors { code } } }',
    { i: { channel: 'us', lines } },
  )
  await keep(page, checkout.id, checkout.quantity)
  return checkout.id
}

async function keep(page: Page, checkoutId: string, quantity: number): Promise<void> {
  await page.goto('/faq')
  await page.evaluate((us) => localStorage.setItem('semena.basket', JSON.stringify({ us })), { checkoutId, quantity })
}

/** Waits for two turns of the channel by which React goes on, after which it has set its timers or cleared them. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(null)
      })
  })

const badge = (page: Page, language: 'en' | 'ru' | 'cs', count: number) =>
  page.getByRole('link', { name: text(language, 'site_basket_count', { count: String(count) }) })

for (const language of LANGUAGES) {
  test(`a line is taken out and put back by keyboard, in ${language}`, wideOnceOf(language), async ({ page, shop }) => {
    await basketOf(page, shop)
    await page.goto(pathIn(language, '/basket'))
    const quantity = page.getByRole('main').getByRole('textbox').first()
    await expect(quantity).toHaveValue('3')
    await page
      .getByRole('button', { name: pattern(language, 'basket_remove_named') })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    const back = page.getByRole('button', { name: pattern(language, 'basket_undo_named') })
    await expect(back).toBeFocused()
    await expect(badge(page, language, 1)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(badge(page, language, 4)).toBeVisible()
    await expect(back).toBeHidden()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    // The line that is back has the focus, not the page.
    await expect(page.getByRole('main').getByRole('heading').locator('a:focus')).toBeVisible()
  })

  test(
    `a wrong code says why, a gift card what it pays and what stays, in ${language}`,
    ONCE,
    async ({ page, shop }) => {
      await basketOf(page, shop, { 'NTL-FEM-1': 1 })
      await page.goto(pathIn(language, '/basket'))
      const field = page.getByLabel(text(language, 'basket_promo_label'))
      await field.fill('NO-SUCH-CODE')
      await field.press('Enter')
      // The text stands in the toast and beside the field, to which it is attached for screen readers.
      const reason = page.getByText(errorText(language, 'promoCodeInvalid'))
      await expect(reason).toHaveCount(2)
      await expect(page.getByText(text(language, 'errors_title'))).toBeVisible()
      await expect(field).toHaveAccessibleDescription(errorText(language, 'promoCodeInvalid'))
      await field.fill('GIFT-DEMO-0050')
      await field.press('Enter')
      await expect(page.getByText(pattern(language, 'basket_card_applied'))).toBeVisible()
      await expect(reason).toHaveCount(0)
      await expect(page.getByText(text(language, 'errors_title'))).toBeHidden()
      await page.getByRole('button', { name: pattern(language, 'basket_card_remove') }).click()
      await expect(page.getByText(pattern(language, 'basket_card_applied'))).toBeHidden()
      await expect(page.getByRole('button', { name: text(language, 'basket_promo_apply') })).toBeFocused()
    },
  )

  test(`a quantity that cannot be had is said, in ${language}`, ONCE, async ({ page, shop }) => {
    await basketOf(page, shop, { 'NTL-FEM-1': 2 })
    await page.goto(pathIn(language, '/basket'))
    const field = page.getByRole('textbox', { name: pattern(language, 'basket_quantity_of') })
    await field.fill('99999')
    await field.press('Enter')
    await expect(page.getByText(pattern(language, 'basket_quantity_most'))).toBeVisible()
    await expect(field).toHaveAccessibleDescription(pattern(language, 'basket_quantity_most'))
    // The answer has come: it writes the field once more, which would undo a selection in it.
    await expect(field).not.toHaveValue('2')
    await field.fill('0')
    await field.press('Enter')
    await expect(page.getByText(text(language, 'basket_quantity_least_line'))).toBeVisible()
    await expect(field).toHaveValue('1')
  })

  test(`a basket that the shop does not know any more is explained, in ${language}`, ONCE, async ({ page }) => {
    await keep(page, Buffer.from('Checkout:00000000-0000-4000-8000-000000000000').toString('base64'), 5)
    await page.goto(pathIn(language, '/basket'))
    await expect(page.getByRole('heading', { name: text(language, 'basket_gone_title') })).toBeVisible()
    await expect(badge(page, language, 5)).toBeHidden()
    const stored = await page.evaluate(() => localStorage.getItem('semena.basket'))
    expect(JSON.parse(stored!)).toEqual({ us: { checkoutId: null, quantity: 0 } })
  })
}

test('the way back goes after six seconds, but not from under the pointer', ONCE, async ({ page, shop }) => {
  await basketOf(page, shop)
  await page.clock.install()
  await page.goto('/basket')
  await page
    .getByRole('button', { name: pattern('en', 'basket_remove_named') })
    .first()
    .click()
  const back = page.getByRole('button', { name: pattern('en', 'basket_undo_named') })
  await back.hover()
  await settled(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(back).toBeVisible()
  await page.mouse.move(1, 1)
  await settled(page)
  await page.clock.runFor(5_900)
  await expect(back).toBeVisible()
  // Six seconds after the pointer has left, and at most a second later.
  for (let ran = 0; ran < 1000 && (await back.isVisible()); ran += 100) {
    await page.clock.runFor(100)
    await settled(page)
  }
  await expect(back).toBeHidden()
})

test('two tabs show the same basket', ONCE, async ({ context, page, shop }) => {
  await basketOf(page, shop)
  await page.goto('/basket')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  const other = await context.newPage()
  await other.goto('/basket')
  await other
    .getByRole('button', { name: pattern('en', 'basket_remove_named') })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2)
  await expect(badge(page, 'en', 1)).toBeVisible()
})

test(
  'an empty basket says so before the scripts are there, and stays as it is; a full one is waited for',
  ONCE,
  async ({ page, shop }) => {
    const main = page.getByRole('main')
    const said = main.getByRole('heading', { name: text('en', 'basket_empty_title') })
    const waiting = main.getByText(text('en', 'basket_loading'))
    let release = await holdScripts(page)
    await page.goto('/basket', { waitUntil: 'commit' })
    await expect(said).toBeVisible()
    await expect(waiting).toBeHidden()
    const picture = main.locator('img:visible')
    await expect(picture).toHaveJSProperty('complete', true)
    const shown = await picture.elementHandle()
    await expect(main.getByRole('link', { name: text('en', 'basket_empty_action') })).toHaveAttribute(
      'href',
      '/catalog',
    )
    release()
    await awake(page)
    await expect(waiting).toHaveCount(0)
    expect(await shown?.evaluate((element) => element.isConnected)).toBe(true)
    await basketOf(page, shop)
    release = await holdScripts(page)
    await page.goto('/basket', { waitUntil: 'commit' })
    await expect(waiting).toBeVisible()
    await expect(said).toBeHidden()
    release()
    await expect(main.getByRole('textbox').first()).toHaveValue('3')
    await expect(said).toHaveCount(0)
  },
)

test('Back shows the price of now', ONCE, async ({ page, shop }) => {
  await basketOf(page, shop, { 'AKF-FEM-1': 1 })
  await page.goto('/basket')
  const total = page.getByRole('complementary', { name: text('en', 'basket_summary') })
  await expect(total).toBeVisible()
  await page.getByRole('link', { name: 'AK-47', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'AK-47' })).toBeVisible()
  const { code, output } = await importFiles(shop, { 'variants.csv': 'sku,price:us\nAKF-FEM-1,61.25\n' })
  expect(code, output).toBe(0)
  await page.goBack()
  await expect(total.getByText('61.25 $').first()).toBeVisible()
})

test(
  'a quantity that is no longer there says so in general over the page, and why at its line',
  ONCE,
  async ({ page, shop }) => {
    await basketOf(page, shop, { 'WWD-FEM-10': 1 })
    await page.goto('/basket')
    const main = page.getByRole('main')
    const field = main.getByRole('textbox', { name: pattern('en', 'basket_quantity_of') })
    await expect(field).toHaveValue('1')
    const { code, output } = await importFiles(shop, { 'variants.csv': 'sku,stock:us\nWWD-FEM-10,2\n' })
    expect(code, output).toBe(0)
    await field.fill('5')
    await field.press('Enter')
    const messages = page.getByRole('region', { name: text('en', 'site_messages') })
    await expect(messages.getByText(text('en', 'errors_later'))).toBeVisible()
    const reason = main.getByRole('alert').getByText('Only 2 of this item left in stock')
    await expect(reason).toBeVisible()
    await expect(field).toHaveValue('1')
    await field.fill('2')
    await field.press('Enter')
    await expect(reason).toBeHidden()
    await expect(field).toHaveValue('2')
  },
)

test('a quantity that was changed in the last moment goes along to the checkout', ONCE, async ({ page, shop }) => {
  const id = await basketOf(page, shop, { 'NTL-FEM-1': 3 })
  await page.goto('/basket')
  const more = page.getByRole('button', { name: text('en', 'basket_one_more') })
  await expect(more).toBeEnabled()
  // Both within one moment, as by two fingers.
  await page.evaluate(
    ([plus, go]) => {
      plus!.click()
      go!.click()
    },
    [
      await more.evaluateHandle((element) => element as HTMLElement),
      await page
        .getByRole('link', { name: text('en', 'basket_checkout') })
        .evaluateHandle((element) => element as HTMLElement),
    ],
  )
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByRole('complementary').getByText('× 4')).toBeVisible()
  const { quantity } = await graphql<{ quantity: number }>(
    shop.url,
    'query($id: ID!) { checkout(id: $id) { quantity } }',
    { id },
  )
  expect(quantity).toBe(4)
})

test('a checkout that was read just before a change of the basket shows the change', ONCE, async ({ page, shop }) => {
  await basketOf(page, shop, { 'NTL-FEM-1': 3 })
  await page.goto('/basket')
  let tell = (): void => {}
  const isRead = new Promise<void>((resolve) => (tell = resolve))
  let reads = 0
  await page.route('**/graphql/', async (route) => {
    const asked = route.request().postData() ?? ''
    if (asked.includes('"quantity":4')) await isRead
    if (!asked.includes('query CheckoutById(') || reads++ > 0) return route.fallback()
    const response = await route.fetch()
    tell()
    // The answer from before the change comes after that of the change.
    await page.waitForFunction(() => localStorage.getItem('semena.basket')?.includes('"quantity":4'))
    return route.fulfill({ response })
  })
  await page.getByRole('button', { name: text('en', 'basket_one_more') }).click()
  await page.getByRole('link', { name: text('en', 'basket_checkout') }).click()
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByRole('complementary').getByText('× 4')).toBeVisible()
})

test('one more and one less again on a slow line leave what was there', ONCE, async ({ page, shop }) => {
  const id = await basketOf(page, shop, { 'NTL-FEM-1': 3 })
  await page.goto('/basket')
  const field = page.getByRole('main').getByRole('textbox').first()
  await expect(field).toHaveValue('3')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const asked = page.waitForRequest((request) => request.postData()?.includes('"quantity":4') ?? false)
  await page.route('**/graphql/', async (route) => {
    if (route.request().postData()?.includes('"quantity":4')) await held
    await route.fallback()
  })
  await page.getByRole('button', { name: text('en', 'basket_one_more') }).click()
  await asked
  await page.getByRole('button', { name: text('en', 'basket_one_less') }).click()
  await expect(field).toHaveValue('3')
  release()
  await expect(page.getByRole('group', { name: pattern('en', 'basket_quantity_of') })).not.toHaveAttribute('aria-busy')
  const quantity = async () =>
    (await graphql<{ quantity: number }>(shop.url, 'query($id: ID!) { checkout(id: $id) { quantity } }', { id }))
      .quantity
  await expect.poll(quantity).toBe(3)
  await expect(field).toHaveValue('3')
})

test('quick order stays open when its text is selected past its edge', ONCE, async ({ page }) => {
  await page.goto('/sort/northern-lights')
  await page
    .getByRole('button', { name: text('en', 'basket_quick'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(text('en', 'basket_quick_note')).hover()
  await page.mouse.down()
  await page.mouse.move(2, 2)
  await page.mouse.up()
  await expect(dialog.getByRole('textbox')).toBeVisible()
  // A press beside it closes it, as before.
  await page.mouse.click(2, 2)
  await expect(dialog).toBeHidden()
})

for (const { status, title, words } of [
  { status: 503, title: 'errors_title', words: () => text('en', 'errors_later') },
  { status: 404, title: 'errors_warn_title', words: () => text('en', 'errors_warn_text') },
  { status: 429, title: 'errors_warn_title', words: () => errorText('en', 'toomanyrequests') },
]) {
  test(`an answer of ${status} is told once`, ONCE, async ({ page, shop, faults }) => {
    faults.expected.push(/\/graphql\/|Failed to load resource|GraphQL Query Error/)
    await basketOf(page, shop)
    await page.goto('/basket')
    await expect(page.getByLabel(text('en', 'basket_promo_label'))).toBeVisible()
    await page.route('**/graphql/', (route) => route.fulfill({ status, body: 'no' }))
    await page
      .getByRole('button', { name: pattern('en', 'basket_remove_named') })
      .first()
      .click()
    const messages = page.getByRole('region', { name: text('en', 'site_messages') })
    await expect(messages.getByText(words())).toHaveCount(1)
    await expect(messages.getByText(text('en', title), { exact: true })).toHaveCount(1)
    await expect(messages.getByRole('button')).toHaveCount(1)
  })
}
