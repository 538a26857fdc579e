/** A resolver may call a query that only reads. Whatever changes or locks rows goes through a use-case. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './import-graph.ts'

const root = join(import.meta.dirname, '../..')

/** Matches SQL that changes rows, locks them, takes a number from a sequence or notifies other processes. */
const WRITES =
  /\binsert\s+into\b|\bdelete\s+from\b|\bupdate\s+\S+(?:\s+(?:as\s+)?\w+)?\s+set\b|\btruncate\b|\bfor\s+(?:no\s+key\s+)?update\b|\bfor\s+(?:key\s+)?share\b|\bnextval\b|\bpg_notify\b|\bsemena_emit\b|\bpg_(?:try_)?advisory_/i

/** The top-level declarations of a file by name, without comments. */
function declarations(file: string): Map<string, string> {
  const text = file.replaceAll(/^\s*(?:\/\*\*[\s\S]*?\*\/|\/\/.*)$/gm, '')
  const starts = [...text.matchAll(/^(?:export )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/gm)]
  return new Map(starts.map((start, i) => [start[1]!, text.slice(start.index, starts[i + 1]?.index)]))
}

/**
 * For each file the names that write: those whose own text does, and those that use such a name of their file or of an
 * import.
 */
function writers(folder: string): Map<string, Set<string>> {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root }).filter((file) => !/\.(?:test|generated)\.ts$/.test(file))
  const parts = new Map(files.map((file) => [file, declarations(readFileSync(join(root, file), 'utf8'))]))
  const imported = Map.groupBy(importsOf(['commerce']), ({ file }) => file)
  const found = new Map(files.map((file) => [file, new Set<string>()]))
  for (let isNew = true; isNew;) {
    isNew = false
    for (const [file, own] of parts) {
      const writing = found.get(file)!
      const known = (imported.get(file) ?? []).flatMap(({ target, names }) =>
        names.filter((n) => found.get(target)?.has(n)),
      )
      for (const [name, text] of own) {
        const uses = [...writing, ...known].some((other) => new RegExp(`\\b${other}\\b`).test(text))
        if (writing.has(name) || !(uses || WRITES.test(text))) continue
        writing.add(name)
        isNew = true
      }
    }
  }
  return found
}

describe('resolvers', () => {
  const found = writers('commerce/src/db')

  it('are kept apart from queries that write, which are known by their SQL', () => {
    const writing = (file: string) => [...found.get(`commerce/src/db/queries/${file}.ts`)!]
    expect(writing('account/attempts')).toContain('countAttempt')
    expect(writing('account/session')).toContain('insertSession')
    expect(writing('customer/user')).toContain('lockUserRow')
    expect(writing('customer/user')).not.toContain('userById')
    expect(writing('catalog/catalog')).toEqual([])
  })

  it('take only what reads from the database', () => {
    const taken = importsOf(['commerce']).filter(
      ({ file, target }) => file.startsWith('commerce/src/graphql/') && target.startsWith('commerce/src/db/'),
    )
    const wrong = taken.flatMap(({ file, target, names }) => {
      const writing = found.get(target) ?? new Set<string>()
      return (names.includes('*') ? [...writing] : names.filter((n) => writing.has(n))).map((n) => `${file}: ${n}`)
    })
    expect(wrong).toEqual([])
    expect(taken.length).toBeGreaterThan(30)
  })

  it('send no SQL of their own, and begin no transaction', () => {
    const files = globSync('commerce/src/graphql/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
    const wrong = files.filter((file) =>
      /\btransaction\(|\.query\(\s*[`'"{]|\.connect\(/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })
})
