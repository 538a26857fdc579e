/**
 * SQL statements are declared, their types come from the database, and a change of the tables breaks every statement it
 * concerns.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const db = join(root, 'commerce/src/db')
/** The types of all statements of the service, in one text. */
const generated = globSync('commerce/src/**/statements.generated.ts', { cwd: root })
  .map((file) => /interface Described \{\n([\s\S]*\n {2}\})\n\}/.exec(readFileSync(join(root, file), 'utf8'))![1])
  .join('\n')

/** Files that send SQL without declaring it, with the reason for each. */
const SENDERS: Readonly<Record<string, string>> = {
  'commerce/src/db/statements/statement.ts': 'sends what is declared',
  'commerce/src/db/statements/sql.ts': 'sends lists that are declared, a page at a time',
  'commerce/src/db/driver/transaction.ts': 'begins and ends transactions',
  'commerce/src/db/driver/patience.ts': 'sets up a connection',
  'commerce/src/db/driver/changes.ts': 'listens',
  'commerce/src/db/driver/analyze.ts': 'has statistics taken of whatever tables there are',
  'commerce/src/db/migrate.ts': 'changes the tables',
  'commerce/src/db/driver/fitness.ts': 'asks a server that may be none of ours',
  'commerce/src/db/driver/find-server.ts': 'asks a server that may be none of ours',
  'commerce/src/db/driver/clock.ts': 'asks the time of a server that may be none of ours',
  'commerce/src/db/backup/backup.ts': 'copies whatever tables there are',
  'commerce/src/db/backup/restore.ts': 'copies whatever tables there are',
  'commerce/src/db/backup/structure.ts': 'copies whatever tables there are',
  'commerce/src/db/backup/named-pictures.ts': 'reads whatever tables there are',
  'commerce/src/db/embedded/folder-lock.ts': 'makes the database',
  'commerce/src/db/driver/copy-in.ts': 'copies into columns of the tables as Drizzle knows them',
  'commerce/src/import/goods.ts': 'has temporary tables, of which the database cannot be asked beforehand',
  'commerce/src/db/statements/save.ts': 'writes columns of the tables as Drizzle knows them',
  'commerce/src/db/triggers/change-log.ts': 'makes triggers',
  'commerce/src/db/triggers/event-triggers.ts': 'makes triggers',
  'commerce/src/db/driver/replica.ts': 'asks two servers how far they are',
  'commerce/src/db/queries/promotion/rule-variants.ts': 'has statistics taken',
  'commerce/src/db/queries/change/changes.ts': 'takes back rows of whatever table the change log names',
  'commerce/src/db/queries/demo/marks.ts': 'looks at whatever tables have things of the demo',
  'commerce/src/db/queries/demo/parking.ts': 'moves rows of whatever tables belong to the demo',
  'commerce/src/db/queries/demo/structure.ts': 'asks which tables there are',
  'commerce/src/import/import-folder.ts': 'begins and ends its transaction',
  'shop/src/inbox/db/tables.ts': 'changes the tables',
}

