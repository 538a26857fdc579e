/**
 * The page of a variety and the cards that lead to it: what they show is what is bought, and it is visible at first
 * sight.
 */
import type { Locator, Page } from '@playwright/test'
import { LANGUAGES, ONCE, awake, expect, holdScripts, pathIn, test } from './fixtures.ts'
import { text } from './texts.ts'

const t = (key: string, inputs: Record<string, string> = {}) => text('en', key, inputs)
const heart = (page: Page, product: string): Locator =>
  page.getByRole('button', { name: t('favourites_of', { product }), exact: true }).first()
const add = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('basket_add'), exact: true })
    .first()
const bar = (page: Page): Locator => page.locator('.buy-bar')

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  expect(found).not.toBeNull()
  return found!
}

test('a card shows the price and the size of the pack that it adds', ONCE, async ({ page }) => {
  // The smallest pack of this variety is sold out.
  await page.goto('/catalog?search=Amnesia+Haze')
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Amnesia Haze', exact: true }) })
  await expect(card.locator('.price')).toContainText(/3\sseeds\s*29\.00\s\$/)
  await card.getByRole('button', { name: /^Add to basket: Amnesia Haze, 3\sseeds$/ }).click()
  await expect(page.locator('.toast')).toContainText(/Amnesia Haze, 3\sseeds/)
  await page.goto('/basket')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/29\.00\s\$/)
})

test('no card, suggestion or comparison shows a price that cannot be bought', ONCE, async ({ page }) => {
  const wrong = /(?<!\d)10\.50\s\$/
  await page.goto('/compare?v=amnesia-haze,northern-lights')
  await expect(page.locator('.compare-buy').first()).toContainText(/3\sseeds\s*29\.00\s\$/)
  await page.goto('/sort/amnesia-haze')
  await expect(page.locator('.product-price')).toContainText(/29\.00\s\$/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('\n')).toContain('"price":"29.00"')
  expect(data.join('\n')).not.toContain('"price":"10.50"')
  // Only a page that is awake stores that its variety was viewed.
  await awake(page)
  await page.goto('/sort/northern-lights')
  await awake(page)
  // The recently viewed varieties show the same pack.
  await expect(page.locator('.recent').getByRole('link', { name: /Amnesia Haze/ })).toContainText(
    /3\sseeds · 29\.00\s\$/,
  )
  await page.getByRole('button', { name: t('site_search') }).click()
  await page.keyboard.type('amnesia haze')
  const option = page.getByRole('option', { name: /^Amnesia Haze(?! Auto)/ }).first()
  await expect(option).toContainText(/29\.00\s\$/)
  await expect(option).not.toContainText(wrong)
})

test.describe('without a script', ONCE, () => {
  test.use({ javaScriptEnabled: false })

  test('name, price, picture and the choice of packs are the first thing on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sort/amnesia-haze')
    const name = await box(page.getByRole('heading', { level: 1 }))
    const price = await box(page.locator('.product-price b').locator('visible=true'))
    const picture = await box(page.locator('.gallery-main'))
    const packs = await box(page.getByRole('group', { name: t('catalog_packs') }))
    const foot = await box(bar(page))
    expect(name.y + name.height).toBeLessThanOrEqual(price.y)
    expect(price.y + price.height).toBeLessThanOrEqual(picture.y)
    expect(picture.height).toBeLessThanOrEqual(844 * 0.45)
    expect(packs.y + 30).toBeLessThanOrEqual(foot.y)
    expect(foot.y + foot.height).toBe(844)
    // The chosen pack's price is shown, wherever a price stands.
    await page.getByRole('radio', { name: /^5\s/ }).check()
    await expect(page.locator('.product-price')).toContainText('29.00')
    for (const place of ['.product-price', '.buy-bar'])
      await expect(page.locator(`${place} b`).locator('visible=true')).toHaveText(/45\.00\s\$/)
  })

  test('from 700 pixels on the picture stands beside them', async ({ page }) => {
    for (const width of [700, 768, 1024]) {
      await page.setViewportSize({ width, height: 1024 })
      await page.goto('/sort/amnesia-haze')
      const name = await box(page.getByRole('heading', { level: 1 }))
      const picture = await box(page.locator('.gallery-main'))
      const button = await box(add(page))
      expect(picture.x + picture.width).toBeLessThan(name.x)
      expect(button.y + button.height).toBeLessThan(1024)
      await expect(bar(page)).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})

test('on a wide screen all that one does with a pack shares one line', ONCE, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const language of LANGUAGES) {
    await page.goto(pathIn(language, '/sort/amnesia-haze'))
    const tops = await page
      .locator('.buy-box > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops.map(Math.round)).size, language).toBe(1)
  }
})

test('the bar is away while the button that it repeats is in sight', ONCE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sort/amnesia-haze')
  await awake(page)
  await expect(bar(page)).toBeVisible()
  await add(page).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect(bar(page)).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button').click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText(t('basket_added_title'))
  const message = await box(toast)
  const foot = await box(bar(page))
  expect(message.y + message.height).toBeLessThanOrEqual(foot.y)
  await toast.getByRole('link', { name: t('basket_added_go') }).click()
  await expect(page).toHaveURL('/basket')
})

test(
  'a press before the scripts is heard at once, and all that it needs is asked for at once',
  ONCE,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const release = await holdScripts(page)
    await page.goto('/sort/northern-lights', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: /^5\s/ }).check()
    await expect(page.locator('.product-price b').locator('visible=true')).toHaveText(/36\.50\s\$/)
    await page.getByRole('button', { name: t('catalog_more') }).click()
    await page.getByRole('button', { name: t('catalog_more') }).click()
    await page.getByRole('button', { name: t('catalog_less') }).click()
    await expect(page.getByRole('textbox', { name: t('catalog_quantity') })).toHaveValue('2')
    const button = page.locator('.buy-box .button').first()
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    expect(await button.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
      `"${t('basket_adding')}"`,
    )
    for (const file of [/\/en-/, /\/add-pack-/, /\/use-basket-/, /\/comforts-/])
      await expect.poll(() => asked.some((path) => file.test(path))).toBe(true)
    release()
    await expect(page.locator('.toast')).toContainText(/Northern Lights, 5\sseeds/)
    await expect(button).not.toHaveAttribute('aria-busy')
    await page.goto('/basket')
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('2')
  },
)

test('a heart that is pressed before the scripts is kept, whatever page comes next', ONCE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/sort/northern-lights', { waitUntil: 'commit' })
  await heart(page, 'Northern Lights').click()
  await expect(heart(page, 'Northern Lights')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/sort/amnesia-haze', { waitUntil: 'commit' })
  await heart(page, 'Amnesia Haze').click()
  await heart(page, 'Amnesia Haze').click()
  await page
    .getByRole('button', { name: t('catalog_compare_of', { product: 'Amnesia Haze' }) })
    .first()
    .click()
  release()
  await page.goto('/favorites')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Northern Lights')
  await expect(heart(page, 'Northern Lights')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/compare')
  await expect(page.getByRole('columnheader', { name: /Amnesia Haze/ })).toBeVisible()
})

test('the chosen pack is told from the others where the system chooses the colours', ONCE, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/sort/northern-lights')
  const looks = await page
    .getByRole('group', { name: t('catalog_packs') })
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => {
        const body = radio.nextElementSibling!
        // The focus has a line of its own.
        return { chosen: (radio as HTMLInputElement).checked, line: getComputedStyle(body).outlineStyle }
      }),
    )
  expect(looks.length).toBeGreaterThan(1)
  for (const { chosen, line } of looks) expect(line).toBe(chosen ? 'solid' : 'none')
})
