/** Writes types of the schema as TypeScript: enums as unions of texts, inputs and objects as interfaces. */
import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

/** The TypeScript type of each scalar's values. */
export type Scalars = Readonly<Record<string, string>>

export const BUILT_IN: Scalars = { ID: 'string', String: 'string', Boolean: 'boolean', Int: 'number', Float: 'number' }

const LINE_WIDTH = 120

/** Every type of the schema but those of introspection. */
export const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter((t) => !t.name.startsWith('__'))

/** Writes `export type Name = 'A' | 'B'`, in lines of readable length. */
function enumText(type: GraphQLEnumType): string {
  const { name } = type
  const values = type.getValues().map((v) => `'${v.name}'`)
  const whole = `export type ${name} = ${values.join(' | ')}`
  if (whole.length <= LINE_WIDTH) return whole
  const lines = ['']
  for (const value of values) {
    if (`${lines.at(-1)} | ${value}`.length > LINE_WIDTH - 2) lines.push('')
    lines[lines.length - 1] += ` | ${value}`
  }
  return [`export type ${name} =`, ...lines.map((line) => ` ${line}`)].join('\n')
}

export const enumsText = (schema: GraphQLSchema): string => typesOf(schema).filter(isEnumType).map(enumText).join('\n')

/**
 * The type of an input's value. A value that may be null may be left out as well; the generated file declares
 * `Nullable`.
 */
export function inputText(type: GraphQLInputType, scalars: Scalars): string {
  if (isNonNullType(type)) return given(type.ofType, scalars)
  return `Nullable<${given(type, scalars)}>`
}

function given(type: GraphQLInputType, scalars: Scalars): string {
  if (isListType(type)) return `${elements(inputText(type.ofType, scalars))}[]`
  return nameText(getNamedType(type), scalars)
}

/** The text for a named type: the values of a scalar, or else the type's own name. */
export const nameText = ({ name }: { name: string }, scalars: Scalars): string => scalars[name] ?? name

/** A type's text as it stands before `[]`: a union needs parentheses. */
export const elements = (text: string): string => (text.includes(' ') ? `(${text})` : text)

interface Given {
  name: string
  type: GraphQLInputType
  defaultValue?: unknown
}

/** Writes arguments, or the fields of an input. A resolver always gets one that has a default, but it may be null. */
export const givenText = (all: readonly Given[], scalars: Scalars): string =>
  all
    .map(({ name, type, defaultValue }) => {
      if (isNonNullType(type)) return `${name}: ${inputText(type, scalars)}`
      return defaultValue === undefined
        ? `${name}?: ${inputText(type, scalars)}`
        : `${name}: ${given(type, scalars)} | null`
    })
    .join('; ')

/**
 * Writes an input as an interface. With `optionalDefaults` it is the client's view, who may leave out what has a
 * default.
 */
export function inputObjectText(type: GraphQLInputObjectType, scalars: Scalars, optionalDefaults: boolean): string {
  const fields = Object.values(type.getFields()).map((f) => ({
    name: f.name,
    type: f.type,
    defaultValue: optionalDefaults ? undefined : f.defaultValue,
  }))
  return block(`export interface ${type.name}`, givenText(fields, scalars))
}

/** Writes a block in braces, on one line where that is short enough. */
export function block(head: string, fields: string): string {
  const whole = `${head} { ${fields} }`
  if (whole.length <= LINE_WIDTH) return whole
  return `${head} {\n${fields
    .split('; ')
    .map((f) => `  ${f}`)
    .join('\n')}\n}`
}

/** The inputs of these names and all inputs that they contain. */
export function reachedInputs(schema: GraphQLSchema, names: Iterable<string>): GraphQLInputObjectType[] {
  const seen = new Set<string>()
  const todo = [...names]
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    const type = schema.getType(name)
    if (!isInputObjectType(type) || seen.has(name)) continue
    seen.add(name)
    todo.push(...Object.values(type.getFields()).map((f) => getNamedType(f.type).name))
  }
  return typesOf(schema).filter((t): t is GraphQLInputObjectType => isInputObjectType(t) && seen.has(t.name))
}

/** `import type { … } from '…'` for the enums that a text names; empty where it names none. */
export function enumImport(schema: GraphQLSchema, text: string): string {
  const names = typesOf(schema)
    .filter((t) => isEnumType(t) && new RegExp(`\\b${t.name}\\b`).test(text))
    .map((t) => t.name)
  return importText(names, '@semena/contract/enums')
}

export const importText = (names: readonly string[], from: string): string =>
  names.length ? `import type { ${names.toSorted().join(', ')} } from '${from}'\n` : ''
