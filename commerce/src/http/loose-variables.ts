/**
 * Reads variables as loosely as Saleor does, where graphql-js is stricter: a number may be written as a text where the
 * schema has a Float or an Int, and an id may come alone in a list.
 */
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

type Reader = (value: unknown) => unknown

const asIs: Reader = (value) => value

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

const WHOLE = /^-?\d+$/

/** No number is written in more characters; a longer text is none. */
const LONGEST = 1000

const numberIn = (value: unknown, form: RegExp): unknown =>
  typeof value === 'string' && value.length <= LONGEST && form.test(value.trim()) ? Number(value) : value

const SCALARS: Readonly<Record<string, Reader>> = {
  Float: (value) => numberIn(value, NUMBER),
  Int: (value) => numberIn(value, WHOLE),
  ID: (value) => (Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' ? value[0] : value),
}

/** Readers of each input type; they are few, and belong to the schema. */
const known = new WeakMap<GraphQLInputType, Reader>()

function readerOf(type: GraphQLInputType): Reader {
  const there = known.get(type)
  if (there) return there
  // An input may contain itself, so its reader has to be known before those of its fields are made.
  let reader: Reader = asIs
  known.set(type, (value) => reader(value))
  if (isNonNullType(type)) reader = readerOf(type.ofType)
  else if (isListType(type)) {
    const item = readerOf(type.ofType)
    reader = (value) => (Array.isArray(value) ? value.map(item) : item(value))
  } else if (isInputObjectType(type)) {
    const fields = new Map(Object.values(type.getFields()).map((field) => [field.name, readerOf(field.type)]))
    reader = (value) =>
      isPlain(value)
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, (fields.get(name) ?? asIs)(part)]))
        : value
  } else reader = SCALARS[type.name] ?? asIs
  known.set(type, reader)
  return reader
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Makes the function that reads the variables of an operation. */
export function looseVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): (variables: Record<string, unknown>) => Record<string, unknown> {
  const readers = variableDefinitions.flatMap(({ variable, type }): [string, Reader][] => {
    const declared = typeFromAST(schema, type) as GraphQLInputType | undefined
    const reader = declared ? readerOf(declared) : asIs
    return reader === asIs ? [] : [[variable.name.value, reader]]
  })
  return (variables) => {
    const read = { ...variables }
    for (const [name, reader] of readers) if (name in read) read[name] = reader(read[name])
    return read
  }
}
