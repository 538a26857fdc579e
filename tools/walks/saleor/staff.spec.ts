/**
 * Staff with one permission each, on a real Saleor: what the desk offers them is read without a refusal. `SALEOR_STAFF`
 * names them, separated by commas; all of them have the password `SALEOR_STAFF_PASSWORD`.
 */
import { expect, signIn, test } from './fixtures.ts'

const { SALEOR_STAFF = '', SALEOR_STAFF_PASSWORD = '' } = process.env

for (const email of SALEOR_STAFF.split(',').filter(Boolean))
  test(`${email} sees what the desk offers`, async ({ page, faults }) => {
    // Saleor tells nobody who manages menus alone which collections their items lead to.
    faults.expected.push(/^DeskMenu: More than one channel exists/)
    await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
    await page.goto('/desk')
    await signIn(page, { email, password: SALEOR_STAFF_PASSWORD })
    const sections = page.getByRole('navigation', { name: 'Sections' }).first()
    await expect(sections).toBeVisible()
    await page.waitForLoadState('networkidle')
    const paths = await sections
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!).filter((path) => path !== '/'))
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect.soft(page.getByText('This could not be shown'), path).toHaveCount(0)
        for (const place of await page.getByRole('main').locator('a[href^="/desk/settings/"]').all()) {
          const href = await place.getAttribute('href')
          await expect.soft(place, href!).toBeVisible()
        }
      })
  })
