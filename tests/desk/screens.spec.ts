/** Every screen of the desk, looked through by axe: light and dark, on a phone and on a wide window. */
import type { Page } from '@playwright/test'
import { colourFaultsOf, faultsOf, overflow } from '../browser/axe.ts'
import { expect, headersOf, type State, stateOf, test as base } from './fixtures.ts'
import { DESK_SCREENS, type DeskScreen, routeFiles } from './screens.ts'
import { makePacker, PACKER, setStage, type Stage } from './stage.ts'

interface Set {
  stage: Stage
  /** What the browsers of those who are signed in have kept. */
  states: Record<'owner' | 'packer', State>
}

/**
 * The shop is filled, and everybody signs in, once for all screens: an account keeps its hundred latest sessions, so
 * that one for each screen would end the first.
 */
const test = base.extend<object, { set: Set }>({
  set: [
    async ({ browser, shop, owner, signedIn }, use) => {
      const stage = await setStage(shop, await headersOf(shop.url, owner))
      const packer = { email: PACKER, password: await makePacker(shop.folder) }
      await use({ stage, states: { owner: signedIn, packer: await stateOf(browser, shop, packer) } })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// Journeys of one worker share its shop, and others count what is in theirs.
test.use({ shopOf: 'screens' })
// Each looks at the same stage and changes nothing.
test.describe.configure({ mode: 'parallel' })

test('every route of the desk is looked through', () => {
  const named = DESK_SCREENS.flatMap(({ route }) => (route ? [route] : []))
  expect(named.toSorted()).toEqual(routeFiles())
})

for (const screen of DESK_SCREENS)
  test(`no faults on ${screen.name}`, async ({ browser, shop, set }) => {
    const state = screen.as === 'nobody' ? undefined : set.states[screen.as ?? 'owner']
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      reducedMotion: 'reduce',
      ...(state ? { storageState: state } : {}),
    })
    const page = await context.newPage()
    const told: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !screen.expected?.test(message.text())) told.push(message.text())
    })
    page.on('pageerror', ({ message }) => told.push(message))
    await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
    await open(page, screen, set.stage)
    expect(await faultsOf(page, false)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourFaultsOf(page)).toEqual([])
    expect(told).toEqual([])
    await context.close()
  })

test('lists fit a tablet in the language of the longest words', async ({ browser, shop, set }) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 768, height: 1024 },
    storageState: set.states.owner,
  })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'ru'))
  const wider: string[] = []
  const lists = ['orders', 'customers', 'promotions', 'vouchers', 'cards', 'texts', 'payment', 'apps', 'staff']
  for (const screen of DESK_SCREENS.filter(({ name }) => lists.includes(name))) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one screen after another
    await open(page, screen, set.stage)
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
