/** The schema's own scalars: how they are read from clients and written to them. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { readMoment } from '../db/driver/moment.ts'
import { UploadedFile } from '../domain/uploaded-file.ts'
import { isUuid } from '../domain/global-id.ts'
import type { ScalarResolvers } from './resolver-types.ts'
import { toKilograms } from './shared/weight.ts'

const bad = (type: string, value: unknown): never => {
  throw new GraphQLError(`${type} cannot represent value: ${JSON.stringify(value)?.slice(0, 80)}`)
}
const literal = (node: ValueNode): unknown => valueFromASTUntyped(node)

/** Writes a moment in ISO 8601 with `+00:00`, and without a fraction that is nothing, as Saleor does. */
const writeInstant = (value: unknown): string => {
  const date = value instanceof Date ? value : readMoment(String(value))
  return date.toISOString().replace(/(?:\.000)?Z$/, '+00:00')
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

const uuid = (value: unknown): string =>
  typeof value === 'string' && isUuid(value) ? value.toLowerCase() : bad('UUID', value)
/** JavaScript takes the 31st of February for a day in March, and the database knows no year 0. */
const isDay = (text: string): boolean => {
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && !text.startsWith('0000')
}
/** A day, a time and how far that is from UTC, as Saleor reads them; without the last it is UTC. */
const INSTANT = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/
const readInstant = (value: unknown): Date => {
  const [, day, time, zone = 'Z'] = typeof value === 'string' ? (INSTANT.exec(value) ?? []) : []
  const date = readMoment(`${day}${time}${zone}`)
  return day && isDay(day) && !Number.isNaN(date.getTime()) ? date : bad('DateTime', value)
}
const isoDate = (value: unknown): string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value) ? value : bad('Date', value)
const positive = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : bad('PositiveInt', value)

/** A whole number of minutes, hours or days, from 0 on. */
/** JSON with a space after each comma and colon, as Saleor writes it. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value).filter(([, v]) => v !== undefined)
  return `{${fields.map(([k, v]) => `${JSON.stringify(k)}: ${spaced(v)}`).join(', ')}}`
}

const span = (name: string) => {
  const read = (value: unknown): number => {
    // Saleor takes a whole number as a text, too.
    const n = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
    return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < 2 ** 31 ? n : bad(name, value)
  }
  return new GraphQLScalarType({
    name,
    serialize: Number,
    parseValue: read,
    parseLiteral: (n) => (n.kind === Kind.INT ? read(Number(n.value)) : bad(name, literal(n))),
  })
}

/** A weight in kilograms, of a number in the shop's unit or an object with `unit` and `value`. */
const weight = (value: unknown): number => {
  const { unit, value: amount }: { unit: unknown; value: unknown } =
    value && typeof value === 'object' ? { unit: 'KG', value: undefined, ...value } : { unit: null, value }
  const number = typeof amount === 'string' && amount.trim() ? Number(amount) : amount
  const isNumber = typeof number === 'number' && Number.isFinite(number)
  return (isNumber ? toKilograms(number, unit === null ? null : String(unit)) : null) ?? bad('WeightScalar', value)
}

const json = <In, Out>(name: string, write: (v: unknown) => Out, read: (v: unknown) => In) =>
  new GraphQLScalarType({ name, serialize: write, parseValue: read, parseLiteral: (n) => read(literal(n)) })

export const scalars = {
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: writeInstant,
    parseValue: readInstant,
    parseLiteral: (n) => readInstant(literal(n)),
  }),
  Upload: new GraphQLScalarType({
    name: 'Upload',
    serialize: (v) => bad('Upload', v),
    parseValue: (v) => (v instanceof UploadedFile ? v : bad('Upload', v)),
    parseLiteral: (n) => bad('Upload', literal(n)),
  }),
  Date: new GraphQLScalarType({
    name: 'Date',
    serialize: (v) => (v instanceof Date ? v.toISOString().slice(0, 10) : String(v).slice(0, 10)),
    parseValue: isoDate,
    parseLiteral: (n) => isoDate(literal(n)),
  }),
  UUID: new GraphQLScalarType({
    name: 'UUID',
    serialize: String,
    parseValue: uuid,
    parseLiteral: (n) => uuid(literal(n)),
  }),
  PositiveInt: new GraphQLScalarType({
    name: 'PositiveInt',
    serialize: Number,
    parseValue: positive,
    parseLiteral: (n) => (n.kind === Kind.INT ? positive(literal(n)) : bad('PositiveInt', literal(n))),
  }),
  Minute: span('Minute'),
  Hour: span('Hour'),
  Day: span('Day'),
  WeightScalar: new GraphQLScalarType({
    name: 'WeightScalar',
    serialize: Number,
    parseValue: weight,
    parseLiteral: (n) => weight(literal(n)),
  }),
  Decimal: decimal('Decimal', false),
  PositiveDecimal: decimal('PositiveDecimal', true),
  // As input Saleor takes objects, lists and null, but no bare text or number.
  JSON: json(
    'JSON',
    (v) => v,
    (v) => (v === null || typeof v === 'object' ? v : bad('JSON', v)),
  ),
  JSONString: json(
    'JSONString',
    (v) => (typeof v === 'string' ? v : spaced(v)),
    (v): unknown => {
      if (typeof v !== 'string') return bad('JSONString', v)
      try {
        return JSON.parse(v)
      } catch {
        return bad('JSONString', v)
      }
    },
  ),
  GenericScalar: json(
    'GenericScalar',
    (v) => v,
    (v) => v,
  ),
  Metadata: json(
    'Metadata',
    (v) => v as Record<string, string>,
    (v): Record<string, string> =>
      v && typeof v === 'object' && !Array.isArray(v) ? (v as Record<string, string>) : bad('Metadata', v),
  ),
} satisfies ScalarResolvers
