/** The supervisor's patience, with processes that stand in for the shop: files in a folder say what they do. */
import cluster from 'node:cluster'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Running } from '../start/running.ts'
import { MOST_UNTAKEN, TAKEN_MS } from './connections.ts'
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
  process.send({ say: 'ready' })
}, 10)
`
/** Answers each connection. Who finds a file `hang` then removes it, notes that it hangs, and does. */
const ANSWERING = `
import { unlinkSync, writeFileSync } from 'node:fs'
const file = (name) => import.meta.dirname + '/' + name
process.on('message', ({ say, number }, connection) => {
  if (say !== 'take') process.exit()
  try {
    unlinkSync(file('hang'))
    writeFileSync(file('hangs ' + process.pid), '')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  } catch {}
  process.send({ say: 'taken', number })
  connection.end('answered')
})
process.send({ say: 'ready' })
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
  endHanging()
  await shop?.close()
  shop = undefined
  rmSync(folder, { recursive: true })
})

const write = (name: string, text = ''): void => writeFileSync(join(folder, name), text)
const remove = (name: string): void => rmSync(join(folder, name), { force: true })
/** The processes that hang. */
const hanging = (): number[] =>
  readdirSync(folder).flatMap((name) => (name.startsWith('hangs ') ? [Number(name.slice(6))] : []))
const endHanging = (): void => {
  for (const pid of hanging()) {
    process.kill(pid, 'SIGKILL')
    remove(`hangs ${pid}`)
  }
}
const start = async (): Promise<Running> =>
  (shop = await supervise(
    {
      processes: 2,
      dataDir: folder,
      databaseUrl: 'postgres://nobody',
      databaseConnections: 4,
      host: '127.0.0.1',
      port: 0,
    },
    { file: join(folder, 'stand-in.mjs'), log: (line) => lines.push(line) },
  ))
const until = (what: () => boolean): Promise<void> => vi.waitFor(() => expect(what()).toBe(true), 20_000)

it('waits at the start for as long as the tables are changed, and later kills what does not get ready', async () => {
  const starting = start()
  vi.advanceTimersByTime(READY_MS * 10)
  write('go')
  const { address, renew } = await starting
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
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

/** Connects to the shop; answers what is heard until the connection ends. */
async function visit(address: string): Promise<string> {
  const { hostname, port } = new URL(address)
  return text(connect(Number(port), hostname))
}
/** Has one process hang that takes a connection, which is answered with the promise of what is heard on it. */
async function hang(address: string): Promise<Promise<string>[]> {
  const before = hanging().length
  write('hang')
  const visits = [visit(address)]
  await until(() => hanging().length > before)
  return visits
}

it('gives a process that hangs two connections, and those to another one once it has ended', async () => {
  write('stand-in.mjs', ANSWERING)
  const { address } = await start()
  const visits = await hang(address)
  let answered = 0
  const count = (): void => void answered++
  for (let i = 0; i < 10; i++) visits.push(visit(address))
  for (const one of visits) void one.then(count)
  await until(() => answered === visits.length - MOST_UNTAKEN)
  endHanging()
  expect(await Promise.all(visits)).toEqual(visits.map(() => 'answered'))
}, 30_000)

it('ends what no process has taken for long', async () => {
  write('stand-in.mjs', ANSWERING)
  const { address } = await start()
  // Connections are given in turn, so this is one process, and then the other.
  const visits = [...(await hang(address)), ...(await hang(address))]
  // Some are on their way to these processes, and for the others nobody is free.
  for (let i = 0; i < 2 * MOST_UNTAKEN; i++) visits.push(visit(address))
  let ended = 0
  for (const one of visits) void one.then(() => ended++)
  await vi.waitFor(() => {
    vi.advanceTimersByTime(TAKEN_MS)
    expect(ended).toBe(visits.length)
  }, 20_000)
  expect(await Promise.all(visits)).toEqual(visits.map(() => ''))
}, 30_000)

it('goes on however often a process cannot be told something', async () => {
  write('go')
  await start()
  const [worker] = Object.values(cluster.workers!)
  for (const fault of ['write EPIPE', 'Channel closed']) worker!.emit('error', new Error(fault))
  expect(lines.map((line) => line.replace(/^Process \d of the shop: /, ''))).toEqual(['write EPIPE', 'Channel closed'])
})
