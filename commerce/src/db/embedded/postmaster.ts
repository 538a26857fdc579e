/** The server process of a cluster: reads its `postmaster.pid`, starts it and stops it. */
import { appendFileSync, chownSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { execFile, execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Programs } from './programs.ts'
import { type Identity, run } from './run.ts'
import { type Listen, settingsFile } from './settings.ts'
import { socketFolder } from './socket-folder.ts'

export interface Running {
  pid: number
  /** A folder (of the socket) or an address; empty while a server that starts has not written it yet. */
  host: string
  port: number
}

export interface Place {
  /** The folder that holds the cluster, the log and, on Windows, the password. */
  folder: string
  cluster: string
  programs: Programs
  identity: Identity
  /** Told what has begun, for which one can only wait: the cluster is being made, or its server started. */
  onBegun?: (what: 'MAKING' | 'STARTING') => void
}

const LOG_LIMIT = 4 << 20
/** How often, and for how long, the server's process is waited for once its pid file is gone. */
const END_PAUSE_MS = 5
const END_LIMIT_MS = 10_000

/** The server that a cluster's pid file names, if that process lives and is its PostgreSQL. */
export function findRunning(cluster: string): Running | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!pid || !isServerOf(lines[1]?.trim() || cluster, pid)) return undefined
  return { pid, host: lines[4]?.trim() || lines[5]?.trim() || '', port: Number(lines[3]) || 5432 }
}

/**
 * Whether a process is the PostgreSQL of that cluster, which its command line names: its number may have passed to
 * another program since, such as the PostgreSQL of another shop.
 */
function isServerOf(cluster: string, pid: number): boolean {
  try {
    process.kill(pid, 0)
    if (process.platform === 'win32') return true
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(cluster)
  } catch {
    return false
  }
}

/** Tries to start the server once; answers what went wrong, or undefined when it runs. */
export async function startPostmaster(place: Place): Promise<string | undefined> {
  const { folder, cluster, programs, identity, onBegun } = place
  const listen: Listen =
    process.platform === 'win32' ? { port: await freePort() } : { socketFolder: socketFolder(cluster, identity) }
  writeOwned(join(cluster, 'postgresql.conf'), settingsFile(listen), identity)
  clearTraces(cluster, listen)
  const log = join(folder, 'server.log')
  const from = prepareLog(log, identity)
  const args = ['start', '-D', cluster, '-l', log, '-s', '-w', '-t', '60']
  const { code, output } = await run(identity, programs.pgCtl, args, () => onBegun?.('STARTING'))
  if (code === 0) {
    await yieldToShop(cluster)
    return undefined
  }
  return readFileSync(log).subarray(from).toString().trim() || output.trim() || 'pg_ctl failed'
}

/**
 * On Linux, has the server's processes from now on wait for the processor as batch work does (`SCHED_BATCH`, sched(7)):
 * they get as much of it as before, but none of them interrupts the shop's process, which wakes them with each
 * statement. Where `chrt` is missing or refused, nothing changes.
 */
async function yieldToShop(cluster: string): Promise<void> {
  const running = findRunning(cluster)
  if (process.platform !== 'linux' || !running) return
  await new Promise<void>((resolve) => {
    execFile('chrt', ['--batch', '--pid', '0', String(running.pid)], { timeout: 2000 }, () => resolve())
  })
}

/** Removes what a killed server left when another program has its number, or when it is a zombie. */
function clearTraces(cluster: string, listen: Listen): void {
  if (findRunning(cluster)) return
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  if ('port' in listen) return
  for (const file of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(listen.socketFolder, file), { force: true })
}

/**
 * Stops the server: running statements are cancelled, and everything committed is kept. One that does not end in time, as
 * on a full disk, is ended at once, and repairs itself at its next start.
 */
export async function stopPostmaster({ cluster, programs, identity }: Place): Promise<void> {
  const running = findRunning(cluster)
  const stop = (mode: string) => run(identity, programs.pgCtl, stopArguments(cluster, mode))
  if ((await stop('fast')).code !== 0 && running) await stop('immediate')
  if (!running) return
  await untilEnded(cluster, running.pid)
  if (running.host.startsWith('/')) removeEmpty(running.host)
}

/** What `pg_ctl` is told to stop the server of a cluster. */
export const stopArguments = (cluster: string, mode: string): string[] => [
  'stop',
  '-D',
  cluster,
  '-s',
  '-w',
  '-t',
  '30',
  '-m',
  mode,
]

/** Waits for a process that has been told to end: `pg_ctl` waits for its pid file only, which goes a moment earlier. */
async function untilEnded(cluster: string, pid: number): Promise<void> {
  const latest = Date.now() + END_LIMIT_MS
  while (isServerOf(cluster, pid) && Date.now() < latest) await new Promise((done) => setTimeout(done, END_PAUSE_MS))
}

/**
 * Removes the socket's folder unless it is in use: it lies among those of other programs, and a starting server may use
 * it.
 */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    /* gone, or in use again */
  }
}

/** Empties a log that grew large; answers the position at which new lines begin. */
function prepareLog(log: string, identity: Identity): number {
  try {
    const { size } = statSync(log)
    if (size < LOG_LIMIT) return size
    rmSync(log)
  } catch {
    /* none yet */
  }
  appendFileSync(log, '', { mode: 0o600 })
  give(log, identity)
  return 0
}

function writeOwned(file: string, text: string, identity: Identity): void {
  writeFileSync(file, text, { mode: 0o600 })
  give(file, identity)
}

function give(file: string, { ids }: Identity): void {
  if (ids.uid !== undefined) chownSync(file, ids.uid, ids.gid!)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
