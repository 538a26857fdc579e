/**
 * What every browser test has: a shop of its worker's own, and a page on which an unexpected console error fails the
 * test.
 */
import { type Page, test as base, expect } from '@playwright/test'
import { startVisitedShop } from '../support/demo-shop.ts'
import type { RunningShop } from '../support/shop.ts'

export const LANGUAGES = ['en', 'ru', 'cs'] as const
export type Language = (typeof LANGUAGES)[number]

/** Marks a test whose outcome does not depend on the width, so that it runs on the phone only. */
export const ONCE = { tag: '@once' }

/**
 * Options of a test that runs in each language. On the wide screen it runs in English only, since the language changes
 * nothing about the width.
 */
export const wideOnceOf = (language: Language): { tag?: string } => (language === 'en' ? {} : ONCE)

interface Faults {
  /** Patterns of the console errors and failed requests that this test causes on purpose. */
  expected: RegExp[]
}

export const test = base.extend<{ faults: Faults; quiet: void; adult: boolean }, { shop: RunningShop }>({
  /** Whether the visitor has answered the question of age before. */
  adult: [true, { option: true }],
  context: async ({ context, adult }, use) => {
    if (adult)
      await context.addInitScript(() => {
        if (window.location.protocol.startsWith('http')) document.cookie = 'semena_adult=1; path=/; max-age=3600'
      })
    await use(context)
  },
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const shop = await startVisitedShop()
      await use(shop)
      await shop.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  faults: async ({}, use) => use({ expected: [] }),
  /**
   * Fails the test on unexpected console errors and failed requests. That a browser gave up an animation between two
   * pages is no fault.
   */
  quiet: [
    async ({ context, faults }, use) => {
      const found: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!/^Transition was (?:aborted|skipped)/.test(message)) found.push(`uncaught: ${message}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`)
      })
      await use()
      const unexpected = found.filter((line) => !faults.expected.some((pattern) => pattern.test(line)))
      expect(unexpected, unexpected.join(', ')).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** The path of a page in a language. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`

/** Waits until the page's scripts have taken it over, that is until `data-awake` is set and empty. */
export const awake = (page: Page): Promise<void> => expect(page.locator('html[data-awake=""]')).toHaveCount(1)

/** Delays all scripts of the page, as on a slow connection, until the answered function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}
