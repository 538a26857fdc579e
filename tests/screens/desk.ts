/** Takes pictures of the desk: every screen of a shop in the midst of its day, and many of one without anything in it. */
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { overflow } from '../browser/axe.ts'
import type { Language } from '../browser/fixtures.ts'
import { DESK_SCREENS, type DeskScreen } from '../desk/screens.ts'
import { makePacker, PACKER, setStage, type Stage } from '../desk/stage.ts'
import { graphql } from '../support/buyer.ts'
import { runCommand } from '../support/command.ts'
import { freePort, type RunningShop, startShop } from '../support/shop.ts'

interface DeskLook {
  language: Language
  width: 360 | 768 | 1440
  scheme: 'light' | 'dark'
}

const HEIGHTS = { 360: 780, 768: 1024, 1440: 900 } as const
const PATIENCE_MS = 60_000
/** How many frames nothing may be asked for until a screen is at rest. */
const CALM_FRAMES = 10
/** Where the stream of news comes from. */
const NEWS = '/api/live/'
const OWNER = 'keeper@example.com'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** A picture that is to be taken. */
interface Shot {
  name: string
  screen: DeskScreen
  shop: RunningShop
  address: string
  state: State | null
}

/** The names of all pictures of the desk. */
export const deskNames = (): string[] => [
  ...DESK_SCREENS.map(({ name }) => name),
  ...DESK_SCREENS.filter(({ empty }) => empty).map(({ name }) => `empty-${name}`),
  'second-step',
]

/** `names` says which of them; `file` names the picture of a screen in a look. Faults are printed. */
export async function pictureDesk(
  browser: Browser,
  {
    folder,
    names,
    looks,
    file,
  }: {
    folder: string
    names: ReadonlySet<string>
    looks: readonly DeskLook[]
    file: (name: string, look: DeskLook) => string
  },
): Promise<void> {
  const shops: RunningShop[] = []
  try {
    const shots: Shot[] = []
    if (DESK_SCREENS.some(({ name }) => names.has(name))) shots.push(...(await inTheMidst(browser, shops, names)))
    if ([...names].some((name) => name.startsWith('empty-') || name === 'second-step'))
      shots.push(...(await withNothing(browser, shops, names)))
    for (const language of new Set(looks.map((look) => look.language)))
      for (const touch of [true, false]) {
        const some = looks.filter((look) => look.language === language && look.width < 1000 === touch)
        if (some.length === 0) continue
        for (const shot of shots) await take(browser, shot, some, touch, (look) => join(folder, file(shot.name, look)))
        console.log(`${language} ${touch ? 'phone and tablet' : 'wide'}`)
      }
  } finally {
    for (const shop of shops) await shop.remove()
  }
}

async function inTheMidst(browser: Browser, shops: RunningShop[], names: ReadonlySet<string>): Promise<Shot[]> {
  const shop = await startShop()
  shops.push(shop)
  const password = await makeOwner(shop.folder)
  const { token } = await graphql<{ token: string }>(
    shop.url,
    'mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token errors { code field message } } }',
    { email: OWNER, password },
  )
  const stage = await setStage(shop, { authorization: `Bearer ${token}` })
  const packer = await makePacker(shop.folder)
  const states = {
    owner: await signedIn(browser, shop.url, OWNER, password),
    packer: await signedIn(browser, shop.url, PACKER, packer),
    nobody: null,
  }
  return DESK_SCREENS.filter(({ name }) => names.has(name)).map((screen) => ({
    name: screen.name,
    screen,
    shop,
    address: addressOf(screen, stage),
    state: states[screen.as ?? 'owner'],
  }))
}

