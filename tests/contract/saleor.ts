/** Saleor's own schema, which is no part of this repository: SALEOR_SCHEMA names the file. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSchema, type GraphQLSchema } from 'graphql'

const root = join(import.meta.dirname, '../..')
const file = resolve(root, process.env.SALEOR_SCHEMA || '../shared/saleor/schema-3.23.graphql')

const read = (path: string): GraphQLSchema => buildSchema(readFileSync(path, 'utf8'), { assumeValidSDL: true })

export const ours = read(join(root, 'contract/schema.graphql'))

/** Null where the file is absent; then what needs it is skipped. */
export const saleor = existsSync(file) ? read(file) : null

if (!saleor)
  console.warn(`Skipped: comparing with Saleor's schema, since ${file} is absent. SALEOR_SCHEMA names another.`)
