/** How favourites of a device and of an account become one list. */

type Slugs = readonly string[]

export const sameSlugs = (a: Slugs, b: Slugs): boolean => a.length === b.length && a.every((slug, at) => slug === b[at])

/**
 * `theirs` with what this device has added and taken out since both had `base`. Without a common past (`base` empty, at
 * sign-in) nothing was taken out: the two together.
 */
export function merged(base: Slugs, mine: Slugs, theirs: Slugs): Slugs {
  const added = mine.filter((slug) => !base.includes(slug))
  const kept = new Set(mine)
  const removed = new Set(base.filter((slug) => !kept.has(slug)))
  return [...new Set([...added, ...theirs])].filter((slug) => !removed.has(slug))
}
