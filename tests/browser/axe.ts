/** Finds visual faults of a page on a phone and on a wide screen, once nothing on it moves. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from './fixtures.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; target: string[] }[]
}

/** One line for each kind of violation that axe-core finds, of all `rules` or of those: its name, and the places. */
async function objections(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The page's policy lets no script in, so axe-core is loaded through the debugger. It stays until the page is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(
    async (only) => {
      const { run } = (window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }).axe
      return (await run({ resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) })).violations
    },
    rules ? [...rules] : null,
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
  )
}

/**
 * By how many pixels the page is wider than its window, or what lies over it than its frame, or stands outside of the
 * window.
 */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement: root } = document
    return Math.max(
      ...[root, ...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
      ...[...document.querySelectorAll('[popover]:popover-open')]
        .map((over) => over.getBoundingClientRect())
        .map(({ left, right }) => Math.ceil(Math.max(-left, right - root.clientWidth))),
    )
  })

/** Waits until all animations that end have ended. */
const still = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // What follows scrolling moves only when somebody scrolls.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )

/** One line for each place whose colours are too alike, as the page is now. */
export async function colourFaultsOf(page: Page): Promise<string[]> {
  await still(page)
  return objections(page, ['color-contrast'])
}

const WIDE = { width: 1440, height: 900 }

/**
 * One line for each fault. With `everything`, axe-core checks the wide page too, where it mostly finds the same as on
 * the phone.
 */
export const faultsOf = (page: Page, everything: boolean): Promise<string[]> =>
  onBoth(page, async (width) => [
    ...(await sideways(page)),
    ...(width === 'phone' || everything ? await objections(page) : []),
  ])

/** One line for each fault of the layout alone; axe-core is not asked. */
const sidewaysOf = (page: Page): Promise<string[]> => onBoth(page, () => sideways(page))

/**
 * The faults of the nth page that is looked at in each language. axe-core mostly finds the same in all of them, and looks
 * in one.
 */
export const faultsInTurn = (page: Page, language: Language, n: number): Promise<string[]> =>
  LANGUAGES[n % LANGUAGES.length] === language ? faultsOf(page, true) : sidewaysOf(page)

/** The words of headings that stand on two lines; the browsers of these journeys know no syllables. */
const dividedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3')) {
      if (!heading.checkVisibility() || heading.offsetWidth <= 1) continue
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode())
        for (const { 0: word, index } of texts.currentNode.nodeValue!.matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
        }
    }
    return found
  })

async function sideways(page: Page): Promise<string[]> {
  const { width } = page.viewportSize()!
  const by = await overflow(page)
  const words = await dividedWords(page)
  return [
    ...(by > 0 ? [`wider by ${by} than its ${width} pixels`] : []),
    ...words.map((word) => `“${word}” of a heading is divided at ${width} pixels`),
  ]
}

/** Looks at the page as it is and at the wide page, and leaves it as it was. */
async function onBoth(page: Page, look: (width: 'phone' | 'wide') => Promise<string[]>): Promise<string[]> {
  const phone = page.viewportSize()!
  await still(page)
  const found = await look('phone')
  await page.setViewportSize(WIDE)
  await still(page)
  found.push(...(await look('wide')))
  await page.setViewportSize(phone)
  return found
}
