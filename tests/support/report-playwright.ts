/** Playwright's reporter of the slowest tests, and of those that failed. */
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { printFailed, printSlowest, type Timed } from './report.ts'

const said = ({ message, value }: TestError): string => stripVTControlCharacters(message ?? value ?? '')

export default class ClosingReporter implements Reporter {
  readonly #timed: Timed[] = []
  readonly #failed: { name: string; message: string }[] = []

  onTestEnd(test: TestCase, { duration, status, errors }: TestResult): void {
    const name = test.titlePath().filter(Boolean).join(' › ')
    this.#timed.push({ name, ms: duration })
    if (status !== test.expectedStatus) this.#failed.push({ name, message: `${status}. ${errors.map(said).join(' ')}` })
  }

  /** A fault outside of every test, such as a worker that could not start. */
  onError(error: TestError): void {
    this.#failed.push({ name: 'outside of tests', message: said(error) })
  }

  onEnd(): void {
    printSlowest(this.#timed)
    printFailed(this.#failed)
  }
}
