/** Which of the drawn rows shows which row of the sheet, so that scrolling changes what is drawn instead of drawing anew. */

/**
 * The number of the drawn row for each index, in the order of the indexes. Where most rows stay in sight, these keep their
 * own, and the others take those that are free. Where few stay, all are taken as they stand in the page: writing into a
 * row costs less than moving it.
 */
export function drawnRows(before: ReadonlyMap<number, number>, indexes: readonly number[]): Map<number, number> {
  const shown = new Set(indexes)
  const stay = indexes.filter((index) => before.has(index)).length
  if (stay < indexes.length / 2) {
    const all = [...before.values()]
    const most = Math.max(-1, ...all)
    return new Map(indexes.map((index, at) => [index, all[at] ?? most + 1 + at - all.length]))
  }
  const free = [...before].flatMap(([index, drawn]) => (shown.has(index) ? [] : [drawn]))
  let next = Math.max(-1, ...before.values())
  return new Map(indexes.map((index) => [index, before.get(index) ?? free.shift() ?? ++next]))
}
