/** Lists whose order the service is told by moves. */

/** The moves that bring a list from one order to another, each by how many places. */
export function movesBetween(from: readonly string[], to: readonly string[]): { id: string; sortOrder: number }[] {
  const now = [...from.filter((id) => to.includes(id)), ...to.filter((id) => !from.includes(id))]
  const moves: { id: string; sortOrder: number }[] = []
  for (const [place, id] of to.entries()) {
    const at = now.indexOf(id)
    if (at === place) continue
    moves.push({ id, sortOrder: place - at })
    now.splice(place, 0, ...now.splice(at, 1))
  }
  return moves
}
