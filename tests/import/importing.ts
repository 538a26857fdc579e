/** Imports into a fresh database, with pictures in a temporary folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createChanges, type Database } from '@semena/commerce/database'
import { diskStorage, importFolder, type ImportOptions, type ImportReport } from '@semena/commerce/owner'

export const DEMO = join(import.meta.dirname, '../../commerce/src/demo/data')

export interface Importing {
  folder(path: string, options?: ImportOptions): Promise<ImportReport>
  /** Imports files, given as texts by their names. */
  files(files: Record<string, string | Buffer>, onStep?: ImportOptions['onStep']): Promise<ImportReport>
  /** Every row of every table as text, to be compared for changes. */
  rows(): Promise<Record<string, string>>
  cleanUp(): void
}

export function importingInto(database: Database): Importing {
  const temporary = mkdtempSync(join(tmpdir(), 'semena-import-'))
  const media = diskStorage(join(temporary, 'media'))
  const clock = { now: () => new Date() }
  const changes = createChanges(database.pool, clock.now)
  const folder = (path: string, options?: ImportOptions) =>
    importFolder({ database, media, clock, changes }, path, options)
  return {
    folder,
    async files(files, onStep) {
      const path = mkdtempSync(join(temporary, 'folder-'))
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(path, name)), { recursive: true })
        writeFileSync(join(path, name), text)
      }
      return folder(path, onStep && { onStep })
    },
    async rows() {
      const { rows: tables } = await database.pool.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
      )
      const found: Record<string, string> = {}
      for (const { name } of tables) {
        const { rows } = await database.pool.query<{ text: string }>(
          `select coalesce(string_agg(t::text, chr(10) order by t::text), '') as text from "${name}" t`,
        )
        found[name] = rows[0]!.text
      }
      return found
    },
    cleanUp: () => rmSync(temporary, { recursive: true, force: true }),
  }
}
