/** Who acts while some code runs, for the change log: every transaction begun meanwhile is told to the database. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { CHANGE_ORIGINS } from '../tables/closed-sets.ts'

export interface Acting {
  origin: (typeof CHANGE_ORIGINS)[number]
  userId?: number
  appId?: number
  /** The mutation's name, or what the command line was asked for. */
  operation: string
  /** The id of the change that is being undone. */
  undoes?: number
}

const acting = new AsyncLocalStorage<Acting>()

/** Runs `work` on behalf of somebody: what its transactions change is written to the change log. */
export const actAs = <T>(who: Acting, work: () => T): T => acting.run(who, work)

/** Who acts at this moment; undefined for shoppers and jobs, whose changes are not logged. */
export const whoActs = (): Acting | undefined => acting.getStore()

const noted = new AsyncLocalStorage<Set<number>>()

/** Runs `work` and collects in `ids` the changes of the log that its committed transactions made. */
export const notingChanges = <T>(ids: Set<number>, work: () => T): T => noted.run(ids, work)

/** Where the ids of changes are collected; undefined where nobody asks. */
export const whoNotes = (): Set<number> | undefined => noted.getStore()

/** Reads the change that the transaction has made, null where it has changed nothing. */
export const READ_CHANGE = "select (current_setting('semena.acting')::jsonb ->> 'change')::int8 as id"

/** Sets for one transaction who acts; triggers of the change log read it. */
export const TELL_WHO_ACTS = "select set_config('semena.acting', $1, true)"
