/** `backup <folder>`: writes everything the shop knows to files, whether the shop runs or not. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, writeBackup } from '@semena/commerce/owner'
import { StartError } from '@semena/commerce/settings'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../start/database.ts'
import { mediaOf, withStorage } from '../start/media.ts'
import { namedFolder } from './folder.ts'
import type { Command } from './command.ts'

export const backupCommand: Command = {
  usage: 'backup <folder>',
  does: 'writes the whole shop into a new folder, while it sells or not; see docs/guides/running.md',
  async run(args) {
    const folder = namedFolder(args)
    const config = readConfig()
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/cluster')))
      throw new StartError(`There is no shop in ${config.dataDir}.`)
    const stop = new AbortController()
    const end = (): void => stop.abort()
    for (const signal of SIGNALS) process.on(signal, end)
    // A backup before an upgrade must hold the tables of the old version, so nothing is migrated here.
    const { database, close } = await openDatabase(config, {
      log: (line) => console.error(line),
      shared: true,
      prepare: async () => {},
    })
    try {
      const manifest = await withStorage(() =>
        writeBackup({
          pool: database.pool,
          pictures: mediaOf(config),
          folder,
          now: database.clock.now(),
          signal: stop.signal,
        }),
      )
      warn(manifest)
      console.log(`${summary(manifest)} are in ${folder}. Keep it safe: it holds the shop’s secrets.`)
    } finally {
      for (const signal of SIGNALS) process.off(signal, end)
      await close()
    }
  },
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const NAMED = 10

function warn({ missingPictures }: Manifest): void {
  if (missingPictures.length === 0) return
  const more = missingPictures.length - NAMED
  const names = missingPictures.slice(0, NAMED).join(', ')
  console.error(
    `Pictures that the shop names and that its storage does not have: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
  )
}

/** What a backup holds, in words such as "51 tables with 1,204 rows and 96 pictures". */
export function summary({ tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${tables.length} tables with ${rows.toLocaleString('en')} rows and ${pictures.length} pictures`
}
