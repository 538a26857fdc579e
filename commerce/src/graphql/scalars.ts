/** The schema's own scalars: how they are read from clients and written to them. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { GraphQLUpload } from 'graphql-upload-minimal'
import { isUuid } from '../domain/global-id.ts'

const bad = (type: string, value: unknown): never => {
  throw new GraphQLError(`${type} cannot represent value: ${JSON.stringify(value)?.slice(0, 80)}`)
}
const literal = (node: ValueNode): unknown => valueFromASTUntyped(node)

/** ISO 8601 with `+00:00`, as Saleor writes it. */
const writeInstant = (value: unknown): string => {
  const date = value instanceof Date ? value : new Date(String(value))
  return date.toISOString().replace('Z', '+00:00')
}
const readInstant = (value: unknown): Date => {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
  return Number.isNaN(date.getTime()) ? bad('DateTime', value) : date
}

const decimal = (name: string, positive: boolean) => {
  const read = (value: unknown): number => {
    const n =
      typeof value === 'number'
        ? value
        : typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim())
          ? Number(value)
          : Number.NaN
    return Number.isFinite(n) && Math.abs(n) < 1e12 && (!positive || n >= 0) ? n : bad(name, value)
  }
  return new GraphQLScalarType({ name, serialize: Number, parseValue: read, parseLiteral: (n) => read(literal(n)) })
}

const json = (name: string, write: (v: unknown) => unknown, read: (v: unknown) => unknown) =>
  new GraphQLScalarType({ name, serialize: write, parseValue: read, parseLiteral: (n) => read(literal(n)) })

export const scalars = {
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: writeInstant,
    parseValue: readInstant,
    parseLiteral: (n) => readInstant(literal(n)),
  }),
  Upload: GraphQLUpload,
  Date: new GraphQLScalarType({
    name: 'Date',
    serialize: (v) => (v instanceof Date ? v.toISOString().slice(0, 10) : String(v).slice(0, 10)),
    parseValue: (v) =>
      typeof v === 'string' && /^\d{4}-\d\d-\d\d$/.test(v) && !Number.isNaN(Date.parse(v)) ? v : bad('Date', v),
    parseLiteral: (n) =>
      n.kind === Kind.STRING && /^\d{4}-\d\d-\d\d$/.test(n.value) ? n.value : bad('Date', literal(n)),
  }),
  UUID: new GraphQLScalarType({
    name: 'UUID',
    serialize: String,
    parseValue: (v) => (typeof v === 'string' && isUuid(v) ? v.toLowerCase() : bad('UUID', v)),
    parseLiteral: (n) => (n.kind === Kind.STRING && isUuid(n.value) ? n.value.toLowerCase() : bad('UUID', literal(n))),
  }),
  PositiveInt: new GraphQLScalarType({
    name: 'PositiveInt',
    serialize: Number,
    parseValue: (v) => (Number.isInteger(v) && (v as number) > 0 ? v : bad('PositiveInt', v)),
    parseLiteral: (n) =>
      n.kind === Kind.INT && Number(n.value) > 0 ? Number(n.value) : bad('PositiveInt', literal(n)),
  }),
  Decimal: decimal('Decimal', false),
  PositiveDecimal: decimal('PositiveDecimal', true),
  // Saleor takes objects, lists and nothing, but no bare text or number.
  JSON: json(
    'JSON',
    (v) => v,
    (v) => (v === null || typeof v === 'object' ? v : bad('JSON', v)),
  ),
  JSONString: json(
    'JSONString',
    (v) => (typeof v === 'string' ? v : JSON.stringify(v)),
    (v) => {
      if (typeof v !== 'string') return bad('JSONString', v)
      try {
        return JSON.parse(v) as unknown
      } catch {
        return bad('JSONString', v)
      }
    },
  ),
  Metadata: json(
    'Metadata',
    (v) => v,
    (v) => (v && typeof v === 'object' && !Array.isArray(v) ? v : bad('Metadata', v)),
  ),
}
