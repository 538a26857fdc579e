import { expect, it } from 'vitest'
import { joinMetrics } from './metrics.ts'

it('names the process of each series and explains each metric once', () => {
  const text = (n: number): string =>
    `# HELP a_total What is counted.\n# TYPE a_total counter\na_total{kind="x} y"} ${n}\n# HELP b Others.\n# TYPE b gauge\nb ${n}.5\n`
  expect(
    joinMetrics([
      ['1', text(1)],
      ['2', text(2)],
    ]),
  ).toBe(`# HELP a_total What is counted.
# TYPE a_total counter
a_total{kind="x} y",process="1"} 1
a_total{kind="x} y",process="2"} 2
# HELP b Others.
# TYPE b gauge
b{process="1"} 1.5
b{process="2"} 2.5
`)
})

it('leaves out what a process could not read', () => {
  expect(joinMetrics([['1', '']])).toBe('')
})
