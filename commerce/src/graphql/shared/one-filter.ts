/** Checks of the two filters that lists take, the older `filter` and the newer `where`. */
import { invalidArgument } from './errors.ts'

/** Throws where both filters are given. */
export function oneFilter({ filter, where }: { filter?: unknown; where?: unknown }): void {
  if (filter && where) throw invalidArgument('Only one filtering argument (filter or where) can be specified.')
}

interface Choice<T> {
  eq?: T | null
  oneOf?: T[] | null
}

/** The values that a condition allows; null for any. */
export const allowed = <T>(one: Choice<T> | null | undefined): T[] | null =>
  one == null ? null : one.eq != null ? [one.eq] : (one.oneOf ?? null)

/**
 * The ids that a condition names, none where it has no value. An empty text is no id: Dashboard asks so for a channel
 * that it does not know yet.
 */
export const wantedIds = ({ eq, oneOf }: { eq?: string | null; oneOf?: readonly string[] | null }): string[] =>
  eq ? [eq] : [...(oneOf ?? [])]
