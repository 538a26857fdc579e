/**
 * What `old-tab.ts` leans on in the router: links call `preloadRoute` of the router, and the router's state says
 * whether it is navigating.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a link asks the router itself to fetch a page ahead', () => {
  const folder = new URL('.', import.meta.resolve('@tanstack/react-router'))
  const code = readFileSync(fileURLToPath(new URL('link.js', folder)), 'utf8')
  expect(code).toMatch(/\brouter\.preloadRoute\(/)
})
