/**
 * Writes the error of variables that do not fit in the words of Saleor's older GraphQL library. It runs after
 * graphql-js has refused them, and checks nothing that graphql-js does not check.
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

type Values = Readonly<Record<string, unknown>>

/**
 * Makes the function that names the first variable that does not fit; null where all do. `given` is what the client sent
 * and is shown, `read` what was made of it.
 */
export function variableFault(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): (given: Values, read: Values) => string | null {
  const declared = variableDefinitions.flatMap(({ variable, type, defaultValue }) => {
    const known = typeFromAST(schema, type) as GraphQLInputType | undefined
    return known ? [{ name: variable.name.value, type: known, hasDefault: defaultValue !== undefined }] : []
  })
  return (given, read) => {
    for (const { name, type, hasDefault } of declared) {
      const value = read[name] ?? null
      if (value === null) {
        if (isNonNullType(type) && !(hasDefault && read[name] === undefined))
          return `Variable "$${name}" of required type "${String(type)}" was not provided.`
        continue
      }
      const faults = [...faultsOf(value, type)]
      if (faults.length > 0)
        return `Variable "$${name}" got invalid value ${asPython(given[name])}.\n${faults.join('\n')}`
    }
    return null
  }
}

function* faultsOf(value: unknown, type: GraphQLInputType): Generator<string> {
  if (isNonNullType(type)) {
    if (value == null) yield `Expected "${String(type)}", found null.`
    else yield* faultsOf(value, type.ofType)
  } else if (value == null) return
  else if (isListType(type)) {
    if (!Array.isArray(value)) yield* faultsOf(value, type.ofType)
    else for (const [i, item] of value.entries()) yield* within(`In element #${i}: `, faultsOf(item, type.ofType))
  } else if (isInputObjectType(type)) {
    if (typeof value !== 'object' || Array.isArray(value))
      return yield `Expected "${String(type)}", found not an object.`
    const fields = type.getFields()
    for (const name of Object.keys(value).toSorted())
      if (!Object.hasOwn(fields, name)) yield `In field "${name}": Unknown field.`
    for (const field of Object.values(fields)) {
      const part = (value as Values)[field.name]
      if (part === undefined && field.defaultValue !== undefined) continue
      yield* within(`In field "${field.name}": `, faultsOf(part, field.type))
    }
  } else if (!isReadable(value, type)) yield `Expected type "${String(type)}", found ${asPython(value)}.`
}

function* within(place: string, faults: Iterable<string>): Generator<string> {
  for (const fault of faults) yield place + fault
}

function isReadable(value: unknown, type: { parseValue(value: unknown): unknown }): boolean {
  try {
    return type.parseValue(value) !== undefined
  } catch {
    return false
  }
}

/** JSON as Python writes it: names in order, a space after each comma and colon, and only ASCII. */
function asPython(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asPython).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).toSorted()
    return `{${names.map((name) => `${asPython(name)}: ${asPython((value as Values)[name])}`).join(', ')}}`
  }
  return (JSON.stringify(value) ?? 'null').replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
