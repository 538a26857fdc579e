/**
 * Prices read in another currency (docs/rules.md#reading-prices) stand beside what is charged, never instead of it, and
 * appear without moving the page.
 */
import type { Page } from '@playwright/test'
import { expect, type Language, LANGUAGES, pathIn, test } from './fixtures.ts'
import { text } from './texts.ts'

async function choose(page: Page, language: Language, currency: string): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 1024
  if (phone) await page.getByRole('button', { name: text(language, 'site_menu') }).click()
  await page.getByRole('button', { name: currency }).click()
  await expect(page.getByRole('button', { name: currency })).toHaveAttribute('aria-pressed', 'true')
  if (phone) await page.getByRole('button', { name: text(language, 'site_menu_close') }).click()
}

for (const language of LANGUAGES) {
  test(`a guest reads prices in euros and pays in dollars, in ${language}`, async ({ page }) => {
    await page.goto(pathIn(language, '/catalog'))
    const card = page.getByRole('article').first()
    const price = card.locator('.price')
    await expect(price).not.toContainText('€')
    await choose(page, language, 'EUR €')
    // 8.50 $ × 0.92 is 7.82 €; the charged price stays.
    await expect(price).toContainText(/8[.,]50\s\$/)
    await expect(price).toContainText(new RegExp(`${text(language, 'catalog_approximately')}\\s7[.,]82\\s€`))
    await expect(price.getByTitle(/2026/)).toBeVisible()

    await page.goto(pathIn(language, '/sort/northern-lights'))
    await expect(page.getByText(/7[.,]82\s€.*2026/)).toBeVisible()
    await page
      .getByRole('button', { name: text(language, 'basket_add'), exact: true })
      .first()
      .click()
    await expect(page.getByText(text(language, 'basket_added_title'))).toBeVisible()
    await page.goto(pathIn(language, '/basket'))
    const basket = page.getByRole('main')
    await expect(basket).toContainText(/8[.,]50\s\$/)
    await expect(basket).not.toContainText('€')
  })
}

test('the choice stays, and its prices move nothing', async ({ page }) => {
  await page.goto('/catalog')
  await choose(page, 'en', 'RUB ₽')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/catalog', '/sort/northern-lights', '/']) {
    await page.goto(path)
    await expect(page.locator('.price').getByText(/\d\s₽/).first()).toBeVisible()
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    )
    expect(moved, path).toBeLessThan(0.002)
  }
})

test('whose rates, and of which day, is said to those who reach the switch', async ({ page }) => {
  await page.goto('/catalog')
  const phone = (page.viewportSize()?.width ?? 0) < 1024
  if (phone) await page.getByRole('button', { name: text('en', 'site_menu') }).click()
  const euro = page.getByRole('button', { name: 'EUR €' })
  await euro.focus()
  await expect(euro).toHaveAccessibleDescription(/You pay in \$\. Exchange rate of 11\/20\/2026/)
  await expect(page.getByText(/Exchange rate of 11\/20\/2026/).filter({ visible: true })).toBeVisible()
})

test('each channel begins with its own currency', async ({ page, shop }) => {
  await page.goto(`http://ru.shop.localhost:${shop.port}/catalog`)
  const price = page.getByRole('article').first().locator('.price')
  await choose(page, 'en', 'USD $')
  await expect(price).toContainText(/₽.*\$/)
  await choose(page, 'en', 'RUB ₽')
  await expect(price).not.toContainText('$')
})
