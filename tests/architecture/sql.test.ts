/**
 * SQL is written in the query layer, and values are sent beside its text, never in it. `sql-border.test.ts` says which
 * files send it.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The folders in which SQL is written. */
const ROOMS = ['commerce/src/db/', 'commerce/src/import/', 'shop/src/inbox/db/']
/** Other files that declare a few statements of fixed text, or build one with Drizzle. */
const LISTED = new Set(['commerce/src/domain/apps.ts', 'shop/src/commands/rates.ts', 'shop/src/start/first-start.ts'])
/** Files that put names into SQL from a list in the same file. */
const QUOTES_OWN_NAMES = new Set(['commerce/src/db/queries/reference/reference.ts'])

const WRITES =
  /\b(?:statement|prepared|assembled|listOf|listBy)\(\s*['"`]|\.(?:query|execute)(?:<[^(]*>)?\(\s*['"`]|\bsql(?:\.raw)?[`(]|from 'drizzle-orm(?:\/node-postgres)?'/
const STATEMENT = /^\s*(?:with|select|insert|update|delete|truncate|alter|create|drop|set|listen|notify)\b/i

const files = globSync('{commerce,shop}/src/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing(?:\.ts$|\/)|\.generated\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const isRoom = (file: string): boolean => ROOMS.some((room) => file.startsWith(room))

/** The template literals that begin like an SQL statement, without literals inside their interpolations. */
const statements = (text: string): string[] =>
  [...text.matchAll(/`((?:\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\])*)`/g)]
    .map(([, literal]) => literal!)
    .filter((literal) => STATEMENT.test(literal))
/** The code inside each `${…}`. */
const interpolations = (literal: string): string[] =>
  [...literal.matchAll(/\$\{((?:[^{}`]|`[^`]*`|\{[^{}]*\})*)\}/g)].map(([, code]) => code!)

describe('SQL', () => {
  it('is written in its rooms and the listed files only', () => {
    const writers = files.filter(({ text }) => WRITES.test(text)).map(({ file }) => file)
    expect(writers.filter((file) => !isRoom(file) && !LISTED.has(file))).toEqual([])
    expect([...LISTED].filter((file) => !writers.includes(file))).toEqual([])
    expect(writers.length).toBeGreaterThan(60)
  })

  it('is fixed text outside of its rooms', () => {
    const wrong = files
      .filter(({ file }) => !isRoom(file))
      .flatMap(({ file, text }) =>
        statements(text).flatMap((literal) =>
          interpolations(literal)
            .filter((code) => !/^[A-Z_]+$/.test(code))
            .map((code) => `${file}: ${code}`),
        ),
      )
    expect(wrong).toEqual([])
  })

  it('never holds a value between quotes, and is never put together with +', () => {
    const wrong = files
      .filter(({ file }) => !QUOTES_OWN_NAMES.has(file))
      .flatMap(({ file, text }) => [
        ...statements(text)
          .filter((literal) => /'\s*%?\$\{[^}]*\}%?\s*'/.test(literal))
          .map((literal) => `${file}: ${literal.slice(0, 80)}`),
        ...[...text.matchAll(/(['"`])\s*(?:select|insert into|update|delete from)\b[^'"`\n]*\1\s*\+/gi)].map(
          ([found]) => `${file}: ${found.slice(0, 80)}`,
        ),
      ])
    expect(wrong).toEqual([])
  })
})
