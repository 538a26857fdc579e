/** The list of varieties: filters with live counts, more varieties below, pages, and the way back. */
import type { Page } from '@playwright/test'
import { ONCE, expect, type Language, LANGUAGES, pathIn, test, holdScripts, awake, wideOnceOf } from './fixtures.ts'
import { text } from './texts.ts'

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024

async function openFilters(page: Page, language: Language): Promise<void> {
  if (isPhone(page))
    await page
      .getByRole('button', { name: text(language, 'catalog_filters') })
      .first()
      .click()
}

for (const language of LANGUAGES) {
  // A collection is the same list, in the same words: it is looked at in one language.
  for (const path of ['/catalog', ...(language === 'en' ? ['/collections/populiarnye-semena'] : [])]) {
    test(`${path} counts while one chooses, in ${language}`, wideOnceOf(language), async ({ page }) => {
      await page.goto(pathIn(language, path))
      const status = page.locator('.list-bar').getByRole('status')
      const before = await status.textContent()
      await openFilters(page, language)
      const kind = page.locator('label', { has: page.locator('input[value="autoflowering"]') })
      const number = (await kind.locator('.check-field-count').textContent()) ?? ''
      expect(Number(number)).toBeGreaterThan(0)
      await kind.click()
      await expect(page).toHaveURL(/genetics=autoflowering/)
      await expect(status).not.toHaveText(before ?? '')
      await expect(status).toHaveText(new RegExp(`^${number}\\s`))
      if (isPhone(page)) {
        const show = page.getByRole('complementary').getByRole('button', { name: new RegExp(`\\b${number}\\s`) })
        await show.click()
        await expect(show).toBeHidden()
      }
      const chips = page.getByRole('list', { name: text(language, 'catalog_filters_chosen') })
      await chips.getByRole('link').first().click()
      await expect(status).toHaveText(before ?? '')
      await expect(page).not.toHaveURL(/genetics/)
    })
  }

  test(`more of the list, and back to it, in ${language}`, wideOnceOf(language), async ({ page }) => {
    await page.goto(pathIn(language, '/catalog?sort=name'))
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(10)
    const more = page.getByRole('link', { name: text(language, 'catalog_show_more') })
    await more.click()
    await expect(cards).toHaveCount(20)
    await expect(page).toHaveURL(/[?&]more=1/)
    await expect(page.getByText(text(language, 'catalog_shown', { shown: '20', count: '63' }))).toBeVisible()
    await expect(cards.nth(10).getByRole('link').first()).toBeFocused()
    const names = await cards.getByRole('heading').allTextContents()
    expect(new Set(names).size).toBe(20)

    const there = cards.nth(14).getByRole('link').first()
    await there.scrollIntoViewIfNeeded()
    const from = await page.evaluate(() => window.scrollY)
    await there.click()
    // In a fresh shop the pictures of twenty cards are made first, which takes time.
    await expect(page.getByRole('heading', { level: 1, name: names[14]! })).toBeVisible({ timeout: 30_000 })
    await page.goBack()
    await expect(cards).toHaveCount(20)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(from)

    await page.reload()
    await expect(cards).toHaveCount(20)
    expect(await cards.getByRole('heading').allTextContents()).toEqual(names)
  })
}

test('cards that pages of the same second share work like any other', ONCE, async ({ page, request }) => {
  const list = (n: number): string => `/catalog?sort=name&price=1-${9100 + n}`
  // The first describes the varieties, the second keeps their cards as text, and the third is the visitor's.
  for (const n of [1, 2]) expect((await request.get(list(n))).status()).toBe(200)
  await page.goto(list(3))
  await awake(page)
  const card = page.getByRole('article').first()
  const product = (await card.getByRole('heading').textContent()) ?? ''
  const heart = card.getByRole('button', { name: text('en', 'favourites_of', { product }) })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await card.locator('[data-adds]').click()
  await expect(page.getByRole('link', { name: text('en', 'site_basket_count', { count: '1' }) })).toBeVisible()
  await card.getByRole('link', { name: product }).click()
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
})

