/** A page's scripts are named once, in one place, and nothing else in the page changes. */
import { expect, test } from 'vitest'
import { laterScripts } from './later-scripts.server.ts'

const page = (head: string, end: string): string => `<html><head>${head}</head><body><p>x</p>${end}</body></html>`
const ENTRY = '<script type="module" async="" src="/assets/index.js"></script>'
const preload = (file: string): string => `<link rel="modulepreload" href="${file}" fetchPriority="low"/>`

test('the entry comes first, the preloads after it, each once', () => {
  const html = laterScripts(page(preload('/assets/index.js') + preload('/assets/base.js'), ENTRY))
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('src="/assets')
  expect(html).toContain('(["/assets/index.js","/assets/base.js"],[],document)</script></body>')
  expect(html.startsWith('<html><head></head><body><p>x</p><script>(function')).toBe(true)
})

test('what only other files name is asked for with them, and what adding needs once somebody adds', () => {
  const more = { now: ['/assets/en.js', '/assets/base.js'], adding: ['/assets/add.js', '/assets/base.js'] }
  expect(laterScripts(page(preload('/assets/base.js'), ENTRY), more)).toContain(
    '(["/assets/index.js","/assets/base.js","/assets/en.js"],["/assets/add.js"],document)</script>',
  )
})

test('the script may run where the entry might have', () => {
  const html = laterScripts(page('', ENTRY.replace('></', ' nonce="n0n-ce"></')))
  expect(html).toContain('<p>x</p><script nonce="n0n-ce">(function')
})

test('scripts that Start writes in another way are found out about', () => {
  for (const entry of [
    '<script type=module src="/assets/index.js">',
    '<link rel="modulepreload" as="script" href="/a.js">',
  ])
    expect(() => laterScripts(page('', entry))).toThrow('scripts of a page begin otherwise now')
  expect(() => laterScripts(page('', ENTRY + ENTRY))).toThrow('scripts of a page begin otherwise now')
})

test('a page without scripts stays as it is', () => {
  const html = page('<link rel="preload" as="font" href="/a.woff2"/>', '')
  expect(laterScripts(html)).toBe(html)
})
