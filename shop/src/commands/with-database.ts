/** Gives a command the shop's database, beside a running shop or alone. */
import type { Database } from '@semena/commerce/db/connect'
import { announceChange } from '../changes.ts'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'

/** Runs `work`; when it answers true, running shops are told that something changed. */
export async function withDatabase(work: (database: Database, config: Config) => Promise<boolean>): Promise<boolean> {
  const config = readConfig()
  const { database, close } = await openDatabase(config, { log: (line) => console.error(line), shared: true })
  try {
    const changed = await work(database, config)
    if (changed) await announceChange(database)
    return changed
  } finally {
    await close()
  }
}