test('cards are served before the scripts, and stay the server’s when they have come', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('semena.favourites')) localStorage.setItem('semena.favourites', '["northern-lights"]')
    localStorage.setItem('semena.theme', 'dark')
  })
  const release = await holdScripts(page)
  await page.goto('/catalog?search=northern', { waitUntil: 'commit' })
  const card = page.getByRole('article').filter({ hasText: 'Northern Lights' }).first()
  const heart = card.getByRole('button', { name: text('en', 'favourites_of', { product: 'Northern Lights' }) })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const square = card.locator('[data-adds]')
  await square.click()
  await expect(square).toHaveAttribute('aria-busy', 'true')
  const quick = card.getByRole('button', { name: text('en', 'catalog_quick_named', { product: 'Northern Lights' }) })
  await quick.focus()
  await page.keyboard.press('Enter')
  await expect(quick).toHaveAttribute('aria-busy', 'true')
  await card.evaluate((element) => Object.assign(element.firstElementChild!, { isServers: true }))
  release()
  const dialog = page.getByRole('dialog', { name: text('en', 'basket_quick_named', { product: 'Northern Lights' }) })
  await expect(dialog).toBeVisible()
  await expect(page.locator('.toast')).toContainText('Northern Lights')
  await expect(square).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(quick).toBeFocused()
  await expect(card.locator('picture > source').first()).toHaveAttribute('media', 'all')
  expect(await card.evaluate((element) => 'isServers' in element.firstElementChild!)).toBe(true)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  // Cards that the browser makes are like those.
  const chips = page.getByRole('list', { name: text('en', 'catalog_filters_chosen') })
  await chips.getByRole('link').first().click()
  await expect(page.getByRole('article')).toHaveCount(10)
  const other = page.getByRole('article').filter({ hasNotText: 'Northern Lights' }).first()
  await expect(other.locator('picture > source').first()).toHaveAttribute('media', 'all')
  const itsHeart = other.locator('button[data-slug]').first()
  await itsHeart.click()
  await expect(itsHeart).toHaveAttribute('aria-pressed', 'true')
  await other.locator('[data-adds]').click()
  await expect(page.getByRole('link', { name: text('en', 'site_basket_count', { count: '2' }) })).toBeVisible()
})

test('more by keyboard goes on with the first that came, in sight', ONCE, async ({ page }) => {
  await page.goto('/catalog')
  // Until the page is awake a link is the browser's own, and adds to its history.
  await awake(page)
  const more = page.getByRole('link', { name: text('en', 'catalog_show_more') })
  await more.focus()
  await page.keyboard.press('Enter')
  const first = page.getByRole('article').nth(10).getByRole('link').first()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  // Showing more adds nothing to the browser's history.
  expect(await page.evaluate(() => history.length)).toBe(2)
})

