/** What is asked of an open page: when something is drawn, after a load, a press, or a key. Times are the page's own. */
import type { Browser, Page } from '../../../tests/support/browser.ts'

/** No screen may need longer; what does is a fault of the measuring or of the screen. */
const LONGEST_MS = 60_000

/**
 * Stands in every page: `drawn(selector)` resolves with the page's time at the first frame after something that fits is
 * there and a heading with it.
 */
const IN_PAGE = `window.drawn = (selector, isScreen = true) => new Promise((resolve, reject) => {
  const isThere = () => document.querySelector(selector) && (!isScreen || document.querySelector('h1:not([data-before])'))
  const done = () => requestAnimationFrame(() => resolve(performance.now()))
  if (isThere()) return done()
  const watcher = new MutationObserver(() => { if (isThere()) { watcher.disconnect(); done() } })
  watcher.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  setTimeout(() => { watcher.disconnect(); reject(new Error('nothing fits ' + selector)) }, ${LONGEST_MS})
})`

declare global {
  interface Window {
    drawn(selector: string, isScreen?: boolean): Promise<number>
    pressedAt: number
  }
}

/** A page of its own window on which somebody has signed in; scripts and styles are kept from one load to the next. */
export async function signedInPage(
  browser: Browser,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(IN_PAGE)
  await context.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
  const page = await context.newPage()
  await page.goto(`${url}/desk`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Sections' }).waitFor()
  return page
}

/** Loads an address; milliseconds from the navigation's beginning until something is drawn. */
export async function loaded(page: Page, url: string, selector: string, isScreen = true): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(([what, is]) => window.drawn(what, is), [selector, isScreen] as const)
}

/** Presses what fits `press`; milliseconds until something is drawn on the next screen. */
export async function moved(page: Page, press: string, selector: string): Promise<number> {
  await page.waitForSelector(press)
  return page.evaluate(
    async ([what, next]) => {
      const from = performance.now()
      const old = document.querySelector('h1')
      old?.setAttribute('data-before', '')
      const element = document.querySelector<HTMLElement>(what)!
      if (element.role === 'grid') {
        // Whoever works in the sheet opens a row by its key.
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
      } else element.click()
      return (await window.drawn(next)) - from
    },
    [press, selector] as const,
  )
}

/** Waits until the page has nothing to do. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })))

/** Presses a key; milliseconds from the key's event until something is drawn that stands for it. */
export async function pressed(page: Page, key: string, selector: string): Promise<number> {
  const drawn = page.evaluate(
    (what) =>
      new Promise<number>((resolve, reject) => {
        let from = 0
        const look = (): void => void window.drawn(what, false).then((at) => resolve(at - from), reject)
        addEventListener(
          'keydown',
          (event) => {
            from = event.timeStamp
            const types = event.key.length === 1 && !event.ctrlKey
            // What stood there before the key is no answer to it: the field tells that it has heard it.
            if (types) addEventListener('input', () => setTimeout(look), { once: true })
            else setTimeout(look)
          },
          { capture: true, once: true },
        )
      }),
    selector,
  )
  await page.evaluate(() => {})
  await page.keyboard.press(key)
  return drawn
}
