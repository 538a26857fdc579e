/** Keeps the embedded PostgreSQL: one server per data folder, one shop per server. */
import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { StartError } from '../../start-error.ts'
import { bringUp } from './bring-up.ts'
import { ensureCluster, passwordOf, USER } from './cluster.ts'
import { asDiskFault, refuseUnfitDisk } from './disk.ts'
import { chooseIdentity } from './identity.ts'
import { lockFolder, type FolderLock } from './folder-lock.ts'
import { findRunning, type Place, type Running, stopPostmaster } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { noteHolder, watchOver } from './watch.ts'

export interface EmbeddedOptions {
  /** The shop's data folder; the database lives in `postgres` below it. */
  dataDir: string
  /** Called with lines that an owner may want to read. */
  log?: (line: string) => void
  /**
   * Whether to go on beside a shop that already holds the folder, instead of being refused; that shop's server then
   * stays up.
   */
  shared?: boolean
  /**
   * Told, perhaps more than once, that a program of PostgreSQL works and this process can do something else: one that
   * makes the database, or one that starts it. Whoever hears it says so himself.
   */
  onBegun?: Place['onBegun']
}

export interface Embedded {
  connection: pg.PoolConfig
  /** The same as an address, in the form of `DATABASE_URL`. It may hold the password. */
  url: string
  /** Id of the server's process when it started. */
  pid: number
  /** Stops the server, unless it belongs to another process. */
  stop(): Promise<void>
}

const DATABASE = 'semena'
const PAUSE_MS = 200
/**
 * How long the server of a shop that was killed waits for the next one, which then begins sooner. A shop is mostly
 * started again at once; a command is not. Seconds.
 */
const ORPHANED_SECONDS = 10

/**
 * Makes the cluster if there is none, starts its server or uses the running one, and holds the folder until `stop`. The
 * server that it holds ends after this process however that ends, unless another process takes it over.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  try {
    return await hold(options)
  } catch (error) {
    throw asDiskFault(error, options.dataDir)
  }
}

async function hold({ dataDir, log = () => {}, shared = false, onBegun }: EmbeddedOptions): Promise<Embedded> {
  const place = await prepare(resolve(dataDir), log, onBegun)
  const password = passwordOf(place.folder)
  const connection = ({ host, port }: Running): pg.ClientConfig => ({
    host,
    port,
    user: USER,
    ...(password ? { password } : {}),
  })
  const before = findRunning(place.cluster)?.pid
  let stopping = false
  let held: FolderLock | undefined
  let isRefused = false
  let recovering: Promise<void> | undefined
  const take = async (server: Running): Promise<void> => {
    held = await lockFolder({ ...connection(server), database: 'postgres' }, () => {
      recovering = recover()
    })
    isRefused = !held && !shared
    if (isRefused) throw new StartError(await refusal(place))
    if (!held) return
    noteHolder(place)
    await held.makeDatabase(DATABASE)
  }
  /** Starts the server again when it ended although nobody stopped it, so that the shop's pool finds it again. */
  const recover = async (): Promise<void> => {
    while (!stopping) {
      try {
        const server = await bringUp(place, connection, log)
        if (stopping) return
        await take(server)
        log('The database was gone and is back.')
        return
      } catch (error) {
        log(`The database is gone: ${(error as Error).message}`)
        await new Promise((done) => setTimeout(done, PAUSE_MS * 10))
      }
    }
  }
  const begin = async (): Promise<Running> => {
    const server = await bringUp(place, connection, log)
    await take(server)
    return server
  }
  const running = await begin()
    .catch((error: unknown) => {
      if (error instanceof StartError || held) throw error
      // The watch over a command that was killed has just stopped it.
      return begin()
    })
    .catch(async (error: unknown) => {
      stopping = true
      held?.expectEnd()
      await recovering
      // A server that was started for this process, which cannot use it, would be left behind.
      if (held || (!isRefused && findRunning(place.cluster)?.pid !== before)) await stopPostmaster(place)
      throw error
    })
  const endWatch = held ? watchOver(place, shared ? 0 : ORPHANED_SECONDS) : undefined
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(connection(running))) address.set(name, String(value))
  return {
    connection: { ...connection(running), database: DATABASE },
    url: `postgresql:///${DATABASE}?${address.toString()}`,
    pid: running.pid,
    async stop() {
      if (stopping || !held) return
      stopping = true
      // A server that is being started again would outlive this process.
      await recovering
      held.expectEnd()
      await stopPostmaster(place)
      await endWatch?.()
    },
  }
}

async function prepare(dataDir: string, log: (line: string) => void, onBegun?: Place['onBegun']): Promise<Place> {
  const programs = findPrograms()
  const folder = join(dataDir, 'postgres')
  const first = !existsSync(join(folder, 'cluster'))
  refuseUnfitDisk(dataDir, { first })
  const identity = await chooseIdentity(folder, programs)
  if (first && !onBegun) log(`Making the database in ${folder}`)
  const cluster = realpathSync(await ensureCluster(folder, programs, identity, onBegun))
  return { folder, cluster, programs, identity, ...(onBegun ? { onBegun } : {}) }
}

async function refusal({ folder, cluster }: Place): Promise<string> {
  return `Another shop is running on the data folder ${join(folder, '..')} (database process ${findRunning(cluster)?.pid ?? 'unknown'}). Stop it, or name another folder by SEMENA_DATA.`
}
