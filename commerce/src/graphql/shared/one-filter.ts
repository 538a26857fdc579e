/** Checks of the two filters that lists take, the older `filter` and the newer `where`. */
import { invalidArgument } from './errors.ts'

/** Throws where both filters are given, or where `where` joins conditions in a list that knows single ones only. */
export function oneFilter({
  filter,
  where,
}: {
  filter?: unknown
  where?: { AND?: unknown; OR?: unknown } | null
}): void {
  if (filter && where) throw invalidArgument('Only one filtering argument (filter or where) can be specified.')
  if (where?.AND || where?.OR) throw invalidArgument('This list does not take AND and OR.')
}
