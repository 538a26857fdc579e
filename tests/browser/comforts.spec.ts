/**
 * Features beside the catalogue: comparison, recently viewed varieties, the seed finder, moving between pages, offline,
 * old tabs.
 */
import type { Page } from '@playwright/test'
import { overflow } from './axe.ts'
import { awake, ONCE, expect, LANGUAGES, pathIn, test, wideOnceOf } from './fixtures.ts'
import { followFoot } from './shopping.ts'
import { pattern, text } from './texts.ts'

const table = (page: Page, language: (typeof LANGUAGES)[number] = 'en') =>
  page.getByRole('table', { name: text(language, 'compare_table') })

for (const language of LANGUAGES) {
  test(`varieties are put side by side in ${language}`, wideOnceOf(language), async ({ page }) => {
    await page.goto(pathIn(language, '/catalog'))
    for (const product of ['Northern Lights', 'White Widow']) {
      const button = page.getByRole('button', { name: text(language, 'catalog_compare_of', { product }), exact: true })
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
    const tray = page.getByRole('navigation', { name: text(language, 'compare_title') })
    // It lies over no form.
    await page.goto(pathIn(language, '/login'))
    await expect(page.getByLabel(text(language, 'auth_password'), { exact: true })).toBeVisible()
    await expect(tray).toBeHidden()
    await page.goBack()
    await tray.getByRole('link').click()
    await expect(page).toHaveURL(/\/compare\?v=northern-lights(?:,|%2C)white-widow/)
    await expect(table(page, language).getByRole('columnheader')).toHaveCount(2)
    await expect(tray).toHaveCount(0)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    // A variety that is removed from the comparison is removed from the device too.
    await page.getByRole('link', { name: text(language, 'compare_drop', { product: 'White Widow' }) }).click()
    await expect(table(page, language).getByRole('columnheader')).toHaveCount(1)
    await page.goto(pathIn(language, '/compare'))
    await expect(page).toHaveURL(/v=northern-lights$/)
  })

  test(`the seed finder leads to a list in ${language}`, ONCE, async ({ page }) => {
    // The longest answer stays within its step.
    await page.goto(pathIn(language, '/finder?kind=feminized'))
    const steps = page.locator('.finder-steps li')
    await expect(steps.getByRole('link')).toHaveCount(1)
    const wide = await steps.evaluateAll((all) => all.filter((step) => step.scrollWidth > step.clientWidth).length)
    expect(wide).toBe(0)
    await page.goto(pathIn(language, '/finder'))
    await page.getByRole('button', { name: /\d/ }).first().click()
    await expect(page.getByRole('heading', { name: text(language, 'finder_side') })).toBeFocused()
    await page.getByRole('button', { name: text(language, 'finder_side_indica') }).click()
    const answer = page.getByRole('button', { name: text(language, 'finder_thc_strong') })
    const count = /\d+/.exec((await answer.getByText(/\d+ \p{L}/u).textContent()) ?? '')?.[0]
    await answer.click()
    // The best fit stands first, and each says why it fits.
    await expect(page.getByRole('heading', { name: text(language, 'finder_results') })).toBeFocused()
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .first()
    await expect(first).toContainText(text(language, 'finder_reason_thc', { figure: '' }).trim())
    await page.getByRole('link', { name: text(language, 'finder_results_all') }).click()
    await expect(page).toHaveURL(/\/catalog\?genetics=feminized&genotype-sativa=-30&min-thc=21$/)
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count}\\s`) })).toBeVisible()
    await page.goBack()
    await expect(first).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: text(language, 'finder_back') }).click()
    await expect(page.getByRole('heading', { name: text(language, 'finder_side') })).toBeVisible()
    await page.getByRole('link', { name: text(language, 'finder_again') }).click()
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/finder')}$`))
  })
}

for (const language of LANGUAGES)
  test(`the map shows what a finger has met, and lists the same, in ${language}`, ONCE, async ({ page }) => {
    await page.goto(pathIn(language, '/'))
    await awake(page)
    const { pathname } = new URL(page.url())
    const seed = page.locator('.field-map-small a[data-slug="white-widow"]')
    await seed.locator('.field-map-touch').tap()
    const card = page.getByRole('status').getByRole('article')
    await expect(card.getByRole('heading', { name: 'White Widow' })).toBeInViewport()
    expect(new URL(page.url()).pathname).toBe(pathname)
    await page.getByRole('button', { name: text(language, 'catalog_field_close') }).click()
    await expect(card).toBeHidden()
    // From indica to sativa, as on the map.
    const list = page.locator('.field-map-list')
    await list.locator('summary').click()
    const seeds = page.locator('.field-map-small a')
    await expect(list.getByRole('link')).toHaveCount(await seeds.count())
    await expect(list.getByRole('link').first()).toHaveText(/100/)
    await list.getByRole('link', { name: /^White Widow:/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'White Widow' })).toBeVisible()
  })

