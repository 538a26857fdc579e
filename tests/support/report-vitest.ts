/** Vitest's reporter of the slowest tests and files, and of the tests that failed. */
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { printFailed, printSlowest } from './report.ts'

export default class ClosingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly { message: string }[]): void {
    const fileOf = ({ moduleId }: TestModule): string => relative(process.cwd(), moduleId)
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${fileOf(module)} ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
        result: test.result(),
      })),
    )
    printSlowest(tests)
    // The time of a file includes what it does before and after its tests.
    printSlowest(
      modules.map((module) => {
        const { duration, collectDuration } = module.diagnostic()
        return { name: fileOf(module), ms: duration + collectDuration }
      }),
    )
    printFailed([
      ...tests.flatMap(({ name, result }) =>
        result.state === 'failed' ? [{ name, message: result.errors[0]?.message }] : [],
      ),
      // What a file throws while it is read, or before and after its tests.
      ...modules.flatMap((module) => module.errors().map(({ message }) => ({ name: fileOf(module), message }))),
      ...outside.map(({ message }) => ({ name: 'outside of tests', message })),
    ])
  }
}
