/** What `whole-page.ts` leans on in React: it puts properties of its own on elements that it has hydrated. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { isTaken } from './whole-page.ts'

test('React hangs its own properties on the elements that it takes over', () => {
  const file = createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace(/client\.js$/, 'cjs/react-dom-client.production.js')
  const code = readFileSync(file, 'utf8')
  const [, key] = /(\w+) = "__reactFiber\$" \+ \w+/.exec(code) ?? []
  expect(key).toBeDefined()
  const start = code.indexOf('function prepareToHydrateHostInstance(')
  expect(start).toBeGreaterThan(0)
  const body = code.slice(start, code.indexOf('\nfunction ', start + 1))
  expect(body).toContain(`[${key}] = `)
})

test('an element with such a property is taken over, one without is not', () => {
  expect(isTaken({} as Element)).toBe(false)
  expect(isTaken({ __reactFiber$1: {} } as unknown as Element)).toBe(true)
})
