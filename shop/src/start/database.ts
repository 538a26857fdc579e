/**
 * Opens the shop's database, which is the owner's by DATABASE_URL or else a PostgreSQL of the shop's own, and brings
 * its tables up to date.
 */
import { statfs } from 'node:fs/promises'
import {
  connect,
  type Database,
  migrate,
  refuseUnfit,
  refuseWrongClock,
  sayAhead,
  tryWriting,
} from '@semena/commerce/database'
import { type EmbeddedOptions, startEmbedded } from '@semena/commerce/embedded'
import { StartError } from '@semena/commerce/settings'
import type { Config } from '../config/config.ts'
import { bringInboxTables } from '../inbox/db/tables.ts'
import type { Check } from '../http/readiness.ts'
import { holdOwnDatabase, OtherShopError } from '../processes/other-shop.ts'

export interface OpenDatabase {
  database: Database
  /** What it needs for the shop to sell. */
  checks: Readonly<Record<string, Check>>
  close(): Promise<void>
}

export interface OpenOptions {
  log: (line: string) => void
  /** Whether this may run beside a running shop, as commands do, instead of being refused. */
  shared?: boolean
  /** Told when the shop's own database is being made or started, for which one can only wait. */
  onBegun?: EmbeddedOptions['onBegun']
  /** Whether reads may go to the replica, as those of a shop do. */
  reads?: boolean
  /** What is done to the tables before anything else. The default brings them up to date. */
  prepare?: (database: Database) => Promise<void>
}

/** Opens the database and prepares its tables. Throws a StartError when the database cannot be used. */
export async function openDatabase(
  {
    databaseUrl,
    databaseReplicaUrl = null,
    replicaLagMs,
    databaseConnections,
    dataDir,
  }: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'> &
    Partial<Pick<Config, 'databaseReplicaUrl' | 'replicaLagMs'>>,
  { log, shared = false, reads = false, prepare = bringTables, onBegun }: OpenOptions,
): Promise<OpenDatabase> {
  const own = databaseUrl ? undefined : await ownDatabase({ dataDir, log, shared, ...(onBegun ? { onBegun } : {}) })
  const where = own ? own.connection : { connectionString: databaseUrl! }
  const database = connect(
    { ...where, max: databaseConnections },
    (error) => log(`A connection to the database broke: ${error.message}`),
    reads && databaseReplicaUrl && replicaLagMs ? { url: databaseReplicaUrl, maxLagMs: replicaLagMs, log } : undefined,
  )
  const close = async (): Promise<void> => {
    await database.close()
    await own?.stop()
  }
  try {
    if (!own) await refuseUnfit(database)
    await refuseWrongClock(database)
    await prepare(database)
  } catch (error) {
    await close()
    if (error instanceof StartError || own) throw error
    throw new StartError(`The database that DATABASE_URL names cannot be used: ${reasonOf(error)}`)
  }
  return { database, checks: { ...checksOf(database), ...(own ? { disk: () => refuseFull(dataDir) } : {}) }, close }
}

const checksOf = (database: Database): Record<string, Check> => ({
  write: () => tryWriting(database),
  clock: async () => {
    if (!(await database.clock.agrees())) throw new Error(sayAhead(database.clock.aheadMs))
  },
})

/** PostgreSQL writes its log in files of 16 MB, and stops when it cannot make the next one. */
const LEAST_FREE_BYTES = 64 << 20

async function refuseFull(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < LEAST_FREE_BYTES) throw new Error(`${folder} has only ${free >> 20} MB left`)
}

interface OwnOptions {
  dataDir: string
  log: (line: string) => void
  shared: boolean
  onBegun?: EmbeddedOptions['onBegun']
}

const ownDatabase = ({ shared, ...options }: OwnOptions) =>
  shared ? startEmbedded({ ...options, shared }) : holdOwnDatabase(options)

/**
 * Brings the commerce service's tables up to date, then those of the inbox, which stand beside them. Throws an
 * OtherShopError where another shop serves on tables that would change.
 */
async function bringTables(database: Database): Promise<void> {
  // Tables of another version are refused here, before anything changes, so a shop that serves is all that is left.
  await migrate(database, 0)
  try {
    await migrate(database)
  } catch (error) {
    throw error instanceof StartError ? new OtherShopError(error.message) : error
  }
  await bringInboxTables(database)
}

/** The reason in one line. A host with several addresses fails with one error for each of them. */
function reasonOf(error: unknown): string {
  const errors = error instanceof AggregateError ? (error.errors as Error[]) : [error as Error]
  return [...new Set(errors.map((e) => e.message || String(e)))].join('; ')
}
