/** Measures the sheet of a large shop: a jump into its middle, frames while it is flung, a large paste that is saved. */
import type { Browser, Page } from '../../../tests/support/browser.ts'
import { idle, loaded, signedInPage } from './page.ts'

const ROWS = 1000
const COLUMNS = 6
const FLUNG_FRAMES = 240
const SAVED_MS = 600_000

export interface SheetTimes {
  jump: number
  jumpRequests: number
  frames50: number
  frames95: number
  saved: number
}

export async function sheetTimes(
  browser: Browser,
  url: string,
  owner: { email: string; password: string },
): Promise<SheetTimes> {
  const page = await signedInPage(browser, url, owner)
  const sheet = `${url}/desk/products`
  await loaded(page, sheet, '[role="gridcell"] .sheet-text')
  await idle(page)
  const jumped = await jump(page)
  await loaded(page, sheet, '[role="gridcell"] .sheet-text')
  await idle(page)
  const frames = await fling(page)
  await loaded(page, sheet, '[role="gridcell"] .sheet-text')
  await idle(page)
  const saved = await save(page)
  await page.context().close()
  return { ...jumped, ...frames, saved }
}

/** Scrolls into the middle at once, as dragging the scroll bar does; until the rows that are in sight there are drawn. */
async function jump(page: Page): Promise<Pick<SheetTimes, 'jump' | 'jumpRequests'>> {
  let jumpRequests = 0
  page.on('request', () => jumpRequests++)
  const jumped = await page.evaluate(async () => {
    const grid = document.querySelector<HTMLElement>('[role="grid"]')!
    const rows = Number(grid.getAttribute('aria-rowcount')) - 1
    const from = performance.now()
    grid.scrollTop = grid.scrollHeight / 2
    const middle = Math.floor(rows / 2)
    return (await window.drawn(`[role="row"][aria-rowindex="${middle + 5}"] .sheet-text`)) - from
  })
  return { jump: jumped, jumpRequests }
}

/** Scrolls by 1,200 pixels in each frame, which is quicker than anybody reads. */
async function fling(page: Page): Promise<Pick<SheetTimes, 'frames50' | 'frames95'>> {
  const frames = await page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const grid = document.querySelector<HTMLElement>('[role="grid"]')!
        const times: number[] = []
        let last = performance.now()
        const step = (now: number): void => {
          times.push(now - last)
          last = now
          grid.scrollTop += 1200
          if (times.length < count) requestAnimationFrame(step)
          else resolve(times.slice(1).toSorted((a, b) => a - b))
        }
        requestAnimationFrame(step)
      }),
    FLUNG_FRAMES,
  )
  return { frames50: frames[Math.floor(frames.length / 2)]!, frames95: frames[Math.floor(frames.length * 0.95)]! }
}

/** Pastes three prices, a stock, a name and an article number of many rows, and saves them. */
async function save(page: Page): Promise<number> {
  const columns = await page.evaluate(() =>
    [...document.querySelectorAll('[role="columnheader"]')].map((head) => head.getAttribute('title') ?? ''),
  )
  const from = columns.findIndex((title) => /, (?:USD|EUR|CZK)$/.test(title))
  const table = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_of, column) => {
      const title = columns[from - 1 + column]!
      return title.startsWith('SKU') ? `NEW-${row}` : String(10 + ((row + column) % 80))
    }).join('\t'),
  ).join('\n')
  await page.locator('[role="row"][aria-rowindex="2"]').locator(`[aria-colindex="${from}"]`).click()
  await page.getByRole('grid').evaluate((grid, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, table)
  const bar = page.getByRole('region', { name: 'Not saved yet' })
  await bar.getByText(/Changed cells: [3-6],\d{3}/).waitFor({ timeout: 60_000 })
  const begun = performance.now()
  await bar.getByRole('button', { name: 'Save' }).click()
  // The outcome is told once nothing is being saved any more; some cells may have been refused.
  await page
    .getByText('Saved', { exact: true })
    .or(page.getByText(/^Some cells could not be saved/))
    .first()
    .waitFor({ timeout: SAVED_MS })
  return performance.now() - begun
}
