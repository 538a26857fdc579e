/**
 * Opens the shop's database, which is the owner's by DATABASE_URL or else a PostgreSQL of the shop's own, and brings
 * its tables up to date.
 */
import { connect, type Database, migrate, refuseUnfit } from '@semena/commerce/database'
import { startEmbedded } from '@semena/commerce/embedded'
import { StartError } from '@semena/commerce/settings'
import type { Config } from './config.ts'
import { bringInboxTables } from './inbox/db/tables.ts'

export interface OpenDatabase {
  database: Database
  close(): Promise<void>
}

export interface OpenOptions {
  log: (line: string) => void
  /** Whether this may run beside a running shop, as commands do, instead of being refused. */
  shared?: boolean
  /** What is done to the tables before anything else. The default brings them up to date. */
  prepare?: (database: Database) => Promise<void>
}

/** Opens the database and prepares its tables. Throws a StartError when the database cannot be used. */
export async function openDatabase(
  { databaseUrl, databaseConnections, dataDir }: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>,
  { log, shared = false, prepare = bringTables }: OpenOptions,
): Promise<OpenDatabase> {
  const own = databaseUrl ? undefined : await startEmbedded({ dataDir, log, shared })
  const where = own ? own.connection : { connectionString: databaseUrl! }
  const database = connect({ ...where, max: databaseConnections }, (error) =>
    log(`A connection to the database broke: ${error.message}`),
  )
  const close = async (): Promise<void> => {
    await database.close()
    await own?.stop()
  }
  try {
    if (!own) await refuseUnfit(database)
    await prepare(database)
  } catch (error) {
    await close()
    if (error instanceof StartError || own) throw error
    throw new StartError(`The database that DATABASE_URL names cannot be used: ${reasonOf(error)}`)
  }
  return { database, close }
}

/** Brings the commerce service's tables up to date, then those of the inbox, which stand beside them. */
async function bringTables(database: Database): Promise<void> {
  await migrate(database)
  await bringInboxTables(database)
}

/** The reason in one line. A host with several addresses fails with one error for each of them. */
function reasonOf(error: unknown): string {
  const errors = error instanceof AggregateError ? (error.errors as Error[]) : [error as Error]
  return [...new Set(errors.map((e) => e.message || String(e)))].join('; ')
}
