/** Makes random operations that fit the schema, with values that mostly do not, to find what breaks the service. */
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
} from 'graphql'

export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from 0 to n - 1. */
  below(n: number): number
  of<T>(list: readonly T[]): T
  chance(p: number): boolean
}

/** A generator that answers the same numbers for the same seed (mulberry32). */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number): number => Math.floor(next() * n)
  return { next, below, of: (list) => list[below(list.length)]!, chance: (p) => next() < p }
}

/** Values that clients should not send, but that some do. */
const TEXTS = [
  '',
  ' ',
  'us',
  'eu',
  'closed',
  'fix-blue-dream',
  'FIXPCT10',
  'FIXGC-0000-0050',
  'a@example.com',
  'nobody@example.com',
  'https://shop.example.com/x',
  'javascript:alert(1)',
  "'; drop table users; --",
  '%',
  '\\',
  '{}',
  '[]',
  '"',
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '💥'.repeat(50),
  '\r\nBcc: x@example.com',
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'Zm9vOmJhcg==',
  'UHJvZHVjdDo5OTk5OTk5OTk5OTk5OQ==',
  'UHJvZHVjdDotMQ==',
  'VXNlcjox',
  'T3JkZXI6MQ==',
  'null',
  '0',
  '-1',
  '1e400',
]
const NUMBERS = [0, 1, 2, 3, 10, 50, 100, 101, -1, 2_147_483_647, -2_147_483_648]
const DECIMALS = [0, 0.01, 1, 5.005, -1, 1e15, 1e-9, 99_999_999_999]
const TIMES = ['2026-01-01T00:00:00+00:00', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']

export interface RandomDocument {
  query: string
  variables: Record<string, unknown>
}

export interface Source {
  schema: GraphQLSchema
  random: Random
  /** Ids that stood in answers. */
  ids: readonly string[]
}

/** Makes an operation of up to three root fields; half of its arguments are variables. */
export function randomDocument(source: Source, kind: 'query' | 'mutation', deepest: number): RandomDocument {
  const { schema, random: r } = source
  const root = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())!
  const state: State = { ...source, declared: [], variables: {} }
  const fields = Object.values(root.getFields())
  const chosen = Array.from({ length: 1 + (r.chance(0.2) ? r.below(3) : 0) }, () => r.of(fields))
  const body = chosen.map((f, i) => `r${i}: ${field(state, f, deepest)}`).join(' ')
  const head = state.declared.length ? `(${state.declared.join(', ')})` : ''
  return { query: `${kind} Q${head} { ${body} }`, variables: state.variables }
}

interface State extends Source {
  declared: string[]
  variables: Record<string, unknown>
}

function field(s: State, f: GraphQLField<unknown, unknown>, depth: number): string {
  const args = f.args
    .filter((a) => isNonNullType(a.type) || s.random.chance(0.4))
    .map((a) => `${a.name}: ${argument(s, a)}`)
  const call = args.length ? `${f.name}(${args.join(', ')})` : f.name
  const selection = selectionOf(s, f.type, depth - 1)
  return selection === null ? call : `${call} ${selection}`
}

function selectionOf(s: State, output: GraphQLOutputType, depth: number): string | null {
  const type = getNamedType(output)
  if (isLeafType(type)) return null
  if (isAbstractType(type)) {
    const possible = s.random.of(s.schema.getPossibleTypes(type))
    return `{ __typename ... on ${possible.name} ${fieldsOf(s, possible, depth)} }`
  }
  return isObjectType(type) ? fieldsOf(s, type, depth) : null
}

function fieldsOf(s: State, type: GraphQLObjectType, depth: number): string {
  const all = Object.values(type.getFields())
  const leaves = all.filter((f) => isLeafType(getNamedType(f.type)))
  const picked = (depth > 0 ? all : leaves).filter((f) => s.random.chance(isLeafType(getNamedType(f.type)) ? 0.4 : 0.2))
  const id = leaves.find((f) => f.name === 'id')
  const list = [...new Set([...(id ? [id] : []), ...picked])]
  return `{ __typename ${list.map((f, i) => `${f.args.length ? `a${i}: ` : ''}${field(s, f, depth)}`).join(' ')} }`
}

function argument(s: State, a: GraphQLArgument): string {
  const value = valueOf(s, a.type, a.name, 0)
  if (s.random.chance(0.5)) {
    const name = `v${s.declared.length}`
    s.declared.push(`$${name}: ${String(a.type)}`)
    s.variables[name] = value
    return `$${name}`
  }
  return literal(value, a.type)
}

function valueOf(s: State, input: GraphQLInputType, name: string, depth: number): unknown {
  const r = s.random
  if (!isNonNullType(input) && r.chance(0.15)) return null
  const type = getNullableType(input)
  if (isListType(type))
    return Array.from({ length: r.of([0, 1, 1, 2, 3]) }, () => valueOf(s, type.ofType, name, depth + 1))
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((f) => isNonNullType(f.type) || (depth < 4 && r.chance(0.4)))
        .map((f) => [f.name, valueOf(s, f.type, f.name, depth + 1)]),
    )
  }
  if (isEnumType(type)) return r.of(type.getValues()).name
  return scalar(s, type.name, name)
}

function scalar(s: State, type: string, name: string): unknown {
  const r = s.random
  switch (type) {
    case 'Int':
      return name === 'first' || name === 'last' ? r.of([1, 2, 5, 100, 0, -1]) : r.of(NUMBERS)
    case 'Float':
    case 'Decimal':
    case 'PositiveDecimal':
      return r.of(DECIMALS)
    case 'Boolean':
      return r.chance(0.5)
    case 'ID':
      return r.chance(0.7) && s.ids.length ? r.of(s.ids) : r.of(TEXTS)
    case 'UUID':
      return r.of(['00000000-0000-4000-8000-000000000000', r.of(TEXTS)])
    case 'DateTime':
    case 'Date':
      return r.chance(0.8) ? r.of(TIMES) : r.of(TEXTS)
    case 'JSON':
      return r.of([null, {}, [], 'x', 1, { event: { type: 'CHARGE_SUCCESS' } }, { __proto__: null, a: [[[[1]]]] }])
    default:
      return name === 'channel' && r.chance(0.6) ? 'us' : r.of(TEXTS)
  }
}

/** A value as it is written in a document. */
function literal(value: unknown, input: GraphQLInputType): string {
  if (value === null) return 'null'
  const type = getNullableType(input)
  if (isListType(type)) return `[${(value as unknown[]).map((v) => literal(v, type.ofType)).join(', ')}]`
  if (isInputObjectType(type)) {
    const fields = type.getFields()
    return `{${Object.entries(value as object)
      .map(([k, v]) => `${k}: ${literal(v, fields[k]!.type)}`)
      .join(', ')}}`
  }
  if (isEnumType(type)) return value as string
  return plain(value)
}

/** JSON without quotation marks around names, as GraphQL wants it. */
const plain = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([k, v]) => `${k}: ${plain(v)}`)
      .join(', ')}}`
  return JSON.stringify(value)
}

/** The text with something left out, doubled or changed. */
export function damaged(r: Random, text: string): string {
  const at = r.below(text.length)
  const end = at + 1 + r.below(10)
  return r.of([
    text.slice(0, at) + text.slice(end),
    text.slice(0, end) + text.slice(at),
    text.slice(0, at) + r.of(['{', '}', '(', ')', '$', '@', '"', '...', '\u0000', '#', ':']) + text.slice(at),
  ])
}
