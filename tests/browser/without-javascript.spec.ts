/** Without JavaScript a visitor can browse, filter, search, read, and change the language. */
import { ONCE, expect, test } from './fixtures.ts'
import { text } from './texts.ts'

test.use({ javaScriptEnabled: false })

test('filters are a form', async ({ page }) => {
  await page.goto('/catalog?genetics=autoflowering')
  const some = await page.getByRole('article').count()
  expect(some).toBeGreaterThan(0)
  await page.goto('/catalog?search=northern')
  await expect(page.getByRole('article').filter({ hasText: 'Northern Lights' }).first()).toBeVisible()
  await page.goto('/catalog?search=NTL-FEM-3')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/catalog?search=zzzz')
  // Words alone that are nowhere are no filters to take away.
  const filters = page.getByText(text('en', 'catalog_empty_title'))
  await expect(page.getByText(text('en', 'search_none', { text: 'zzzz' }))).toBeVisible()
  await expect(filters).toBeHidden()
  await page.goto('/catalog?search=zzzz&genetics=autoflowering')
  await expect(filters).toBeVisible()
})

test('the form sends what was chosen', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the same form stands in a sheet there')
  await page.goto('/catalog')
  await page.getByRole('checkbox', { name: /Autoflowering/ }).check()
  await page.getByRole('button', { name: text('en', 'catalog_filters_apply') }).click()
  await expect(page).toHaveURL(/genetics=autoflowering/)
  await expect(page.getByRole('checkbox', { name: /Autoflowering/ })).toBeChecked()
})

test('the search of the header leads to the catalogue', async ({ page }) => {
  await page.goto('/ru/faq')
  await page.getByRole('button', { name: text('ru', 'site_search') }).click()
  await page.locator('#site-search-field').fill('northern')
  await page.locator('#site-search-field').press('Enter')
  await expect(page).toHaveURL(/\/ru\/catalog\?search=northern$/)
  await expect(page.getByRole('article').filter({ hasText: 'Northern Lights' }).first()).toBeVisible()
})

test('pages of a list follow each other; nothing is offered that needs a script', ONCE, async ({ page }) => {
  await page.goto('/catalog?sort=name')
  const first = await page.getByRole('article').getByRole('heading').allTextContents()
  await expect(page.getByRole('link', { name: text('en', 'catalog_show_more') })).toBeHidden()
  await expect(page.getByRole('button', { name: 'EUR €' })).toBeHidden()
  await page.getByRole('link', { name: text('en', 'catalog_next') }).click()
  await expect(page).toHaveURL(/after=/)
  const second = await page.getByRole('article').getByRole('heading').allTextContents()
  expect(second).toHaveLength(10)
  expect(second.filter((name) => first.includes(name))).toEqual([])
  await page.getByRole('link', { name: text('en', 'catalog_previous') }).click()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(first)
})

test('a variety can be read, in another language too', ONCE, async ({ page }) => {
  await page.goto('/sort/northern-lights')
  await expect(page.getByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible()
  await page.goto('/ru/sort/northern-lights')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByText('Sensi Seeds').first()).toBeVisible()
})

test('what delivery costs can be read, country by country', ONCE, async ({ page }) => {
  for (const language of ['en', 'ru', 'cs'] as const) {
    await page.goto(language === 'en' ? '/delivery' : `/${language}/delivery`)
    await expect(page.getByRole('heading', { name: text(language, 'delivery_rates') })).toBeVisible()
    // There is one table for North America and one for the rest of the world.
    await expect(page.getByRole('table')).toHaveCount(2)
    await expect(page.getByRole('cell', { name: text(language, 'delivery_free'), exact: true })).toHaveCount(2)
    await expect(page.getByRole('combobox', { name: text(language, 'delivery_find') })).toBeHidden()
  }
})
