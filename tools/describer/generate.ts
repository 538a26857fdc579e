/** Makes the types of every statement of a package. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pool } from 'pg'
import { statements } from '@semena/commerce/statements'
import { createDescriber } from './describe.ts'
import { writeEntry } from './write.ts'

/** Files that declare no statement: tests, what is generated, and the functions that declare. */
const NO_SOURCE = /\.test\.ts$|\.generated\.ts$|(?:^|\/)db\/statements\/\w+\.ts$/
const DECLARED = /\b(?:statement|prepared|assembled|listOf|listBy)\(\s*['"`](\w+)['"`]/g

/**
 * Imports every module below `folder` that declares statements; each module registers its own. Answers the names of the
 * statements by the folder of the module.
 */
export async function importStatements(folder: string): Promise<Map<string, string[]>> {
  const byFolder = new Map<string, string[]>()
  for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
    if (NO_SOURCE.test(file)) continue
    const path = join(folder, file)
    const names = Array.from(readFileSync(path, 'utf8').matchAll(DECLARED), ([, name]) => name!)
    if (names.length === 0) continue
    await import(/* @vite-ignore */ pathToFileURL(path).href)
    byFolder.set(dirname(path), [...(byFolder.get(dirname(path)) ?? []), ...names])
  }
  return byFolder
}

/** The types of some statements. */
export interface StatementTypes {
  /** Entries of an interface that maps names to types. */
  body: string
  /** Names of `table-types.ts` that the entries use. */
  imports: string[]
}

/**
 * Describes statements by groups, such as folders. Throws an error that lists every statement that the database does not
 * understand.
 */
export async function describeStatements(
  pool: Pool,
  groups: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, StatementTypes>> {
  const client = await pool.connect()
  const faults: string[] = []
  const described = new Map<string, StatementTypes>()
  try {
    const describer = await createDescriber(client)
    const entryOf = async (name: string): Promise<string> => {
      const { texts, ...declared } = statements.get(name)!
      const all = []
      for (const text of new Set(texts())) all.push(await describer.describe(text))
      return writeEntry(name, all, declared, describer)
    }
    for (const [group, names] of groups) {
      const entries: string[] = []
      for (const name of names.toSorted())
        try {
          entries.push(await entryOf(name))
        } catch (error) {
          faults.push(`${name}: ${(error as Error).message}`)
        }
      described.set(group, typesOf(entries.join('\n')))
    }
  } finally {
    client.release()
  }
  if (faults.length) throw new Error(faults.join('\n'))
  return described
}

function typesOf(body: string): StatementTypes {
  const named = ['Column', 'Json', 'JsonInput', 'JsonRecord', 'JsonRecords', 'Row', 'Uses', 'Written']
  return { body, imports: named.filter((n) => new RegExp(`\\b${n}\\b`).test(body)) }
}
