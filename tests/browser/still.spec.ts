/**
 * Nothing on a page moves by itself (docs/rules.md#still), on any screen that is pictured and in the states below. On the
 * wide screen a page is opened as it comes; on the phone its fonts come after the first paint, and its scripts after the
 * fonts.
 */
import { FONT_PAIRS, USUAL_PAIR } from '@semena/contract/font-pairs'
import { LOOK_PATH, lookName, USUAL_LOOK } from '@semena/contract/look'
import type { Page } from '@playwright/test'
import { type Customer as Buyer, makeCustomer } from '../screens/customer.ts'
import { SCREENS, type Screen } from '../screens/screens.ts'
import { type Customer as Newcomer, register } from '../support/customer.ts'
import config from './playwright.config.ts'
import { awake, expect, LANGUAGES, ONCE, pathIn, test as base } from './fixtures.ts'

/** How much of a page may move: the sum of its layout shifts, a fifth of what browsers call good. */
const MOST = 0.02
/** Long texts on a phone: when their font comes late, a paragraph may have a line more or less. */
const MOST_OF_TEXTS = 0.05
const TEXTS: ReadonlySet<string> = new Set(['page', 'refund'])

/** Opened on the wide screen, too. */
const WIDE: ReadonlySet<string> = new Set([
  'home',
  'catalogue',
  'product',
  'basket',
  'checkout',
  'favourites',
  'payment',
])

interface People {
  buyer: Buyer
  /** A customer without orders and addresses. */
  newcomer: Newcomer
}

interface State extends Omit<Screen, 'before'> {
  before?: (page: Page, people: People) => Promise<void>
  /** The service cannot be reached by the page's scripts. */
  isCutOff?: true
}

const test = base.extend<object, { people: People }>({
  people: [
    async ({ shop }, use) => use({ buyer: await makeCustomer(shop.url), newcomer: await register(shop) }),
    { scope: 'worker' },
  ],
})

// Letters are as wide as their fonts say, as on phones, where no width is rounded to whole pixels.
const { launchOptions = {} } = config.use ?? {}
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] } })

/** Stores values on the device before the page is opened. */
async function store(page: Page, entries: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value))
  }, entries)
}

const HEARTS = { 'semena.favourites': ['amnesia-haze', 'northern-lights', 'lowryder', 'white-widow', 'blueberry'] }
const KNOWN = {
  ...HEARTS,
  'semena.recent': ['amnesia-haze', 'northern-lights'],
  'semena.compare': ['lowryder', 'white-widow'],
}
const known = async (page: Page): Promise<void> => store(page, KNOWN)
const asNewcomer = async (page: Page, { newcomer: { me, token, refreshToken } }: People): Promise<void> =>
  store(page, { 'semena.user': { me, token, refreshToken, language: 'en', currency: null, clockSkewMs: 0 } })
const withBasket = async (page: Page, { buyer }: People): Promise<void> =>
  store(page, { 'semena.basket': { us: { checkoutId: buyer.checkout, quantity: 2 } } })
const inEuros = async (page: Page): Promise<void> =>
  store(page, { 'semena.user': { me: null, token: null, refreshToken: null, language: 'en', currency: 'EUR' } })

/** States that are not pictured. */
const STATES: readonly State[] = [
  { name: 'favourites-many', path: '/favorites', before: known },
  { name: 'favourites-cut-off', path: '/favorites', before: known, isCutOff: true },
  { name: 'home-known', path: '/', before: known, signedIn: true },
  { name: 'catalogue-known', path: '/catalog', before: known, signedIn: true },
  { name: 'product-known', path: '/sort/white-widow', before: known, signedIn: true },
  { name: 'catalogue-euros', path: '/catalog', before: inEuros },
  { name: 'product-euros', path: '/sort/white-widow', before: inEuros },
  { name: 'basket-known', path: '/basket', before: withBasket },
  { name: 'basket-cut-off', path: '/basket', before: withBasket, isCutOff: true },
  { name: 'account-orders-empty', path: '/account/orders', before: asNewcomer },
  { name: 'account-addresses-empty', path: '/account/addresses', before: asNewcomer },
  { name: 'account-favourites-many', path: '/account/favorites', before: known, signedIn: true },
  { name: 'account-orders-cut-off', path: '/account/orders', signedIn: true, isCutOff: true },
  { name: 'account-signed-out', path: '/account/orders' },
  { name: 'checkout-cut-off', path: ({ checkout }) => `/checkout/${encodeURIComponent(checkout)}`, isCutOff: true },
  { name: 'payment-no-such-order', path: '/payment?order=T3JkZXI6MQ%3D%3D' },
]

