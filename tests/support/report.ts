/**
 * What our reporters of Vitest and Playwright print at the end of a run: the ten slowest tests, so that they are
 * noticed, and a line for each test that failed or passed at a second try only, which the last lines of `npm test`
 * repeat.
 */

export interface Timed {
  name: string
  ms: number
}

const MOST = 10
/** The longest line of a failure, in characters. */
const LONGEST = 400
/** How a line begins that names a test that failed. */
export const FAILED = 'failed: '
/** How a line begins that names a test that failed at first and then passed: a fault whose cause is to be found. */
export const AGAIN = 'passed at the second try only: '

export function printSlowest(tests: readonly Timed[]): void {
  if (tests.length <= MOST) return
  const lines = tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MOST)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  console.log(`\nSlowest of ${tests.length}:\n${lines.join('\n')}`)
}

/** Prints one line for each failure: the test's name and the beginning of what it says. */
export function printFailed(
  tests: readonly { name: string; message?: string | undefined }[],
  begin: typeof FAILED | typeof AGAIN = FAILED,
): void {
  for (const { name, message = '' } of tests)
    console.log(`${begin}${name}: ${message.replaceAll(/\s+/g, ' ')}`.slice(0, LONGEST))
}
