/** Gives a command the shop's database, beside a running shop or alone. */
import { type Changes, createChanges, type Database } from '@semena/commerce/database'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'

/** Runs `work`, which tells running shops by `changes` what it changed of the catalogue. */
export async function withDatabase(
  work: (database: Database, config: Config, changes: Pick<Changes, 'tell'>) => Promise<unknown>,
): Promise<void> {
  const config = readConfig()
  const { database, close } = await openDatabase(config, { log: (line) => console.error(line), shared: true })
  try {
    await work(
      database,
      config,
      createChanges(database.pool, () => new Date()),
    )
  } finally {
    await close()
  }
}
