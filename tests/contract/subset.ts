/**
 * Finds where one GraphQL schema is not a structural subset of another, so that a client of the first would fail on the
 * second.
 */
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
  isUnionType,
  print,
} from 'graphql'

const kindOf = (type: GraphQLNamedType): string => type.constructor.name.replace(/^GraphQL|Type$/g, '')

/** One line for each difference; empty when `ours` is a structural subset of `theirs`. */
export function subsetFaults(ours: GraphQLSchema, theirs: GraphQLSchema): string[] {
  const faults: string[] = []
  for (const type of Object.values(ours.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue
    const other = theirs.getType(type.name)
    if (!other) faults.push(`${type.name}: there is no such type`)
    else if (kindOf(type) !== kindOf(other)) faults.push(`${type.name}: is ${kindOf(other)}, not ${kindOf(type)}`)
    else faults.push(...typeFaults(type, other))
  }
  return faults
}

function typeFaults(type: GraphQLNamedType, other: GraphQLNamedType): string[] {
  if (isEnumType(type) && isEnumType(other))
    return missing(type.name, 'value', names(type.getValues()), names(other.getValues()))
  if (isUnionType(type) && isUnionType(other))
    return missing(type.name, 'member', names(type.getTypes()), names(other.getTypes()))
  if (isInputObjectType(type) && isInputObjectType(other))
    return inputFaults(
      type.name,
      Object.values(type.getFields()),
      Object.values(other.getFields()),
      isRequiredInputField,
    )
  if ((isObjectType(type) && isObjectType(other)) || (isInterfaceType(type) && isInterfaceType(other))) {
    const fields = other.getFields()
    return [
      ...missing(type.name, 'interface', names(type.getInterfaces()), names(other.getInterfaces())),
      ...Object.values(type.getFields()).flatMap((field) =>
        fieldFaults(`${type.name}.${field.name}`, field, fields[field.name]),
      ),
    ]
  }
  return []
}

function fieldFaults(
  path: string,
  field: GraphQLField<unknown, unknown>,
  other: GraphQLField<unknown, unknown> | undefined,
): string[] {
  if (!other) return [`${path}: there is no such field`]
  const type =
    String(field.type) === String(other.type) ? [] : [`${path}: is ${String(other.type)}, not ${String(field.type)}`]
  return [...type, ...inputFaults(path, field.args, other.args, isRequiredArgument)]
}

/**
 * Differences of a field's arguments or of an input object's fields. What the larger schema requires must be in ours
 * too.
 */
function inputFaults<T extends GraphQLArgument | GraphQLInputField>(
  path: string,
  ours: readonly T[],
  theirs: readonly T[],
  isRequired: (input: T) => boolean,
): string[] {
  const defaultOf = ({ defaultValue, type }: T): string => {
    const value = defaultValue === undefined ? null : astFromValue(defaultValue, type)
    return value ? print(value) : 'none'
  }
  const known = new Map(theirs.map((input) => [input.name, input]))
  const own = new Set(names(ours))
  return [
    ...ours.flatMap((input) => {
      const other = known.get(input.name)
      if (!other) return [`${path}(${input.name}): there is no such input`]
      if (String(input.type) !== String(other.type))
        return [`${path}(${input.name}): is ${String(other.type)}, not ${String(input.type)}`]
      return defaultOf(input) === defaultOf(other)
        ? []
        : [`${path}(${input.name}): its default is ${defaultOf(other)}, not ${defaultOf(input)}`]
    }),
    ...theirs
      .filter((input) => isRequired(input) && !own.has(input.name))
      .map((input) => `${path}(${input.name}): is required there and missing here`),
  ]
}

const names = (list: readonly { name: string }[]): string[] => list.map((x) => x.name)

function missing(path: string, what: string, ours: readonly string[], theirs: readonly string[]): string[] {
  return ours.filter((name) => !theirs.includes(name)).map((name) => `${path}: there is no ${what} ${name}`)
}
