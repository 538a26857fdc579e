/**
 * Measures the desk in a real Chromium, as its owner: how soon each main screen is of use, after a load and after a move
 * inside the desk, and how soon the palette answers; in the demo shop and in a large one. An empty page is loaded in the
 * same runs, since figures of a machine that does other things as well say little by themselves.
 */
import { runCommand } from '../../../tests/support/command.ts'
import { type Browser, openBrowser, type Page } from '../../../tests/support/browser.ts'
import { deskBytes } from '../../../tests/support/script-bytes.ts'
import { type RunningShop, startShop } from '../../../tests/support/shop.ts'
import { urlOf } from '@semena/commerce/testing/database'
import { wholeCheckouts } from '../checkout.ts'
import { withLargeShop } from '../large-shop.ts'
import { serveBytes } from '../load.ts'
import { idle, loaded, moved, pressed, signedInPage } from './page.ts'
import { type Screen, SCREENS } from './screens.ts'
import { type SheetTimes, sheetTimes } from './sheet.ts'

const TURNS = 20
const EMPTY_PAGE = '<!doctype html><title>Empty</title><h1>Empty</h1>'
const FOUND = '.palette-list[aria-busy="false"] .palette-item'

export interface Line {
  what: string
  value: string
  goal: string
  met: boolean
}

interface Times {
  load: Map<string, number[]>
  move: Map<string, number[]>
  empty: number[]
  open: number[]
  type: number[]
}

/** Measures both shops, or the one whose name is given; `tell` hears each figure as it is there. */
export async function measureDesk(
  tell: (line: Line) => void,
  { which, turns = TURNS }: { which?: string | undefined; turns?: number } = {},
): Promise<void> {
  const bytes = deskBytes()
  const limit = 200 * 1024
  tell({
    what: 'scripts of the first screen, br',
    value: `${(bytes / 1024).toFixed(1)} kB`,
    goal: '≤ 200 kB',
    met: bytes <= limit,
  })
  const browser = await openBrowser()
  try {
    if (which !== 'large') await inDemo(browser, turns, tell)
    if (which !== 'demo') await inLarge(browser, turns, tell)
  } finally {
    await browser.close()
  }
}

async function inDemo(browser: Browser, turns: number, tell: (line: Line) => void): Promise<void> {
  const shop = await startShop()
  try {
    await wholeCheckouts(shop.url, { clients: 2, seconds: 3 })
    const times = await walk(browser, shop, { SEMENA_DATA: shop.folder }, turns, 'nor')
    report('demo', times, 300, tell)
  } finally {
    await shop.remove()
  }
}

const inLarge = (browser: Browser, turns: number, tell: (line: Line) => void): Promise<void> =>
  withLargeShop(async ({ connection }) => {
    const url = urlOf(connection)
    const shop = await startShop({ env: { DATABASE_URL: url } })
    try {
      const times = await walk(browser, shop, { DATABASE_URL: url }, turns, 'blu')
      report('large', times, 1000, tell)
      sheet(await sheetTimes(browser, shop.url, times.owner), tell)
    } finally {
      await shop.remove()
    }
  })

type Owner = Parameters<typeof signedInPage>[2]

async function ownerOf(env: Record<string, string>): Promise<Owner> {
  const email = 'keeper@example.com'
  const { lines } = await runCommand(['staff', 'create', email, '--superuser'], env)
  const password = /shown only now: (\S+)/.exec(lines.join('\n'))?.[1]
  if (!password) throw new Error(`no owner was made:\n${lines.join('\n')}`)
  return { email, password }
}

