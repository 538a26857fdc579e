/** Every page in three languages answers, has one main heading, does not scroll sideways, and passes axe-core. */
import { faultsInTurn } from './axe.ts'
import { ONCE, awake, expect, LANGUAGES, pathIn, test } from './fixtures.ts'

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

/** The limit for one page is long because the machine may be busy. Milliseconds. */
const PATIENCE_MS = 15_000

for (const language of LANGUAGES) {
  test(`every page in ${language}`, ONCE, async ({ page }) => {
    test.setTimeout(PAGES.length * PATIENCE_MS)
    for (const [n, path] of PAGES.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor, one page after another
      await test.step(path, async () => {
        await page.goto(pathIn(language, path))
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language)
        await awake(page)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect.soft(await faultsInTurn(page, language, n), path).toEqual([])
      })
    }
  })
}

test(
  'an unknown page is 404 in the visitor’s language, and an unknown language is no language',
  ONCE,
  async ({ page, faults }) => {
    faults.expected.push(/404/)
    expect((await page.goto('/ru/nichego'))?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    expect((await page.goto('/xx/catalog'))?.status()).toBe(404)
    expect((await page.goto('/sort/no-such-variety'))?.status()).toBe(404)
  },
)

test('every link of the home page leads somewhere', ONCE, async ({ page, request }) => {
  await page.goto('/')
  const links = await page.getByRole('link').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  const own = [...new Set(links)].filter((href) => new URL(href).origin === new URL(page.url()).origin)
  expect(own.length).toBeGreaterThan(30)
  // The shop renders three pages of one network at a time, and refuses those that wait too long.
  const waiting = own.values()
  const refused: (readonly [href: string, status: number])[] = []
  const ask = async (): Promise<void> => {
    for (const href of waiting) {
      // oxlint-disable-next-line no-await-in-loop
      const status = (await request.get(href)).status()
      if (status !== 200) refused.push([href, status])
    }
  }
  await Promise.all([ask(), ask(), ask()])
  expect(refused).toEqual([])
})
