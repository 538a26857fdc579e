/**
 * No operation of staff runs a statement for each row: a list of 100 rows costs as many as one of 10. The lists are
 * those of the schema, and so are the fields that are asked of each row, so that a new one cannot be forgotten.
 */
import { readSdl } from '@semena/contract/sdl'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { afterAll, expect, it } from 'vitest'
import { countStatements } from '../testing/count-statements.ts'
import { writeManyRows } from '../testing/many-rows.ts'
import { openStaffShop } from '../testing/staff.ts'

const schema = buildSchema(readSdl())
const shop = await openStaffShop()
afterAll(() => shop.close())
const statements = countStatements(shop.services.database)
const owner = await shop.person({ superuser: true })

const FEW = 10
const MANY = 100

type Field = GraphQLField<unknown, unknown>
const isPaged = (field: Field): boolean => field.args.some((arg) => arg.name === 'first')
/** `Product.variant` needs one of its arguments, although none of them is required. */
const isAsked = (field: Field): boolean =>
  !field.args.some(isRequiredArgument) && !isPaged(field) && field.name !== 'variant'

/** How a field is asked for, with every plain value of what it leads to; null where it leads to nothing plain. */
function asked(field: Field): string | null {
  const inner = getNamedType(field.type)
  if (isLeafType(inner)) return field.name
  if (!isObjectType(inner)) return null
  const plain = Object.values(inner.getFields()).filter((f) => isAsked(f) && isLeafType(getNamedType(f.type)))
  return plain.length ? `${field.name} { ${plain.map((f) => f.name).join(' ')} }` : null
}

/** Every field of a row without arguments that it needs, one by one. */
const fieldsOf = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter(isAsked)
    .flatMap((field) => asked(field) ?? [])

const LISTS = Object.values(schema.getQueryType()!.getFields()).filter(isPaged)
const NODES = new Map(
  LISTS.map((field) => {
    const connection = getNamedType(field.type) as GraphQLObjectType
    const edge = getNamedType(connection.getFields().edges!.type) as GraphQLObjectType
    return [field.name, getNamedType(edge.getFields().node!.type)]
  }),
)

/** Lists in rows that staff's pages show, besides the fields that need no argument. */
const LISTS_IN_ROWS: Readonly<Record<string, readonly string[]>> = {
  customers: ['orders { totalCount }'],
  categories: ['children { totalCount }', 'products { totalCount }'],
  collections: ['products { totalCount }'],
}

/** Arguments that a list needs, or without which it is another one. */
const ARGUMENTS: Readonly<Record<string, string>> = { translations: 'kind: PRODUCT, ', pages: '' }

interface Asked {
  count: number
  rows: number
  codes: string[]
}

async function counted(list: string, fields: readonly string[]): Promise<Asked> {
  const document = `{ ${list}(${ARGUMENTS[list] ?? ''}first: ${MANY}) { totalCount pageInfo { endCursor } edges { node { ${fields.join(' ')} } } } }`
  const ask = async (): Promise<Asked> => {
    statements()
    const { data, errors } = await shop.ask(document, {}, owner.token)
    const codes =
      errors?.map((e) => `${e.extensions.exception.code} ${(e as { path?: unknown[] }).path?.at(-1) as string}`) ?? []
    return { count: statements(), rows: data?.[list]?.edges.length ?? 0, codes: [...new Set(codes)] }
  }
  // What is kept in memory is read by the first; what is read now and then can come in one of the others.
  await ask()
  const [one, other] = [await ask(), await ask()]
  return one.count < other.count ? one : other
}

const fieldsOfList = (list: string): string[] => {
  const node = NODES.get(list)
  return [...(isObjectType(node) ? fieldsOf(node) : ['__typename']), ...(LISTS_IN_ROWS[list] ?? [])]
}

/** Lists that have the same rows whatever is written. */
const FIXED: ReadonlySet<string> = new Set(['plugins', 'taxConfigurations'])

const lists = LISTS.map((field) => field.name)
await writeManyRows(shop, 1, FEW)
const few = new Map<string, Asked>()
for (const list of lists) few.set(list, await counted(list, fieldsOfList(list)))
const growing = async (list: string): Promise<string[]> => {
  const grown: string[] = []
  for (const field of fieldsOfList(list)) {
    const now = await counted(list, [field])
    if (now.count > MANY / 2) grown.push(`${field}: ${now.count}`)
  }
  return grown
}
await writeManyRows(shop, FEW + 1, MANY)

it.each(lists)('%s costs as many statements with many rows as with few', async (list) => {
  const before = few.get(list)!
  let after = await counted(list, fieldsOfList(list))
  // What two fields ask for at almost the same moment is sometimes read twice, but not each time.
  for (let turn = 0; turn < 3 && after.count > before.count; turn++) after = await counted(list, fieldsOfList(list))
  const isShort = !FIXED.has(list) && (before.rows < FEW || after.rows < MANY)
  expect(isShort).toBe(false)
  // What grows is named field by field.
  expect(after.count <= before.count ? [] : [`${before.count} → ${after.count}`, ...(await growing(list))]).toEqual([])
  expect(after.codes).toEqual([])
})
