/**
 * The order of rows within a group: a file that names all rows of a group sets it; in any other file new rows come
 * last.
 */

export interface Placed {
  key: number | string
  sort: number
}

/** Positions for `keys`, which are in the file's order; undefined for a row that stays where it is. */
export function placesFor(keys: readonly (number | string)[], there: readonly Placed[]): (number | undefined)[] {
  const known = new Set(there.map((p) => p.key))
  const named = new Set(keys)
  if (there.every((p) => named.has(p.key))) return keys.map((_, i) => i)
  let next = Math.max(...there.map((p) => p.sort)) + 1
  return keys.map((key) => (known.has(key) ? undefined : next++))
}
