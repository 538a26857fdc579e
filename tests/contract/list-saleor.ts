/**
 * `npm run saleor -- <schema file>`: writes down what Saleor's schema says (names, arguments, types, nullability), for the
 * tests to compare ours with. The file is the one that Saleor keeps as `saleor/graphql/schema.graphql`. Run it for another
 * version of Saleor.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  astFromValue,
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  print,
} from 'graphql'
import type { SaleorFacts } from './saleor.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('npm run saleor -- <schema file>')
  process.exit(2)
}
const saleor = buildSchema(readFileSync(resolve(file), 'utf8'), { assumeValidSDL: true })
const sorted = (texts: string[]): string[] => texts.toSorted()

const inputText = ({ name, type, defaultValue }: GraphQLArgument | GraphQLInputField): string => {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type)
  return `${name}: ${String(type)}${value ? ` = ${print(value)}` : ''}`
}

function fieldText({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const inputs = sorted(args.map(inputText)).join(', ')
  return `${name}${inputs ? `(${inputs})` : ''}: ${String(type)}`
}

function factsOf(type: GraphQLNamedType): [head: string, parts: string[]] {
  const names = (list: readonly { name: string }[]): string[] => sorted(list.map(({ name }) => name))
  if (isEnumType(type)) return [`enum ${type.name}`, names(type.getValues())]
  if (isUnionType(type)) return [`union ${type.name}`, names(type.getTypes())]
  if (isInputObjectType(type)) return [`input ${type.name}`, sorted(Object.values(type.getFields()).map(inputText))]
  if (isObjectType(type) || isInterfaceType(type)) {
    const interfaces = names(type.getInterfaces())
    const head = `${isObjectType(type) ? 'type' : 'interface'} ${type.name}`
    return [
      interfaces.length > 0 ? `${head} implements ${interfaces.join(' & ')}` : head,
      sorted(Object.values(type.getFields()).map(fieldText)),
    ]
  }
  return [`scalar ${type.name}`, []]
}

const facts: SaleorFacts = Object.fromEntries(
  Object.values(saleor.getTypeMap())
    .filter((type) => !isSpecifiedScalarType(type) && !type.name.startsWith('__'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(factsOf),
)
const lines = Object.entries(facts).map(([head, parts]) => `${JSON.stringify(head)}: ${JSON.stringify(parts)}`)
writeFileSync(join(import.meta.dirname, 'saleor-3.23.json'), `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} types`)
