/** The supervisor's patience, with processes that stand in for the shop: files in a folder say what they do. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Running } from '../running.ts'
import { ENDING_MS, READY_MS, supervise } from './supervisor.ts'

/** Is ready once there is a file `go`. Ends when it is told to, or only notes it while there is a file `deaf`. */
const STAND_IN = `
import { existsSync, writeFileSync } from 'node:fs'
const file = (name) => import.meta.dirname + '/' + name
process.on('message', () => {
  if (!existsSync(file('deaf'))) process.exit()
  writeFileSync(file('told'), '')
})
const look = setInterval(() => {
  if (!existsSync(file('go'))) return
  clearInterval(look)
  process.send({ say: 'ready', address: 'http://127.0.0.1' })
}, 10)
`
let folder: string
let lines: string[]
let shop: Running | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  folder = mkdtempSync(join(tmpdir(), 'semena-supervisor-'))
  write('stand-in.mjs', STAND_IN)
  lines = []
})
afterEach(async () => {
  vi.useRealTimers()
  remove('deaf')
  await shop?.close()
  shop = undefined
  rmSync(folder, { recursive: true })
})

const write = (name: string, text = ''): void => writeFileSync(join(folder, name), text)
const remove = (name: string): void => rmSync(join(folder, name), { force: true })
const start = async (): Promise<Running> =>
  (shop = await supervise(
    { processes: 2, dataDir: folder, databaseUrl: 'postgres://nobody', databaseConnections: 4 },
    { file: join(folder, 'stand-in.mjs'), log: (line) => lines.push(line) },
  ))
const until = (what: () => boolean): Promise<void> => vi.waitFor(() => expect(what()).toBe(true), 20_000)

it('waits at the start for as long as the tables are changed, and later kills what does not get ready', async () => {
  const starting = start()
  vi.advanceTimersByTime(READY_MS * 10)
  write('go')
  const { address, renew } = await starting
  expect(address).toBe('http://127.0.0.1')
  remove('go')
  renew!()
  vi.advanceTimersByTime(READY_MS)
  await until(() => lines.length === 2)
  expect(lines).toEqual([
    'Process 1 of the shop hangs and is killed.',
    'A new process could not start, so the others stay as they are.',
  ])
}, 30_000)

it('kills a process that hangs instead of leaving, so that a renewal ends', async () => {
  write('go')
  const { renew } = await start()
  write('deaf')
  renew!()
  for (const number of [1, 2]) {
    await until(() => existsSync(join(folder, 'told')))
    remove('told')
    vi.advanceTimersByTime(ENDING_MS)
    await until(() => lines.length >= number)
    expect(lines[number - 1]).toBe(`Process ${number} of the shop hangs and is killed.`)
  }
  await until(() => lines.includes('Every process of the shop is a new one.'))
}, 30_000)
