/** The top of the shop: the header that hides and comes back, the menu, and the cover. */
import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { LANGUAGES, ONCE, awake, expect, holdScripts, pathIn, test } from './fixtures.ts'
import { text } from './texts.ts'

const cover = (page: Page) => page.getByRole('region', { name: text('en', 'home_cover_label') })
const slides = (page: Page) => cover(page).getByRole('group')
/** Expects that the slide `i` is shown, as its dot says. */
const shown = (page: Page, i: number) =>
  expect(
    cover(page).getByRole('link', { includeHidden: false }).and(page.locator('.cover-dot')).nth(i),
  ).toHaveAttribute('aria-current', 'true')

test('the cover is leafed through by buttons, dots and arrow keys, round and round', async ({ page }, { project }) => {
  await page.goto('/')
  await awake(page)
  await expect(slides(page)).toHaveCount(3)
  await shown(page, 0)
  const next = cover(page).getByRole('button', { name: text('en', 'home_cover_next') })
  await next.click()
  await shown(page, 1)
  if (project.name === 'phone') await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.5 })
  await expect(cover(page).getByRole('status')).not.toBeEmpty()
  await page.keyboard.press('ArrowRight')
  await shown(page, 2)
  await page.keyboard.press('ArrowRight')
  await shown(page, 0)
  await page.keyboard.press('ArrowLeft')
  await shown(page, 2)
  await page.locator('.cover-dot').nth(1).click()
  await shown(page, 1)
  await cover(page)
    .getByRole('button', { name: text('en', 'home_cover_previous') })
    .click()
  await shown(page, 0)
})

test('the cover is swiped, and its dots follow', ONCE, async ({ page }) => {
  await page.goto('/')
  await awake(page)
  const strip = cover(page).locator('.cover-prints')
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await shown(page, 2)
  await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.5 })
})

test('a cover that is leafed before its scripts are there turns once they are', ONCE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await cover(page)
    .getByRole('button', { name: text('en', 'home_cover_next') })
    .click()
  release()
  await shown(page, 1)
})

for (const path of ['/', '/catalog', '/sort/northern-lights', '/faq'])
  test(`what the server sent of ${path} is hydrated, not made anew`, ONCE, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const sent = await page.locator('#page').evaluate((element) => {
      const all = [...element.querySelectorAll<HTMLElement>('header, footer, section, form, h1, h2, nav')]
      for (const one of all) one.dataset['sent'] = ''
      return all.length
    })
    release()
    await awake(page)
    await expect(page.locator('#page [data-sent]')).toHaveCount(sent)
    await expect(page.locator('#page :is(header, footer, h1)').and(page.locator(':not([data-sent])'))).toHaveCount(0)
  })

test('the head makes room while one reads on, and comes back with the basket', async ({ page }) => {
  await page.goto('/catalog')
  await awake(page)
  const basket = page.getByRole('banner').getByRole('link', { name: text('en', 'site_basket') })
  const bar = page.getByRole('status').filter({ hasText: /varieties/ })
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 900)
  await expect(basket).not.toBeInViewport()
  await expect(bar).toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(basket).toBeInViewport({ ratio: 1 })
  // The list's own bar is below the header, not behind it.
  const [head, below] = [await basket.boundingBox(), await bar.boundingBox()]
  expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('what the keyboard reaches is never under the head', async ({ page }) => {
  await page.goto('/catalog')
  await awake(page)
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  const covered = (): Promise<string | null> =>
    page.evaluate(() => {
      const now = document.activeElement
      if (!now || now === document.body || now.closest('.header-bar, .list-bar, .skip-link')) return null
      const box = now.getBoundingClientRect()
      const over = document.elementFromPoint(box.left + box.width / 2, Math.max(box.top + 2, 0))
      return over?.closest('.header-bar, .list-bar') ? now.outerHTML.slice(0, 120) : null
    })
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press(i < 6 ? 'Tab' : 'Shift+Tab')
    // The head slides away or back while the page goes to what has the focus.
    await expect.poll(covered).toBeNull()
  }
  // The header comes back to whoever reaches it by keyboard.
  await page.mouse.wheel(0, 600)
  const basket = page.getByRole('banner').getByRole('link', { name: text('en', 'site_basket') })
  await basket.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(basket).toBeInViewport({ ratio: 1 })
})

for (const language of LANGUAGES)
  test(`the menu of small screens is in order in ${language}`, ONCE, async ({ page }) => {
    await page.goto(pathIn(language, '/'))
    await page.getByRole('button', { name: text(language, 'site_menu'), exact: true }).click()
    const menu = page.getByRole('dialog', { name: text(language, 'site_menu') })
    await expect(menu.getByRole('heading')).toHaveText(
      ['site_foot_shop', 'site_account', 'site_foot_help', 'site_foot_company'].map((key) => text(language, key)),
    )
    await expect(menu.getByRole('link', { name: text(language, 'site_catalogue'), exact: true })).toBeInViewport()
    // Language and currency are visible without scrolling.
    await expect(menu.getByRole('list', { name: text(language, 'site_language') })).toBeInViewport()
    await expect(menu.getByRole('list', { name: text(language, 'site_currency') })).toBeInViewport()
    expect(await faultsOf(page, false)).toEqual([])
    await menu.getByRole('link', { name: text(language, 'site_contact'), exact: true }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(menu).toBeHidden()
  })

test('every filter is within a usual window', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'a sheet of its own on a phone')
  await page.goto('/catalog')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 700)
  await expect(page.getByRole('checkbox', { name: text('en', 'catalog_in_stock') })).toBeInViewport({ ratio: 1 })
})

test('ids that React makes are the same in the page of the server and in the browser', ONCE, async ({ page }) => {
  for (const path of ['/', '/sort/amnesia-haze']) {
    await page.goto(path)
    await awake(page)
    const others = await page.locator('[id]').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const own = Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1] as { id?: string }
        return own?.id === undefined || own.id === element.id ? [] : [`${element.id} ${own.id}`]
      }),
    )
    expect(others).toEqual([])
    expect(await page.locator('[id^="_R_"]').count()).toBeGreaterThan(0)
  }
})
