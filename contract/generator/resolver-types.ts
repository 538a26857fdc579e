/**
 * Generates the types against which the service's resolvers are checked: inputs as they arrive, values of answers, and
 * for every type that is resolved field by field its source, its fields and their arguments.
 */
import {
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

/** Generates the types of inputs as the service reads them. */
export function inputTypes(schema: GraphQLSchema): string {
  const all = reachedInputs(
    schema,
    typesOf(schema).map((t) => t.name),
  )
  const texts = all.map((type) => inputObjectText(type, coming, false)).join('\n')
  const files = texts.includes('UploadedFile') ? importText(['UploadedFile'], './domain/media/uploaded-file.ts') : ''
  return `${files}${enumImport(schema, texts)}\n${NULLABLE}\n${texts}\n`
}

/** Generates the types of resolvers. Throws where a type has fields with arguments but no source. */
export function resolverTypes(schema: GraphQLSchema, mappers: Mappers): string {
  const edge = new Edge(schema, mappers)
  const body = [edge.scalars(), edge.values(), edge.resolved(), edge.abstract()].join('\n')
  return `${edge.imports(body)}\n${NULLABLE}${MAYBE}\n${body}`
}

class Edge {
  readonly #schema: GraphQLSchema
  readonly #sources = new Map<string, string>()
  readonly #files = new Map<string, Set<string>>()
  readonly #objects: readonly GraphQLObjectType[]

  constructor(schema: GraphQLSchema, mappers: Mappers) {
    this.#schema = schema
    this.#objects = typesOf(schema).filter(isObjectType)
    for (const [type, place] of Object.entries(mappers)) {
      if (!schema.getType(type)) throw new Error(`mappers.json: the schema has no type ${type}`)
      const [file = '', name] = place.split('#')
      this.#sources.set(type, name ?? file)
      if (name) this.#files.set(file, (this.#files.get(file) ?? new Set()).add(name))
    }
    for (const root of [schema.getQueryType(), schema.getMutationType()])
      if (root) this.#sources.set(root.name, 'unknown')
    for (const connection of this.#objects) {
      if (!connection.name.endsWith('Connection')) continue
      const edge = getNamedType(connection.getFields().edges!.type) as GraphQLObjectType
      this.#sources.set(connection.name, `Listed<${this.#named(getNamedType(edge.getFields().node!.type))}>`)
      this.#files.set('./shared/listed.ts', new Set(['Listed']))
    }
  }

  imports(body: string): string {
    const inputs = reachedInputs(
      this.#schema,
      typesOf(this.#schema).map((t) => t.name),
    )
      .map((t) => t.name)
      .filter((name) => new RegExp(`\\b${name}\\b`).test(body))
    return [
      importText(['UploadedFile'], '../domain/media/uploaded-file.ts'),
      enumImport(this.#schema, body),
      importText(inputs, '../inputs.generated.ts'),
      ...[...this.#files.keys()].toSorted().map((file) => importText([...this.#files.get(file)!], file)),
    ].join('')
  }

  scalars(): string {
    const all = typesOf(this.#schema)
      .filter((t) => isScalarType(t) && !(t.name in BUILT_IN))
      .map(({ name }) => {
        const text = SCALARS[name]
        if (!text) throw new Error(`How is the scalar ${name} written in TypeScript?`)
        return `  ${name}: { input: ${text.input}; wire: ${text.wire} }`
      })
    return `/** Values of the schema's own scalars, as resolvers get them and as they travel. */
export interface Scalars {\n${all.join('\n')}\n}\n`
  }

  /** The types without a source, whose objects a resolver gives whole. */
  values(): string {
    const reached = this.#reached()
    const texts = this.#objects
      .filter((type) => reached.has(type.name) && !this.#sources.has(type.name))
      .map((type) => {
        const fields = Object.values(type.getFields())
        const asked = fields.find((f) => f.args.length > 0)
        if (asked) throw new Error(`${type.name}.${asked.name} has arguments: mappers.json must name a source`)
        return block(`export interface ${type.name}`, this.#fields(type))
      })
    return `${texts.join('\n')}\n`
  }

  /** The types that are resolved field by field. */
  resolved(): string {
    const texts = this.#objects.flatMap((type) => {
      const source = this.#sources.get(type.name)
      if (source === undefined || source === 'never') return []
      const withArguments = Object.values(type.getFields()).filter((f) => f.args.length > 0)
      const args = withArguments.map((f) => `      ${f.name}: { ${givenText(f.args, coming)} }`).join('\n')
      const fields = this.#fields(type).replaceAll('; ', '\n      ')
      return `  ${type.name}: {
    source: ${source}
    fields: {\n      ${fields}\n    }
    args: ${args ? `{\n${args}\n    }` : '{}'}
  }`
    })
    return `/** Of each type that is resolved field by field: from what, the values of its fields, and their arguments. */
export interface Types {\n${texts.join('\n')}\n}\n`
  }

  /** The interfaces and unions that fields give. */
  abstract(): string {
    const texts = this.#abstract().map((type) => {
      const names = this.#members(type).map((m) => `'${m.name}'`)
      return `  ${type.name}: {
    value: ${this.#named(type)}
    names: ${names.join(' | ')}
  }`
    })
    const values = this.#abstract()
      .filter((type) => !this.#sources.has(type.name))
      .map((type) => `export type ${type.name} =\n${this.#either(type)}\n`)
    return `${values.join('')}
/** Of each interface and union: what it is resolved from, and the types that may turn out to be it. */
export interface AbstractTypes {\n${texts.join('\n')}\n}\n`
  }

  #abstract(): (GraphQLInterfaceType | GraphQLUnionType)[] {
    const reached = this.#reached()
    return typesOf(this.#schema).filter(
      (t): t is GraphQLInterfaceType | GraphQLUnionType => isAbstractType(t) && reached.has(t.name),
    )
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

  /** The values that a field of an interface or union may give, each with the name of its type. */
  #either(type: GraphQLInterfaceType | GraphQLUnionType): string {
    return this.#members(type)
      .filter((member) => this.#sources.get(member.name) !== 'never')
      .map((member) => `  | (${this.#named(member)} & { __typename: '${member.name}' })`)
      .join('\n')
  }

  #members(type: GraphQLInterfaceType | GraphQLUnionType): readonly GraphQLObjectType[] {
    return this.#schema.getPossibleTypes(type)
  }

  #fields(type: GraphQLObjectType): string {
    return Object.values(type.getFields())
      .map((f) => `${f.name}: ${this.#value(f.type)}`)
      .join('; ')
  }

  #value(type: GraphQLOutputType): string {
    return isNonNullType(type) ? this.#given(type.ofType) : `Maybe<${this.#given(type)}>`
  }

  #given(type: GraphQLOutputType): string {
    if (isListType(type)) return `readonly ${elements(this.#value(type.ofType))}[]`
    return this.#named(getNamedType(type))
  }

  #named(type: GraphQLNamedType): string {
    const source = this.#sources.get(type.name) ?? going[type.name]
    if (source !== undefined) return source
    return type.name
  }
}
