/** Merges the favourites of a device and of an account into one list. */

type Slugs = readonly string[]

export const sameSlugs = (a: Slugs, b: Slugs): boolean => a.length === b.length && a.every((slug, at) => slug === b[at])

/**
 * Applies to `theirs` what `mine` has added and removed since both were `base`. At sign-in `base` is empty, so nothing
 * counts as removed and the result is both lists together.
 */
export function merged(base: Slugs, mine: Slugs, theirs: Slugs): Slugs {
  const added = mine.filter((slug) => !base.includes(slug))
  const kept = new Set(mine)
  const removed = new Set(base.filter((slug) => !kept.has(slug)))
  return [...new Set([...added, ...theirs])].filter((slug) => !removed.has(slug))
}
