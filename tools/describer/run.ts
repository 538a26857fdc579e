/**
 * Writes the types of every SQL statement, as a temporary PostgreSQL with all tables describes them. With `--check` it
 * writes nothing and fails when the files would change.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { connect, migrate } from '@semena/commerce/database'
import { startEmbedded } from '@semena/commerce/embedded'
import { bringInboxTables } from '@semena/shop/inbox/db/tables'
import { describeStatements, importStatements, type StatementTypes } from './generate.ts'

const ROOT = join(import.meta.dirname, '../..')
const HEAD = '// Written by `npm run generate`; not to be edited.'

const STATEMENT = join(ROOT, 'commerce/src/db/statements/statement.ts')
const TYPES = join(ROOT, 'commerce/src/db/statements/table-types.ts')
const PACKAGES = ['commerce/src', 'shop/src']

const check = process.argv.includes('--check')
const dataDir = mkdtempSync(join(tmpdir(), 'semena-statements-'))
const embedded = await startEmbedded({ dataDir })
try {
  const database = connect(embedded.connection)
  try {
    await migrate(database)
    await bringInboxTables(database)
    const stale = new Set(PACKAGES.flatMap((name) => globSync(join(ROOT, name, '**/statements.generated.ts'))))
    const declared = new Map<string, string[]>()
    for (const name of PACKAGES)
      for (const [folder, names] of await importStatements(join(ROOT, name))) declared.set(folder, names)
    for (const [folder, types] of await describeStatements(database.pool, declared)) {
      const file = join(folder, 'statements.generated.ts')
      stale.delete(file)
      write(file, textOf(folder, types))
    }
    for (const file of stale) remove(file)
  } finally {
    await database.close()
  }
} finally {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The text of a folder's file: its statements, added to those of all folders. */
function textOf(folder: string, { body, imports }: StatementTypes): string {
  const from = (file: string) =>
    relative(folder, file)
      .replaceAll('\\', '/')
      .replace(/^(?!\.)/, './')
  const imported =
    imports.length > 0 ? `import type { ${imports.join(', ')} } from '${from(TYPES)}'\n\n` : 'export {}\n\n'
  return `${HEAD}\n${imported}declare module '${from(STATEMENT)}' {\ninterface Described {\n${body}\n}\n}\n`
}

function remove(file: string): void {
  if (!check) return rmSync(file)
  console.error(`${file} has no statement: npm run generate`)
  process.exitCode = 1
}

function write(file: string, text: string): void {
  if (readOr(file) === text) return
  if (!check) return writeFileSync(file, text)
  console.error(`${file} is stale: npm run generate`)
  process.exitCode = 1
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
