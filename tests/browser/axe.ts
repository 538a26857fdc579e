/** What axe-core objects to on a page that stands still. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { type Language, LANGUAGES } from './fixtures.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; target: string[] }[]
}

/**
 * Names and colours are the same at every width: on a wide screen axe-core looks at the nth of some pages in one
 * language, in turn.
 */
export const isDue = (project: string, language: Language, nth: number): boolean =>
  project === 'phone' || LANGUAGES[nth % LANGUAGES.length] === language

/** One line for each kind of objection: its name, and where it was found. */
export async function objections(page: Page): Promise<string[]> {
  // The page's policy lets no script in; the test's own comes through the debugger. It stays until the page goes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }).axe
    return (await run({ resultTypes: ['violations'] })).violations
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ')}`,
  )
}

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
