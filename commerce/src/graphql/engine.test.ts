/** A compiled document reads variables as one that is not compiled. */
import { buildSchema, GraphQLScalarType, type GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import type { GraphqlContext } from './context.ts'
import { createEngine } from './engine.ts'
import { executableSchema } from './schema.ts'

const SDL = `
  scalar Length
  enum Way { UP DOWN }
  input Part { way: Way! = UP, lengths: [Length!], more: [Part!] }
  type Query { told(part: Part, parts: [Part!], way: Way = DOWN, length: Length, deep: [[Int!]], flag: Boolean): String }`
const ctx = {} as GraphqlContext
/** More often than a document comes before it is compiled. */
const TIMES = 5

/** Answers what its arguments were. A length is read from a text, and only once: it is a number from then on. */
function telling(): GraphQLSchema {
  const schema = buildSchema(SDL)
  const parseValue = (value: unknown): number => {
    if (typeof value !== 'string') throw new Error('a length is a text')
    return value.length
  }
  Object.assign(schema.getType('Length')!, new GraphQLScalarType({ name: 'Length', parseValue }))
  schema.getQueryType()!.getFields()['told']!.resolve = (_, args) =>
    JSON.stringify(Object.fromEntries(Object.entries(args as object).toSorted(([a], [b]) => (a < b ? -1 : 1))))
  return schema
}

const PARTS = 'query($part: Part, $parts: [Part!]) { told(part: $part, parts: $parts) }'
const WAY = 'query($way: Way = UP, $length: Length) { told(way: $way, length: $length) }'
const DEEP = 'query($deep: [[Int!]]) { told(deep: $deep) }'
const ROW = 'query($row: [Int!], $one: Int! = 3) { told(deep: [$row, [$one]]) }'
const FLAG =
  'query($on: Boolean!, $off: Boolean = false, $flag: Boolean) { told(flag: $flag) @include(if: $on) @skip(if: $off) }'
const INNER =
  'query($lengths: [Length!], $way: Way! = DOWN) { told(part: { way: $way, lengths: $lengths, more: [{}] }) }'

test.each<[string, Record<string, unknown>]>([
  [PARTS, {}],
  [PARTS, { part: null }],
  [PARTS, { part: {}, parts: {} }],
  [PARTS, { part: { way: 'DOWN', lengths: 'abc', more: [{ lengths: ['a', 'ab'] }, { more: { way: 'UP' } }] } }],
  [PARTS, { parts: [{ lengths: null }, { lengths: [] }] }],
  [PARTS, { part: { way: null } }],
  [PARTS, { part: { way: 'LEFT' } }],
  [PARTS, { part: { more: [{ lengths: [3] }] } }],
  [PARTS, { part: { size: 1 } }],
  [PARTS, { parts: [null] }],
  [PARTS, { part: [] }],
  [WAY, {}],
  [WAY, { way: null, length: null }],
  [WAY, { way: 'DOWN', length: 'four' }],
  [WAY, { way: 1 }],
  [WAY, { length: 4 }],
  [DEEP, { deep: 1 }],
  [DEEP, { deep: [1, [2, 3], null] }],
  [DEEP, { deep: [[1, null]] }],
  [DEEP, { deep: 2 ** 31 }],
  [ROW, {}],
  [ROW, { row: null }],
  [ROW, { row: [1], one: 2 }],
  [FLAG, {}],
  [FLAG, { on: true }],
  [FLAG, { on: true, flag: false }],
  [FLAG, { on: true, off: true }],
  [FLAG, { on: false, flag: null }],
  [FLAG, { on: 'yes' }],
  [INNER, {}],
  [INNER, { way: 'UP', lengths: ['abc'] }],
  [INNER, { way: null }],
])('%s with %j', async (source, variables) => {
  const engine = createEngine(telling())
  const plain = await engine.runOnce(source, ctx, variables)
  const told = ({ data, errors }: typeof plain) =>
    JSON.stringify({ data, errors: errors.map(({ message, path }) => ({ message, path })) })
  for (let time = 1; time <= TIMES; time++) expect(told(await engine.run(source, ctx, variables))).toBe(told(plain))
})

test('a filter that contains itself is compiled, too', async () => {
  const engine = createEngine(executableSchema())
  const source = 'query($where: ProductWhereInput) { products(where: $where) { __typename } }'
  for (let time = 1; time <= TIMES; time++) {
    const { errors } = await engine.run(source, ctx, { where: { AND: [{ OR: [{ slug: { eq: 7 } }] }] } })
    expect(errors.map((e) => e.message)).toEqual([
      expect.stringContaining('"where.AND[0].OR[0].slug.eq"; String cannot represent a non string value: 7'),
    ])
  }
})

test('documents that do not come again make room for others', async () => {
  const engine = createEngine(telling())
  const one = (n: number) => engine.run(`{ told(deep: [[${n}]]) }`, ctx, {})
  for (let n = 0; n < 300; n++) await one(n)
  for (let time = 1; time <= TIMES; time++) expect((await one(0)).data).toEqual({ told: '{"deep":[[0]],"way":"DOWN"}' })
})
