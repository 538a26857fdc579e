/** Playwright's reporter of the slowest tests. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { printSlowest, type Timed } from './slowest.ts'

export default class SlowestReporter implements Reporter {
  readonly #timed: Timed[] = []

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#timed.push({ name: test.titlePath().filter(Boolean).join(' › '), ms: duration })
  }

  onEnd(): void {
    printSlowest(this.#timed)
  }
}
