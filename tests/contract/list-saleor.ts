/**
 * `npm run saleor -- <schema file>`: writes down what Saleor's schema says of the types that we serve, for the tests to
 * compare with. The file is the one that Saleor keeps as `saleor/graphql/schema.graphql`. Fields whose types we do not
 * serve are left out. Run it when our schema gets a type or fields of Saleor's that the list does not have.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  astFromValue,
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLType,
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
import { ours, type SaleorFacts } from './saleor.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('npm run saleor -- <schema file>')
  process.exit(2)
}
const saleor = buildSchema(readFileSync(resolve(file), 'utf8'), { assumeValidSDL: true })
const served = new Set(
  Object.values(ours.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && saleor.getType(type.name))
    .map((type) => type.name),
)

const isServed = (type: GraphQLType): boolean => served.has(getNamedType(type).name)
const sorted = (texts: string[]): string[] => texts.toSorted()

const inputText = ({ name, type, defaultValue }: GraphQLArgument | GraphQLInputField): string => {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type)
  return `${name}: ${String(type)}${value ? ` = ${print(value)}` : ''}`
}

/** The field as text; nothing when we could not serve it as it is. */
function fieldText({ name, args, type }: GraphQLField<unknown, unknown>): string[] {
  const known = args.filter((arg) => isServed(arg.type))
  if (!isServed(type) || args.some((arg) => isRequiredArgument(arg) && !isServed(arg.type))) return []
  const inputs = sorted(known.map(inputText)).join(', ')
  return [`${name}${inputs ? `(${inputs})` : ''}: ${String(type)}`]
}

function factsOf(type: GraphQLNamedType): [head: string, parts: string[]] {
  const names = (list: readonly { name: string }[]): string[] => sorted(list.map(({ name }) => name))
  if (isEnumType(type)) return [`enum ${type.name}`, names(type.getValues())]
  if (isUnionType(type)) return [`union ${type.name}`, names(type.getTypes().filter(isServed))]
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields())
    const fields = all.filter((field) => isServed(field.type))
    const lost = all.find((field) => isRequiredInputField(field) && !fields.includes(field))
    if (lost) throw new Error(`${type.name}.${lost.name} is required, and ${String(lost.type)} is no type of ours`)
    return [`input ${type.name}`, sorted(fields.map(inputText))]
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    const interfaces = names(type.getInterfaces().filter(isServed))
    const head = `${isObjectType(type) ? 'type' : 'interface'} ${type.name}`
    return [
      interfaces.length > 0 ? `${head} implements ${interfaces.join(' & ')}` : head,
      sorted(Object.values(type.getFields()).flatMap(fieldText)),
    ]
  }
  return [`scalar ${type.name}`, []]
}

const facts: SaleorFacts = Object.fromEntries(
  sorted([...served])
    .map((name) => saleor.getType(name)!)
    .filter((type) => !isSpecifiedScalarType(type))
    .map(factsOf),
)
const lines = Object.entries(facts).map(([head, parts]) => `${JSON.stringify(head)}: ${JSON.stringify(parts)}`)
writeFileSync(join(import.meta.dirname, 'saleor-3.23.json'), `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} types`)
