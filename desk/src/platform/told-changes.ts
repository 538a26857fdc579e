/**
 * The changes that the shop's answers name while something is done, so that it can be taken back at once. Only our own
 * service names them. Nothing says whose a change is where several pieces of work run at the same time: theirs are then
 * taken back together, once the last of them has ended.
 */

/** The header of an answer in which the ids of its changes stand. */
const HEADER = 'semena-changes'

/** What can be taken back at this moment. */
interface ToldChanges {
  ids: readonly string[]
  /** Whether other work that ran at the same time is among it. */
  isTogether: boolean
}

const NONE: ToldChanges = { ids: [], isTogether: false }

/** Pieces of work that run; those that ran at the same time as one of them share what is named. */
let running = 0
let begun = 0
let ids = new Set<string>()

/** Begins to collect what answers name; answers how to end it. */
export function collectChanges(): () => void {
  running++
  begun++
  return () => {
    running--
    if (running > 0) return
    begun = 0
    ids = new Set()
  }
}

/** Reads the header of an answer. */
export function noteChanges({ headers }: Response): void {
  if (running === 0) return
  for (const id of headers.get(HEADER)?.split(',') ?? []) ids.add(id.trim())
}

/** What the work that runs has changed, with all that ran beside it; nothing while other work still runs. */
export const changesSoFar = (): ToldChanges => (running === 1 ? { ids: [...ids], isTogether: begun > 1 } : NONE)
