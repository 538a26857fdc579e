/**
 * A film of a purchase on a slow phone: landing, filter, product, add, basket, checkout, a picture every 250 ms, with the
 * moments at which the shopper pressed and at which it showed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from '../../../tests/support/browser.ts'
import { startShop } from '../../../tests/support/shop.ts'
import { openPhone } from './phone.ts'

const EVERY_MS = 250
/** On such a line some pages take half a minute. */
const PATIENCE_MS = 120_000
const FOLDER = join(import.meta.dirname, '../../../test-results/film')

/** Films into a folder; `hear` gets each moment with its milliseconds since the beginning. Answers the film's page. */
export async function film(hear: (moment: string, ms: number) => void): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const [shop, browser] = await Promise.all([startShop(), openBrowser()])
  const phone = await openPhone(browser, shop.url)
  const { page, session } = phone
  page.setDefaultTimeout(PATIENCE_MS)
  try {
    // Pictures are drawn for the first visitor of a shop; this film is of a later one.
    await page.goto('/catalog')
    await page.waitForLoadState('networkidle')
    await session.send('Network.clearBrowserCache')
    await page.goto('about:blank')
    let latest = ''
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      latest = data
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => null)
    })
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 })
    await phone.line(true)
    await phone.processor(true)
    const began = performance.now()
    const pictures: { name: string; moments: string[] }[] = []
    let moments: string[] = []
    const timer = setInterval(() => {
      if (!latest) return
      const name = `${String(pictures.length).padStart(4, '0')}.jpg`
      writeFileSync(join(FOLDER, name), Buffer.from(latest, 'base64'))
      pictures.push({ name, moments })
      moments = []
    }, EVERY_MS)
    const moment = (what: string): void => {
      const ms = Math.round(performance.now() - began)
      moments.push(`${(ms / 1000).toFixed(1)} s: ${what}`)
      hear(what, ms)
    }
    const press = async (what: string, selector: string): Promise<void> => {
      await phone.tap(page.locator(selector))
      moment(`presses ${what}`)
    }
    const shows = async (what: string, selector: string): Promise<void> => {
      await page.locator(selector).locator('visible=true').first().waitFor()
      moment(`sees ${what}`)
    }
    await page.goto('/catalog', { waitUntil: 'commit' })
    await shows('the list', '.product-card')
    await press('the filters', '.filter-button')
    await shows('the filters', 'input[name="genetics"]')
    await press('a filter', 'input[name="genetics"]')
    await shows('that the list is on its way', '.list-page-results[aria-busy="true"]')
    await shows('the filtered list', '.chip-list a')
    await press('the button that shows the list', '.filter-sheet-foot .button:not(.button--line)')
    await press('a variety', '.product-card a')
    await shows('the variety', '.buy-bar .button')
    await press('“Add to basket”', '.buy-bar .button')
    await shows('that it is being added', '.buy-bar .button[aria-busy="true"]')
    await shows('that it is in the basket', '.toast')
    await press('the way to the basket', '.header-tools a[href$="/basket"]')
    await shows('the basket', '.basket-line')
    await press('the way to the checkout', '.summary-box .button--big')
    await shows('the form', '.checkout-form input')
    clearInterval(timer)
    const file = join(FOLDER, 'index.html')
    writeFileSync(file, sheet(pictures))
    return file
  } finally {
    await phone.close()
    await browser.close()
    await shop.remove()
  }
}

const sheet = (pictures: readonly { name: string; moments: readonly string[] }[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Film</title><style>body{font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0;width:180px}img{width:180px;border:1px solid #999}</style>${pictures
    .map(
      ({ name, moments }, at) =>
        `<figure><img loading="lazy" src="${name}" alt="${at}"><figcaption>${((at * EVERY_MS) / 1000).toFixed(2)} s ${moments.join('; ')}</figcaption></figure>`,
    )
    .join('\n')}\n`
