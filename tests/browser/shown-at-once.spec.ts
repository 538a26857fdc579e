/** What is pressed shows at once, counts each time, and is taken back with a word where the service refuses it. */
import type { Page } from '@playwright/test'
import { graphql, variant } from '../support/buyer.ts'
import type { RunningShop } from '../support/shop.ts'
import { type Language, LANGUAGES, ONCE, awake, expect, holdScripts, pathIn, test } from './fixtures.ts'
import { pattern, text } from './texts.ts'

const t = (key: string, inputs: Record<string, string> = {}) => text('en', key, inputs)
const inBasket = (page: Page, count: number) =>
  page.getByRole('link', { name: t('site_basket_count', { count: String(count) }) })
/** While it is busy its name has what it says besides. */
const addButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: text(language, 'basket_add') }).first()
const sums = (page: Page) => page.getByRole('complementary').locator('dl')

/** Puts packs into the basket of the page's device. */
async function basketOf(page: Page, shop: RunningShop, quantity: number): Promise<string> {
  const { id } = await variant(shop.url, 'NTL-FEM-1')
  const { checkout } = await graphql<{ checkout: { id: string } }>(
    shop.url,
    'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code } } }',
    { i: { channel: 'us', lines: [{ variantId: id, quantity }] } },
  )
  const us = { checkoutId: checkout.id, quantity }
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('semena.basket')) localStorage.setItem('semena.basket', kept)
  }, JSON.stringify({ us }))
  return checkout.id
}

/** Holds back what the page asks the service for from now on, until the answered function is called. */
async function holdService(page: Page, ask: RegExp, answer?: { status: number }): Promise<() => void> {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql/', async (route) => {
    if (!ask.test(route.request().postData() ?? '')) return route.fallback()
    await held
    return answer ? route.fulfill({ ...answer, body: '' }) : route.fallback()
  })
  return release
}

test('ten presses are ten packs, before the scripts and after them', ONCE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/sort/northern-lights', { waitUntil: 'commit' })
  const button = addButton(page, 'en')
  for (let press = 0; press < 3; press++) await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAttribute('data-presses', '3')
  release()
  await expect(inBasket(page, 3)).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).not.toHaveAttribute('data-presses')
  let asked = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('checkoutLinesAdd')) asked++
  })
  const answer = await holdService(page, /checkoutLinesAdd/)
  for (let press = 0; press < 7; press++) await button.click()
  await expect(button).toHaveAttribute('data-presses', '7')
  answer()
  await expect(inBasket(page, 10)).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  // The first went alone, and the others together.
  expect(asked).toBe(2)
})

test('two presses on a card are two packs', ONCE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/catalog?search=northern', { waitUntil: 'commit' })
  const square = page.getByRole('button', { name: pattern('en', 'basket_add_named') }).first()
  await square.click()
  await square.click()
  await expect(square).toHaveAttribute('data-presses', '2')
  release()
  await expect(inBasket(page, 2)).toBeVisible()
  await square.click()
  await square.click()
  await expect(inBasket(page, 4)).toBeVisible()
  await expect(square).not.toHaveAttribute('aria-busy')
})

