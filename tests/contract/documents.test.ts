/** Every GraphQL document of the storefront and of the desk is valid for our service and for a Saleor. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, type GraphQLSchema, Kind, parse, validate, visit } from 'graphql'
import { describe, expect, it } from 'vitest'
import { withTranslations } from '../../contract/generator/translations.ts'
import { ours, saleor } from './saleor.ts'

const root = join(import.meta.dirname, '../..')

const documents = globSync('{storefront,desk}/src/**/*.graphql', { cwd: root })
  .toSorted()
  .map((file) => ({ file, document: withTranslations(parse(readFileSync(join(root, file), 'utf8'))) }))

/** A document may use fragments of another file. */
const fragments = new Map(
  documents.flatMap(({ document }) =>
    document.definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d] as const] : [])),
  ),
)

function withFragments(document: DocumentNode): DocumentNode {
  const definitions = new Map(document.definitions.map((d) => ['name' in d && d.name ? d.name.value : '', d]))
  const add = (node: DocumentNode | NonNullable<ReturnType<typeof fragments.get>>): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value)
        if (!fragment || definitions.has(value)) return
        definitions.set(value, fragment)
        add(fragment)
      },
    })
  }
  add(document)
  return { kind: Kind.DOCUMENT, definitions: [...definitions.values()] }
}

/** A file with fragments only is used by other files. */
const UNUSED = /^Fragment "\w+" is never used/

const faultsIn = (schema: GraphQLSchema, document: DocumentNode): string[] =>
  validate(schema, withFragments(document))
    .map((e) => e.message)
    .filter((message) => !UNUSED.test(message))

describe.each(documents)('$file', ({ document }) => {
  it('is valid for our schema', () => {
    expect(faultsIn(ours, document)).toEqual([])
  })

  it("is valid for Saleor's schema", () => {
    expect(faultsIn(saleor, document)).toEqual([])
  })
})

it.each(['storefront/', 'desk/'])('are there in %s', (app) => {
  expect(documents.some(({ file }) => file.startsWith(app))).toBe(true)
})
