/** Metrics in the form in which Prometheus reads them. */
import { expect, it } from 'vitest'
import { countJob, showQueue } from './jobs.ts'
import { counter, gauge, histogram, renderMetrics } from './registry.ts'

const lines = async (name: string): Promise<string[]> =>
  (await renderMetrics()).split('\n').filter((line) => line.split(/[ {]/, 1)[0]!.startsWith(name))

it('a counter by labels', async () => {
  const tries = counter('test_tries_total', 'Tries.')
  tries.add({ kind: 'a"\n\\' })
  tries.add({ kind: 'b' }, 2)
  tries.add({ kind: 'b' })
  expect(await lines('test_tries_total')).toEqual([
    'test_tries_total{kind="a\\"\\n\\\\"} 1',
    'test_tries_total{kind="b"} 3',
  ])
  expect(await renderMetrics()).toContain('# HELP test_tries_total Tries.\n# TYPE test_tries_total counter\n')
})

it('a histogram adds up', async () => {
  const seconds = histogram('test_seconds', 'Time.', [0.1, 1])
  for (const value of [0.05, 0.1, 0.5, 3]) seconds.observe(value, { kind: 'x' })
  expect(await lines('test_seconds')).toEqual([
    'test_seconds_bucket{kind="x",le="0.1"} 2',
    'test_seconds_bucket{kind="x",le="1"} 3',
    'test_seconds_bucket{kind="x",le="+Inf"} 4',
    'test_seconds_sum{kind="x"} 3.65',
    'test_seconds_count{kind="x"} 4',
  ])
})

it('labels that a client makes up share one series in the end', async () => {
  const codes = counter('test_codes_total', 'Codes.')
  for (let i = 0; i < 2000; i++) codes.add({ code: `c${i}` })
  expect((await lines('test_codes_total')).length).toBe(501)
  expect(await lines('test_codes_total')).toContain('test_codes_total{code="other"} 1500')
})

it('a gauge is read when asked, belongs to the newest, and hides nothing when it fails', async () => {
  const first = gauge('test_waiting', 'Waiting.', () => 1)
  const second = gauge('test_waiting', 'Waiting.', async () => [[{ queue: 'q' }, 2]])
  first()
  expect(await lines('test_waiting')).toEqual(['test_waiting{queue="q"} 2'])
  second()
  gauge('test_broken', 'Broken.', () => {
    throw new Error('gone')
  })
  expect(await lines('test_')).not.toEqual([])
  expect(await lines('test_waiting')).toEqual([])
})

it('jobs and queues', async () => {
  countJob('mails', 'done')
  countJob('mails', 'done')
  const stop = showQueue('mails', async () => 7)
  expect(await lines('semena_jobs')).toEqual([
    'semena_jobs_total{name="mails",outcome="done"} 2',
    'semena_jobs_waiting{queue="mails"} 7',
  ])
  stop()
  expect(await lines('semena_jobs_waiting')).toEqual([])
})
