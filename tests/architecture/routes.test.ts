/** Every page of the storefront has a title, and either a description or a mark that it belongs to one visitor. */
import { expect, it } from 'vitest'
import { pageRoutes } from '../support/page-routes.ts'

const pages = pageRoutes()
const headOf = (text: string): string => /\bhead: [\s\S]*?\n  [a-z]+:|\bhead: [\s\S]*/.exec(text)?.[0] ?? ''
/** Whether the loader made the head, which its type then checks. */
const isLoaded = (head: string): boolean => /pageHead\([^{]*loaderData\)/.test(head) || head.includes('...loaderData')
const says = (head: string): boolean =>
  [/\bpageHead\(/, /\btitle\b/, /\bpath\b/, /\bdescription\b/].every((part) => part.test(head))

it('has a head for search engines and those who share it', () => {
  expect(pages.length).toBeGreaterThan(12)
  const silent = pages.filter(({ text, own }) => !own && !isLoaded(headOf(text)) && !says(headOf(text)))
  expect(silent.map(({ file }) => file)).toEqual([])
})
