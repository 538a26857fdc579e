/** `import <folder>`: brings the shop to the state that a folder of files describes, whether the shop runs or not. */
import { existsSync } from 'node:fs'
import { ImportError, importFolder } from '@semena/commerce/owner'
import { mediaOf, withStorage } from '../start/media.ts'
import { namedFolder } from './folder.ts'
import type { Command } from './command.ts'
import { progressBar } from './progress-bar.ts'
import { UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

export const importCommand: Command = {
  usage: 'import <folder>',
  does: 'brings products, prices, texts and stock to the state of the files in the folder; see docs/guides/import.md',
  async run(args) {
    const folder = namedFolder(args)
    if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`)
    const bar = progressBar(process.stderr, () => performance.now())
    try {
      await withDatabase(async (database, config, changes) => {
        const media = mediaOf(config)
        const { clock } = database
        const report = await withStorage(() =>
          importFolder({ database, media, clock, changes }, folder, { log: bar.line, onStep: bar.at }),
        )
        bar.end()
        for (const { file, line, message } of report.warnings) console.error(`${file}:${line}: ${message}`)
        const read = Object.entries(report.files).map(([file, rows]) => `${file} ${rows}`)
        console.log(`Read ${read.join(', ')}: ${report.added} rows added, ${report.changed} changed.`)
      })
    } catch (error) {
      bar.end()
      if (!(error instanceof ImportError)) throw error
      console.error(`${error.message}\nNothing was changed.`)
      return 1
    }
  },
}
