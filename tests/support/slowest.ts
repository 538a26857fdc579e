/** Prints after each run of Vitest or Playwright which ten tests took longest, so that slow tests are noticed. */

export interface Timed {
  name: string
  ms: number
}

const MOST = 10

export function printSlowest(tests: readonly Timed[]): void {
  if (tests.length <= MOST) return
  const lines = tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MOST)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  console.log(`\nSlowest of ${tests.length}:\n${lines.join('\n')}`)
}
