/** Every page in three languages: it answers, has one main heading, no sideways scrolling, and nothing axe objects to. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, LANGUAGES, pathIn, test } from './fixtures.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const PAGES = [
  '/',
  '/catalog',
  '/collections/feminizirovannye-semena',
  '/sort/amnesia-haze',
  '/favorites',
  '/compare?v=northern-lights,white-widow',
  '/finder?kind=feminized',
  '/basket',
  '/delivery',
  '/refund',
  '/contact?topic=problem',
  '/newsletter',
  '/newsletter/confirm?token=x',
  '/faq',
  '/blog',
  '/pages/about-us',
  '/pages/privacy-policy',
]

interface Violation {
  id: string
  nodes: { target: string[] }[]
}

for (const language of LANGUAGES) {
  for (const path of PAGES) {
    test(`${path} in ${language}`, async ({ page }) => {
      await page.goto(pathIn(language, path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
      await page.waitForLoadState('networkidle')
      // The page's policy lets no script in; the test's own comes through the debugger.
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run(),
      )
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
      ).toEqual([])
    })
  }
}

test('an unknown page is 404 in the visitor’s language, and an unknown language is no language', async ({
  page,
  faults,
}) => {
  faults.expected.push(/404/)
  expect((await page.goto('/ru/nichego'))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect((await page.goto('/xx/catalog'))?.status()).toBe(404)
  expect((await page.goto('/sort/no-such-variety'))?.status()).toBe(404)
})

test('every link of the home page leads somewhere', async ({ page, request }) => {
  await page.goto('/')
  const links = await page.getByRole('link').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  const own = [...new Set(links)].filter((href) => new URL(href).origin === new URL(page.url()).origin)
  expect(own.length).toBeGreaterThan(30)
  for (const href of own) expect.soft((await request.get(href)).status(), href).toBe(200)
})
