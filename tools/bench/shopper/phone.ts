/**
 * A phone of the middle class on a slow line: a narrow window with a finger, a quarter of the processor, slow 3G. What is
 * asked of its page is timed by the page's own clock, from the browser's event to the frame that shows something.
 */
import { graphql, variant } from '../../../tests/support/buyer.ts'
import type { Browser, CDPSession, Locator, Page } from '../../../tests/support/browser.ts'

/** Slow 3G as browsers' own tools have it: bytes in a second, and milliseconds of waiting for each answer. */
const SLOW_3G = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2000 }
const FAST = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 }
/** Into how many parts the processor is divided, of which the page has one. */
const PARTS = 4
const LONGEST_MS = 60_000

/** Stands in every page: `shownAfter(isSeen)` resolves with the milliseconds from the next press or key to a frame. */
const IN_PAGE = `window.shownAfter = (isSeen) => {
  window.shown = new Promise((resolve, reject) => {
    let from = 0
    const watcher = new MutationObserver(look)
    function look() {
      if (!from || !isSeen()) return
      watcher.disconnect()
      requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => resolve(performance.now() - from); port2.postMessage(null) })
    }
    const heard = (event) => { from ||= event.timeStamp; setTimeout(look) }
    for (const name of ['pointerup', 'keydown']) addEventListener(name, heard, { capture: true })
    for (const name of ['input', 'change']) addEventListener(name, heard, { capture: true })
    watcher.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    setTimeout(() => resolve(null), ${LONGEST_MS})
  })
}`

/** How long a finger stays. */
const FINGER_MS = 80

export interface Phone {
  page: Page
  session: CDPSession
  /** A finger comes down on the first of these that is seen, and goes up after a while. */
  tap(target: Locator): Promise<void>
  /** The line is slow from now on, or fast. */
  line(isSlow: boolean): Promise<void>
  /** The page has a quarter of the processor from now on, or all of it. */
  processor(isSlow: boolean): Promise<void>
  close(): Promise<void>
}

/** A phone of a visitor who has said that they are of age. */
export async function openPhone(browser: Browser, url: string): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  })
  await context.addInitScript(IN_PAGE)
  await context.addInitScript(() => void (document.cookie = 'semena_adult=1; path=/'))
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Network.enable')
  return {
    page,
    session,
    tap: async (target) => {
      const seen = target.locator('visible=true').first()
      await seen.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await seen.boundingBox())!
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
      })
      await page.waitForTimeout(FINGER_MS)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    line: async (isSlow) => void (await session.send('Network.emulateNetworkConditions', isSlow ? SLOW_3G : FAST)),
    processor: async (isSlow) =>
      void (await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? PARTS : 1 })),
    close: () => context.close(),
  }
}

/** Presses; milliseconds until `isSeen`, an expression of the page, is true in a frame. Null: not within a minute. */
export async function shownAfter(page: Page, isSeen: string, press: () => Promise<void>): Promise<number | null> {
  await page.evaluate(`window.shownAfter(() => (${isSeen}))`)
  await press()
  return page.evaluate('window.shown')
}

/** Waits until scripts have taken the page over and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ state: 'attached', timeout: LONGEST_MS })
  await page.waitForLoadState('networkidle')
}

/** A basket with two packs, as the device keeps it. */
export async function basketOf(url: string): Promise<{ checkoutId: string; quantity: number }> {
  const { id } = await variant(url, 'NTL-FEM-1')
  const { checkout } = await graphql<{ checkout: { id: string; quantity: number } }>(
    url,
    'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id quantity } errors { code } } }',
    { i: { channel: 'us', lines: [{ variantId: id, quantity: 2 }] } },
  )
  return { checkoutId: checkout.id, quantity: checkout.quantity }
}
