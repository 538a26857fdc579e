/** Vitest's reporter of the slowest tests and files. */
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { printSlowest } from './slowest.ts'

export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const fileOf = ({ moduleId }: TestModule): string => relative(process.cwd(), moduleId)
    printSlowest(
      modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => ({
          name: `${fileOf(module)} ${test.fullName}`,
          ms: test.diagnostic()?.duration ?? 0,
        })),
      ),
    )
    // The time of a file includes what it does before and after its tests.
    printSlowest(
      modules.map((module) => {
        const { duration, collectDuration } = module.diagnostic()
        return { name: fileOf(module), ms: duration + collectDuration }
      }),
    )
  }
}
