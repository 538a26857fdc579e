/** The caches of the storefront's server: the guide lists each as it is declared. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import '../platform/last-second.ts'
import '../platform/memo.ts'
import '../platform/shop.server.ts'
import './discovery/walk.server.ts'
import { caches } from '../platform/memory.ts'

it('docs/guides/caches.md lists them', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/caches.md'), 'utf8')
  const listed = guide
    .split('## The storefront')[1]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:cache|-)/.test(line))
    .map((line) => line.replaceAll(/\s*\|\s*/g, '|'))
  expect(listed).toEqual(
    caches
      .map(({ name, holds, most, lifeMs }) => {
        const life = lifeMs < 60_000 ? `${lifeMs / 1000} s` : `${lifeMs / 60_000} min`
        return `|${name}|${holds}|${most} answers|${life}|changes|`
      })
      .toSorted(),
  )
})