test('a comparison says what differs, scrolls by keyboard, and sells', ONCE, async ({ page }) => {
  await page.goto('/compare?v=northern-lights,white-widow,amnesia-haze,blueberry')
  await expect(table(page).getByRole('rowheader', { name: /^Genotype.*differs/ })).toBeVisible()
  const same = table(page).getByRole('rowheader', { name: 'Genetics', exact: true })
  await expect(same).toBeVisible()
  await page.getByRole('checkbox', { name: text('en', 'compare_only') }).check()
  await expect(same).toBeHidden()
  await page.getByRole('button', { name: 'Add to basket: White Widow' }).click()
  await expect(page.getByRole('link', { name: 'Basket: 1' })).toBeVisible()
})

// On wider screens the whole table fits.
test('on a phone the table scrolls inside itself, by keyboard too', ONCE, async ({ page }) => {
  // The last one has a reduced price, whose words for screen readers are a part of the table, too.
  await page.goto('/compare?v=northern-lights,white-widow,amnesia-haze,critical-mass')
  const box = page.getByRole('region', { name: text('en', 'compare_table') })
  const label = table(page).getByText(text('en', 'catalog_genetics')).first()
  const before = await label.boundingBox()
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect((await label.boundingBox())?.x).toBeCloseTo(before?.x ?? -1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('a fifth is not taken, and a shared comparison does not replace one’s own', ONCE, async ({ page }) => {
  await page.goto('/catalog')
  const buttons = page.getByRole('button', { name: pattern('en', 'catalog_compare_of') })
  for (let i = 0; i < 5; i++) await buttons.nth(i).click()
  await expect(page.getByText(text('en', 'compare_full_title'))).toBeVisible()
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/compare?v=blueberry,no-such-variety')
  await expect(table(page).getByRole('columnheader')).toHaveCount(1)
  await expect(page.getByText('1 variety of this link is not in the catalogue.')).toBeVisible()
  await page.getByRole('link', { name: text('en', 'compare_own', { count: '4' }) }).click()
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)
})

test('what was looked at is remembered here, and can be forgotten', ONCE, async ({ page }) => {
  for (const slug of ['northern-lights', 'white-widow', 'amnesia-haze']) {
    await page.goto(`/sort/${slug}`)
    await expect
      .poll(() => page.evaluate(() => (JSON.parse(localStorage['semena.recent'] ?? '[]') as string[])[0]))
      .toBe(slug)
  }
  const recent = page.getByRole('region', { name: text('en', 'recent_title') })
  await expect(recent.getByRole('listitem')).toHaveText([/White Widow/, /Northern Lights/])
  await page.goto('/')
  await expect(recent.getByRole('listitem')).toHaveCount(3)
  await recent.getByRole('button', { name: text('en', 'recent_clear') }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(recent).toHaveCount(0)
})

for (const language of LANGUAGES)
  test(`an empty basket shows what was looked at, in ${language}`, wideOnceOf(language), async ({ page }) => {
    await page.goto(pathIn(language, '/faq'))
    await page.evaluate(() => (localStorage['semena.recent'] = '["white-widow","northern-lights"]'))
    await page.addInitScript(() => {
      let moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value
        document.documentElement.dataset['moved'] = String(moved)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(pathIn(language, '/basket'))
    const recent = page.getByRole('region', { name: text(language, 'recent_title') })
    await expect(recent.getByRole('listitem')).toHaveText([/White Widow/, /Northern Lights/])
    const moved = await page.locator('html').getAttribute('data-moved')
    expect(Number(moved ?? 0)).toBeLessThan(0.02)
    await recent.getByRole('link', { name: /White Widow/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'White Widow' })).toBeVisible()
  })

test('after a move nothing has the focus, the title is said, and Back finds the old place', async ({ page }) => {
  await page.goto('/catalog')
  await awake(page)
  const link = page.getByRole('article').nth(8).getByRole('link')
  await link.focus()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  const place = await page.evaluate(() => window.scrollY)
  const name = await link.textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `${name} · Semena` })).toBeAttached()
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
  // The next Tab leads into the page, not into the header again.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a filter that is being chosen keeps its focus', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the filters stand in a sheet there')
  await page.goto('/catalog')
  await awake(page)
  const box = page.getByRole('checkbox', { name: /Autoflowering/ })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/genetics=autoflowering/)
  await expect(box).toBeFocused()
})

test('pages move without motion where the visitor wants none', ONCE, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: baseURL ?? '' })
  await page.addInitScript(() => {
    document.cookie = 'semena_adult=1; path=/'
    document.startViewTransition = () => {
      throw new Error('a transition began')
    }
  })
  await page.goto('/catalog')
  await awake(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/sort\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.close()
})

