/** Playwright's reporter of the slowest tests, and of those that failed or needed a second try. */
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { AGAIN, FAILED, printFailed, printSlowest, type Timed } from './report.ts'

const said = ({ message, value }: TestError): string => stripVTControlCharacters(message ?? value ?? '')

/** Characters that a line tells of what went wrong. */
const MOST_SAID = 260
/** A second fault, such as a page that was answered with 503, often is the cause of the first: each is told in its beginning. */
const inShort = (errors: readonly TestError[]): string =>
  errors
    .map((error) =>
      said(error)
        .replaceAll(/\s+/g, ' ')
        .slice(0, Math.floor(MOST_SAID / errors.length)),
    )
    .join(' | ')

export default class ClosingReporter implements Reporter {
  readonly #timed: Timed[] = []
  /** The first failure of each test that had one. */
  readonly #failed = new Map<TestCase, { name: string; message: string }>()
  readonly #outside: { name: string; message: string }[] = []

  onTestEnd(test: TestCase, { duration, status, errors }: TestResult): void {
    const name = test.titlePath().filter(Boolean).join(' › ')
    this.#timed.push({ name, ms: duration })
    if (status !== test.expectedStatus && !this.#failed.has(test))
      this.#failed.set(test, { name, message: `${status}. ${inShort(errors)}` })
  }

  /** A fault outside of every test, such as a worker that could not start. */
  onError(error: TestError): void {
    this.#outside.push({ name: 'outside of tests', message: said(error) })
  }

  onEnd(): void {
    printSlowest(this.#timed)
    const { passed = [], failed = [] } = Object.groupBy(this.#failed, ([test]) =>
      test.results.some(({ status }) => status === test.expectedStatus) ? 'passed' : 'failed',
    )
    printFailed([...failed.map(([, failure]) => failure), ...this.#outside], FAILED)
    printFailed(
      passed.map(([, failure]) => failure),
      AGAIN,
    )
  }
}
