/** Writes rows in batches: new ones are inserted in their order, known ones updated where something differs. */
import { getTableColumns, type InferInsertModel } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { quote } from './quote.ts'

/** Changes to translated texts by language and field; null removes one. */
export type TextChanges = Record<string, Record<string, unknown>>
/** Changes to metadata; null removes a key. */
export type MetadataChanges = Record<string, string | null>

/** Values of a row by property; undefined ones stay unchanged. */
export type Values<T extends PgTable> = { [K in keyof InferInsertModel<T>]?: InferInsertModel<T>[K] | undefined }

export interface SavedRow<T extends PgTable> {
  /** Id of the row in the database; undefined for a new row. */
  id: number | string | undefined
  values: Values<T>
  translations?: TextChanges | undefined
  metadata?: MetadataChanges | undefined
}

export interface Counts {
  added: number
  changed: number
}

const BATCH = 1000

const tableName = (table: PgTable): string => quote(getTableConfig(table).name)

/** The values by column name instead of property name, without undefined ones. */
function toColumns(table: PgTable, values: object): Record<string, unknown> {
  const columns = getTableColumns(table)
  const named: Record<string, unknown> = {}
  for (const [property, value] of Object.entries(values) as [string, unknown][])
    if (value !== undefined) named[columns[property]!.name] = value
  return named
}

/** Groups rows with the same columns, which one statement can write. */
export function* batches<T>(
  rows: readonly T[],
  columnsOf: (row: T) => object,
  most = BATCH,
): Generator<{ columns: string[]; batch: T[] }> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const names = Object.keys(columnsOf(row)).join()
    const group = groups.get(names)
    if (group) group.push(row)
    else groups.set(names, [row])
  }
  for (const group of groups.values())
    for (let i = 0; i < group.length; i += most)
      yield { columns: Object.keys(columnsOf(group[i]!)), batch: group.slice(i, i + most) }
}

/** The columns of a new row, with its texts and metadata. */
export function freshColumns<T extends PgTable>(
  table: T,
  { values, translations, metadata }: Omit<SavedRow<T>, 'id'>,
): Record<string, unknown> {
  return {
    ...toColumns(table, values),
    ...(translations ? { translations: mergeTexts({}, translations) } : {}),
    ...(metadata ? { metadata: merge({}, metadata) } : {}),
  }
}

/** Inserts new rows and updates known ones. Answers their ids in the order of the rows. */
export async function save<T extends PgTable>(
  client: PoolClient,
  table: T,
  rows: readonly SavedRow<T>[],
  counts: Counts = { added: 0, changed: 0 },
): Promise<(number | string)[]> {
  const name = tableName(table)
  const before = await readBefore(client, name, rows)
  const prepared: { id: number | string | undefined; values: Record<string, unknown> }[] = rows.map((row) => {
    if (row.id === undefined) return { id: row.id, values: freshColumns(table, row) }
    const there = before.get(row.id)
    const values = toColumns(table, row.values)
    if (row.translations) values.translations = mergeTexts(there?.translations ?? {}, row.translations)
    if (row.metadata) values.metadata = merge(there?.metadata ?? {}, row.metadata)
    return { id: row.id, values }
  })

  const fresh = prepared.filter((row) => row.id === undefined)
  for (const { columns, batch } of batches(fresh, (r) => r.values)) {
    const list = columns.map(quote).join()
    const { rows: made } = await client.query<{ id: number | string }>(
      `insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, $1) returning id`,
      [JSON.stringify(batch.map((r) => r.values))],
    )
    batch.forEach((row, i) => {
      row.id = made[i]!.id
    })
    counts.added += batch.length
  }

  const stamped = 'updatedAt' in getTableColumns(table) ? ', updated_at = now()' : ''
  const isFresh = new Set(fresh)
  const there = prepared.filter((row) => !isFresh.has(row) && Object.keys(row.values).length > 0)
  for (const { columns, batch } of batches(there, (r) => r.values)) {
    const of = (alias: string): string => columns.map((c) => `${alias}.${quote(c)}`).join()
    const { rowCount } = await client.query(
      `update ${name} t set ${columns.map((c) => `${quote(c)} = r.${quote(c)}`).join()}${stamped}
        from jsonb_populate_recordset(null::${name}, $1) r where t.id = r.id and (${of('t')}) is distinct from (${of('r')})`,
      [JSON.stringify(batch.map((r) => ({ ...r.values, id: r.id })))],
    )
    counts.changed += rowCount ?? 0
  }
  return prepared.map((row) => row.id!)
}

type Before = { translations?: Record<string, Record<string, unknown>>; metadata?: Record<string, string> }