const sources = globSync('{commerce,shop}/src/**/*.ts', { cwd: root })
  // The SQL of tests is checked by running them.
  .filter((file) => !/\.test\.ts$|\/testing(?:\.ts$|\/)|\.generated\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Names of the statements that read or write a column. */
function statementsThat(does: 'reads' | 'writes', table: string, column: string): string[] {
  const entries = generated.matchAll(/^  (\w+): \{\n([\s\S]*?)\n  \}$/gm)
  const uses = new RegExp(`^    ${does}:.*Uses<'${table}', (?:'\\w+' \\| )*'${column}'[ >]`, 'm')
  return Array.from(entries)
    .filter(([, , body]) => uses.test(body!))
    .map(([, name]) => name!)
}

describe('SQL', () => {
  it('is sent by declared statements, but for the files that are listed', () => {
    const senders = sources.filter(({ text }) => /\.(?:query|execute)(?:<[^(]*>)?\(/.test(text)).map(({ file }) => file)
    expect(senders.sort()).toEqual(Object.keys(SENDERS).sort())
  })

  it('has a type of the database for each statement', () => {
    expect([...generated.matchAll(/^  \w+: \{$/gm)].length).toBeGreaterThan(300)
  })
})

describe("an order's state", () => {
  it('is written by one statement after the order was made, and that by one function', () => {
    // `orders_save` changes it; the others make orders: of checkouts, as drafts, and as another shop tells them.
    expect(statementsThat('writes', 'orders', 'status')).toEqual([
      'draft_insert',
      'order_insert',
      'order_save',
      'orders_tell',
    ])
    const callers = sources.filter(({ text }) => /\bsaveOrder\b/.test(text)).map(({ file }) => file)
    expect(callers.sort()).toEqual([
      'commerce/src/db/queries/order/order.ts',
      'commerce/src/domain/order/change-state.ts',
    ])
    expect(sources.filter(({ text }) => /\.(?:update|insert)\((?:tables\.)?orders\)/.test(text))).toEqual([])
    expect(sources.filter(({ file, text }) => file.includes('/import/') && text.includes('tables/orders.ts'))).toEqual(
      [],
    )
  })
})

/** The limit is long because each test compiles a program, while others do the same. Milliseconds. */
const PATIENCE_MS = 60_000

describe('a column renamed in tables/', { timeout: PATIENCE_MS }, () => {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'sql-border-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** The type errors of the statements against a copy of the tables in which `other` replaces `text`. */
  function errorsAfter(file: string, text: string, other: string): string[] {
    cpSync(join(db, 'tables'), join(folder, 'tables'), { recursive: true })
    for (const name of ['statements/table-types.ts', 'driver/moment.ts']) cpSync(join(db, name), join(folder, name))
    writeFileSync(
      join(folder, 'statements/generated.ts'),
      `import type { Column, Json, JsonInput, JsonRecord, JsonRecords, Row, Uses, Written } from './table-types.ts'\nexport interface Statements {\n${generated}\n}`,
    )
    const path = join(folder, 'tables', file)
    const before = readFileSync(path, 'utf8')
    expect(before).toContain(text)
    writeFileSync(path, before.replaceAll(text, other))
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'commerce/tsconfig.json'), include: ['statements/generated.ts'] }),
    )
    try {
      execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--noEmit'], { encoding: 'utf8' })
      return []
    } catch (error) {
      return (error as { stdout: string }).stdout.split('\n').filter((line) => line.includes('error TS'))
    }
  }
  /** The statements in which the errors are. */
  const statementsOf = (errors: readonly string[]): Set<string> => {
    const lines = readFileSync(join(folder, 'statements/generated.ts'), 'utf8').split('\n')
    return new Set(
      errors.map((error) => {
        const [, line] = /statements\/generated\.ts\((\d+),/.exec(error) ?? [undefined, '0']
        return /^  (\w+):/.exec(lines.slice(0, Number(line)).findLast((l) => /^  \w+: \{$/.test(l)) ?? '')?.[1] ?? ''
      }),
    )
  }

  it('compiles as it is', () => {
    expect(errorsAfter('orders.ts', "'user_email'", "'user_email'")).toEqual([])
  })

  it('does not compile while a statement names it, be it only in a condition', () => {
    const using = [
      ...statementsThat('reads', 'orders', 'user_email'),
      ...statementsThat('writes', 'orders', 'user_email'),
    ]
    expect(using).toContain('give_guest_orders')
    const failing = statementsOf(errorsAfter('orders.ts', "'user_email'", "'buyer_email'"))
    expect([...failing].sort()).toEqual([...new Set(using)].sort())
  })

  it('does not compile while a row is read under its old name in the program', () => {
    expect(statementsOf(errorsAfter('users.ts', 'passwordHash:', 'hashOfPassword:'))).toContain('users_by_ids')
  })
})
