/** Checks of the two filters that lists take, the older `filter` and the newer `where`. */
import { invalidArgument } from './errors.ts'

/** Throws where both filters are given, or where `where` joins conditions in a list that knows single ones only. */
export function oneFilter({ filter, where }: { filter?: unknown; where?: object | null }): void {
  if (filter && where) throw invalidArgument('Only one filtering argument (filter or where) can be specified.')
  if (where && Object.entries(where).some(([name, given]) => (name === 'AND' || name === 'OR') && given))
    throw invalidArgument('This list does not take AND and OR.')
}

interface Choice<T> {
  eq?: T | null
  oneOf?: T[] | null
}

/** The values that a condition allows; null for any. */
export const allowed = <T>(one: Choice<T> | null | undefined): T[] | null =>
  one == null ? null : one.eq != null ? [one.eq] : (one.oneOf ?? null)
