/** What is common to the two filters that lists take, the older `filter` and the newer `where`. */
import type { MetadataCondition } from '../../db/statements/conditions.ts'
import { plainText } from '../../domain/text.ts'
import type { MetadataFilterInput } from '../../domain/inputs.generated.ts'
import { invalidArgument } from './errors.ts'

/** Throws where both filters are given. */
export function oneFilter({ filter, where }: { filter?: unknown; where?: unknown }): void {
  if (filter && where) throw invalidArgument('Only one filtering argument (filter or where) can be specified.')
}

/** The values of a filter; null, which is no condition, where there are none. */
export const some = <T>(values: readonly T[] | null | undefined): readonly T[] | null =>
  values?.length ? values : null

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

/** The metadata that `where` asks for: any value where none is spoken of, and no value where what is given is null. */
export function wantedMetadata({ key, value }: MetadataFilterInput): MetadataCondition {
  const isAny = value == null || (value.eq === undefined && value.oneOf === undefined)
  return { key: plainText(key), value: isAny ? null : (allowed(value) ?? []).map(plainText) }
}
