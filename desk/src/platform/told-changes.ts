/**
 * The changes that the shop's answers name while something is done, so that it can be taken back at once. Only our own
 * service names them.
 */

/** The header of an answer in which the ids of its changes stand. */
const HEADER = 'semena-changes'

/** The ids that are named while a piece of work runs. */
export interface Collected {
  ids: Set<string>
  /** Whether something else ran at the same time: then nobody knows whose a change is. */
  isMixed: boolean
}

const open = new Set<Collected>()

/** Begins to collect what answers name. */
export function collectChanges(): Collected {
  const collected = { ids: new Set<string>(), isMixed: open.size > 0 }
  for (const other of open) other.isMixed = true
  open.add(collected)
  return collected
}

export const stopCollecting = (collected: Collected): void => void open.delete(collected)

/** Reads the header of an answer. */
export function noteChanges({ headers }: Response): void {
  const ids = headers.get(HEADER)?.split(',') ?? []
  for (const { ids: all } of open) for (const id of ids) all.add(id.trim())
}

/** The changes of the one piece of work that runs at this moment; none where several do. */
export function changesSoFar(): readonly string[] {
  const [only] = open
  return only && !only.isMixed ? [...only.ids] : []
}
