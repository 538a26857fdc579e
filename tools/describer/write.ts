/** Writes descriptions of statements as TypeScript. */
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { tables } from '@semena/commerce/statements'
import type { Declared } from '@semena/commerce/statements'
import type { Answered, ColumnRef, Describer, Description, Parameter } from './describe.ts'

/** Names of columns in TypeScript, by table and column of the database; only tables that Drizzle knows. */
const KEYS = new Map<string, Map<string, string>>(
  Object.values(tables)
    .filter((e) => is(e, Table))
    .map((table) => [
      getTableName(table),
      new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, key])),
    ]),
)

const NUMBER = /^(?:smallint|integer|bigint|real|double precision|numeric|oid)$/
const TEXT = /^(?:text|character varying|character|"char"|name|uuid|citext|reg\w+|interval|inet)$/
const TIME = /^(?:timestamp with(?:out)? time zone|date)$/

/** The TypeScript type of a value of one of the database's types, as `types.ts` parses it. */
function typeOf(type: string, isInput: boolean): string {
  if (type.endsWith('[]')) return `${isInput ? 'readonly ' : ''}${bracketed(typeOf(type.slice(0, -2), isInput))}[]`
  if (NUMBER.test(type)) return type === 'bigint' && isInput ? 'number | bigint' : 'number'
  if (TEXT.test(type)) return 'string'
  if (TIME.test(type)) return 'Date'
  if (type === 'boolean') return 'boolean'
  if (/^jsonb?$/.test(type)) return isInput ? 'JsonInput' : 'Json'
  if (type === 'bytea') return 'Buffer'
  return 'unknown'
}

const bracketed = (type: string): string => (type.includes(' ') ? `(${type})` : type)
const quoted = (words: Iterable<string>): string =>
  [...words]
    .sort()
    .map((word) => `'${word}'`)
    .join(' | ')
const keyOf = (ref: ColumnRef | null): string | undefined => (ref ? KEYS.get(ref.table)?.get(ref.column) : undefined)
const property = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`)

/**
 * Writes the types of a statement. Several descriptions belong to the examples of one list: a column that some of them
 * lack is optional.
 */
export function writeEntry(
  name: string,
  all: readonly Description[],
  { marks, names }: Pick<Declared, 'marks' | 'names'>,
  describer: Describer,
): string {
  const lines = [`  ${property(name)}: {`]
  if (all.length === 1) lines.push(`    params: ${writeParams(all[0]!.params, names, describer)}`)
  else lines.push('    params: readonly unknown[]')
  lines.push(`    row: ${writeRow(all, marks, describer)}`)
  for (const what of ['reads', 'writes'] as const) {
    const uses = merged(all.map((d) => d[what]))
    if (uses.length) lines.push(`    ${what}: ${uses.join(' | ')}`)
  }
  return [...lines, '  }'].join('\n')
}

function merged(all: readonly Map<string, Set<string>>[]): string[] {
  const joined = new Map<string, Set<string>>()
  for (const uses of all)
    for (const [table, columns] of uses)
      if (KEYS.has(table)) joined.set(table, new Set([...(joined.get(table) ?? []), ...columns]))
  return [...joined]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, columns]) => `Uses<'${table}', ${quoted(columns)}>`)
}

/** The type of JSON whose properties the statement names. */
function recordType({ properties, isList }: NonNullable<Parameter['record']>): string {
  const typed = [...properties].map(([name, type]) => `${property(name)}: ${jsonTypeOf(type)}`)
  return `${isList ? 'JsonRecords' : 'JsonRecord'}<{ ${typed.join('; ')} }>`
}

/** Times and large numbers may be texts in JSON. */
function jsonTypeOf(type: string): string {
  if (/^jsonb?$/.test(type)) return 'unknown'
  const plain = typeOf(type, true).replace('number | bigint', 'number')
  return plain === 'Date' ? 'Date | string' : type === 'numeric' || type === 'bigint' ? 'number | string' : plain
}

function writeParams(params: readonly Parameter[], names: readonly string[], { isNotNull }: Describer): string {
  const types = params.map(({ type, into, mayBeNull, record }) => {
    if (record) return recordType(record)
    const key = keyOf(into)
    if (into && key) return `Written<'${into.table}', '${key}'>${mayBeNull ? ' | null' : ''}`
    return `${typeOf(type, true)}${into && isNotNull(into) && !mayBeNull ? '' : ' | null'}`
  })
  if (names.length > 0) return `{ ${names.map((name, i) => `${name}: ${types[i]}`).join('; ')} }`
  return `readonly [${types.join(', ')}]`
}

function writeRow(all: readonly Description[], marks: Declared['marks'], describer: Describer): string {
  const columns = new Map<string, { column: Answered; times: number }>()
  for (const { row } of all)
    for (const column of row) {
      const before = columns.get(column.name)
      if (before && all.length === 1) throw new Error(`two columns are called ${column.name}`)
      columns.set(column.name, {
        column: { ...column, nullable: column.nullable || (before?.column.nullable ?? false) },
        times: (before?.times ?? 0) + 1,
      })
    }
  const picked = new Map<string, string[]>()
  const others: string[] = []
  for (const [name, { column, times }] of columns) {
    const key = keyOf(column.from)
    const optional = times < all.length
    const mark = marks.get(name)
    const isNullable = mark ? mark === '?' : column.nullable
    if (column.from && key && key === name && !optional && !mark && isNullable !== describer.isNotNull(column.from)) {
      const { table } = column.from
      picked.set(table, [...(picked.get(table) ?? []), name])
      continue
    }
    const words = column.from && !key ? describer.wordsOf(column.from) : null
    const bare =
      column.from && key
        ? `Column<'${column.from.table}', '${key}'>`
        : words
          ? bracketed(quoted(words))
          : typeOf(column.type, false)
    const type = isNullable
      ? `${bare} | null`
      : column.from && key && !describer.isNotNull(column.from)
        ? `NonNullable<${bare}>`
        : bare
    others.push(`${property(name)}${optional ? '?' : ''}: ${type}`)
  }
  const parts = [...picked].map(([table, names]) => `Pick<Row<'${table}'>, ${names.map((n) => `'${n}'`).join(' | ')}>`)
  if (others.length || !parts.length) parts.push(others.length ? `{ ${others.join('; ')} }` : 'object')
  return parts.join(' & ')
}
