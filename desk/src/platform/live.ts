/**
 * Hears what happens in the shop while the desk is open, so that new orders and payments appear by themselves. Where the
 * shop cannot tell (an outside service, a proxy that holds streams back), lists are asked again from time to time.
 */
import type { QueryClient } from '@tanstack/react-query'
import { isOwnService } from './endpoint.ts'
import { ownStream } from './own-api.ts'

/** Where nothing is heard for this long, the stream counts as broken: the shop sends a sign of life more often. */
const SILENCE_MS = 25_000
const AGAIN_MS = 3000
const ASK_MS = 15_000
/** News of one noun that come one after the other, such as of an import, are acted upon no more often than this. */
const PACE_MS = 1000

/** What the shop tells: the noun that changed. Its lists begin their query keys with the same word. */
export interface News {
  noun: string
  id?: string
}

/** Begins to listen; answers how to stop. */
export function listen(client: QueryClient, hear: (news: News) => void = () => {}): () => void {
  const end = new AbortController()
  if (isOwnService()) void stream(client, hear, end.signal)
  else poll(client, end.signal)
  return () => end.abort()
}

function poll(client: QueryClient, signal: AbortSignal): void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: ['orders'] })
  }, ASK_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** Calls `act` with a noun at once, and again at the end of each span in which there were more news of it. */
function paced(act: (noun: string) => void, signal: AbortSignal): (noun: string) => void {
  const waiting = new Map<string, boolean>()
  const begin = (noun: string): void => {
    if (signal.aborted) return
    act(noun)
    waiting.set(noun, false)
    setTimeout(() => {
      const isMore = waiting.get(noun)
      waiting.delete(noun)
      if (isMore) begin(noun)
    }, PACE_MS)
  }
  return (noun) => {
    if (waiting.has(noun)) waiting.set(noun, true)
    else begin(noun)
  }
}

async function stream(client: QueryClient, hear: (news: News) => void, signal: AbortSignal): Promise<void> {
  let missed = false
  const askAnew = paced((noun) => void client.invalidateQueries(noun ? { queryKey: [noun] } : {}), signal)
  while (!signal.aborted) {
    let isHeard = false
    try {
      await readAll(
        signal,
        () => {
          isHeard = true
          // What happened while nobody listened is asked for once somebody does: nothing falls in between.
          if (missed) void client.invalidateQueries()
        },
        (news) => {
          askAnew(news.noun)
          hear(news)
        },
      )
    } catch {
      // The shop is away or the connection is lost: it is tried again below.
    }
    missed = true
    if (!isHeard && !signal.aborted) await client.invalidateQueries()
    await new Promise((later) => setTimeout(later, AGAIN_MS))
  }
}

async function readAll(signal: AbortSignal, begin: () => void, hear: (news: News) => void): Promise<void> {
  const quiet = new AbortController()
  let timer = setTimeout(() => quiet.abort(), SILENCE_MS)
  try {
    const response = await ownStream('/api/live/', AbortSignal.any([signal, quiet.signal]))
    begin()
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(() => quiet.abort(), SILENCE_MS)
      const events = (text + value).split('\n\n')
      text = events.pop()!
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (data) hear(JSON.parse(data) as News)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}
