/** Finds the rows that a mutation names, and says what is wrong with the ids. */
import { columnOf, keysWith, rowsByKey } from '../../db/statements/rows.ts'
import { plainText } from '../text.ts'
import { ok, refuse, type Result } from '../result.ts'
import { isOfType, keyIn } from './fields.ts'
import type { Key, KeyedTable, Noun, RowOf } from './noun.ts'
import type { Pool, PoolClient } from 'pg'

/** How a mutation names what it changes. An empty text counts as left out. */
export interface Named {
  id?: string | null
  externalReference?: string | null
  sku?: string | null
  slug?: string | null
}

type Found<T extends KeyedTable> = Result<RowOf<T>, 'GRAPHQL_ERROR' | 'NOT_FOUND'>

/** The row that is named, locked. `idField` is the argument's name in refusals. */
export async function findRow<T extends KeyedTable, Input extends object, Code extends string>(
  client: PoolClient,
  { table, type, otherType }: Pick<Noun<T, Input, Code>, 'table' | 'type' | 'otherType'>,
  named: Named,
  idField = 'id',
): Promise<Found<T>> {
  if (named.id) {
    if (!isOfType(named.id, type)) return refuse(otherType ?? 'GRAPHQL_ERROR', idField, `Must receive a ${type} id.`)
    const key = keyIn(table, type, named.id)
    const [row] = key === null ? [] : await rowsByKey(client, table, [key], { lock: true })
    return row ? ok(row) : refuse('NOT_FOUND', idField, `Couldn't resolve to a ${type}.`)
  }
  for (const name of ['externalReference', 'sku', 'slug'] as const) {
    const value = named[name]
    if (!value) continue
    const [key] = await keysWith(client, table, columnOf(table, name), plainText(value))
    const [row] = key === undefined ? [] : await rowsByKey(client, table, [key], { lock: true })
    return row ? ok(row) : refuse('NOT_FOUND', name, `Couldn't resolve to a ${type}.`)
  }
  return refuse('GRAPHQL_ERROR', null, 'At least one argument is required to name what is meant.')
}

/** The key of what is named, without a look at whether an id leads anywhere; null where nothing is named rightly. */
export async function keyNamed<T extends KeyedTable>(
  on: Pool,
  { table, type }: { table: T; type: string },
  named: Named,
): Promise<Key | null> {
  if (named.id) return isOfType(named.id, type) ? keyIn(table, type, named.id) : null
  for (const name of ['externalReference', 'sku', 'slug'] as const) {
    const value = named[name]
    if (value) return (await keysWith(on, table, columnOf(table, name), plainText(value)))[0] ?? null
  }
  return null
}

/** Rows by their ids, locked, each once. One id that is wrong or leads nowhere refuses all. */
export async function findRows<T extends KeyedTable, Input extends object, Code extends string>(
  client: PoolClient,
  { table, type }: Pick<Noun<T, Input, Code>, 'table' | 'type'>,
  ids: readonly string[],
  idsField = 'ids',
): Promise<Result<RowOf<T>[], 'GRAPHQL_ERROR'>> {
  if (ids.some((id) => !isOfType(id, type))) return refuse('GRAPHQL_ERROR', idsField, `Must receive ${type} ids.`)
  const keys = [...new Set(ids.map((id) => keyIn(table, type, id)))].filter((key): key is Key => key !== null)
  const rows = await rowsByKey(client, table, keys, { lock: true })
  if (rows.length < new Set(ids).size) return refuse('GRAPHQL_ERROR', 'id', `Could not resolve to ${type}s.`)
  return ok(rows)
}

/** The key of a row that was read. */
export const keyOfRow = (row: object): Key => (row as { id: Key }).id
