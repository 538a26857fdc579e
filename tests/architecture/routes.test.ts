/** Every page of the storefront says what it is: a title, and a description or that it is nobody else's. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../storefront/src/routes')
const routes = readdirSync(folder)
  .filter((name) => /\.tsx?$/.test(name) && name !== '__root.tsx')
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
/** Pages that only development has. */
const isPage = ({ name, text }: { name: string; text: string }): boolean =>
  /\bcomponent:/.test(text) && !name.startsWith('dev.')

it.each(routes.filter(isPage))('$name has a head for search engines and those who share it', ({ text }) => {
  const head = /\bhead: [\s\S]*?\n  [a-z]+:|\bhead: [\s\S]*/.exec(text)?.[0] ?? ''
  expect(head).toContain('pageHead(')
  // A head that the loader made is checked by its type.
  if (!/pageHead\([^{]*loaderData\)/.test(head) && !head.includes('...loaderData')) {
    expect(head).toMatch(/\btitle\b/)
    expect(head).toMatch(/\bpath\b/)
    expect(head).toMatch(/\bdescription\b|hidden: true/)
  }
})

it('there are pages, and answers for programs', () => {
  expect(routes.filter(isPage).length).toBeGreaterThan(12)
  expect(routes.length).toBeGreaterThan(routes.filter(isPage).length)
})
