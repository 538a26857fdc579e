/** A compiled document answers as one that is not compiled. */
import { buildSchema, type GraphQLObjectType, GraphQLScalarType, type GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import type { GraphqlContext } from './context.ts'
import { createEngine } from './engine.ts'
import { executableSchema } from './schema.ts'

const SDL = `
  scalar Length
  enum Way { UP DOWN }
  input Part { way: Way! = UP, lengths: [Length!], more: [Part!] }
  type Query {
    told(part: Part, parts: [Part!], way: Way = DOWN, length: Length, deep: [[Int!]], flag: Boolean, text: String): String
    how: String
    inner: Inner
    any: Any
    needed: Int!
    must(text: String!): String
    number: Int
  }
  type Mutation { must(text: String!): String }
  interface Any { any: Any }
  type Inner implements Any { any: Any, how: String, told(text: String): String, must(text: String!): String }
  type Other implements Any { any: Any }`
const ctx = {} as GraphqlContext
/** More often than a document comes before it is compiled. */
const TIMES = 5

/** `told` answers what its arguments were, and `how` whether graphql-js executes it or what was compiled. A length is read from a text, and only once: it is a number from then on. */
function telling(): GraphQLSchema {
  const schema = buildSchema(SDL)
  const parseValue = (value: unknown): number => {
    if (typeof value !== 'string') throw new Error('a length is a text')
    return value.length
  }
  Object.assign(schema.getType('Length')!, new GraphQLScalarType({ name: 'Length', parseValue }))
  const must = (_: unknown, { text }: { text: string }): Promise<string> => Promise.resolve(text)
  for (const name of ['Query', 'Mutation', 'Inner'])
    (schema.getType(name) as GraphQLObjectType).getFields()['must']!.resolve = must
  for (const name of ['Query', 'Inner']) {
    const fields = (schema.getType(name) as GraphQLObjectType).getFields()
    fields['told']!.resolve = (_, args) =>
      JSON.stringify(Object.fromEntries(Object.entries(args as object).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    fields['how']!.resolve = (_source, _args, _ctx, { path }) => (path.typename === undefined ? 'compiled' : 'plainly')
  }
  const fields = schema.getQueryType()!.getFields()
  fields['inner']!.resolve = () => ({})
  fields['needed']!.resolve = () => null
  fields['number']!.resolve = () => 'no number'
  return schema
}

const PARTS = 'query($part: Part, $parts: [Part!]) { told(part: $part, parts: $parts) }'
const WAY = 'query($way: Way = UP, $length: Length) { told(way: $way, length: $length) }'
const DEEP = 'query($deep: [[Int!]]) { told(deep: $deep) }'
const ROW = 'query($row: [Int!], $one: Int! = 3) { told(deep: [$row, [$one]]) }'
const FLAG =
  'query($on: Boolean!, $off: Boolean = false, $flag: Boolean) { told(flag: $flag) @include(if: $on) @skip(if: $off) }'
const NULLED = 'query($way: Way = DOWN) { told(part: { way: $way }) }'
const F = 'fragment F on Inner { told(text: "a b") }'
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
  [NULLED, {}],
  [NULLED, { way: null }],
  ['query($toString: [[Int!]]) { told(deep: $toString) }', {}],
  ['{ told(text: "a\\"b", part: { way: DOWN, lengths: "abc" }, flag: true, deep: null) }', {}],
  ['query($_0: String) { told(text: $_0, length: "abc") }', { _0: 'text' }],
  [`${F} query($on: Boolean!) { a: inner { ...F @include(if: $on) } b: inner { ...F } }`, { on: false }],
  [`${F} query($on: Boolean!) { a: inner { ...F @include(if: $on) ...F @skip(if: $on) } }`, { on: false }],
  ['query($on: Boolean!) { a: inner @include(if: $on) { told } a: inner { told(text: "x") } }', { on: true }],
  ['query($on: Boolean! = true) { told @include(if: $on) }', { on: null }],
  ['query($on: Boolean = true) { told @include(if: $on) }', { on: null }],
  ['{ __type(name: "SemenaKnownValue") { name } }', {}],
  ['query($text: String = "a") { must(text: $text) inner { must(text: $text) told } }', { text: null }],
  ['query($text: String = "a") { must(text: $text) inner { must(text: $text) told } }', {}],
  ['mutation($text: String = "a") { a: must(text: "b") b: must(text: $text) c: must(text: "c") }', { text: null }],
  ['mutation($text: String = "a") { b: must(text: $text) c: must(text: "c") }', { text: null }],
  ['mutation($text: String!) { a: must(text: $text) c: must(text: "c") }', { text: 'x' }],
  ['{ __proto__: inner { __proto__: any { __typename } told } }', {}],
  ['{ inner { __proto__: told } __proto__: told }', {}],
])('%s with %j', async (source, variables) => {
  const engine = createEngine(telling())
  const plain = await engine.runOnce(source, ctx, variables)
  const told = ({ data, errors }: typeof plain) =>
    JSON.stringify({ data, errors: errors.map(({ message, path }) => ({ message, path })) })
  for (let time = 1; time <= TIMES; time++) expect(told(await engine.run(source, ctx, variables))).toBe(told(plain))
})

const times = async (source: string, variables = {}, schema = telling()): Promise<string[]> => {
  const engine = createEngine(schema)
  const answers: string[] = []
  for (let time = 1; time <= TIMES; time++) {
    const { data, errors } = await engine.run(source, ctx, variables)
    answers.push(data?.['how'] ? String(data['how']) : JSON.stringify([data, errors]))
  }
  return answers
}
const COMPILED = ['plainly', 'plainly', 'compiled', 'compiled', 'compiled']
const PLAIN = Array.from({ length: TIMES }, () => 'plainly')
/** Selections within each other, whose fields are written out once for each of two types that may stand there. */
const nested = (depth: number): string => (depth === 0 ? '__typename' : `any { ${nested(depth - 1)} }`)
/** Fragments that each spread the next one twice. */
const doubling = (count: number): string =>
  Array.from({ length: count }, (_, n) => `fragment Twice${n} on Other { ...Twice${n + 1} ...Twice${n + 1} }`).join(
    ' ',
  ) + ` fragment Twice${count} on Other { __typename }`

test.each<[string, string, Record<string, unknown>, string[]]>([
  ['variables', 'query($part: Part) { how told(part: $part) }', { part: { more: { lengths: ['a'] } } }, COMPILED],
  ['values', '{ how told(part: { more: [{ way: DOWN }] }) }', {}, COMPILED],
  ['a condition', 'query($on: Boolean!) { how told @include(if: $on) }', { on: true }, COMPILED],
  ['a fragment', `${F} { how inner { ...F } }`, {}, COMPILED],
  [
    'a condition and a fragment',
    `${F} query($on: Boolean!) { how inner @skip(if: $on) { ...F } }`,
    { on: true },
    PLAIN,
  ],
  [
    'a variable left out',
    'query($way: Way!, $text: [Length!]) { how told(part: { way: $way, lengths: $text }) }',
    { way: 'UP' },
    COMPILED,
  ],
  ['a variable with a default', 'query($way: Way = UP) { how told(part: { way: $way }) }', { way: 'DOWN' }, COMPILED],
  ['introspection', '{ how __schema { queryType { name } } }', {}, PLAIN],
  ['many fields', `{ how ${Array.from({ length: 400 }, (_, n) => `f${n}: how`).join(' ')} }`, {}, PLAIN],
  ['types in types', `{ how ${nested(5)} }`, {}, COMPILED],
  ['types in types in many types', `{ how ${nested(12)} }`, {}, PLAIN],
  ['names that join to the same', '{ how a: inner { b: told } a_b: told }', {}, PLAIN],
  [
    'much that cannot stand there',
    `${doubling(11)} { how inner { ... on Any { ... on Other { ...Twice0 } } } }`,
    {},
    PLAIN,
  ],
])('%s', async (_, source, variables, expected) => {
  expect(await times(source, variables)).toEqual(expected)
})

test('a text in a document is a text, and no program', async () => {
  // What the compiler takes for a date that it has written itself.
  const text = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.isBroken=true'
  expect(await times(`{ told(text: "${text}") }`)).toEqual(
    Array.from({ length: TIMES }, () => JSON.stringify([{ told: JSON.stringify({ text, way: 'DOWN' }) }, []])),
  )
  expect(globalThis).not.toHaveProperty('isBroken')
})

test.each(['{ needed }', '{ number }'])('a fault of the service has a cause: %s', async (source) => {
  const engine = createEngine(telling())
  for (let time = 1; time <= TIMES; time++) {
    const { errors } = await engine.run(source, ctx, {})
    expect(errors.map((e) => e.originalError)).toEqual([expect.any(Error)])
  }
})

test('a filter that contains itself is compiled', async () => {
  const schema = executableSchema()
  schema.getQueryType()!.getFields()['products']!.resolve = (_source, args, _ctx, { path }) => {
    expect(args).toEqual({ first: 3, where: { AND: [{ OR: [{ slug: { eq: 'haze' } }] }] } })
    throw new Error(path.typename === undefined ? 'compiled' : 'plainly')
  }
  const engine = createEngine(schema)
  const source = 'query($where: ProductWhereInput) { products(first: 3, where: $where) { totalCount } }'
  const how: string[] = []
  for (let time = 1; time <= TIMES; time++) {
    const { errors } = await engine.run(source, ctx, { where: { AND: [{ OR: [{ slug: { eq: 'haze' } }] }] } })
    how.push(...errors.map((e) => e.message))
  }
  expect(how).toEqual(COMPILED)
})

test('documents that do not come again make room for others', async () => {
  const engine = createEngine(telling())
  const how = async (name: string) => (await engine.run(`{ how ${name}: told }`, ctx, {})).data?.['how']
  expect([await how('first'), await how('first'), await how('first')]).toEqual(['plainly', 'plainly', 'compiled'])
  for (let n = 0; n < 127; n++) await how(`other${n}`)
  expect(await how('first')).toBe('compiled')
  for (let n = 0; n < 128; n++) await how(`another${n}`)
  expect(await how('first')).toBe('plainly')
})

test('large documents make room earlier than small ones', async () => {
  const engine = createEngine(telling())
  const how = async (source: string) => (await engine.run(source, ctx, {})).data?.['how']
  const often = async (source: string) => {
    for (let time = 1; time < TIMES; time++) await how(source)
    return how(source)
  }
  const large = (letter: string) => `{ how ${Array.from({ length: 399 }, (_, n) => `${letter}${n}: how`).join(' ')} }`
  const letters = 'abcdefghijklmnopqrst'.split('')
  for (const letter of letters) expect(await often(large(letter))).toBe('compiled')
  expect(await often('{ how }')).toBe('compiled')
  expect([await how(large('a')), await how(large('t')), await how('{ how }')]).toEqual([
    'plainly',
    'compiled',
    'compiled',
  ])
})