/** A shop in production has nothing in it until somebody fills it. */
async function withNothing(browser: Browser, shops: RunningShop[], names: ReadonlySet<string>): Promise<Shot[]> {
  const env = {
    SEMENA_MODE: 'production',
    SEMENA_PUBLIC_URL: 'http://shop.localhost',
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    HOST: '127.0.0.1',
  }
  const shop = await startShop({ env: { ...env, SEMENA_SECOND_FACTOR: 'off' } })
  shops.push(shop)
  const password = await makeOwner(shop.folder)
  const state = await signedIn(browser, shop.url, OWNER, password)
  const shots: Shot[] = DESK_SCREENS.filter(({ name, empty }) => empty && names.has(`empty-${name}`)).map((screen) => ({
    name: `empty-${screen.name}`,
    screen: { ...screen, prepare: async () => {} },
    shop,
    address: addressOf(screen, { menu: '' } as Stage),
    state,
  }))
  if (!names.has('second-step')) return shots
  const strict = await startShop({ env })
  shops.push(strict)
  const first = await makeOwner(strict.folder)
  const screen: DeskScreen = {
    name: 'second-step',
    path: '',
    as: 'nobody',
    prepare: async (page) => {
      await fillSignIn(page, OWNER, first)
      await page.locator('#code').waitFor()
    },
  }
  return [...shots, { name: screen.name, screen, shop: strict, address: '/desk', state: null }]
}

async function take(
  browser: Browser,
  { name, screen, shop, address, state }: Shot,
  looks: readonly DeskLook[],
  touch: boolean,
  file: (look: DeskLook) => string,
): Promise<void> {
  const { language, width } = looks[0]!
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    ...(state ? { storageState: state } : {}),
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const atRest = restOf(page)
  page.on('console', (message) => {
    if (message.type() === 'error' && !screen.expected?.test(message.text()))
      console.log(`${name} ${language}: ${message.text()}`)
  })
  page.on('pageerror', (error) => console.log(`${name} ${language}: ${error.message}`))
  await page.addInitScript((chosen) => localStorage.setItem('semena.desk.language', chosen), language)
  try {
    await page.goto(address)
    await atRest()
    await screen.prepare?.(page, language)
    await atRest()
    for (const look of looks) {
      await page.setViewportSize({ width: look.width, height: HEIGHTS[look.width] })
      await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const by = await overflow(page)
      if (by > 0 && look.scheme === 'light') console.log(`${name} ${language} ${look.width}: wider by ${by}`)
      await page.screenshot({ path: file(look), fullPage: !screen.onTop, animations: 'disabled' })
    }
  } catch (error) {
    console.log(`${name} ${language}: ${String(error).split('\n')[0]}`)
  }
  await context.close()
}

const addressOf = ({ path }: DeskScreen, stage: Stage): string =>
  `/desk/${typeof path === 'string' ? path : path(stage)}`.replace(/\/$/, '')

async function makeOwner(folder: string): Promise<string> {
  const { code, lines } = await runCommand(['staff', 'create', OWNER, '--superuser'], { SEMENA_DATA: folder })
  const password = /shown only now: (\S+)/.exec(lines.join('\n'))?.[1]
  if (code !== 0 || !password) throw new Error(`no owner was made:\n${lines.join('\n')}`)
  return password
}

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('button[type="submit"]').click()
}

async function signedIn(browser: Browser, url: string, email: string, password: string): Promise<State> {
  const context = await browser.newContext({ baseURL: url })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  await page.goto('/desk')
  await fillSignIn(page, email, password)
  await page.locator('.desk').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/**
 * What waits until the screen has all that it asked for: its head, its rows instead of their grey shapes, its letters and
 * pictures. The stream of news never ends and is not waited for.
 */
function restOf(page: Page): () => Promise<void> {
  const underway = new Set<Request>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(NEWS)) underway.add(request)
  })
  page.on('requestfinished', (request) => void underway.delete(request))
  page.on('requestfailed', (request) => void underway.delete(request))
  const settle = async (): Promise<void> => {
    await page.locator('h1').first().waitFor()
    // A list that shows old rows while it asks for new ones is busy too, so the first alone would not do.
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
    await page.evaluate(async () => {
      await document.fonts.ready
      const pictures = [...document.images].filter((image) => image.checkVisibility())
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)))
    })
  }
  return async () => {
    const until = Date.now() + PATIENCE_MS
    // An answer may ask for the next, once it is drawn: at rest is what asks for nothing through some frames.
    for (let calm = 0; calm < CALM_FRAMES && Date.now() < until;) {
      await settle()
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      calm = underway.size === 0 ? calm + 1 : 0
    }
  }
}
