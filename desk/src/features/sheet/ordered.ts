/** Columns in the order that somebody has given them. */

/** What the order does not know, such as the prices of a new channel, stands behind what it follows by itself. */
export function ordered<Column extends { id: string }>(usual: readonly Column[], order: readonly string[]): Column[] {
  const place = new Map(order.map((id, at) => [id, at]))
  const known = usual
    .filter(({ id }) => place.has(id))
    .toSorted((one, other) => place.get(one.id)! - place.get(other.id)!)
  for (const [at, column] of usual.entries()) {
    if (place.has(column.id)) continue
    const before = usual[at - 1]
    known.splice(before ? known.indexOf(before) + 1 : 0, 0, column)
  }
  return known
}
