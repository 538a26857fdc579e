/**
 * Brings a cluster from whatever state it was left in to a server that answers: finds it, waits for it, repairs it or
 * starts it.
 */
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import { reasonOf } from './cluster.ts'
import { findRunning, type Place, type Running, startPostmaster, stopPostmaster } from './postmaster.ts'

const PAUSE_MS = 100
/**
 * How long a start waits for something that passes: a killed server's orphans hold its shared memory for a moment, and
 * a server that stops or starts is soon done.
 */
const PATIENCE_MS = 15_000
/** After this time a server that lives but cannot be reached is stopped and started again. */
const UNREACHABLE_MS = 3000
/** How long a start may take after a crash, when the server first replays its log. */
const RECOVERY_MS = 600_000
const STARTING_OR_ENDING = new Set(['57P03', '57P01'])
const NOBODY_THERE = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

type Connection = (server: Running) => pg.ClientConfig

/** Answers the running server. Throws an error of one line when there can be none. */
export async function bringUp(place: Place, connection: Connection, log: (line: string) => void): Promise<Running> {
  const began = Date.now()
  let unreachable: number | undefined
  let told = false
  for (;;) {
    const waited = Date.now() - began
    const running = findRunning(place.cluster)
    if (running) {
      // Without an address the client would ask another PostgreSQL of this machine.
      const state = running.host ? await probe(connection(running)) : 'busy'
      if (state === 'ready') return running
      if (state === 'busy' && waited > PAUSE_MS * 20 && !told) {
        log('The database is getting ready …')
        told = true
      }
      if (waited > (state === 'busy' ? RECOVERY_MS : PATIENCE_MS))
        throw new StartError(`The database in ${place.cluster} does not answer. See ${place.folder}/server.log.`)
      if (state === 'busy') unreachable = undefined
      else if (Date.now() - (unreachable ??= Date.now()) > UNREACHABLE_MS) await stopPostmaster(place)
    } else {
      const fault = await startPostmaster(place)
      if (!fault) continue
      if (waited > PATIENCE_MS || !isPassing(fault))
        throw new StartError(`The database in ${place.cluster} did not start: ${reasonOf(fault)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/**
 * Whether a failed start was caused by another process's start, or by a killed server's orphans, and may succeed later.
 */
function isPassing(fault: string): boolean {
  return /still in use|lock file "[^"]+" already exists|another server might be running|did not start in time|database system is (?:starting|shutting)/i.test(
    fault,
  )
}

async function probe(config: pg.ClientConfig): Promise<'ready' | 'busy' | 'unreachable'> {
  const client = new pg.Client({ ...config, database: 'postgres', connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code && STARTING_OR_ENDING.has(code)) return 'busy'
    if ((code && NOBODY_THERE.has(code)) || /terminated|timeout/i.test(message)) return 'unreachable'
    throw new StartError(`The shop's own database refuses the connection: ${message}`)
  } finally {
    await client.end().catch(() => {})
  }
}
