/** Gives a command the shop's database, whether the shop runs or not. */
import { type Changes, createChanges, type Database } from '@semena/commerce/database'
import { type Config, readConfig } from '../config/config.ts'
import { openDatabase } from '../start/database.ts'

/** Runs `work` and closes the database. By `changes`, `work` tells running shops what it changed in the catalogue. */
export async function withDatabase(
  work: (database: Database, config: Config, changes: Pick<Changes, 'tell'>) => Promise<unknown>,
): Promise<void> {
  const config = readConfig()
  const { database, close } = await openDatabase(config, { log: (line) => console.error(line), shared: true })
  try {
    await work(database, config, createChanges(database.pool, database.clock.now))
  } finally {
    await close()
  }
}
