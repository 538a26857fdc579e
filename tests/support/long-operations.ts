/** Operations in whose variables every text of one kind is as long as it is told, as the schema allows them. */
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { readSdl } from '@semena/contract/sdl'

const schema = buildSchema(readSdl())

/** What each scalar takes, where no run stands. */
const VALUES: Readonly<Record<string, unknown>> = {
  Int: 5,
  Float: 1.5,
  Boolean: true,
  Decimal: '1.5',
  PositiveDecimal: '1.5',
  PositiveInt: 5,
  WeightScalar: 1,
  Minute: 5,
  Hour: 5,
  Day: 5,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
  Upload: null,
  UUID: '00000000-0000-4000-8000-000000000000',
  ID: 'UHJvZHVjdDox',
  String: 'a',
  JSONString: '{}',
  JSON: {},
  Metadata: {},
  GenericScalar: 'a',
}
/** What is kept by name, because little else is read without it. */
const KEPT: Readonly<Record<string, unknown>> = { channel: 'us', pluginId: 'mirumee.authentication' }
const DEEPEST = 4
/** Arguments that exclude others. */
const LEFT_OUT = /^(?:last|before|after|AND|OR|token|checkoutId)$/
/** Stands where a run is to come. */
const MARK = '\u{1F33F}'

export interface LongOperation {
  name: string
  /** The scalar whose texts are long. */
  scalar: string
  query: string
  variables(text: string): Record<string, unknown>
}

/** The operations of every root field: one for each scalar in its arguments. */
export function longOperations(): LongOperation[] {
  return (['query', 'mutation'] as const).flatMap((kind) =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())!.getFields()).flatMap(
      (field) => {
        // The service takes only one of the two ways to filter.
        const ways = field.args.some(({ name }) => name === 'where') ? ['where', 'filter'] : ['']
        return ways.flatMap((way) =>
          ofField(
            kind,
            field,
            field.args.filter(({ name }) => name !== way),
          ),
        )
      },
    ),
  )
}

function ofField(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  all: readonly GraphQLArgument[],
): LongOperation[] {
  const args = all.filter(({ name }) => !LEFT_OUT.test(name))
  const head = args.map((a) => `$${a.name}: ${String(a.type)}`).join(', ')
  const call = `${field.name}(${args.map((a) => `${a.name}: $${a.name}`).join(', ')})`
  const query = `${kind}(${head}) { ${call} ${isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'} }`
  return Object.keys(VALUES).flatMap((scalar) => {
    const template = JSON.stringify(Object.fromEntries(args.map((a) => [a.name, valueOf(a.type, a.name, scalar)])))
    const leaves = template.split(MARK).length - 1
    if (leaves === 0) return []
    const variables = (text: string) => {
      const each = JSON.stringify(`${text.slice(0, text.length / leaves)}${text.slice(-1)}`).slice(1, -1)
      return JSON.parse(template.replaceAll(MARK, () => each)) as Record<string, unknown>
    }
    return [{ name: `${kind} ${field.name}`, scalar, query, variables }]
  })
}

/** A value of a type in which the texts of a scalar are marked. */
function valueOf(type: GraphQLInputType, name: string, scalar: string, depth = 0): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name, scalar, depth)
  if (isListType(type)) return [valueOf(type.ofType, name, scalar, depth)]
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (f) =>
        isNonNullType(f.type) ||
        (!LEFT_OUT.test(f.name) && (depth < DEEPEST || !isInputObjectType(getNamedType(f.type)))),
    )
    return Object.fromEntries(fields.map((f) => [f.name, valueOf(f.type, f.name, scalar, depth + 1)]))
  }
  return KEPT[name] ?? (type.name === scalar ? MARK : VALUES[type.name])
}

/** The same operation with one text of its variables long, for each of them. */
export function eachText(name: string, query: string, variables: object): LongOperation[] {
  const json = JSON.stringify(variables)
  return [...json.matchAll(/:"([^"]*)"/g)].map(({ index, 0: found }) => ({
    name: `${name}, ${json.slice(0, index).slice(-14)}`,
    scalar: 'String',
    query,
    variables: (text) =>
      JSON.parse(`${json.slice(0, index)}:${JSON.stringify(text)}${json.slice(index + found.length)}`) as Record<
        string,
        unknown
      >,
  }))
}
