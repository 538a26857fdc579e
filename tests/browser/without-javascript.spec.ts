/** With JavaScript off one can browse, filter, search, read, and change the language. */
import { expect, test } from './fixtures.ts'
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
  await expect(
    page.getByText(text('en', 'catalog_empty_title')).or(page.getByText(text('en', 'catalog_none_title'))),
  ).toBeVisible()
})

test('the form sends what was chosen', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the same form stands in a sheet there')
  await page.goto('/catalog')
  await page.getByRole('checkbox', { name: /Autoflowering/ }).check()
  await page.getByRole('button', { name: text('en', 'catalog_filters_apply') }).click()
  await expect(page).toHaveURL(/genetics=autoflowering/)
  await expect(page.getByRole('checkbox', { name: /Autoflowering/ })).toBeChecked()
})

test('a variety can be read, in another language too', async ({ page }) => {
  await page.goto('/sort/northern-lights')
  await expect(page.getByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible()
  await page.goto('/ru/sort/northern-lights')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByText('Sensi Seeds').first()).toBeVisible()
})
