/** Who is signed in at the desk: no token is kept where a script finds it, and all tabs sign in and out together. */
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'

test.use({ opened: false, shopOf: 'sessions' })

/** Everything that scripts find on the device. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, databases])
  })

/** A JSON Web Token, and nothing else, has three such parts. */
const TOKEN = /[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const form = (page: Page) => page.getByRole('button', { name: 'Sign in' })

test('no token stands in any storage, and a reload keeps who is signed in', async ({ page, owner }) => {
  await page.addInitScript(() => {
    localStorage.setItem('semena.desk.language', 'en')
    // As an earlier version has left it.
    localStorage.setItem('semena.desk.session', '{"token":"old","refreshToken":"old"}')
  })
  await page.goto('/desk')
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.request().method() === 'POST') answers.push(await response.text().catch(() => ''))
  })
  await signIn(page, owner)
  await expect(sections(page)).toBeVisible()
  expect(await kept(page)).not.toMatch(TOKEN)
  expect(await kept(page)).not.toContain('"old"')
  await page.reload()
  await expect(sections(page)).toBeVisible()
  expect(await kept(page)).not.toMatch(TOKEN)
  expect(answers.join('\n')).toContain('"token":"')
  expect(answers.join('\n')).not.toContain('refreshToken')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'semena-desk')
  expect(cookie).toMatchObject({ path: '/desk/', httpOnly: true, sameSite: 'Strict' })
})

test('two tabs that open at once renew once, and signing out in one signs out of both', async ({ context, desk }) => {
  let renewals = 0
  await context.route('**/desk/session/', async (route) => {
    if (route.request().method() === 'POST') renewals++
    await route.continue()
  })
  const other = await context.newPage()
  await Promise.all([desk.goto('/desk'), other.goto('/desk')])
  await expect(sections(desk)).toBeVisible()
  await expect(sections(other)).toBeVisible()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await other.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  expect(renewals).toBeLessThan(3)

  await desk.getByRole('button', { name: 'Your account' }).click()
  await desk.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(form(desk)).toBeVisible()
  await expect(form(other)).toBeVisible()
  await desk.reload()
  await expect(form(desk)).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'semena-desk')).toEqual([])
})
