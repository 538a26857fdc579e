import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'

/** Starts the shop's help as under another Node, which only says of itself to be that. */
const underNode = (version: string) => {
  const claim = `for (const [of, name, value] of [[process.versions, 'node', '${version}'], [process, 'version', 'v${version}']]) Object.defineProperty(of, name, { value })`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(claim)}`, join(ROOT, 'shop/start.mjs'), '--cli', 'help'],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test.each(['18.20.4', '20.18.1', '21.7.0', '22.11.0'])('Node %s is refused with what to do', (version) => {
  const { status, stdout, stderr } = underNode(version)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    `This is Node v${version}, under which npm leaves out parts of the shop. Install Node 20.19, 22.12 or a newer one, then run npm ci again.\n`,
  )
})

test('no package for one kind of machine wants a newer Node than the shop says', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: boolean; cpu?: string[]; engines?: { node?: string } }>
  }
  const shops = '^20.19.0 || >=22.12.0'
  const wanted = Object.values(packages).flatMap(({ optional, cpu, engines }) =>
    optional && cpu?.includes('x64') && engines?.node ? [engines.node] : [],
  )
  expect(wanted).toContain(shops)
  expect(wanted.filter((range) => range !== shops && !/^>= ?(1\d|20\.9)\b/.test(range))).toEqual([])
  expect(packages['']!.engines!.node).toBe(shops)
})
