/** Search while typing, from the header of any page: by keyboard, by touch, with slow, missing and failing answers. */
import type { Page } from '@playwright/test'
import { ONCE, expect, type Language, LANGUAGES, pathIn, test, wideOnceOf } from './fixtures.ts'
import { text } from './texts.ts'

/** Opens the search and answers its field. */
async function openSearch(page: Page, language: Language) {
  await page.getByRole('button', { name: text(language, 'site_search') }).click()
  const field = page.locator('#site-search-field')
  await expect(field).toBeFocused()
  return field
}

for (const language of LANGUAGES) {
  test(`suggestions lead to a variety, in ${language}`, wideOnceOf(language), async ({ page }) => {
    await page.goto(pathIn(language, '/faq'))
    const field = await openSearch(page, language)
    await field.pressSequentially('haze')
    const options = page.getByRole('listbox', { name: text(language, 'search_list') }).getByRole('option')
    await expect(options.first()).toContainText('Amnesia Haze')
    await expect(options.first()).toContainText('$')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    const second = page.getByRole('option', { selected: true })
    await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
    const name = (await second.locator('b').textContent()) ?? ''
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(field).toBeHidden()
  })

  test(`all results, and none, in ${language}`, wideOnceOf(language), async ({ page }) => {
    await page.goto(pathIn(language, '/faq'))
    const field = await openSearch(page, language)
    await field.fill('zzzz')
    await expect(page.getByText(text(language, 'search_none', { text: 'zzzz' }))).toBeVisible()
    await field.fill('critical')
    await expect(page.getByRole('option').first()).toBeVisible()
    // The arrow keys go round: before the first option comes the field, and before the field the last option.
    await field.press('ArrowUp')
    await expect(page.getByRole('option', { selected: true })).toContainText(
      text(language, 'search_all', { text: 'critical' }),
    )
    await field.press('Enter')
    await expect(page).toHaveURL(/\/catalog\?search=critical$/)
    await expect(page.getByRole('article').filter({ hasText: 'Critical' }).first()).toBeVisible()
  })
}

for (const [language, typed] of [
  ['en', 'nothern ligths'],
  ['ru', 'нортен лайтс'],
  ['cs', 'тщкерукт'],
] as const)
  test(`a variety is found by ${typed}, in ${language}`, wideOnceOf(language), async ({ page }) => {
    await page.goto(pathIn(language, '/faq'))
    const field = await openSearch(page, language)
    await field.fill(typed)
    await expect(page.getByRole('option').first()).toContainText('Northern Light')
    await field.press('Enter')
    await expect(page.getByRole('article').filter({ hasText: 'Northern Light' }).first()).toBeVisible()
  })

for (const [language, typed, question] of [
  ['en', 'bitcoin', 'How does paying by cryptocurrency work?'],
  ['ru', 'подарочная карта', 'Как применить промокод?'],
  ['cs', 'darkova karta', 'Jak použít slevový kód?'],
] as const)
  test(`a question is found by ${typed}, in ${language}`, wideOnceOf(language), async ({ page }) => {
    await page.goto(pathIn(language, '/'))
    const field = await openSearch(page, language)
    await field.fill(typed)
    const pages = page.getByRole('group', { name: text(language, 'search_pages') })
    await expect(pages.getByRole('option', { name: question })).toBeVisible()
    await expect(page.getByText(text(language, 'search_none_varieties', { text: typed }))).toBeVisible()
    // The list of results offers the same, before its scripts too.
    await field.press('Enter')
    await expect(page).toHaveURL(/\/catalog\?search=/)
    await page.reload()
    const links = page.getByRole('navigation', { name: text(language, 'search_pages') })
    await links.getByRole('link', { name: question }).click()
    await expect(page).toHaveURL(/\/faq#/)
    await expect(page.locator('details[open] summary').filter({ hasText: question })).toBeVisible()
  })

for (const [language, typed, kind] of [
  ['en', 'autoflower', 'Autoflowering'],
  ['ru', 'автоцвет', 'Автоцветущие'],
  ['cs', 'samonakvétací', 'Samonakvétací'],
] as const)
  test(`varieties are found by ${typed}, in ${language}`, ONCE, async ({ page }) => {
    await page.goto(pathIn(language, `/catalog?search=${typed}`))
    await expect(page.getByRole('article').first()).toContainText(kind)
    expect(await page.getByRole('article').filter({ hasNotText: kind }).count()).toBe(0)
  })

test('a suggestion can be pressed', async ({ page }) => {
  await page.goto('/')
  const field = await openSearch(page, 'en')
  await field.fill('northern')
  await page
    .getByRole('option', { name: /Northern Lights/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/sort\/northern-lights/)
})

test('a suggestion says that its variety is sold out', ONCE, async ({ page }) => {
  await page.goto('/faq')
  const field = await openSearch(page, 'en')
  await field.fill('neville')
  await expect(page.getByRole('option', { name: /^Neville.s Haze/ })).toContainText('Sold out')
})

test('Escape takes the list away first, then the text, then the search', ONCE, async ({ page }) => {
  await page.goto('/faq')
  const field = await openSearch(page, 'en')
  await field.fill('kush')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field).toHaveValue('kush')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await field.press('Escape')
  await expect(field).toBeHidden()
})

test('an answer that comes late is dropped, and its question called off', ONCE, async ({ page }) => {
  await page.goto('/faq')
  const field = await openSearch(page, 'en')
  const asked: string[] = []
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql/', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string
      variables: { search?: string }
    }
    if (operationName === 'SearchSuggestions') asked.push(variables.search ?? '')
    if (variables.search === 'ha') await held
    await route.continue().catch(() => {})
  })
  const calledOff = page.waitForEvent('requestfailed', (request) => (request.postData() ?? '').includes('"ha"'))
  await field.fill('ha')
  await expect.poll(() => asked).toEqual(['ha'])
  await field.fill('kush')
  await expect(page.getByRole('option').first()).toContainText('Kush')
  await calledOff
  release()
  await expect(page.getByRole('option').first()).toContainText('Kush')
  expect(asked).toEqual(['ha', 'kush'])
})

test('where suggestions fail, the search itself goes on', ONCE, async ({ page, faults }) => {
  faults.expected.push(/ERR_FAILED|GraphQL Query Error/)
  await page.goto('/faq')
  const field = await openSearch(page, 'en')
  await page.route('**/graphql/', async (route) =>
    (route.request().postData() ?? '').includes('SearchSuggestions') ? route.abort() : route.continue(),
  )
  await field.fill('kush')
  await expect(page.getByText(text('en', 'search_failed'))).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/catalog\?search=kush$/)
})
