/** The core of a day with the keyboard alone: nothing here is pressed by a mouse. */
import type { Page } from '@playwright/test'
import { graphql } from '../support/buyer.ts'
import { buy } from './buying.ts'
import { expect, test } from './fixtures.ts'

// Numbers of orders are told apart in a shop in which nobody else buys.
test.use({ shopOf: 'keyboard' })

/** Presses Tab until the control has the focus, which it has to get within a few presses. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' | 'link' = 'button'): Promise<void> {
  const control = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))
  for (let presses = 0; presses < 40; presses++) {
    if ((await control.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeVisible()
}

test('signed in, found, sent and back in the list', async ({ page, shop, owner, staff, faults }) => {
  faults.expected.push(/^console: Failed to load resource/)
  const first = await buy(shop, { lastName: 'Older' })
  const second = await buy(shop, { lastName: 'Newer' })
  await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
  await page.goto('/desk')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type(owner.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('Orders')
  await expect(page.getByRole('option', { name: /^Orders/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const row = (number: string) => page.getByRole('row').filter({ hasText: number })
  await expect(row(first.number)).toBeVisible()

  // Into the rows at once, from the screen that has just opened.
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('j')
  await expect(row(second.number)).toBeFocused()

  // The search, and from there into the rows, by arrows.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(second.number)).toBeFocused()
  await page.keyboard.press('j')
  await expect(row(first.number)).toBeFocused()
  await page.keyboard.press('k')
  await expect(row(second.number)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Chosen orders' })).toContainText('1 chosen')
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Chosen orders' })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `No. ${first.number}` })).toBeVisible()

  await tabTo(page, 'Send')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  await tabTo(page, 'Send 1')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByText(`Order No. ${first.number} is on its way`)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const order = await graphql<{ status: string }>(
    shop.url,
    'query($id: ID!) { order(id: $id) { status } }',
    { id: first.id },
    staff,
  )
  expect(order.status).toBe('FULFILLED')

  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(row(first.number)).toContainText('Sent')
})

test('every key that ? tells of leads there', async ({ desk }) => {
  await expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await desk.keyboard.press('?')
  const keys = desk.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  const told = await keys
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((one) => [one.querySelector('kbd')!.textContent, one.querySelector('dd')!.textContent] as const),
    )
  await desk.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  const ways = told.filter(([key]) => key.startsWith('g '))
  expect(ways.length).toBeGreaterThan(10)
  for (const [key, name] of ways) {
    for (const letter of key.split(' ')) await desk.keyboard.press(letter)
    const title = name === 'Catalogue' ? 'Categories' : name
    await expect(desk.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  }
})

test('the palette asks the service once of each noun for what somebody types', async ({ desk, shop }) => {
  const asked: Record<string, string[]> = {}
  desk.on('request', (request) => {
    if (!request.url().endsWith('/graphql/')) return
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string
      variables: { search: string }
    }
    const [, noun] = /^DeskFind(\w+)$/.exec(operationName) ?? []
    if (noun) (asked[noun] ??= []).push(variables.search)
  })
  const { number } = await buy(shop, { lastName: 'Palette' })
  await desk.keyboard.press('Control+k')
  const field = desk.getByRole('combobox', { name: 'Find anything' })
  await expect(field).toBeFocused()
  await desk.keyboard.insertText(number)
  await expect(desk.getByRole('option', { name: `No. ${number}` })).toBeVisible()
  const nouns = ['Customers', 'Groups', 'Orders', 'Pages', 'Products', 'Vouchers']
  expect(asked).toEqual(Object.fromEntries(nouns.map((noun) => [noun, [number]])))

  // The arrows choose, Escape closes, and the focus is where it was.
  await desk.keyboard.press('Control+a')
  await desk.keyboard.insertText('o')
  const options = desk.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await desk.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(options.first()).toHaveAttribute('aria-selected', 'false')
  await desk.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
})
