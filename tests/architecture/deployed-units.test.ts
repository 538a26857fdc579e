/** The units of systemd let a shop, its successor and commands meet at the shop's own database. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

test.each(['deploy/semena.service', 'deploy/semena-next.service'])('%s shares /tmp, where its socket lies', (file) => {
  expect(read(file)).not.toMatch(/^PrivateTmp=(?!no)/m)
  expect(read(file)).toMatch(/^ReadWritePaths=.* \/tmp$/m)
})
