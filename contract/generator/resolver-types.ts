/**
 * Generates the types against which the service's resolvers are checked: inputs as they arrive, values of answers, and
 * for every type that is resolved field by field its source, its fields and their arguments. Each noun has a file of its
 * own, which adds to the tables of `commerce/src/graphql/resolver-types.ts`.
 */
import { dirname, relative } from 'node:path'
import {
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLUnionType,
  getNamedType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { inputsFile, type Part, typesFile } from './nouns.ts'
import {
  block,
  BUILT_IN,
  elements,
  enumImport,
  givenText,
  importText,
  inputObjectText,
  reachedInputs,
  type Scalars,
  typesOf,
} from './types.ts'

/**
 * For each GraphQL type `file#name` of the TypeScript type from which it is resolved; `never` where nothing is resolved
 * as it.
 */
export type Mappers = Readonly<Record<string, string>>

interface ScalarText {
  /** Its type as resolvers get it. */
  input: string
  /** Its type as resolvers may give it. */
  output: string
  /** Its type in JSON. */
  wire: string
}

const SCALARS: Readonly<Record<string, ScalarText>> = {
  DateTime: { input: 'Date', output: 'Date', wire: 'string' },
  Date: { input: 'string', output: 'Date | string', wire: 'string' },
  Decimal: { input: 'number', output: 'number', wire: 'number' },
  PositiveDecimal: { input: 'number', output: 'number', wire: 'number' },
  PositiveInt: { input: 'number', output: 'number', wire: 'number' },
  Minute: { input: 'number', output: 'number', wire: 'number' },
  Hour: { input: 'number', output: 'number', wire: 'number' },
  Day: { input: 'number', output: 'number', wire: 'number' },
  WeightScalar: { input: 'number', output: 'number', wire: 'number' },
  UUID: { input: 'string', output: 'string', wire: 'string' },
  JSON: { input: 'unknown', output: 'unknown', wire: 'unknown' },
  JSONString: { input: 'unknown', output: 'unknown', wire: 'string' },
  GenericScalar: { input: 'unknown', output: 'unknown', wire: 'unknown' },
  Metadata: { input: 'Record<string, string>', output: 'Record<string, string>', wire: 'Record<string, string>' },
  Upload: { input: 'UploadedFile', output: 'never', wire: 'never' },
}
const coming: Scalars = { ...BUILT_IN, ...of('input') }
const going: Scalars = { ...BUILT_IN, ...of('output') }

function of(side: keyof ScalarText): Scalars {
  return Object.fromEntries(Object.entries(SCALARS).map(([name, text]) => [name, text[side]]))
}

const NULLABLE = 'type Nullable<T> = T | null\n'
const MAYBE = 'type Maybe<T> = T | null | undefined\n'
const TABLES = 'commerce/src/graphql/resolver-types.ts'
const MAPPED_FROM = 'commerce/src/graphql'
const LISTED = 'commerce/src/graphql/shared/listed.ts'
const UPLOADED_FILE = 'commerce/src/domain/uploaded-file.ts'

export interface Written {
  file: string
  text: string
}

/** The path by which one file imports another. */
export function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

const allInputs = (schema: GraphQLSchema) =>
  reachedInputs(
    schema,
    typesOf(schema).map((t) => t.name),
  )

/** Groups parts of the schema by the file that their types are written to. */
function byFile<T extends Part>(parts: readonly T[], fileOf: (part: T) => string): [string, T[]][] {
  return Object.entries(Object.groupBy(parts, fileOf)) as [string, T[]][]
}

/** Imports of the names that `file` uses, from the files that declare them. */
function imports(file: string, used: ReadonlySet<string>, places: ReadonlyMap<string, string>): string {
  const named = [...used].filter((name) => places.has(name) && places.get(name) !== file)
  return Object.entries(Object.groupBy(named, (name) => places.get(name)!))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => importText(names!, importPath(file, from)))
    .join('')
}

const wordsOf = (text: string): Set<string> => new Set(text.match(/\w+/g))

function fileText(schema: GraphQLSchema, imported: string, body: string): string {
  const helpers = [NULLABLE, MAYBE].filter((text) => body.includes(/\w+(?=<)/.exec(text)![0] + '<'))
  return [`${enumImport(schema, body)}${imported}`, helpers.join(''), body].filter(Boolean).join('\n')
}

