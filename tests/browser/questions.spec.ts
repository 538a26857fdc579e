/** Questions and answers: a search while typing, a link to each question, and all of them without JavaScript. */
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

const WORDS = { en: ['parcel', 'look'], ru: ['посылк', 'выгляд'], cs: ['zasilka', 'vypada'] } as const

for (const [language, words] of Object.entries(WORDS) as ['en' | 'ru' | 'cs', readonly string[]][]) {
  test(`are searched in ${language}`, async ({ page }) => {
    await page.goto(language === 'en' ? '/faq' : `/${language}/faq`)
    const all = await page.getByRole('main').getByRole('group').count()
    expect(all).toBeGreaterThan(5)
    const field = page.getByRole('searchbox', { name: text(language, 'content_faq_search') })
    await field.fill(words.join(' '))
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('group')).toHaveAttribute('open', '')
    await expect(page).toHaveURL(/\?q=/)
    await field.fill('zzzz')
    await expect(page.getByRole('status').filter({ hasText: text(language, 'content_faq_none') })).toBeVisible()
    await field.fill('')
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(all)
  })
}

test('a link to one answer opens it', async ({ page }) => {
  await page.goto('/faq')
  const last = page.getByRole('main').getByRole('group').last()
  const id = await last.getAttribute('id')
  await expect(last).not.toHaveAttribute('open')
  await page.goto(`/faq#${id}`)
  await expect(page.locator(`details[id="${id}"]`)).toHaveAttribute('open', '')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the search is a form', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox', { name: text('en', 'content_faq_search') }).fill('bitcoin')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/faq?q=bitcoin')
    await expect(page.getByRole('main').getByRole('group').first()).toContainText(/bitcoin/i)
  })
})