/** Walks through all screens again and again: each is loaded, and the next one is gone to from there. */
async function walk(
  browser: Browser,
  shop: RunningShop,
  env: Record<string, string>,
  turns: number,
  word: string,
): Promise<Times & { owner: Owner }> {
  const owner = await ownerOf(env)
  const page = await signedInPage(browser, shop.url, owner)
  const empty = await serveBytes(Buffer.from(EMPTY_PAGE))
  const times: Times = { load: new Map(), move: new Map(), empty: [], open: [], type: [] }
  const addresses = await addressesOf(page, shop.url)
  // The first turn has scripts compiled and the service's lists read; it does not count.
  for (let turn = -1; turn < turns; turn++) {
    const add = (map: Map<string, number[]>, name: string, time: number): void => {
      if (turn >= 0) map.set(name, [...(map.get(name) ?? []), time])
    }
    for (const [at, screen] of SCREENS.entries()) {
      const next = SCREENS[(at + 1) % SCREENS.length]!
      add(times.load, screen.name, await loaded(page, addresses.get(screen.name)!, screen.useful))
      await idle(page)
      add(times.move, next.name, await moved(page, next.press, next.useful))
    }
    const opened = await paletteOf(page, addresses.get('Settings')!, word)
    if (turn < 0) continue
    times.open.push(opened.open)
    times.type.push(...opened.type)
    times.empty.push(await loaded(page, empty.url, 'h1', false))
  }
  empty.close()
  await page.context().close()
  return { ...times, owner }
}

/** The addresses of all screens; those of one order and one product are found where one finds them. */
async function addressesOf(page: Page, url: string): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  let before: Screen | undefined
  for (const screen of SCREENS) {
    if (screen.path !== null) addresses.set(screen.name, `${url}/desk${screen.path}`)
    else {
      await loaded(page, addresses.get(before!.name)!, before!.useful)
      await idle(page)
      await moved(page, screen.press, screen.useful)
      addresses.set(screen.name, page.url())
    }
    before = screen
  }
  return addresses
}

async function paletteOf(page: Page, url: string, word: string): Promise<{ open: number; type: number[] }> {
  await loaded(page, url, '.settings-index-place')
  await idle(page)
  const open = await pressed(page, 'Control+k', '.palette-item')
  const type: number[] = []
  for (const letter of word) type.push(await pressed(page, letter, FOUND))
  // The first letter asks nobody.
  return { open, type: type.slice(1) }
}

const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

function report(shop: string, times: Times, goal: number, tell: (line: Line) => void): void {
  const empty = at(times.empty, 0.5)
  const line = (what: string, of: readonly number[], most: number, note = ''): void => {
    const [p50, p95] = [at(of, 0.5), at(of, 0.95)]
    tell({
      what: `${shop}: ${what}, p50 ${p50.toFixed(0)} ms${note && ` (${note})`}`,
      value: `${p95.toFixed(0)} ms, ×${(p95 / empty).toFixed(1)}`,
      goal: `≤ ${most} ms (p95)`,
      met: p95 <= most,
    })
  }
  tell({
    what: `${shop}: an empty page, p95 ${at(times.empty, 0.95).toFixed(0)} ms`,
    value: `${empty.toFixed(0)} ms, ×1`,
    goal: '(what × counts)',
    met: true,
  })
  for (const [name, of] of times.load) line(`${name}, loaded`, of, goal)
  for (const [name, of] of times.move) line(`${name}, moved to`, of, goal)
  line('palette opens', times.open, 50)
  line('palette has found all', times.type, 50)
}

function sheet(times: SheetTimes, tell: (line: Line) => void): void {
  tell({
    what: `large: sheet, jump into the middle, ${times.jumpRequests} requests`,
    value: `${times.jump.toFixed(0)} ms`,
    goal: '≤ 1000 ms',
    met: times.jump <= 1000,
  })
  tell({
    what: `large: sheet, frames while flung, p50 ${times.frames50.toFixed(0)} ms`,
    value: `${times.frames95.toFixed(0)} ms`,
    goal: '≤ 33 ms (p95)',
    met: times.frames95 <= 33,
  })
  tell({
    what: 'large: sheet, 6,000 pasted cells saved',
    value: `${(times.saved / 1000).toFixed(1)} s`,
    goal: '(none)',
    met: true,
  })
}