/** Translations and metadata of known rows, as far as some row changes them. */
async function readBefore<T extends PgTable>(
  client: PoolClient,
  name: string,
  rows: readonly SavedRow<T>[],
): Promise<Map<number | string, Before>> {
  const known = rows.filter((r) => r.id !== undefined)
  const columns = [
    known.some((r) => r.translations) && 'translations',
    known.some((r) => r.metadata) && 'metadata',
  ].filter(Boolean)
  if (columns.length === 0) return new Map()
  const found = await client.query<Before & { id: number | string }>(
    `select id, ${columns.join()} from ${name} where id::text = any($1::text[])`,
    [known.map((r) => String(r.id))],
  )
  return new Map(found.rows.map((r) => [r.id, r]))
}

function mergeTexts(
  before: Record<string, Record<string, unknown>>,
  changes: TextChanges,
): Record<string, Record<string, unknown>> {
  const after = { ...before }
  for (const [language, texts] of Object.entries(changes)) {
    after[language] = merge(before[language] ?? {}, texts)
    // A language that was there stays, like a translation of Saleor's whose texts are all emptied.
    if (!before[language] && Object.keys(after[language]).length === 0) delete after[language]
  }
  return after
}

function merge<V>(before: Record<string, V>, changes: Record<string, V | null | undefined>): Record<string, V> {
  const kept = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(kept) as Record<string, V>
}

export interface SetOptions<T extends PgTable> {
  /** Properties of the primary key. */
  key: readonly (keyof InferInsertModel<T> & string)[]
  /**
   * Parts of the table, such as `{ productId: 12 }`, which will hold nothing but `rows`. All have the same properties.
   */
  within?: readonly Values<T>[]
  /** Properties that only a new row gets. */
  onlyNew?: readonly (keyof InferInsertModel<T> & string)[]
}

/** Makes a table without ids of its own hold these rows. Rows that it holds already are neither written nor locked. */
export async function saveSet<T extends PgTable>(
  client: PoolClient,
  table: T,
  rows: readonly Values<T>[],
  { key, within = [], onlyNew = [] }: SetOptions<T>,
  counts: Counts = { added: 0, changed: 0 },
): Promise<void> {
  const name = tableName(table)
  const columns = getTableColumns(table)
  const columnOf = (property: string): string => columns[property]!.name
  const keys = key.map(columnOf)
  const prepared = rows.map((row) => toColumns(table, row))

  if (within.length > 0) {
    const scope = Object.keys(within[0]!).map(columnOf)
    const same = (a: string, b: string, names: readonly string[]): string =>
      names.map((c) => `${a}.${quote(c)} = ${b}.${quote(c)}`).join(' and ')
    const { rowCount } = await client.query(
      `delete from ${name} t using (select distinct ${scope.map(quote).join()} from jsonb_populate_recordset(null::${name}, $1)) s
        where ${same('t', 's', scope)} and not exists (select from jsonb_populate_recordset(null::${name}, $2) r where ${same('t', 'r', keys)})`,
      [JSON.stringify(within.map((w) => toColumns(table, w))), JSON.stringify(prepared)],
    )
    counts.changed += rowCount ?? 0
  }

  for (const { columns: names, batch } of batches(prepared, (r) => r)) {
    const list = names.map(quote).join()
    const rest = names.filter((n) => !keys.includes(n) && !onlyNew.map(columnOf).includes(n)).map(quote)
    const of = (alias: string): string => rest.map((c) => `${alias}.${c}`).join()
    const update = rest.length
      ? `do update set ${rest.map((c) => `${c} = excluded.${c}`).join()} where (${of('t')}) is distinct from (${of('excluded')})`
      : 'do nothing'
    const isThere = keys.map((c) => `o.${quote(c)} = r.${quote(c)}`).join(' and ')
    const isSame = rest.length ? ` and (${of('o')}) is not distinct from (${of('r')})` : ''
    const { rows: written } = await client.query<{ added: boolean }>(
      // In the order of the rows, in which they get their numbers and are locked.
      `insert into ${name} as t (${list}) select ${names.map((n) => `r.${quote(n)}`).join()}
        from jsonb_array_elements($1::jsonb) with ordinality e(row, place), jsonb_populate_record(null::${name}, e.row) r
        where not exists (select from ${name} o where ${isThere}${isSame}) order by e.place
        on conflict (${keys.map(quote).join()}) ${update} returning (xmax = 0) as added`,
      [JSON.stringify(batch)],
    )
    const added = written.filter((w) => w.added).length
    counts.added += added
    counts.changed += written.length - added
  }
}
