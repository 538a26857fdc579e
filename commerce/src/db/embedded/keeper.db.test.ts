/** The embedded PostgreSQL starts from whatever state it was left in. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../driver/connect.ts'
import { type Embedded, startEmbedded } from './keeper.ts'
import { findRunning } from './postmaster.ts'

const ONE_LINE = /^[^\n]+$/
const NOBODY = 2 ** 22 - 7
const work = mkdtempSync(join(tmpdir(), 'semena-keeper-'))
let dataDir: string
let started: Embedded[] = []
let children: ChildProcess[] = []
let made = 0

// Making a cluster takes seconds; most tests begin with a copy of this one.
beforeAll(async () => {
  const { stop } = await startEmbedded({ dataDir: join(work, 'made') })
  await stop()
})
beforeEach(() => {
  dataDir = join(work, `data-${++made}`)
})
const copyMade = (): Buffer => execFileSync('cp', ['-a', join(work, 'made'), dataDir])
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const embedded of started.toReversed()) await embedded.stop()
  // A killed process leaves its server behind.
  if (children.length > 0) await (await start()).stop()
  started = []
  children = []
})
afterAll(() => {
  rmSync(work, { recursive: true, force: true })
})

const start = async (more: { shared?: boolean } = {}): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataDir, ...more })
  started.push(embedded)
  return embedded
}
const refusal = (): Promise<string> =>
  start().then(
    () => 'started',
    (error: Error) => error.message,
  )
const postgres = (name: string): string => join(dataDir, 'postgres', name)
const isRunning = (pid: number): boolean => {
  try {
    // A zombie process counts as gone.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
/** The number of Linux's policy by which a process gets the processor: field 41 of its line, proc_pid_stat(5). */
const policyOf = (pid: number): number =>
  Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[41 - 3],
  )
const SCHED_BATCH = 3
const hasChrt = process.platform === 'linux' && spawnSync('chrt', ['--batch', '0', 'true']).status === 0
async function ask<T>({ connection }: Embedded, sql: string): Promise<T[]> {
  const { pool, close } = connect(connection)
  try {
    return (await pool.query<{ value: T }>(sql)).rows.map((r) => r.value)
  } finally {
    await close()
  }
}

