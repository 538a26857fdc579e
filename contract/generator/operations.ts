/** Generates from the storefront's documents a type for each operation and fragment, and the text to be sent. */
import * as operations from '@graphql-codegen/typescript-operations'
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'
import { BUILT_IN, enumImport, importText, inputObjectText, reachedInputs, type Scalars, typesOf } from './types.ts'

export interface Source {
  /** Path from the repository's root. */
  file: string
  document: DocumentNode
}

/** The TypeScript types of scalars as they travel in JSON. */
const ON_THE_WIRE: Scalars = {
  ...BUILT_IN,
  UUID: 'string',
  DateTime: 'string',
  Date: 'string',
  Decimal: 'number',
  Day: 'number',
  Hour: 'number',
  Minute: 'number',
  PositiveDecimal: 'number',
  WeightScalar: 'number',
  JSON: 'unknown',
  JSONString: 'string',
  Upload: 'File',
  Metadata: 'Record<string, string>',
}
/**
 * The code generator puts this namespace before enums and inputs. It is taken off, because they are imported by name.
 */
const NAMESPACE = 'Types'

interface Written {
  file: string
  text: string
}

/** Generates the file beside each document, and the file with the inputs that they take, whose path is `inputsFile`. */
export async function operationTypes(
  schema: GraphQLSchema,
  sources: readonly Source[],
  inputsFile: { path: string; from: (file: string) => string },
): Promise<Written[]> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const named = new Map<string, string>()
  for (const { file, document } of sources)
    for (const d of document.definitions) {
      if (d.kind !== Kind.FRAGMENT_DEFINITION && d.kind !== Kind.OPERATION_DEFINITION) continue
      const name = d.name?.value ?? ''
      if (named.has(name)) throw new Error(`${file}: ${name} stands in ${named.get(name)!} already.`)
      named.set(name, file)
      if (d.kind === Kind.FRAGMENT_DEFINITION) fragments.set(name, d)
    }
  const inputNames = typesOf(schema).flatMap((t) => (isInputObjectType(t) ? [t.name] : []))
  const asked = new Set<string>()
  const files: Written[] = []
  for (const { file, document } of sources) {
    const types = await typesText(schema, file, withFragments(file, document.definitions, fragments))
    const named = inputNames.filter((name) => new RegExp(`\\b${name}\\b`).test(types))
    for (const name of named) asked.add(name)
    const texts = document.definitions.flatMap((d) =>
      d.kind === Kind.OPERATION_DEFINITION ? [documentText(file, d, fragments)] : [],
    )
    const imports = [
      texts.length ? "import type { TypedDocument } from '@semena/contract/document'\n" : '',
      enumImport(schema, types),
      importText(named, inputsFile.from(file)),
    ].join('')
    files.push({
      file: file.replace(/\.graphql$/, '.generated.ts'),
      text: `${imports ? `${imports}\n` : ''}${[types, ...texts].join('\n\n')}\n`,
    })
  }
  const inputs = reachedInputs(schema, asked)
    .map((type) => inputObjectText(type, ON_THE_WIRE, true))
    .join('\n')
  const head = `${enumImport(schema, inputs)}\ntype Nullable<T> = T | null | undefined\n`
  return [...files, { file: inputsFile.path, text: `${head}\n${inputs}\n` }]
}

async function typesText(schema: GraphQLSchema, file: string, definitions: DefinitionNode[]): Promise<string> {
  const { content } = (await operations.plugin(
    schema,
    [{ location: file, document: { kind: Kind.DOCUMENT, definitions } }],
    {
      scalars: ON_THE_WIRE,
      importSchemaTypesFrom: 'named below',
      namespacedImportName: NAMESPACE,
      skipTypename: true,
      avoidOptionals: { inputValue: false },
      maybeValue: 'T | null',
      inputMaybeValue: 'T | null | undefined',
      dedupeFragments: true,
    } as never,
    { outputFile: 'x' },
  )) as { content: string }
  return content
    .replaceAll(`${NAMESPACE}.`, '')
    .replaceAll(/= Exact<(\{[^]*?\})>;/g, '= $1')
    .replaceAll(/;$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The fragments that definitions spread, directly or by other fragments. */
function spread(
  file: string,
  definitions: readonly DefinitionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const found = new Map<string, FragmentDefinitionNode>()
  const collect = (node: DefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name: { value: name } }) => {
        const fragment = fragments.get(name)
        if (!fragment) throw new Error(`${file}: unknown fragment ${name}`)
        if (found.has(name)) return
        found.set(name, fragment)
        collect(fragment)
      },
    })
  }
  for (const definition of definitions) collect(definition)
  return [...found.values()]
}

const withFragments = (
  file: string,
  definitions: readonly DefinitionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DefinitionNode[] => [
  ...definitions,
  ...spread(file, definitions, fragments).filter((fragment) => !definitions.includes(fragment)),
]

function documentText(
  file: string,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const name = operation.name?.value
  if (!name) throw new Error(`${file}: an operation has no name`)
  const kind = operation.operation === 'mutation' ? 'Mutation' : 'Query'
  const parts = [operation, ...spread(file, [operation], fragments)].map((part) => print(part))
  const source = stripIgnoredCharacters(parts.join('\n'))
  return `export const ${name}Document: TypedDocument<${name}${kind}, ${name}${kind}Variables> = { name: '${name}', kind: '${operation.operation}', source: ${JSON.stringify(source)} }`
}
