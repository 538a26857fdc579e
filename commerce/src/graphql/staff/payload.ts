/** Answers of changes of staff, groups, customers and apps: what was made, or why not, with global ids. */
import { toGlobalId } from '../../domain/global-id.ts'
import type { BulkDone } from '../../domain/staff/remove.ts'
import { no, type Refusal, refusal, type Result } from '../../domain/result.ts'
import { intKey } from '../../domain/global-id.ts'

const ids = (type: string, keys: number[] | undefined) => keys?.map((k) => toGlobalId(type, k)) ?? null

const shown = <Code extends string>({
  field,
  code,
  message,
  addressType,
  permissions,
  groups,
  users,
  channels,
}: Refusal<Code>) => ({
  field,
  code,
  message,
  addressType: addressType ?? null,
  attributes: null,
  permissions: permissions ?? null,
  groups: ids('Group', groups),
  users: ids('User', users),
  channels: ids('Channel', channels),
})

/** What was made stands under `name`. */
export const staffPayload = <T, Code extends string>(name: string, result: Result<T, Code>) =>
  result.ok ? { [name]: result.value, errors: [] } : { [name]: null, errors: result.errors.map(shown) }

export const bulkPayload = <Code extends string>(result: Result<BulkDone, Code>) =>
  result.ok
    ? { count: result.value.count, errors: result.value.errors.map(shown) }
    : { count: 0, errors: result.errors.map(shown) }

/** The key of an id of that type, or why it is none. */
export function readId(id: string, type: string, field: string): Result<number, 'GRAPHQL_ERROR'> {
  const key = intKey(id, type)
  return key === null ? no(refusal('GRAPHQL_ERROR', field, `Must receive a ${type} id.`)) : { ok: true, value: key }
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
