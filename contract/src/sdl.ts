/** The text of the GraphQL schema. For servers and tools only: it reads the files of `contract/schema`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../schema')

/** Reads all files of the schema, in the order of their names; each extends `Query` and `Mutation` with its own fields. */
export const readSdl = (folder = FOLDER): string =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
