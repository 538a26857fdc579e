/** Ranges of versions as manifests write them, such as `>=3.20 <4` or `^3.21`. */

type Version = [major: number, minor: number, patch: number]

const parse = (text: string): { version: Version; given: number } | null => {
  const match = /^v?(\d+)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?(?:[-+].*)?$/i.exec(text)
  if (!match) return null
  const parts = match.slice(1, 4).map((p) => (p !== undefined && /^\d+$/.test(p) ? Number(p) : null))
  const given = parts.findIndex((p) => p === null)
  return { version: [parts[0]!, parts[1] ?? 0, parts[2] ?? 0], given: given < 0 ? 3 : given }
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/** The first version that is no longer the same in its first `parts` numbers. */
const after = ([major, minor, patch]: Version, parts: number): Version =>
  parts <= 1 ? [major + 1, 0, 0] : parts === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1]

function meets(version: Version, comparator: string): boolean {
  if (comparator === '*' || comparator === '') return true
  const match = /^(>=|<=|>|<|=|\^|~)?(.+)$/.exec(comparator)
  const bound = match && parse(match[2]!)
  if (!bound) return false
  const { version: from, given } = bound
  switch (match[1]) {
    case '>=':
      return compare(version, from) >= 0
    case '>':
      return compare(version, after(from, given)) >= 0
    case '<':
      return compare(version, from) < 0
    case '<=':
      return compare(version, after(from, given)) < 0
    case '^':
      return compare(version, from) >= 0 && compare(version, after(from, from[0] > 0 ? 1 : 2)) < 0
    case '~':
      return compare(version, from) >= 0 && compare(version, after(from, Math.min(given, 2))) < 0
    default:
      return compare(version, from) >= 0 && compare(version, after(from, given)) < 0
  }
}

/** Whether a version lies in a range: comparators beside each other all hold, or one side of `||` does. */
export function satisfies(version: string, range: string): boolean {
  const is = parse(version)!.version
  return range.split('||').some((side) =>
    side
      .replace(/(>=|<=|>|<|=|\^|~)\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((comparator) => meets(is, comparator)),
  )
}
