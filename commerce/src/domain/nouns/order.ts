/** Orders that staff change by moving single things up or down. */
import type { ReorderInput } from '../inputs.generated.ts'
import { intKey } from '../global-id.ts'
import { ok, refuse, type Result } from '../result.ts'

export interface Move<K> {
  key: K
  /** Places to move by: negative towards the front, positive towards the end, too far is the end. Null stays. */
  by: number | null
}

/** The keys in the order after the moves, which are done one after the other. */
export function moved<K>(keys: readonly K[], moves: readonly Move<K>[]): K[] {
  const order = [...keys]
  for (const { key, by } of moves) {
    const at = order.indexOf(key)
    if (at < 0 || !by) continue
    order.splice(at, 1)
    order.splice(Math.min(Math.max(at + by, 0), order.length), 0, key)
  }
  return order
}

/**
 * The keys after moves as a mutation names them, by ids of that type. A move of what is not among the keys is refused;
 * `tell` says with which words, and under which name the refusal lists it.
 */
export function reordered(
  keys: readonly number[],
  moves: readonly ReorderInput[],
  type: string,
  tell: { message: string; as?: 'attributes' | 'values' },
): Result<number[], 'NOT_FOUND'> {
  const asked = moves.map(({ id, sortOrder }) => ({ key: intKey(id, type) ?? 0, by: sortOrder ?? null }))
  const lacking = asked.map(({ key }) => key).filter((key) => !keys.includes(key))
  if (lacking.length) return refuse('NOT_FOUND', 'moves', tell.message, tell.as ? { [tell.as]: lacking } : {})
  return ok(moved(keys, asked))
}
