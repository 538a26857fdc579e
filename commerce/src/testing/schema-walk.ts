/** Walks from a field of Query to all that it leads to, asking for what is there, so that a test sees every answer. */
import {
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** Values of scalars that are well formed and name nothing. */
const SCALARS: Readonly<Record<string, string>> = {
  ID: '"Tm90aGluZzow"',
  String: '"x"',
  Int: '1',
  PositiveInt: '1',
  Float: '1',
  Decimal: '1',
  PositiveDecimal: '1',
  Boolean: 'true',
  UUID: '"00000000-0000-4000-8000-000000000000"',
  DateTime: '"2026-01-01T00:00:00Z"',
  Date: '"2026-01-01"',
  Day: '1',
  Hour: '1',
  Minute: '1',
  JSONString: '"{}"',
  JSON: '{}',
  Metadata: '{}',
  WeightScalar: '1',
}

/** The smallest value of a type, in GraphQL's notation; `given` says what stands for a scalar of that name. */
export function smallestValue(type: GraphQLInputType, given: Readonly<Record<string, string>> = {}): string {
  if (isNonNullType(type)) return smallestValue(type.ofType, given)
  if (isListType(type)) return `[${given.ID && getNamedType(type).name === 'ID' ? given.ID : ''}]`
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    const own = Object.values(type.getFields()).filter(isRequiredInputField)
    return `{ ${own.map((field) => `${field.name}: ${smallestValue(field.type, given)}`).join(', ')} }`
  }
  const value = given[type.name] ?? SCALARS[type.name]
  if (value === undefined) throw new Error(`There is no value of ${type.name}`)
  return value
}

/** A field with its arguments, and the type of which it is asked where others may stand there, too. */
export interface Step {
  field: Field
  args: string
  of: GraphQLObjectType
}

export interface Answer {
  data?: unknown
  errors?: readonly object[]
}

export interface WalkOptions {
  schema: GraphQLSchema
  ask: (document: string) => Promise<Answer>
  /** Told of every answer, with the way to it. False where the walk is not to go on from there. */
  seen: (way: string, answer: Answer) => boolean
  /** How many fields deep. */
  depth: number
}

const isConnection = ({ name }: GraphQLCompositeType): boolean => name.endsWith('CountableConnection')

/** What stands at the end of a field: for a connection, what its nodes are. */
function endOf(field: Field): { type: GraphQLCompositeType; isPaged: boolean } | null {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return null
  const composite = type as GraphQLCompositeType
  if (!isObjectType(composite) || !isConnection(composite)) return { type: composite, isPaged: false }
  const edge = getNamedType(composite.getFields().edges!.type) as GraphQLObjectType
  return { type: getNamedType(edge.getFields().node!.type) as GraphQLCompositeType, isPaged: true }
}

/** The arguments of a field within an answer: what it requires, and a page of what it lists. */
const argsWithin = (field: Field): string =>
  [
    ...field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${smallestValue(arg.type)}`),
    ...(field.args.some((arg) => arg.name === 'first') ? ['first: 20'] : []),
  ].join(', ')

/** Walks through the schema from a first step. Each thing that has an id is left by all its fields once. */
export function createWalk({ schema, ask, seen, depth }: WalkOptions) {
  const known = new Set<string>()
  const possible = (type: GraphQLCompositeType): readonly GraphQLObjectType[] =>
    isAbstractType(type) ? schema.getPossibleTypes(type) : [type]

  function write(steps: readonly Step[], leaves: string): string {
    return steps.reduceRight((inner, { field, args, of }, at) => {
      const body = endOf(field)?.isPaged ? `totalCount edges { node { ${inner} } }` : inner
      const text = `${field.name}${args ? `(${args})` : ''} { ${body} }`
      return at === 0 ? text : `... on ${of.name} { ${text} }`
    }, leaves)
  }

  const leavesOf = (type: GraphQLObjectType): Field[] =>
    Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)))

  /** Asks for all plain fields of what stands at the end, and leaves out those that are refused. */
  async function read(steps: readonly Step[], type: GraphQLObjectType): Promise<Answer> {
    const refused = new Set<string>()
    for (;;) {
      const asked = leavesOf(type).filter(({ name }) => !refused.has(name))
      const leaves = asked.map((field) => `${field.name}${argsWithin(field) && `(${argsWithin(field)})`}`).join(' ')
      const answer = await ask(`{ ${write(steps, `__typename ... on ${type.name} { __typename ${leaves} }`)} }`)
      const failed = (answer.errors ?? []).flatMap((error) => {
        const last = 'path' in error && Array.isArray(error.path) ? (error.path.at(-1) as unknown) : null
        return typeof last === 'string' && asked.some((f) => f.name === last) ? [last] : []
      })
      if (!failed.length) return answer
      for (const name of failed) refused.add(name)
    }
  }

  async function walk(steps: readonly Step[]): Promise<void> {
    const end = endOf(steps.at(-1)!.field)
    const way = steps.map(({ field }) => field.name).join('.')
    for (const type of end ? possible(end.type) : []) {
      const answer = await read(steps, type)
      if (!seen(`${way} as ${type.name}`, answer)) continue
      const there = thingsAt(answer.data, steps).filter((thing) => thing.__typename === type.name)
      const fresh = there.filter(({ id }) => typeof id !== 'string' || !known.has(`${type.name} ${id}`))
      for (const { id } of fresh) if (typeof id === 'string') known.add(`${type.name} ${id}`)
      if (!fresh.length || steps.length >= depth) continue
      for (const field of Object.values(type.getFields()))
        if (endOf(field)) await walk([...steps, { field, args: argsWithin(field), of: type }])
    }
  }
  return (field: Field, args: string): Promise<void> => walk([{ field, args, of: schema.getQueryType()! }])
}

type Thing = Record<string, unknown>

/** What an answer holds at the end of the steps. */
function thingsAt(data: unknown, steps: readonly Step[]): Thing[] {
  let found: unknown[] = [data]
  for (const { field } of steps) {
    found = found.flatMap((one) => (one as Thing | null)?.[field.name] ?? []).flat()
    if (endOf(field)?.isPaged)
      found = found.flatMap((one) => ((one as Thing).edges as Thing[]).map((edge) => edge.node))
  }
  return found.filter((one): one is Thing => typeof one === 'object' && one !== null)
}
