/** `restore <folder>`: loads a backup into a new data folder or an empty database, while the shop is stopped. */
import { existsSync } from 'node:fs'
import { checkBackup, restoreBackup } from '@semena/commerce/owner'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../start/database.ts'
import { bringInboxTables } from '../inbox/db/tables.ts'
import { mediaOf, withStorage } from '../start/media.ts'
import { summary } from './backup.ts'
import { namedFolder } from './folder.ts'
import type { Command } from './command.ts'
import { UsageError } from './usage.ts'

export const restoreCommand: Command = {
  usage: 'restore <folder>',
  does: 'brings a new data folder, or an empty database, to what a backup holds; the shop must not run',
  async run(args) {
    const folder = namedFolder(args)
    if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`)
    const config = readConfig()
    const log = (line: string): void => console.error(line)
    const manifest = await checkBackup(folder)
    const pictures = mediaOf(config)
    const { close } = await openDatabase(config, {
      log,
      prepare: ({ pool }) =>
        withStorage(() => restoreBackup({ pool, pictures, folder, manifest, log, others: bringInboxTables })),
    })
    await close()
    console.log(`${summary(manifest)} of ${manifest.created} are restored. Start the shop.`)
  },
}