test('the last of the list ends it', ONCE, async ({ page }) => {
  await page.goto('/catalog?more=6')
  await expect(page.getByRole('article')).toHaveCount(63)
  await expect(page.getByRole('link', { name: text('en', 'catalog_show_more') })).toHaveCount(0)
  await page.goto('/catalog?more=99')
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('more before the scripts have arrived goes on at the same place', ONCE, async ({ page, faults }) => {
  faults.expected.push(/Failed to load resource|GraphQL Query Error/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/catalog')
  const more = page.getByRole('link', { name: text('en', 'catalog_show_more') })
  await more.click()
  const first = page.getByRole('article').nth(10).getByRole('link').first()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await awake(page)
  await more.click()
  await expect(page.getByRole('article').nth(20).getByRole('link').first()).toBeFocused()
})

test('who has scrolled before the scripts have arrived stays there, and comes back there', ONCE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/catalog', { waitUntil: 'commit' })
  const there = page.getByRole('article').nth(6).getByRole('link').first()
  await there.scrollIntoViewIfNeeded()
  // Letters that arrive move what is below them, and the browser keeps what is looked at in its place.
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const scrolled = () => page.evaluate(() => window.scrollY)
  const from = await scrolled()
  expect(from).toBeGreaterThan(0)
  release()
  await awake(page)
  expect(await scrolled()).toBe(from)
  await there.click()
  await expect(page).toHaveURL(/\/sort\//)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect.poll(scrolled).toBe(from)
})

test('what is chosen before the scripts have arrived counts', ONCE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/catalog', { waitUntil: 'commit' })
  await page.locator('select[name="sort"]').selectOption('name')
  release()
  await expect(page).toHaveURL(/\/catalog\?sort=name$/)
  await expect(page.locator('select[name="sort"]')).toHaveValue('name')
})

test('names in an address that no page knows change nothing', ONCE, async ({ page }) => {
  // The page asks again for data older than a minute. With the device's clock set back, no cached page is that old.
  await page.addInitScript(() => {
    const real = Date.now.bind(Date)
    Date.now = () => real() - 3_600_000
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (/"Catalog(?:Products|Facets)"/.test(request.postData() ?? '')) asked.push(request.url())
  })
  for (const path of ['/catalog', '/collections/populiarnye-semena', '/compare', '/finder']) {
    await page.goto(`${path}?utm_source=mail&x=1`)
    await awake(page)
  }
  await page.goto('/catalog?x=1&min-thc=20')
  await awake(page)
  // The server has asked for the data already, so the page asks for nothing.
  expect(asked).toEqual([])
  await expect(page).toHaveURL(/x=1&min-thc=20$/)
})

test('another filter begins at the first page', ONCE, async ({ page }) => {
  await page.goto('/catalog?more=1')
  await page.locator('select[name="sort"]').selectOption('name')
  await expect(page).toHaveURL(/\/catalog\?sort=name$/)
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('the order of a filtered list is read in full on a phone', ONCE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const language of LANGUAGES)
    for (const search of ['search=zzzz', 'min-thc=18&genetics=feminized&sort=thc']) {
      await page.goto(pathIn(language, `/catalog?${search}`))
      const spare = await page.locator('select[name="sort"]').evaluate((select: HTMLSelectElement) => {
        const { fontFamily, fontSize, fontWeight, paddingLeft, paddingRight } = getComputedStyle(select)
        const ruler = document.createElement('canvas').getContext('2d')!
        ruler.font = `${fontWeight} ${fontSize} ${fontFamily}`
        const words = ruler.measureText(select.selectedOptions[0]!.text).width
        return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words
      })
      expect(spare, `${language} ${search}`).toBeGreaterThanOrEqual(0)
    }
})

test(
  'the page does not wait for numbers beside the filters, nor break without them',
  ONCE,
  async ({ page, faults }) => {
    faults.expected.push(/ERR_FAILED|GraphQL Query Error/)
    await page.route('**/graphql/', async (route) =>
      /Catalog(?:Facets|Histograms)/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    )
    await page.goto('/catalog')
    await openFilters(page, 'en')
    await page.locator('label', { has: page.locator('input[value="regular"]') }).click()
    await expect(page).toHaveURL(/genetics=regular/)
    await expect(page.getByRole('article').first()).toContainText('Regular')
  },
)

test('no font is found only when the page is laid out', ONCE, async ({ page }) => {
  for (const path of ['/', '/catalog', '/sort/white-widow', '/basket']) {
    await page.goto(path)
    await awake(page)
    const found = await page.evaluate(async () => {
      await document.fonts.ready
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return files
        .filter((file) => file.name.endsWith('.woff2') && file.initiatorType !== 'link')
        .map(({ name }) => name)
    })
    expect(found, path).toEqual([])
  }
})

test('what is no price does not stay in the filter', ONCE, async ({ page }) => {
  await page.goto('/catalog')
  await awake(page)
  await openFilters(page, 'en')
  const name = text('en', 'catalog_price')
  // The filter's chip, which takes it away, has the same words.
  const from = page.getByRole('spinbutton', { name: text('en', 'catalog_from', { name }) })
  const to = page.getByRole('spinbutton', { name: text('en', 'catalog_to', { name }) })
  await from.fill('-5')
  await to.fill('20')
  await expect(page).toHaveURL(/price=-20/)
  await expect(from).toHaveValue('')
  await expect(to).toHaveValue('20')
})
