/** Every screen of the desk, looked through by axe: light and dark, on a phone and on a wide window. */
import type { ConsoleMessage, Page } from '@playwright/test'
import { colourFaultsOf, faultsOf, overflow } from '../browser/axe.ts'
import { expect, headersOf, type State, stateOf, test as base } from './fixtures.ts'
import { DESK_SCREENS, type DeskScreen, routeFiles } from './screens.ts'
import { makePacker, PACKER, setStage, type Stage } from './stage.ts'

type Person = 'owner' | 'packer' | 'nobody'

interface OfScreens {
  stage: Stage
  /**
   * One page for each of those who look, on a phone and without motion. Every screen is loaded whole in it; a page for
   * each would start a process and fetch the desk's files each time.
   */
  pages: Record<Person, Page>
}

/** The shop is filled, and everybody signs in, once for all screens. */
const test = base.extend<object, OfScreens>({
  stage: [
    async ({ shop, owner }, use) => use(await setStage(shop, await headersOf(shop.url, owner))),
    { scope: 'worker', timeout: 120_000 },
  ],
  pages: [
    // The one who packs belongs to a group of the stage.
    async ({ browser, shop, signedIn, stage: _filled }, use) => {
      const packer = await stateOf(browser, shop, { email: PACKER, password: await makePacker(shop.folder) })
      const open = async (state?: State): Promise<Page> => {
        const context = await browser.newContext({
          baseURL: shop.url,
          viewport: PHONE,
          hasTouch: true,
          ...(state ? { storageState: state } : {}),
        })
        const page = await context.newPage()
        await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
        return page
      }
      const pages = { owner: await open(signedIn), packer: await open(packer), nobody: await open() }
      await use(pages)
      await Promise.all(Object.values(pages).map((page) => page.context().close()))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** Each screen hears what its own page says. */
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  quiet: async ({}, use) => use(),
})

const PHONE = { width: 360, height: 780 }

// Journeys of one worker share its shop, and others count what is in theirs.
test.use({ shopOf: 'screens' })
// Each looks at the same stage and changes nothing.
test.describe.configure({ mode: 'parallel' })

test('every route of the desk is looked through', () => {
  const named = DESK_SCREENS.flatMap(({ route }) => (route ? [route] : []))
  expect(named.toSorted()).toEqual(routeFiles())
})

for (const screen of DESK_SCREENS)
  test(`no faults on ${screen.name}`, async ({ pages, signedIn, stage }) => {
    const kept = signedIn.origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
    const page = pages[screen.as ?? 'owner']
    const told: string[] = []
    const hear = (message: ConsoleMessage): void => {
      if (message.type() === 'error' && !screen.expected?.test(message.text())) told.push(message.text())
    }
    const fail = ({ message }: Error): void => void told.push(message)
    page.on('console', hear)
    page.on('pageerror', fail)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(PHONE)
    await open(page, screen, stage)
    expect(await faultsOf(page, false)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourFaultsOf(page)).toEqual([])
    expect(told).toEqual([])
    // What a screen keeps in its tab or on its device is not the next one's.
    await page.evaluate((names) => {
      sessionStorage.clear()
      for (const name of Object.keys(localStorage)) if (!names.includes(name)) localStorage.removeItem(name)
    }, kept)
    page.off('console', hear)
    page.off('pageerror', fail)
  })

test('lists fit a tablet in the language of the longest words', async ({ browser, shop, signedIn, stage }) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 768, height: 1024 },
    storageState: signedIn,
  })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'ru'))
  const wider: string[] = []
  const lists = ['orders', 'customers', 'promotions', 'vouchers', 'cards', 'texts', 'payment', 'apps', 'staff']
  for (const screen of DESK_SCREENS.filter(({ name }) => lists.includes(name))) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one screen after another
    await open(page, screen, stage)
    // oxlint-disable-next-line no-await-in-loop
    if ((await overflow(page)) > 0) wider.push(screen.name)
  }
  expect(wider).toEqual([])
  await context.close()
})

async function open(page: Page, screen: DeskScreen, stage: Stage): Promise<void> {
  const { path } = screen
  await page.goto(`/desk/${typeof path === 'string' ? path : path(stage)}`.replace(/\/$/, ''))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.desk')).toHaveCount(screen.as === 'nobody' ? 0 : 1)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await screen.prepare?.(page, 'en')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
