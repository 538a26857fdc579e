/**
 * Makes operations that are allowed and ask for as much as they can: long lists of conditions, long texts, many words
 * to search for, far ends of lists, the same again under other names. They show how busy one visitor can keep a shop.
 */
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { Random, RandomDocument } from './random-document.ts'

export interface CostlySource {
  schema: GraphQLSchema
  random: Random
  /** Ids that exist, by type. */
  ids: Readonly<Record<string, readonly string[]>>
  /** Slugs of attributes that products have. */
  attributes: readonly string[]
}

/** How large an operation is: elements of its lists, characters of its texts, and how often its field is repeated. */
interface Size {
  elements: number
  characters: number
  aliases: number
}
const SIZES: readonly Size[] = [
  { elements: 30, characters: 200, aliases: 12 },
  { elements: 120, characters: 5000, aliases: 3 },
  { elements: 1000, characters: 60_000, aliases: 1 },
]

/** Makes an operation of one root field with as much in its arguments as fits. */
export function costlyDocument(source: CostlySource, kind: 'query' | 'mutation', name: string): RandomDocument {
  const { schema, random: r } = source
  const root = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())!
  const field = root.getFields()[name]!
  const size = r.of(SIZES)
  const state: State = { ...source, root: name, size, values: 0, characters: 0 }
  const variables: Record<string, unknown> = {}
  const declared: string[] = []
  const asked = field.args.filter((a) => isNonNullType(a.type) || isAsked(state, a))
  // The service takes only one of the two ways to filter.
  const unused = r.of(['filter', 'where'])
  const given = asked.filter(
    (a) => a.name !== unused || !asked.some((b) => b.name !== unused && /^(?:filter|where)$/.test(b.name)),
  )
  for (const a of given) {
    declared.push(`$${a.name}: ${String(a.type)}`)
    variables[a.name] = valueOf(state, a.type, a.name, 0)
  }
  const call = `${name}${given.length ? `(${given.map((a) => `${a.name}: $${a.name}`).join(', ')})` : ''} ${selectionOf(state, field.type, 3)}`
  const aliases = kind === 'query' ? size.aliases : r.of([1, 3])
  const body = Array.from({ length: aliases }, (_, i) => `a${i}: ${call}`).join(' ')
  return { query: `${kind} C${declared.length ? `(${declared.join(', ')})` : ''} { ${body} }`, variables }
}

interface State extends CostlySource {
  root: string
  size: Size
  /** How many values were made already, because the service limits them in one request. */
  values: number
  characters: number
}

/** Whether an optional argument is given. Arguments that exclude each other are not given together. */
const isAsked = (s: State, { name }: GraphQLArgument): boolean =>
  ['after', 'before', 'last', 'token', 'checkoutId', 'externalReference'].includes(name)
    ? false
    : name === 'first' || name === 'channel'
      ? true
      : s.random.chance(0.6)

function selectionOf(s: State, output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output)
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) return '{ __typename }'
  const fields = Object.values(type.getFields()).filter((f) => !f.args.some((a) => isNonNullType(a.type)))
  const leaves = fields.filter((f) => isLeafType(getNamedType(f.type))).map((f) => f.name)
  const inner = (f: GraphQLField<unknown, unknown>): string => {
    const pages = f.args.some((a) => a.name === 'first')
    return `${f.name}${pages ? '(first: 5)' : ''} ${selectionOf(s, f.type, depth - 1)}`
  }
  const deep = fields.filter(
    (f) => !isLeafType(getNamedType(f.type)) && (['edges', 'node', 'errors'].includes(f.name) || s.random.chance(0.1)),
  )
  return `{ __typename ${leaves.filter(() => s.random.chance(0.3)).join(' ')} ${depth > 0 ? deep.map(inner).join(' ') : ''} }`
}

function valueOf(s: State, input: GraphQLInputType, name: string, depth: number): unknown {
  const r = s.random
  const type = getNullableType(input)
  s.values++
  if (isListType(type)) {
    const most = depth > 1 ? Math.min(30, s.size.elements) : s.size.elements
    const list: unknown[] = []
    while (list.length < most && s.values < 4000 && s.characters < 100_000)
      list.push(valueOf(s, type.ofType, name, depth + 1))
    return list
  }
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields())
    // Few kinds of filters are combined, because together they mostly find nothing, and that quickly.
    const optional = all.filter((f) => !isNonNullType(f.type))
    const picked = new Set(optional.length > 6 && depth < 3 ? [r.of(optional), r.of(optional)] : optional.slice(0, 4))
    return Object.fromEntries(
      all
        .filter((f) => isNonNullType(f.type) || (depth < 5 && picked.has(f)))
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
      return name === 'first' ? r.of([1, 100]) : r.of([1, 50, 1_000_000])
    case 'Float':
    case 'Decimal':
    case 'PositiveDecimal':
      return r.below(1000) / 8
    case 'Boolean':
      return r.chance(0.5)
    case 'ID':
      return idFor(s, name)
    case 'UUID':
      return '00000000-0000-4000-8000-000000000000'
    case 'DateTime':
      return '2026-01-01T00:00:00+00:00'
    case 'Date':
      return '2026-01-01'
    case 'JSON':
      return nested(12)
    default:
      return name === 'channel' ? 'us' : name === 'slug' && s.attributes.length ? r.of(s.attributes) : text(s, name)
  }
}

/** An id of the type that the argument or the operation is named after; else an id of a product. */
function idFor({ ids, root, random: r }: State, name: string): string {
  const plain = (word: string): string =>
    word
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/ids?$|s$/, '')
  const types = Object.keys(ids)
  const type =
    types.find((t) => t.toLowerCase().endsWith(plain(name)) && plain(name) !== '') ??
    types.toSorted((a, b) => b.length - a.length).find((t) => plain(root).includes(t.toLowerCase())) ??
    'Product'
  const some = ids[type] ?? []
  return some.length && r.chance(0.8) ? r.of(some) : Buffer.from(`${type}:${r.below(100_000)}`).toString('base64')
}

const nested = (n: number): unknown => (n ? { a: [nested(n - 1)] } : 'x'.repeat(1000))

/** A long text: words, alternatives, prefixes that match everything, patterns, or one endless word. */
function text(s: State, name: string): string {
  const r = s.random
  const length = /search|name|code|email|password|description|value|key/i.test(name) ? s.size.characters : 100
  const many = (unit: () => string): string => {
    let made = ''
    while (made.length < length) made += unit()
    return made
  }
  const made = r
    .of<() => string>([
      () => many(() => `${r.of(['a', 'e', 'o', 's', 'au', 'in'])} `),
      () => many(() => `${r.of(['a', 'e', 'o', 's'])} OR `),
      () => many(() => `-${String.fromCharCode(97 + r.below(26))} `),
      () => many(() => '%_'),
      () => many(() => `"${String.fromCharCode(97 + r.below(26))}" `),
      () => 'a'.repeat(length),
      () => `${'a@'.repeat(length / 2)}example.com`,
      () => `${'a.'.repeat(length / 2)}a@${'b-'.repeat(100)}c.com`,
      () => many(() => 'й̆'),
    ])()
    .slice(0, length)
  s.characters += made.length
  return made
}
