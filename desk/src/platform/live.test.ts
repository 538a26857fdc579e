/** What happens in the shop while the stream of news is broken is asked for once news are heard again. */
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listen } from './live.ts'

let log: string[]
let isHeldBack: boolean
let streams: ReadableStreamDefaultController<Uint8Array>[]
beforeEach(() => {
  vi.useFakeTimers()
  log = []
  isHeldBack = false
  streams = []
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', () => {
    log.push('listens')
    if (isHeldBack) return Promise.reject(new TypeError('No network'))
    return Promise.resolve(
      new Response(new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) })),
    )
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const client = {
  invalidateQueries: () => {
    log.push('asks')
    return Promise.resolve()
  },
} as unknown as QueryClient

it('asks anew once it listens again, so that nothing falls in between', async () => {
  const stop = listen(client)
  try {
    await vi.advanceTimersByTimeAsync(0)
    expect(log).toEqual(['listens'])
    streams[0]!.close()
    await vi.advanceTimersByTimeAsync(4000)
    expect(log).toEqual(['listens', 'listens', 'asks'])
  } finally {
    stop()
  }
})

it('asks from time to time where it cannot listen', async () => {
  isHeldBack = true
  const stop = listen(client)
  try {
    await vi.advanceTimersByTimeAsync(4000)
    expect(log).toEqual(['listens', 'asks', 'listens', 'asks'])
  } finally {
    stop()
  }
})
