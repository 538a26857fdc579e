/** The question of age is asked once, in the page's language, over a complete page. */
import { awake, expect, holdScripts, LANGUAGES, ONCE, pathIn, test } from './fixtures.ts'
import { text, usualWord } from './texts.ts'

test.use({ adult: false })

for (const language of LANGUAGES) {
  test(`is asked once in ${language}`, async ({ page }) => {
    await page.goto(pathIn(language, '/sort/amnesia-haze'))
    const dialog = page.getByRole('dialog', { name: usualWord(language, 'ageTitle') })
    await expect(dialog).toBeVisible()
    await expect(page.locator('h1')).toHaveText('Amnesia Haze')
    const yes = dialog.getByRole('button', { name: text(language, 'age_yes') })
    await expect(yes).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: text(language, 'catalog_quick') }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('cannot be closed without an answer, and a no can be taken back', async ({ page }) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: text('en', 'age_no'), exact: true }).click()
  await expect(dialog.getByRole('heading', { name: usualWord('en', 'youngTitle') })).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('heading', { name: usualWord('en', 'ageTitle') })).toBeVisible()
  await dialog.getByRole('button', { name: text('en', 'age_no'), exact: true }).click()
  await dialog.getByRole('button', { name: text('en', 'age_back') }).click()
  await dialog.getByRole('button', { name: text('en', 'age_yes') }).click()
  await expect(dialog).toBeHidden()
})

test('is asked and answered before the page has its scripts', ONCE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/sort/amnesia-haze', { waitUntil: 'commit' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: text('en', 'age_no'), exact: true }).click()
  await expect(dialog.getByRole('button', { name: text('en', 'age_back') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: text('en', 'age_yes') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  release()
  await awake(page)
  await expect(dialog).toBeHidden()
  await page.goto('/')
  await awake(page)
  await expect(page.getByRole('dialog')).toBeHidden()
})
