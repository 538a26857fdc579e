/** What a visitor's browser measured arrives in the metrics, unless the visitor asks not to be followed. */
import type { Page } from '@playwright/test'
import { awake, expect, ONCE, test } from './fixtures.ts'

/** How many figures of that kind came of a kind of page. */
async function counted(url: string, figure: string, page: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line.startsWith(`semena_visit_${figure}_count{page="${page}"`))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** Opens a page, waits for the script that measures, and leaves it. */
async function visit(page: Page, path: string): Promise<void> {
  const script = page.waitForResponse(/\/assets\/visit-times-/)
  await page.goto(path)
  await script
  await awake(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.goto('about:blank')
}

test('how quick a page was arrives in the metrics', ONCE, async ({ page, shop: { url } }) => {
  const figures = ['ttfb_seconds', 'lcp_seconds', 'inp_seconds', 'cls']
  const before = await Promise.all(figures.map((figure) => counted(url, figure, 'product')))
  await visit(page, '/sort/northern-lights')
  await expect
    .poll(() => Promise.all(figures.map((figure) => counted(url, figure, 'product'))))
    .toEqual(before.map((count) => count + 1))
})

test('nothing arrives of who asks not to be followed', ONCE, async ({ page, context, shop: { url } }) => {
  const before = await counted(url, 'ttfb_seconds', 'favourites')
  const later = await counted(url, 'ttfb_seconds', 'text')
  const quiet = await context.newPage()
  await quiet.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  await visit(quiet, '/favorites')
  await visit(page, '/faq')
  await expect.poll(() => counted(url, 'ttfb_seconds', 'text')).toBe(later + 1)
  expect(await counted(url, 'ttfb_seconds', 'favourites')).toBe(before)
})
