/** Reading ids in arguments of staff mutations, and payloads of mutations that change many things at once. */
import type { BulkDone } from '../../domain/staff/remove.ts'
import { refuse, type Result } from '../../domain/result.ts'
import { intKey } from '../../domain/global-id.ts'
import { payload, shown } from '../shared/payload.ts'

/** The payload of a bulk mutation, in which some items may be done and others refused. */
export const bulkPayload = <Code extends string>(done: Result<BulkDone, Code>) =>
  payload(done, { count: 0 }, ({ count, errors }) => ({ count, errors: errors.map(shown) }))

/** The key in a global id of that type, or a refusal. */
export function readId(id: string, type: string, field: string): Result<number, 'GRAPHQL_ERROR'> {
  const key = intKey(id, type)
  return key === null ? refuse('GRAPHQL_ERROR', field, `Must receive a ${type} id.`) : { ok: true, value: key }
}

export function readIds(
  given: readonly string[] | null | undefined,
  type: string,
  field: string,
): Result<number[], 'GRAPHQL_ERROR'> {
  const keys: number[] = []
  for (const id of given ?? []) {
    const key = readId(id, type, field)
    if (!key.ok) return key
    keys.push(key.value)
  }
  return { ok: true, value: [...new Set(keys)] }
}
