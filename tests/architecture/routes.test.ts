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

const headOf = (text: string): string => /\bhead: [\s\S]*?\n  [a-z]+:|\bhead: [\s\S]*/.exec(text)?.[0] ?? ''
/** A head that the loader made is checked by its type. */
const isLoaded = (head: string): boolean => /pageHead\([^{]*loaderData\)/.test(head) || head.includes('...loaderData')
const says = (head: string): boolean =>
  [/\bpageHead\(/, /\btitle\b/, /\bpath\b/, /\bdescription\b|hidden: true/].every((part) => part.test(head))

it('has a head for search engines and those who share it', () => {
  const silent = routes.filter(isPage).filter(({ text }) => !isLoaded(headOf(text)) && !says(headOf(text)))
  expect(silent.map(({ name }) => name)).toEqual([])
})

it('there are pages, and answers for programs', () => {
  expect(routes.filter(isPage).length).toBeGreaterThan(12)
  expect(routes.length).toBeGreaterThan(routes.filter(isPage).length)
})
