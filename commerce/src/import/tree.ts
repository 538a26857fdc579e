/** Whether following the parents of `key` upwards comes back to `key`. */
export function isWithinItself(key: string, parentOf: (key: string) => string | null | undefined): boolean {
  const seen = new Set<string>()
  for (let up = parentOf(key); up && !seen.has(up); up = parentOf(up)) {
    if (up === key) return true
    seen.add(up)
  }
  return false
}
