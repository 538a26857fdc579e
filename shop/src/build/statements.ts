/**
 * Writes the types of every SQL statement, as a temporary PostgreSQL with all tables describes them. With `--check` it
 * writes nothing and fails when the files would change.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, migrate } from '@semena/commerce/database'
import { startEmbedded } from '@semena/commerce/embedded'
import { describeStatements, importStatements, statements } from '@semena/commerce/statements'
import { bringInboxTables } from '../inbox/db/tables.ts'
import { ROOT } from '../root.ts'

const HEAD = '// Written by `npm run generate`; not to be edited.'

const COMMERCE = {
  folder: join(ROOT, 'commerce/src'),
  file: join(ROOT, 'commerce/src/db/statements.generated.ts'),
  types: './table-types.ts',
  wrap: (body: string) => `export interface Statements {\n${body}\n}\n`,
}
const SHOP = {
  folder: join(ROOT, 'shop/src'),
  file: join(ROOT, 'shop/src/statements.generated.ts'),
  types: '@semena/commerce/statements',
  wrap: (body: string) =>
    `export interface ShopStatements {\n${body}\n}\n\ndeclare module '../../commerce/src/db/statement.ts' {\n  interface Described extends ShopStatements {}\n}\n`,
}

const check = process.argv.includes('--check')
const dataDir = mkdtempSync(join(tmpdir(), 'semena-statements-'))
const embedded = await startEmbedded({ dataDir })
try {
  const database = connect(embedded.connection)
  try {
    await migrate(database)
    await bringInboxTables(database)
    const known = new Set<string>()
    for (const { folder, file, types, wrap } of [COMMERCE, SHOP]) {
      await importStatements(folder)
      const names = [...statements.keys()].filter((name) => !known.has(name))
      for (const name of names) known.add(name)
      const { body, imports } = await describeStatements(database.pool, names)
      const imported = imports.length ? `import type { ${imports.join(', ')} } from '${types}'\n\n` : ''
      write(file, `${HEAD}\n${imported}${wrap(body)}`)
    }
  } finally {
    await database.close()
  }
} finally {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
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