/** Generates the types of inputs as the service reads them. */
export function inputTypes(schema: GraphQLSchema): Written[] {
  const all = allInputs(schema)
  const places = new Map([['UploadedFile', UPLOADED_FILE], ...all.map((t) => [t.name, inputsFile(t)] as const)])
  return byFile(all, inputsFile).map(([file, types]) => {
    const body = `${types.map((type) => inputObjectText(type, coming, false)).join('\n')}\n`
    return { file, text: fileText(schema, imports(file, wordsOf(body), places), body) }
  })
}

/** Generates the types of resolvers. Throws where a type has fields with arguments but no source. */
export const resolverTypes = (schema: GraphQLSchema, mappers: Mappers): Written[] => new Edge(schema, mappers).files()

type Abstract = GraphQLInterfaceType | GraphQLUnionType
type Field = GraphQLField<unknown, unknown>

class Edge {
  readonly #schema: GraphQLSchema
  readonly #sources = new Map<string, string>()
  /** The file that declares each name. */
  readonly #places = new Map<string, string>()
  readonly #objects: readonly GraphQLObjectType[]
  readonly #abstract: readonly Abstract[]
  readonly #values: readonly GraphQLObjectType[]

  constructor(schema: GraphQLSchema, mappers: Mappers) {
    this.#schema = schema
    this.#objects = typesOf(schema).filter(isObjectType)
    for (const [type, place] of Object.entries(mappers)) {
      if (!schema.getType(type)) throw new Error(`mappers.json: the schema has no type ${type}`)
      const [file = '', name] = place.split('#')
      this.#sources.set(type, name ?? file)
      if (name) this.#places.set(name, `${MAPPED_FROM}/${file.replace(/^\.\//, '')}`)
    }
    for (const connection of this.#objects) {
      if (!connection.name.endsWith('Connection')) continue
      const edge = getNamedType(connection.getFields().edges!.type) as GraphQLObjectType
      this.#sources.set(connection.name, `Listed<${this.#named(getNamedType(edge.getFields().node!.type))}>`)
    }
    const roots = [schema.getQueryType(), schema.getMutationType()]
    const reached = this.#reached()
    this.#values = this.#objects.filter((t) => reached.has(t.name) && !this.#sources.has(t.name) && !roots.includes(t))
    this.#abstract = typesOf(schema).filter((t): t is Abstract => isAbstractType(t) && reached.has(t.name))
    this.#places.set('Listed', LISTED).set('UploadedFile', UPLOADED_FILE)
    for (const input of allInputs(schema)) this.#places.set(input.name, inputsFile(input))
    for (const type of [...this.#values, ...this.#abstract])
      if (!this.#sources.has(type.name)) this.#places.set(type.name, typesFile(type))
  }

  files(): Written[] {
    const { Query, Mutation } = { Query: this.#schema.getQueryType(), Mutation: this.#schema.getMutationType() }
    const fields = [Query, Mutation].flatMap((root) => Object.values(root?.getFields() ?? {}))
    const own = typesOf(this.#schema).filter((t) => isScalarType(t) && !(t.name in BUILT_IN))
    const resolved = this.#objects.filter((t) => (this.#sources.get(t.name) ?? 'never') !== 'never')
    const parts: Part[] = [...own, ...this.#values, ...resolved, ...this.#abstract, ...fields]
    return byFile(parts, typesFile).map(([file, all]) => {
      const isHere = new Set(all)
      const here = <T extends Part>(some: readonly T[]): T[] => some.filter((part) => isHere.has(part))
      const rootTables = Object.entries({ Query, Mutation }).map(([name, root]) =>
        this.#rootTable(name, here(Object.values(root?.getFields() ?? {}))),
      )
      const declared = [
        ...here(this.#values).map((t) => this.#value(t)),
        ...here(this.#abstract).map((t) => this.#union(t)),
      ]
      const tables = [
        table('Scalars', here(own).map(scalarText)),
        table(
          'Types',
          here(resolved).map((t) => this.#resolved(t)),
        ),
        table(
          'AbstractTypes',
          here(this.#abstract).map((t) => this.#member(t)),
        ),
        ...rootTables,
      ].join('')
      const body = `${declared.join('')}${tables && `\ndeclare module '${importPath(file, TABLES)}' {\n${tables}}\n`}`
      // Texts in quotes name types of the schema, not of TypeScript.
      const used = wordsOf(body.replaceAll(/'[^']*'|^ +\w+: \{$/gm, ''))
      return { file, text: fileText(this.#schema, imports(file, used, this.#places), body) }
    })
  }

  /** A type without a source, whose objects a resolver gives whole. */
  #value(type: GraphQLObjectType): string {
    const fields = Object.values(type.getFields())
    const asked = fields.find((f) => f.args.length > 0)
    if (asked) throw new Error(`${type.name}.${asked.name} has arguments: mappers.json must name a source`)
    return `${block(`export interface ${type.name}`, fieldsText(fields, this).join('; '))}\n`
  }

  /** An interface or union, as the values that its fields may give; empty where it has a source. */
  #union(type: Abstract): string {
    if (this.#sources.has(type.name)) return ''
    const members = this.#members(type).filter((member) => this.#sources.get(member.name) !== 'never')
    const values = members.map((member) => `  | (${this.#named(member)} & { __typename: '${member.name}' })`)
    return `export type ${type.name} =\n${values.join('\n')}\n`
  }

  #resolved(type: GraphQLObjectType): string {
    const fields = Object.values(type.getFields())
    const args = argsText(fields).map((line) => `      ${line}`)
    return `  ${type.name}: {
    source: ${this.#sources.get(type.name)}
    fields: {\n      ${fieldsText(fields, this).join('\n      ')}\n    }
    args: ${args.length ? `{\n${args.join('\n')}\n    }` : '{}'}
  }`
  }

  #member(type: Abstract): string {
    const names = this.#members(type).map((m) => `'${m.name}'`)
    return `  ${type.name}: {
    value: ${this.#named(type)}
    names: ${names.join(' | ')}
  }`
  }

  /** A noun's share of `Query` or `Mutation`. */
  #rootTable(root: string, fields: readonly Field[]): string {
    return [
      table(
        `${root}Fields`,
        fieldsText(fields, this).map((line) => `  ${line}`),
      ),
      table(
        `${root}Arguments`,
        argsText(fields).map((line) => `  ${line}`),
      ),
    ].join('')
  }

  /** Names of the types that some field gives, and of the members of those types. */
  #reached(): Set<string> {
    const reached = new Set<string>()
    for (const type of this.#objects)
      for (const field of Object.values(type.getFields())) {
        const given = getNamedType(field.type)
        reached.add(given.name)
        if (isAbstractType(given)) for (const member of this.#members(given)) reached.add(member.name)
      }
    return reached
  }

  #members(type: Abstract): readonly GraphQLObjectType[] {
    return this.#schema.getPossibleTypes(type)
  }

  /** The text for the value of a field. */
  valueText(type: GraphQLOutputType): string {
    return isNonNullType(type) ? this.#given(type.ofType) : `Maybe<${this.#given(type)}>`
  }

  #given(type: GraphQLOutputType): string {
    if (isListType(type)) return `readonly ${elements(this.valueText(type.ofType))}[]`
    return this.#named(getNamedType(type))
  }

  #named(type: GraphQLNamedType): string {
    return this.#sources.get(type.name) ?? going[type.name] ?? type.name
  }
}

const fieldsText = (fields: readonly Field[], edge: Edge): string[] =>
  fields.map((f) => `${f.name}: ${edge.valueText(f.type)}`)

const argsText = (fields: readonly Field[]): string[] =>
  fields.filter((f) => f.args.length > 0).map((f) => `${f.name}: { ${givenText(f.args, coming)} }`)

const table = (name: string, lines: readonly string[]): string =>
  lines.length ? `interface ${name} {\n${lines.join('\n')}\n}\n` : ''

function scalarText({ name }: GraphQLNamedType): string {
  const text = SCALARS[name]
  if (!text) throw new Error(`How is the scalar ${name} written in TypeScript?`)
  return `  ${name}: { input: ${text.input}; wire: ${text.wire} }`
}
