/**
 * How long a page blocks taps and keys while it loads, with a quarter of the processor: of each task of more than 50 ms
 * what it takes beyond them, from the first paint until the page is hydrated (TBT).
 */
import { type Browser, openBrowser } from '../../../tests/support/browser.ts'
import { startShop } from '../../../tests/support/shop.ts'
import { openPhone, settled } from './phone.ts'

export const BLOCKING_GOAL_MS = { middle: 50, worst: 150 }
const PATHS = ['/', '/catalog', '/sort/northern-lights', '/basket']
/** Tasks that take longer block: what is beyond is counted. */
const BLOCKS_MS = 50

declare global {
  interface Window {
    longTasks: { startTime: number; duration: number }[]
  }
}

export interface Blocking {
  path: string
  /** Milliseconds of each load, the shortest first. */
  all: readonly number[]
}

/** Loads each page `turns` times, each time as a new visitor; `hear` gets its figures as they are there. */
export async function measureBlocking(hear: (blocking: Blocking) => void, match = '', turns = 5): Promise<void> {
  const [shop, browser] = await Promise.all([startShop({ env: { SEMENA_PICTURES_AHEAD: 'off' } }), openBrowser()])
  try {
    for (const path of PATHS.filter((one) => one.includes(match))) {
      // What the shop draws for its first visitor is not a page's work.
      // oxlint-disable-next-line no-await-in-loop -- one after another: each takes the whole processor
      await once(shop.url, browser, path)
      const all: number[] = []
      // oxlint-disable-next-line no-await-in-loop
      for (let turn = 0; turn < turns; turn++) all.push(await once(shop.url, browser, path))
      hear({ path, all: all.toSorted((a, b) => a - b) })
    }
  } finally {
    await browser.close()
    await shop.remove()
  }
}

async function once(url: string, browser: Browser, path: string): Promise<number> {
  const phone = await openPhone(browser, url)
  const { page } = phone
  try {
    await phone.processor(true)
    await page.addInitScript(() => {
      window.longTasks = []
      new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
        type: 'longtask',
        buffered: true,
      })
    })
    await page.goto(path)
    await settled(page)
    return await page.evaluate((blocks) => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return window.longTasks
        .filter(({ startTime, duration }) => startTime + duration > painted)
        .reduce((sum, { duration }) => sum + duration - blocks, 0)
    }, BLOCKS_MS)
  } finally {
    await phone.close()
  }
}
