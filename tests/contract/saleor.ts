/** Our schema, and the facts of Saleor's. Saleor's own schema file is not part of this repository. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { readSdl } from '../../contract/src/sdl.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Written by `npm run saleor`: the head of each of Saleor's types, with its values, members or fields. */
export type SaleorFacts = Record<string, string[]>

export const ours = buildSchema(readSdl(), { assumeValidSDL: true })

export const saleor = buildSchema(sdlOf(JSON.parse(read('saleor-3.23.json')) as SaleorFacts), { assumeValidSDL: true })

function sdlOf(facts: SaleorFacts): string {
  return Object.entries(facts)
    .map(([head, parts]) =>
      head.startsWith('union ')
        ? `${head} = ${parts.join(' | ')}`
        : parts.length > 0
          ? `${head} {\n${parts.join('\n')}\n}`
          : head,
    )
    .join('\n')
}
