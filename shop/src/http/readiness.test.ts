/** Whether the shop can sell is worked out once for all who ask, and told to the log when it changes. */
import { expect, it, vi } from 'vitest'
import { renderMetrics } from '@semena/commerce/metrics'
import fastify from 'fastify'
import { createReadiness } from './readiness.ts'
import { askOwnService } from './whole-stack.ts'

it('looks once in two seconds for all who ask, and says once what fails and once that it works again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const told: unknown[] = []
  const tell = (...said: unknown[]): void => void told.push(said[1])
  let looks = 0
  let isFull = true
  const disk = async (): Promise<void> => {
    looks++
    if (isFull) throw new Error('full')
  }
  const readiness = createReadiness({ operation: async () => {}, disk }, { error: tell, warn: tell })
  try {
    expect(await Promise.all(Array.from({ length: 50 }, readiness.isReady))).toEqual(Array(50).fill(false))
    expect(looks).toBe(1)
    vi.advanceTimersByTime(2001)
    expect(await readiness.isReady()).toBe(false)
    expect(looks).toBe(2)
    expect(told).toEqual(['the shop is not ready'])
    expect(await renderMetrics()).toContain('semena_ready{check="operation"} 1\nsemena_ready{check="disk"} 0')
    isFull = false
    vi.advanceTimersByTime(2001)
    expect(await readiness.isReady()).toBe(true)
    expect(told).toEqual(['the shop is not ready', 'works again'])
  } finally {
    readiness.close()
    vi.useRealTimers()
  }
})

it('does not begin a check again that has not ended, and does not wait for it', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  let begun = 0
  const hangs = (): Promise<void> => {
    begun++
    return new Promise(() => {})
  }
  const readiness = createReadiness({ hangs }, { error: () => {}, warn: () => {} })
  try {
    for (let turn = 0; turn < 3; turn++) {
      const answer = readiness.isReady()
      await vi.advanceTimersByTimeAsync(3001)
      expect(await answer).toBe(false)
    }
    expect(begun).toBe(1)
  } finally {
    readiness.close()
    vi.useRealTimers()
  }
})

it('sends an operation with a variable, which fails where the service refuses it and not where it is busy', async () => {
  const answers = (status: number, body: object): Promise<string> => {
    const app = fastify()
    app.post('/graphql/', (request, reply) => reply.code(status).send({ ...body, got: request.body }))
    return askOwnService(app, 'token', 'us')().then(
      () => 'sells',
      (error: Error) => error.message,
    )
  }
  const fault = (code: string) => ({ errors: [{ message: 'No.', extensions: { exception: { code } } }] })
  expect(await answers(200, { data: {} })).toBe('sells')
  expect(await answers(503, fault('ServiceBusy'))).toBe('sells')
  expect(await answers(400, fault('GraphQLError'))).toBe('an operation was answered with 400: No.')
  expect(await answers(200, fault('InternalError'))).toBe('an operation was answered with 200: No.')
})
