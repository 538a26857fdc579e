/**
 * Writes the types that follow from `schema.graphql`: resolver types for the commerce service, and a
 * `*.generated.ts` beside each `*.graphql` of the storefront. `--check` writes nothing and fails on a difference.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as operations from '@graphql-codegen/typescript-operations'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'

const root = join(import.meta.dirname, '..')
const check = process.argv.includes('--check')
const schemaText = readFileSync(join(root, 'contract/schema.graphql'), 'utf8')
const schemaNode = parse(schemaText)
const stale: string[] = []

const scalars = {
  ID: { input: 'string', output: 'string' },
  UUID: 'string',
  DateTime: { input: 'Date', output: 'Date | string' },
  Date: { input: 'string', output: 'Date | string' },
  Decimal: 'number',
  PositiveDecimal: 'number',
  JSON: 'unknown',
  JSONString: { input: 'unknown', output: 'unknown' },
  Metadata: 'Record<string, string>',
}
const wireScalars = {
  UUID: 'string',
  DateTime: 'string',
  Date: 'string',
  Decimal: 'number',
  PositiveDecimal: 'number',
  JSON: 'unknown',
  JSONString: 'string',
  Metadata: 'Record<string, string>',
}

/** GraphQL type → the row it is resolved from. */
const mappers = JSON.parse(readFileSync(join(root, 'commerce/src/graphql/mappers.json'), 'utf8')) as Record<
  string,
  string
>

emit(
  'commerce/src/graphql/resolver-types.generated.ts',
  await codegen({
    filename: 'x',
    schema: schemaNode,
    documents: [],
    config: {
      scalars,
      enumsAsTypes: true,
      useTypeImports: true,
      skipTypename: true,
      mappers,
      contextType: '../context.ts#Ctx',
      defaultMapper: 'any',
      useIndexSignature: false,
      avoidOptionals: false,
      maybeValue: 'T | null',
      inputMaybeValue: 'T | null | undefined',
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  }),
)

// ---- storefront documents
const files = globSync('storefront/src/**/*.graphql', { cwd: root }).sort()
const fragments = new Map<string, FragmentDefinitionNode>()
const parsed = files.map((file) => ({ file, ast: parse(readFileSync(join(root, file), 'utf8')) }))
for (const { ast } of parsed)
  for (const d of ast.definitions) if (d.kind === Kind.FRAGMENT_DEFINITION) fragments.set(d.name.value, d)

for (const { file, ast } of parsed) {
  const needed = new Set<string>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode, into: Set<string>): void => {
    visit(node, {
      FragmentSpread: (s) => {
        const f = fragments.get(s.name.value)
        if (!f) throw new Error(`${file}: unknown fragment ${s.name.value}`)
        if (!into.has(s.name.value)) {
          into.add(s.name.value)
          collect(f, into)
        }
      },
    })
  }
  const ops = ast.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION)
  for (const d of ast.definitions)
    if (d.kind === Kind.OPERATION_DEFINITION || d.kind === Kind.FRAGMENT_DEFINITION) collect(d, needed)
  const own = new Set(ast.definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [d.name.value] : [])))
  const all = {
    kind: Kind.DOCUMENT,
    definitions: [...ast.definitions, ...[...needed].filter((n) => !own.has(n)).map((n) => fragments.get(n)!)],
  } as const
  const types = await codegen({
    filename: 'x',
    schema: schemaNode,
    documents: [{ location: file, document: all }],
    config: {
      scalars: wireScalars,
      enumsAsTypes: true,
      useTypeImports: true,
      skipTypename: true,
      onlyOperationTypes: true,
      avoidOptionals: { field: true },
      maybeValue: 'T | null',
      inputMaybeValue: 'T | null | undefined',
      preResolveTypes: true,
      dedupeFragments: true,
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  })
  const documents = ops.map((op) => {
    const name = op.name?.value
    if (!name) throw new Error(`${file}: an operation has no name`)
    const kind = op.operation === 'mutation' ? 'Mutation' : 'Query'
    const uses = new Set<string>()
    collect(op, uses)
    const source = stripIgnoredCharacters([print(op), ...[...uses].map((f) => print(fragments.get(f)!))].join('\n'))
    return `export const ${name}Document: TypedDocument<${name}${kind}, ${name}${kind}Variables> = { name: '${name}', kind: '${op.operation}', source: ${JSON.stringify(source)} }`
  })
  const importLine = ops.length ? "import type { TypedDocument } from '@semena/contract/document'\n\n" : ''
  emit(file.replace(/\.graphql$/, '.generated.ts'), `${importLine}${types}\n${documents.join('\n\n')}\n`)
}

if (stale.length) {
  console.error(`Stale generated files; run npm run generate:\n${stale.map((f) => `  ${f}`).join('\n')}`)
  process.exit(1)
}

function emit(file: string, text: string): void {
  const full = join(root, file)
  const content = `/* Written by npm run generate. Do not edit. */\n${text}`
  const now = existsSync(full) ? readFileSync(full, 'utf8') : ''
  if (now === content) return
  if (check) stale.push(file)
  else writeFileSync(full, content)
}