test('old sums are marked from the press on, and the new ones are not', ONCE, async ({ page, shop }) => {
  await basketOf(page, shop, 2)
  await page.goto('/basket')
  await expect(sums(page)).toHaveAttribute('aria-busy', 'false')
  const release = await holdService(page, /checkoutLinesUpdate/)
  await page.getByRole('button', { name: t('basket_one_more') }).click()
  await expect(sums(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('textbox', { name: pattern('en', 'basket_quantity_of') })).toHaveValue('3')
  const before = await sums(page).textContent()
  release()
  await expect(sums(page)).toHaveAttribute('aria-busy', 'false')
  expect(await sums(page).textContent()).not.toBe(before)
})

for (const language of LANGUAGES)
  test(`what the service refuses is taken back with a word, in ${language}`, ONCE, async ({ page, shop, faults }) => {
    faults.expected.push(/\/graphql\/|Failed to load resource|GraphQL Query Error/)
    await basketOf(page, shop, 2)
    await page.goto(pathIn(language, '/basket'))
    const refuse = await holdService(page, /checkoutLines(?:Delete|Update|Add)/, { status: 503 })
    const messages = page.getByRole('region', { name: text(language, 'site_messages') })
    const line = page.getByRole('main').getByRole('listitem').first()
    await page.getByRole('button', { name: pattern(language, 'basket_remove_named') }).click()
    await expect(line.getByText(text(language, 'basket_removing'))).toBeVisible()
    await expect(sums(page)).toHaveAttribute('aria-busy', 'true')
    refuse()
    await expect(messages.getByText(text(language, 'errors_title'))).toBeVisible()
    await expect(line.getByText(text(language, 'basket_remove'), { exact: true })).toBeVisible()
    await expect(sums(page)).toHaveAttribute('aria-busy', 'false')
    // A quantity goes back to what it was.
    await page.getByRole('button', { name: text(language, 'basket_one_more') }).click()
    const field = page.getByRole('textbox', { name: pattern(language, 'basket_quantity_of') })
    await expect(field).toHaveValue('3')
    await expect(field).toHaveValue('2')
    // A pack that could not be added is none.
    await page.goto(pathIn(language, '/sort/northern-lights'))
    const button = addButton(page, language)
    await button.click()
    await expect(messages.getByText(text(language, 'errors_title'))).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('link', { name: text(language, 'site_basket_count', { count: '2' }) })).toBeVisible()
  })

test('a filter that is chosen before the scripts marks the list at once', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the filters stand in a sheet there')
  const release = await holdScripts(page)
  await page.goto('/catalog', { waitUntil: 'commit' })
  const list = page.getByRole('region', { name: t('catalog_list') })
  const box = page.getByRole('checkbox', { name: /Autoflowering/ })
  await box.check()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL(/genetics=autoflowering/)
  await expect(list).not.toHaveAttribute('aria-busy')
  await expect(box).toBeChecked()
})

test('a promo code at the checkout marks the sums until they are the new ones', ONCE, async ({ page, shop }) => {
  const id = await basketOf(page, shop, 2)
  await page.goto(`/checkout/${encodeURIComponent(id)}`)
  await page.getByRole('button', { name: t('checkout_promo') }).click()
  const field = page.getByLabel(t('basket_promo_label'))
  await field.fill('NO-SUCH-CODE')
  const release = await holdService(page, /checkoutAddPromoCode/)
  await field.press('Enter')
  await expect(sums(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(field).toHaveAccessibleDescription(/\S/)
  await expect(sums(page)).toHaveAttribute('aria-busy', 'false')
})

for (const { connection, isAhead } of [
  { connection: { saveData: true, effectiveType: '4g' }, isAhead: false },
  { connection: { saveData: false, effectiveType: '2g' }, isAhead: false },
  { connection: { saveData: false, effectiveType: '4g' }, isAhead: true },
])
  test(
    `the next page is ${isAhead ? '' : 'not '}fetched ahead with ${JSON.stringify(connection)}`,
    ONCE,
    async ({ page }) => {
      await page.addInitScript((says) => Object.defineProperty(navigator, 'connection', { value: says }), connection)
      const asked: string[] = []
      await page.goto('/catalog')
      await awake(page)
      await page.waitForLoadState('networkidle')
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const card = page.getByRole('article').first()
      await card.getByRole('link').first().hover()
      // A pointer that goes on at once has changed its mind.
      if (isAhead) await expect.poll(() => asked.some((path) => /\/assets\/sort/.test(path))).toBe(true)
      await card.getByRole('button', { name: pattern('en', 'basket_add_named') }).hover()
      await page.getByRole('link', { name: t('catalog_show_more') }).hover()
      await page.waitForLoadState('networkidle')
      if (!isAhead) expect(asked.filter((path) => !path.startsWith('/thumbnail/'))).toEqual([])
      // What was not fetched ahead comes when it is asked for.
      await card.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/sort\//)
    },
  )

test('Back is there at once and keeps its place', ONCE, async ({ page }) => {
  await page.goto('/catalog')
  await awake(page)
  const link = page.getByRole('article').nth(6).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForLoadState('networkidle')
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/sort\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Nothing has to come for it.
  await page.route(/graphql|assets/, () => {})
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
