/** `deploy/use-version.sh` with a program that stands in for systemctl, in a folder like that of a shop. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../../deploy/use-version.sh')
/** Notes what it is asked. `start semena-next` and `restart semena` end with the codes that files name. */
const SYSTEMCTL = `#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >>asked
case "$*" in
  'start semena-next') exit "$(cat start)" ;;
  'restart semena') exit "$(cat restart)" ;;
  'show --property=ExecMainStatus --value semena-next') cat status ;;
esac
`
let folder: string
let home: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'semena-version-'))
  // The script looks two levels above a version, and meets nothing there that is not this test's.
  home = join(folder, 'srv/shop')
  for (const version of ['0.1.0', '0.2.0']) {
    mkdirSync(join(home, 'releases', version, 'shop'), { recursive: true })
    writeFileSync(join(home, 'releases', version, 'shop/start.mjs'), '')
  }
  symlinkSync('releases/0.1.0', join(home, 'current'))
  writeFileSync(join(folder, 'systemctl'), SYSTEMCTL)
  chmodSync(join(folder, 'systemctl'), 0o755)
  answer({})
})
afterEach(() => rmSync(folder, { recursive: true }))

/** How the units answer: with which code `systemctl` starts and restarts, and that of the shop that ended. */
function answer({ start = 0, restart = 0, status = 0 }): void {
  for (const [name, code] of Object.entries({ start, restart, status })) writeFileSync(join(folder, name), String(code))
}
/** Runs the script for a folder; answers its exit code, where the link leads, and what systemctl was told to do. */
function use(version: string): { code: number | null; current: string; asked: string[]; told: string } {
  writeFileSync(join(folder, 'asked'), '')
  const { status, stderr } = spawnSync('sh', [SCRIPT, version], {
    env: { PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  const asked = readFileSync(join(folder, 'asked'), 'utf8').split('\n').filter(Boolean)
  return {
    code: status,
    current: readlinkSync(join(home, 'current')).replace(/^.*\/(?=releases)/, ''),
    asked: asked.filter((line) => !line.startsWith('show')),
    told: stderr,
  }
}

it('has the next shop serve while the first one restarts', () => {
  expect(use(join(home, 'releases/0.2.0'))).toEqual({
    code: 0,
    current: 'releases/0.2.0',
    asked: ['start semena-next', 'restart semena', 'stop semena-next'],
    told: '',
  })
})

it('leaves the next shop serving where the first one does not start again', () => {
  answer({ restart: 1 })
  expect(use(join(home, 'releases/0.2.0'))).toMatchObject({
    code: 1,
    current: 'releases/0.2.0',
    asked: ['start semena-next', 'restart semena'],
  })
})

it('restarts the shop where only that is in the way of the new version', () => {
  answer({ start: 1, status: 75 })
  expect(use(join(home, 'releases/0.2.0'))).toMatchObject({
    code: 0,
    current: 'releases/0.2.0',
    asked: ['start semena-next', 'reset-failed semena-next', 'restart semena'],
  })
})

it('brings no version into use that does not start', () => {
  for (const status of [0, 1, 9, 203]) {
    answer({ start: 1, status })
    expect(use(join(home, 'releases/0.2.0'))).toEqual({
      code: 1,
      current: 'releases/0.1.0',
      asked: ['start semena-next'],
      told: 'The new version does not start (see journalctl -u semena-next). releases/0.1.0 stays in use.\n',
    })
  }
})

it('refuses a folder that does not stand two levels below the link, or holds no shop', () => {
  mkdirSync(join(home, 'shop'))
  writeFileSync(join(home, 'shop/start.mjs'), '')
  mkdirSync(join(home, 'releases/old/0.1.0/shop'), { recursive: true })
  writeFileSync(join(home, 'releases/old/0.1.0/shop/start.mjs'), '')
  for (const version of [home, join(home, 'releases'), join(home, 'releases/old/0.1.0'), join(home, 'nowhere')])
    expect([version, use(version)]).toMatchObject([version, { current: 'releases/0.1.0', asked: [] }])
  expect(use(home).code).toBe(1)
})
