/** Whatever starts the shop gives Node the same options for its memory. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MEMORY } from '../support/shop.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

test.each([
  'package.json',
  'deploy/semena.service',
  'deploy/semena-next.service',
  'deploy/semena-backup.service',
  'docs/guides/running.md',
])('%s', (file) => {
  const starts = [...read(file).matchAll(/(?:\bnode|\/node) (?<options>--max\S.*?) ?shop\/start\.mjs/g)]
  expect(starts.length).toBeGreaterThan(0)
  for (const { groups } of starts) expect(groups!['options']).toBe(MEMORY.join(' '))
})

test('deploy/Containerfile', () => {
  const [, command] = /^CMD (.+)$/m.exec(read('deploy/Containerfile'))!
  expect(JSON.parse(command!)).toEqual(['node', ...MEMORY, 'shop/start.mjs'])
})