/** Starts another process that holds the folder; answers once it does. */
async function startElsewhere(): Promise<ChildProcess> {
  const keeper = pathToFileURL(join(import.meta.dirname, 'keeper.ts')).href
  const script = `import { startEmbedded } from ${JSON.stringify(keeper)}
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} }); process.send('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  children.push(child)
  await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('it did not start')))
  })
  return child
}
const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve))

it('a data folder that cannot be made is refused with one line that names its variable', async () => {
  writeFileSync(dataDir, '')
  const line = await refusal()
  expect(line).toMatch(ONE_LINE)
  expect(line).toContain('SEMENA_DATA')
})

/** Mounts something at `data`, where this user may; answers whether it is there. */
const mounted = (...words: string[]): boolean => {
  mkdirSync(dataDir, { recursive: true })
  return spawnSync('mount', [...words, dataDir]).status === 0
}
const canMount = (() => {
  const place = join(work, 'mount')
  mkdirSync(place)
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', place]).status === 0
  if (isMounted) spawnSync('umount', [place])
  return isMounted
})()

describe.runIf(canMount)('a disk', () => {
  afterEach(() => {
    // A server that is just ending may still hold it.
    spawnSync('umount', ['--lazy', dataDir])
  })

  it('that is too small for a first start is refused with one line, and nothing is made there', async () => {
    expect(mounted('-t', 'tmpfs', '-o', 'size=100m', 'tmpfs')).toBe(true)
    expect(await refusal()).toMatch(/^No space left on the disk of [^\n]+ 100 MB are free[^\n]+SEMENA_DATA\.$/)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it.each([
    { step: 'MAKING', left: 20 },
    { step: 'STARTING', left: 0.5 },
    { step: 'STARTING', left: 0 },
  ])(
    'that fills up to $left MB while the database is $step is told as such, and no server is left',
    async ({ step, left }) => {
      expect(mounted('-t', 'tmpfs', '-o', 'size=210m', 'tmpfs')).toBe(true)
      const onBegun = (what: string): void => {
        const { bavail, bsize } = statfsSync(dataDir)
        if (what === step) writeFileSync(join(dataDir, 'fill'), Buffer.alloc(bavail * bsize - (left << 20)))
      }
      const line = await startEmbedded({ dataDir, onBegun }).then(
        async ({ stop }) => {
          await stop()
          return 'started'
        },
        ({ message }: Error) => message,
      )
      expect(line).toMatch(ONE_LINE)
      expect(line).toContain('No space left')
      expect(findRunning(postgres('cluster'))).toBeUndefined()
    },
  )

  it('that is read-only is called so, with a database on it or without one', async () => {
    copyMade()
    expect(mounted('--bind', join(work, 'made'))).toBe(true)
    spawnSync('mount', ['-o', 'remount,ro,bind', dataDir])
    const begins = `The data folder ${dataDir} is read-only. `
    expect(await refusal()).toMatch(begins)
    await expect(startEmbedded({ dataDir: join(dataDir, 'other') })).rejects.toThrow(/other is read-only\. [^\n]+$/)
  })
})

describe('a folder', () => {
  beforeEach(() => {
    copyMade()
  })

  it('is held by one process: another is refused with one line that names it', async () => {
    const { pid } = await start()
    const line = await refusal()
    expect(line).toMatch(ONE_LINE)
    expect(line).toContain(dataDir)
    expect(line).toContain(String(pid))
    expect(line).toContain('SEMENA_DATA')
  })

  it('is shared by a command, whose end leaves the shop’s server alone', async () => {
    const shop = await start()
    const command = await start({ shared: true })
    expect(command.pid).toBe(shop.pid)
    await command.stop()
    expect(await ask(shop, 'select 1 as value')).toEqual([1])
  })

  it('is left without a process by a command that was alone in it, and nothing stays outside of it', async () => {
    const { pid, connection, stop } = await start({ shared: true })
    expect(isRunning(pid)).toBe(true)
    expect(isAbsolute(connection.host!) && existsSync(connection.host!)).toBe(process.platform !== 'win32')
    await stop()
    expect(isRunning(pid)).toBe(false)
    expect(existsSync(connection.host!)).toBe(false)
  })

  it('is taken over from a process that was killed, with everything that was committed', async () => {
    const first = await start()
    await ask(first, 'create table kept as select 7 as value')
    await first.stop()
    const child = await startElsewhere()
    child.kill('SIGKILL')
    await ended(child)
    // The killed process's server still runs, and nobody holds the folder.
    const next = await start()
    expect(await ask(next, 'select value from kept')).toEqual([7])
    expect(await refusal()).toContain('Another shop')
  })
})

describe('a server', () => {
  beforeEach(() => {
    copyMade()
  })

  it.runIf(hasChrt)('interrupts nobody to run: its processes are scheduled as batch work', async () => {
    const { connection } = await start()
    const { pool, close } = connect(connection)
    try {
      const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
      expect(policyOf(rows[0]!.pid)).toBe(SCHED_BATCH)
    } finally {
      await close()
    }
  })

  it('that was killed under a running shop is brought back, and the shop’s connections find it', async () => {
    const shop = await start()
    const { pool, close } = connect(shop.connection)
    await pool.query('create table kept as select 7 as value')
    process.kill(shop.pid, 'SIGKILL')
    const serverNow = (): string => readFileSync(postgres('cluster/postmaster.pid'), 'utf8').split('\n')[0]!
    await expect
      .poll(() => existsSync(postgres('cluster/postmaster.pid')) && serverNow(), { timeout: 20_000, interval: 50 })
      .not.toBe(String(shop.pid))
    const value = async (): Promise<unknown> =>
      pool.query('select value from kept').then(
        (r) => r.rows,
        () => 'away',
      )
    await expect.poll(value, { timeout: 20_000, interval: 50 }).toEqual([{ value: 7 }])
    await close()
  })

  it('that was killed together with its shop recovers with the next start', async () => {
    const child = await startElsewhere()
    const pid = Number(readFileSync(postgres('cluster/postmaster.pid'), 'utf8').split('\n')[0])
    child.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await ended(child)
    expect(await ask(await start(), 'select 1 as value')).toEqual([1])
  })

  it('whose number another program has now is not taken for running', async () => {
    // The pid file names this test's process: it lives and is no PostgreSQL.
    writeFileSync(
      postgres('cluster/postmaster.pid'),
      `${process.pid}\n${postgres('cluster')}\n0\n5432\n/tmp\n\n0 0\nready\n`,
    )
    expect(await ask(await start(), 'select 1 as value')).toEqual([1])
  })
})

describe.runIf(process.platform === 'linux')('a pid file', () => {
  const file = (): string => join(dataDir, 'postmaster.pid')
  /** A process whose command line is that of a server of the cluster. */
  const standIn = (cluster: string): number => {
    const script = ['-e', 'setInterval(() => {}, 1000)', 'postgres', '-D', cluster]
    const child = spawn(process.execPath, script, { stdio: 'ignore' })
    children.push(child)
    return child.pid!
  }
  beforeEach(() => {
    mkdirSync(dataDir)
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })

  it('that names the server of another cluster by now names no running one', () => {
    writeFileSync(file(), `${standIn(join(work, 'other'))}\n${dataDir}\n0\n5432\n/tmp\n\n0 0\nready\n`)
    expect(findRunning(dataDir)).toBeUndefined()
    const pid = standIn(dataDir)
    writeFileSync(file(), `${pid}\n${dataDir}\n0\n5432\n/tmp\n\n0 0\nready\n`)
    expect(findRunning(dataDir)).toEqual({ pid, host: '/tmp', port: 5432 })
  })

  it('that a starting server has not written to its end names no address', () => {
    const pid = standIn(dataDir)
    writeFileSync(file(), `${pid}\n${dataDir}\n0\n5432\n\n`)
    expect(findRunning(dataDir)).toEqual({ pid, host: '', port: 5432 })
  })
})

describe('a cluster', () => {
  it('that was left half made is made anew, and one that is being made is let be', async () => {
    mkdirSync(postgres(`cluster.new-${NOBODY}-abcdef/base`), { recursive: true })
    mkdirSync(postgres(`cluster.new-${process.pid}-abcdef`), { recursive: true })
    await start()
    expect(readdirSync(postgres('')).filter((name) => name.startsWith('cluster.new-'))).toEqual([
      `cluster.new-${process.pid}-abcdef`,
    ])
    expect(existsSync(postgres('cluster/PG_VERSION'))).toBe(true)
  })

  it.each(['PG_VERSION', 'global/pg_control'])('without %s is refused with one line and not touched', async (file) => {
    copyMade()
    rmSync(postgres(`cluster/${file}`))
    const before = readdirSync(postgres('cluster'))
    const line = await refusal()
    expect(line).toMatch(/^The database in [^\n]+ is incomplete\. [^\n]+$/)
    expect(readdirSync(postgres('cluster'))).toEqual(before)
  })

  it('of another PostgreSQL is refused with one line that names both', async () => {
    copyMade()
    writeFileSync(postgres('cluster/PG_VERSION'), '15\n')
    expect(await refusal()).toMatch(/^[^\n]+made by PostgreSQL 15, the shop brings \d+: [^\n]+$/)
  })

  it('is made once when several processes begin at the same moment', async () => {
    const starts = await Promise.allSettled([startElsewhere(), startElsewhere(), startElsewhere()])
    expect(starts.filter((s) => s.status === 'fulfilled')).toHaveLength(1)
    expect(readdirSync(postgres('')).filter((name) => name.startsWith('cluster'))).toEqual(['cluster'])
  })
})
