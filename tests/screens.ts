/**
 * `npm run screens`: pictures of every screen in three languages, three widths, light and dark, with one page to look at
 * them all: `test-results/screens/index.html`. Narrow it by words: `npm run screens -- basket ru 360 dark`. The word
 * `desk` takes those of the desk instead: `npm run screens -- desk orders order-refund en`. `--out <folder>` puts them
 * into another folder and leaves what else lies there. `--compare <folder>` then counts, picture by picture, the pixels
 * that differ from those of an earlier run, which has to be kept in a folder of its own (each run empties
 * `test-results/screens`), and ends with 1 when any does.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Page, chromium } from '@playwright/test'
import { type Language, LANGUAGES, pathIn } from './browser/fixtures.ts'
import { comparePictures } from './screens/compare.ts'
import { type Customer, makeCustomer } from './screens/customer.ts'
import { deskNames, pictureDesk } from './screens/desk.ts'
import { SCREENS } from './screens/screens.ts'
import { ensureChromium } from './support/chromium.ts'
import { startShop } from './support/shop.ts'

const USUAL_FOLDER = join(import.meta.dirname, '../test-results/screens')
const WIDTHS = { 360: 780, 768: 1024, 1440: 900 } as const
const SCHEMES = ['light', 'dark'] as const
/** How long a page may take; the machine may have other work too. Milliseconds. */
const PATIENCE_MS = 120_000
/**
 * How long to wait for a page to come to rest, since pages of signed-in customers ask again and again. Milliseconds.
 */
const REST_MS = 15_000

interface Look {
  language: Language
  width: keyof typeof WIDTHS
  scheme: (typeof SCHEMES)[number]
}

const { positionals: words, values: options } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' }, out: { type: 'string' } },
})
const FOLDER = options.out ? resolve(options.out) : USUAL_FOLDER
const asked = <T extends string | number>(all: readonly T[]): readonly T[] => {
  const some = all.filter((one) => words.includes(String(one)))
  return some.length > 0 ? some : all
}
const isDesk = words.includes('desk')
const names = asked(isDesk ? deskNames() : SCREENS.map(({ name }) => name))
const screens = isDesk ? [] : SCREENS.filter(({ name }) => names.includes(name))
const looks: Look[] = asked(LANGUAGES).flatMap((language) =>
  asked([360, 768, 1440] as const).flatMap((width) =>
    asked(SCHEMES).map((scheme) => ({ language, width, scheme }) as const),
  ),
)

if (!options.out) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const executablePath = ensureChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
try {
  if (isDesk) await pictureDesk(browser, { folder: FOLDER, names: new Set(names), looks, file })
  else await pictureShop()
  writeFileSync(join(FOLDER, 'index.html'), sheet())
  console.log(`${names.length * looks.length} pictures: ${join(FOLDER, 'index.html')}`)
  if (options.compare) {
    const files = looks.flatMap((look) => names.map((name) => file(name, look)))
    const differing = await comparePictures(browser, FOLDER, resolve(options.compare), files)
    console.log(`${differing} of ${files.length} pictures differ from ${options.compare}`)
    if (differing > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
}

async function pictureShop(): Promise<void> {
  const shop = await startShop()
  try {
    const customer = await makeCustomer(shop.url)
    for (const look of looks) await take(shop.url, look, customer)
  } finally {
    await shop.remove()
  }
}

function file(name: string, { language, width, scheme }: Look): string {
  return `${name}-${language}-${width}-${scheme}.png`
}

async function take(baseURL: string, look: Look, customer: Customer): Promise<void> {
  for (const screen of screens) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: look.width, height: WIDTHS[look.width] },
      colorScheme: look.scheme,
      hasTouch: look.width < 500,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    await page.addInitScript(
      ({ signedIn, adult }) => {
        if (adult) document.cookie = 'semena_adult=1; path=/'
        if (signedIn) localStorage.setItem('semena.user', signedIn)
      },
      { adult: screen.name !== 'age', signedIn: screen.signedIn ? JSON.stringify(customer.user) : null },
    )
    await screen.before?.(page)
    const { path } = screen
    const address = typeof path === 'string' ? path : path(customer)
    await page.goto(pathIn(look.language, address))
    await atRest(page)
    await screen.prepare?.(page, look.language)
    await loadPictures(page)
    await stopClocks(page)
    await page.screenshot({
      path: join(FOLDER, file(screen.name, look)),
      fullPage: !screen.onTop,
      animations: 'disabled',
    })
    await context.close()
  }
  console.log(`${look.language} ${look.width} ${look.scheme}`)
}

/** Scrolls through the page, because pictures further down load only when they come near, and waits for them all. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)))
  })
  await atRest(page)
}

/**
 * Replaces times and remaining times by fixed ones, so that pictures of one page are the same whenever they are taken.
 */
async function stopClocks(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now())
  await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const { nodeValue } = words.currentNode
      const stopped = nodeValue!.replace(/\b\d{1,2}(?::\d{2}){1,2}(?:\s[AP]M)?/g, '12:34')
      if (stopped !== nodeValue) words.currentNode.nodeValue = stopped
    }
    for (const bar of document.querySelectorAll('.deadline-bar rect')) bar.setAttribute('width', '50%')
  })
}

/** Waits until nothing is loading. A page that goes on asking is taken as it is. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => null)
}

function sheet(): string {
  const rows = names.map(
    (name) =>
      `<h2>${name}</h2><div>${looks.map((look) => `<a href="${file(name, look)}"><img loading="lazy" src="${file(name, look)}" alt="${name} ${look.language} ${look.width} ${look.scheme}"></a>`).join('')}</div>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:8px;align-items:start}img{height:360px;border:1px solid #999}</style>${rows.join('\n')}\n`
}