test('who is offline is told so, and told when that is over', ONCE, async ({ page, context, faults }) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|GraphQL Query Error/)
  await page.goto('/catalog')
  await awake(page)
  await context.setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: text('en', 'comfort_offline') })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: text('en', 'comfort_retry') }).click()
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: text('en', 'comfort_back') })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a page that needs a connection says so, and comes with one', ONCE, async ({ page, context, faults }) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|GraphQL Query Error/, /SERVICE_UNREACHABLE/)
  await page.goto('/basket')
  await awake(page)
  await context.setOffline(true)
  await followFoot(page, 'en', 'site_foot_help', 'site_faq')
  await expect(page.getByRole('heading', { name: text('en', 'site_unreachable_title') })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'content_faq_title') })).toBeVisible()
})

test('a shop that does not answer is noticed too, and asked again by itself', ONCE, async ({ page, faults }) => {
  faults.expected.push(/ERR_FAILED|GraphQL Query Error/)
  await page.clock.install()
  await page.goto('/catalog')
  await awake(page)
  await page.route(/graphql|api\/health/, (route) => route.abort())
  await page
    .getByRole('button', { name: /Add to basket: / })
    .first()
    .click()
  const notice = page.getByRole('status').filter({ hasText: text('en', 'comfort_offline') })
  await expect(notice).toBeVisible()
  // Looked for in the page itself: another request may have found the shop before the clock moves, and the clock then
  // moves past the four seconds that the notice stays.
  const told = page.evaluate(
    (words) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          const notices = [...document.querySelectorAll('[role="status"]')]
          if (notices.some(({ textContent }) => textContent.includes(words))) resolve()
        }
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text('en', 'comfort_back'),
  )
  await page.unroute(/graphql|api\/health/)
  await page.clock.fastForward(15_000)
  await told
  await expect(notice).toHaveCount(0)
})

test('a tab older than the shop loads anew by itself, once, and keeps the basket', ONCE, async ({ page, faults }) => {
  faults.expected.push(/404/, /could not be fetched/)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.clock.install()
  await page.goto('/catalog')
  await awake(page)
  // After an upgrade the old file is gone until the page is loaded again and names the new file.
  await page.route(/\/assets\/sort[^/]*\.js$/, (route) =>
    loads === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  )
  await page.clock.fastForward(60_000)
  const link = page.getByRole('article').first().getByRole('link')
  const near = page.waitForResponse(/\/assets\/sort/)
  await link.hover()
  await near
  await page
    .getByRole('button', { name: /Add to basket: / })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Basket: 1' })).toBeVisible()
  // So far the pointer only came near the link, which does not reload the page.
  expect(loads).toBe(1)
  await link.click()
  await expect(page).toHaveURL(/\/sort\//)
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expect(page.getByRole('link', { name: 'Basket: 1' })).toBeVisible()
})

test('a file that stays away does not have a page load for ever', ONCE, async ({ page, faults }) => {
  faults.expected.push(/404/, /could not be fetched/, /Minified React error/)
  await page.goto('/catalog')
  await awake(page)
  let loads = 0
  let asked = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route(/\/assets\/sort[^/]*\.js$/, (route) => {
    if (loads > 0) asked++
    return route.fulfill({ status: 404, body: 'Not found' })
  })
  await page.getByRole('article').first().getByRole('link').click()
  // The page was loaded again without success, and still shows what the server rendered.
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await awake(page)
  // Another load would come once the file has stayed away again.
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
})

test.describe('without JavaScript', ONCE, () => {
  test.use({ javaScriptEnabled: false })

  test('a comparison can be read and changed', async ({ page }) => {
    await page.goto('/compare?v=northern-lights,white-widow')
    await expect(table(page).getByRole('columnheader')).toHaveCount(2)
    await page.getByRole('checkbox', { name: text('en', 'compare_only') }).check()
    await expect(table(page).getByRole('rowheader', { name: 'Genetics', exact: true })).toBeHidden()
    await page.getByRole('link', { name: text('en', 'compare_drop', { product: 'White Widow' }) }).click()
    await expect(page).toHaveURL(/v=northern-lights$/)
    await page.goto('/compare')
    await expect(page.getByText(text('en', 'compare_empty_title'))).toBeVisible()
  })

  test('the seed finder is a form', async ({ page }) => {
    await page.goto('/ru/finder')
    await page.getByRole('button', { name: text('ru', 'finder_any') }).click()
    await page.getByRole('button', { name: text('ru', 'finder_side_half') }).click()
    await page.getByRole('button', { name: text('ru', 'finder_thc_middle') }).click()
    await expect(page).toHaveURL(/\/ru\/finder\?kind=any&side=half&thc=middle$/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: text('ru', 'finder_results_all') }).click()
    await expect(page).toHaveURL(/\/ru\/catalog\?genotype-sativa=31-69&min-thc=16&max-thc=20$/)
  })
})
