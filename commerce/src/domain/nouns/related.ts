/** Ids of other things in an input, such as the warehouses that a channel gets. */
import type { PoolClient } from 'pg'
import { rowsByKey } from '../../db/statements/rows.ts'
import { type Refusal, refusal } from '../result.ts'
import { keyIn } from './fields.ts'
import type { Key, KeyedTable } from './noun.ts'

interface Kind {
  table: KeyedTable
  type: string
}

type KeyOf<K extends Kind> = K['table']['$inferSelect'] extends { id: infer Id extends Key } ? Id : never

/** The keys of rows that an input names, each once; an id of another type, or of no row, is a fault of the field. */
export async function relatedKeys<K extends Kind>(
  client: PoolClient,
  kind: K,
  ids: readonly string[] | null | undefined,
  field: string,
): Promise<{ keys: KeyOf<K>[]; faults: Refusal<'GRAPHQL_ERROR'>[] }> {
  const named = [...new Set(ids ?? [])].map((id) => keyIn(kind.table, kind.type, id))
  const keys = named.filter((key): key is KeyOf<K> => key !== null)
  const found = await rowsByKey(client, kind.table, keys)
  const isWrong = keys.length < named.length || found.length < keys.length
  return {
    keys: isWrong ? [] : keys,
    faults: isWrong ? [refusal('GRAPHQL_ERROR', field, `Could not resolve to ${kind.type}s.`)] : [],
  }
}

/** The keys that stand in both lists of ids, which must not share any. */
export function keysInBoth(
  { table, type }: Kind,
  add: readonly string[] | null | undefined,
  remove: readonly string[] | null | undefined,
): Key[] {
  return (add ?? []).filter((id) => remove?.includes(id)).flatMap((id) => keyIn(table, type, id) ?? [])
}
