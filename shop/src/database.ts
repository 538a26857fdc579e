/** The shop's database: the owner's by DATABASE_URL, else a PostgreSQL of the shop's own; with its tables brought up to date. */
import { connect, type Database } from '@semena/commerce/db/connect'
import { startEmbedded } from '@semena/commerce/db/embedded/keeper'
import { migrate } from '@semena/commerce/db/migrate'
import { StartError } from '@semena/commerce/db/start-error'
import type { Config } from './config.ts'

export interface OpenDatabase {
  database: Database
  close(): Promise<void>
}

export interface OpenOptions {
  log: (line: string) => void
  /** Go on beside a running shop (a command), instead of being refused. */
  shared?: boolean
}

export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log, shared = false }: OpenOptions,
): Promise<OpenDatabase> {
  const own = databaseUrl ? undefined : await startEmbedded({ dataDir, log, shared })
  const database = connect(own ? own.connection : databaseUrl!, (error) =>
    log(`A connection to the database broke: ${error.message}`),
  )
  const close = async (): Promise<void> => {
    await database.close()
    await own?.stop()
  }
  try {
    await migrate(database)
  } catch (error) {
    await close()
    if (error instanceof StartError || own) throw error
    throw new StartError(
      `The database that DATABASE_URL names cannot be used: ${(error as Error).message || String(error)}`,
    )
  }
  return { database, close }
}