for (const [index, state] of [...SCREENS, ...STATES].entries())
  test.describe(() => {
    test.use({ adult: state.name !== 'age' })
    // States of one page differ in what they show, not in how it comes.
    test(
      `${state.name} stays still`,
      WIDE.has(state.name) ? {} : ONCE,
      async ({ page, people, faults }, { project }) => {
        const isPhone = project.name === 'phone'
        const language = LANGUAGES[(index + Number(isPhone)) % LANGUAGES.length]!
        const { path, signedIn, before, isCutOff, prepare } = state as State
        const moves = await watchMoves(page)
        if (signedIn) await store(page, { 'semena.user': people.buyer.user })
        await before?.(page, people)
        if (state.name === 'not-found') faults.expected.push(/404/)
        if (isCutOff) {
          faults.expected.push(/ERR_FAILED|GraphQL|SERVICE_UNREACHABLE/)
          await page.route('**/graphql/', (route) => route.abort())
        }
        const address = pathIn(language, typeof path === 'string' ? path : path(people.buyer))
        if (isPhone) await openLate(page, address)
        else await page.goto(address)
        await awake(page)
        await atRest(page)
        await prepare?.(page, language)
        await atRest(page)
        const sum = moves.reduce((all, { value }) => all + value, 0)
        expect(sum, moves.map(({ value, what }) => `${value.toFixed(4)} ${what.join(', ')}`).join('\n')).toBeLessThan(
          isPhone && TEXTS.has(state.name) ? MOST_OF_TEXTS : MOST,
        )
      },
    )
  })

// The fonts of a look are held back like the others; its sheet is added to the page as the shop adds it.
for (const fonts of FONT_PAIRS.filter((pair) => pair !== USUAL_PAIR))
  for (const [index, path] of ['/', '/catalog', '/sort/white-widow'].entries())
    test(`${path} stays still in the fonts of the pair ${fonts}`, ONCE, async ({ page }) => {
      const moves = await watchMoves(page)
      const sheet = `<link rel="stylesheet" href="${LOOK_PATH}${lookName({ ...USUAL_LOOK, fonts })}"></head>`
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        const response = await route.fetch()
        return route.fulfill({ response, body: (await response.text()).replace('</head>', sheet) })
      })
      await openLate(page, pathIn(LANGUAGES[index % LANGUAGES.length]!, path))
      await awake(page)
      await atRest(page)
      const sum = moves.reduce((all, { value }) => all + value, 0)
      expect(sum, moves.map(({ value, what }) => `${value.toFixed(4)} ${what.join(', ')}`).join('\n')).toBeLessThan(
        MOST,
      )
    })

interface Move {
  value: number
  /** What moved, from where to where. */
  what: string[]
}

/** Collects the layout shifts of all documents that the page shows, but those that follow a press or a key at once. */
async function watchMoves(page: Page): Promise<readonly Move[]> {
  const moves: Move[] = []
  await page.exposeFunction('semenaMoved', (move: Move) => void moves.push(move))
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => `${x} ${y} ${width}×${height}`
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'what is gone'
    }
    const { semenaMoved } = window as unknown as { semenaMoved(move: Move): void }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          semenaMoved({
            value,
            what: sources.map((one) => `${nameOf(one.node)} ${place(one.previousRect)} → ${place(one.currentRect)}`),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return moves
}

/** Waits until nothing is loading. A page that goes on asking is taken as it is. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => null)
}

/** Opens a page whose fonts come once it was painted, and whose scripts come once the fonts are there. */
async function openLate(page: Page, address: string): Promise<void> {
  const sendFonts = await hold(page, '**/*.woff2')
  const sendScripts = await hold(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const twoFrames = (): number => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        new PerformanceObserver(twoFrames).observe({ type: 'paint', buffered: true })
      }),
  )
  sendFonts()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  sendScripts()
}

/** Holds what the page asks for back until the answered function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let send = (): void => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route(pattern, async (route) => {
    await sent
    await route.continue().catch(() => null)
  })
  return send
}
