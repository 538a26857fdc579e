/** Orders that staff change by moving single things up or down. */

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
