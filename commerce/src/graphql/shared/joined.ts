/** Conditions that clients join by AND and OR, and how many of them a filter may have. */
import { LIMITS } from '../limits/limits.ts'
import type { Joined } from '../../db/statements/joined.ts'
import { invalidArgument } from './errors.ts'

/** How many more conditions a filter may have. */
export interface ConditionBudget {
  left: number
}

export const conditionBudget = (): ConditionBudget => ({ left: LIMITS.filter.all })

/** The conditions without repetitions. Throws when there are too many. */
export function distinct<T>(conditions: readonly T[], room: ConditionBudget): T[] {
  const found = [...new Map(conditions.map((c) => [JSON.stringify(c), c])).values()]
  room.left -= found.length
  if (found.length > LIMITS.filter.beside || room.left < 0)
    throw invalidArgument(
      `A filter holds at most ${LIMITS.filter.beside} conditions beside each other, and at most ${LIMITS.filter.all} in all.`,
    )
  return found
}

interface Nested<T> {
  AND?: readonly T[] | null | undefined
  OR?: readonly T[] | null | undefined
}

/** Throws where conditions are to stand in ones that are nested `depth` deep already and may hold no more. */
export function notTooDeep(depth: number): void {
  if (depth >= LIMITS.filter.nesting) throw invalidArgument(`Conditions stand at most ${LIMITS.filter.nesting} deep.`)
}

/** What a condition is joined with; `own` reads one condition without those that stand in it. */
export function readJoined<In extends Nested<In>, Out extends object>(
  { AND, OR }: Nested<In>,
  own: (one: In) => Out,
  room: ConditionBudget = conditionBudget(),
  depth = 0,
): Joined<Out> {
  const each = (conditions: readonly In[]) => {
    notTooDeep(depth)
    return distinct(conditions, room).map((one) => ({ ...own(one), ...readJoined(one, own, room, depth + 1) }))
  }
  return { ...(AND?.length ? { and: each(AND) } : {}), ...(OR?.length ? { or: each(OR) } : {}) }
}
