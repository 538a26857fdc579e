/** Pictures of the first pages are drawn before anybody asks for them, and drawn once. */
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Task } from '../../shop/src/pictures/drawer.ts'
import { pictureSize, readPage } from '../../shop/src/pictures/page-pictures.ts'
import { ROOT } from '../../shop/src/root.ts'
import { type RunningShop, servingPid, startShop } from '../support/shop.ts'

const PATIENCE_MS = 150_000
let shop: RunningShop

beforeAll(async () => {
  shop = await startShop()
}, PATIENCE_MS)
afterAll(async () => shop.remove())

const sizes = (): string => join(shop.folder, 'media', 'sizes')
const fileOf = (path: string): string => {
  const picture = pictureSize(path)!
  return join(sizes(), `${picture.path}.${picture.size}.${picture.format.toLowerCase()}`)
}
/** The sizes that have been drawn, with the times at which they were. */
const drawn = (): Map<string, number> =>
  new Map(
    (existsSync(sizes()) ? readdirSync(sizes(), { recursive: true, encoding: 'utf8' }) : [])
      .filter((name) => name.endsWith('.avif'))
      .map((name) => [name, statSync(join(sizes(), name)).mtimeMs]),
  )

/** Draws as the shop has it done, but at the priority of the tests and without a rest: the lowest one would wait for minutes. */
function draw(): ChildProcess {
  const lookup = pathToFileURL(join(ROOT, 'shop/lookup.mjs')).href
  const drawer = fork(join(ROOT, 'shop/src/pictures/drawer.ts'), { execArgv: ['--import', lookup] })
  const media = { mediaFolder: join(shop.folder, 'media'), mediaBucket: null }
  drawer.send({ address: shop.url, media, rest: 0 } satisfies Task)
  return drawer
}

test(
  'a drawing that was interrupted goes on, and draws nothing twice',
  async () => {
    const first = readPage(await (await fetch(shop.url)).text()).first
    expect(first.length).toBeGreaterThan(5)
    const interrupted = draw()
    const ended = new Promise((resolve) => interrupted.once('exit', resolve))
    await expect.poll(() => drawn().size, { timeout: PATIENCE_MS, interval: 20 }).toBeGreaterThan(2)
    interrupted.kill('SIGKILL')
    await ended
    const before = drawn()
    const again = draw()
    await expect
      .poll(() => first.filter((path) => !existsSync(fileOf(path))), { timeout: PATIENCE_MS, interval: 200 })
      .toEqual([])
    const after = drawn()
    expect([...before].filter(([name, at]) => after.get(name) !== at)).toEqual([])
    // It ends with whoever began it.
    const isOver = new Promise((resolve) => again.once('exit', resolve))
    again.disconnect()
    expect(await isOver).toBe(0)
  },
  3 * PATIENCE_MS,
)

/** The priorities of the processes that draw for the shop. */
function priorities(): number[] {
  const serving = servingPid(shop)
  const children = readFileSync(`/proc/${serving}/task/${serving}/children`, 'utf8').split(' ').filter(Boolean)
  const drawers = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('drawer.ts'))
  return drawers.map((pid) =>
    Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[16],
    ),
  )
}

test.runIf(process.platform === 'linux')(
  'the shop has it done by one process, at the lowest priority',
  async () => {
    const { folder } = shop
    await shop.stop()
    shop = await startShop({ folder, env: { SEMENA_PICTURES_AHEAD: 'on' } })
    await expect.poll(priorities, { timeout: PATIENCE_MS }).toEqual([19])
    await shop.stop()
    shop = await startShop({ folder })
    expect(priorities()).toEqual([])
  },
  3 * PATIENCE_MS,
)
