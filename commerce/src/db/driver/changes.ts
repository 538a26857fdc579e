/**
 * Tells of changes of the catalogue by PostgreSQL's NOTIFY. This service's own caches are dropped before listeners are
 * called. Lists of a large catalogue take a moment to be read again; once they are, listeners are called a second time,
 * so that pages made from the old lists are dropped as well.
 */
import type { Pool, PoolClient } from 'pg'
import { forget, isNarrow } from '../../memory/memory.ts'
import { needNewRows } from './connect.ts'
import { SERVING_LOCK } from '../migrate.ts'
import { renewCatalogIndexes } from '../queries/catalog/catalog-version.ts'
import { statement } from '../statements/statement.ts'

/**
 * The channel's payload names what changed, separated by spaces; an empty one means everything. Triggers on
 * `promotions` and `stocks` notify it too.
 */
const CHANNEL = 'semena_changed'
/** The channel on which staff's open pages are told what happened; the payload is the noun, such as `orders`. */
const NEWS = 'semena_news'
/** How long the first news wait for others. Milliseconds. */
const NEWS_AFTER_MS = 50
/** Tags of what is made from lists of products. */
const LISTED = ['products', 'collections'] as const
const PAUSE_MS = 2000
/** How often the connection that listens is asked for a sign of life, and how long it may take. */
const PULSE_MS = 20_000
/** The least time between two calls because of stock: in a busy hour packs are sold out every second. */
const STOCK_EVERY_MS = 15_000

const TELL = statement('tell_changes', 'select pg_notify($1, $2)')
const TELL_NEWS = statement('tell_news', 'select pg_notify($1, noun) from unnest($2::text[]) as noun')

type Listener = (tags?: readonly string[]) => void

export interface Changes {
  tell(on: Pick<Pool | PoolClient, 'query'>, tags?: readonly string[]): Promise<void>
  hear(listener: Listener): () => void
  /** Calls back with the noun of what happened, such as `orders`; an empty noun means that anything may have. */
  hearNews(listener: (noun: string) => void): () => void
  /** Tells staff's open pages within a moment what happened, where no trigger does. */
  emitNews(noun: string): void
  /**
   * Begins to hear the other processes, on one connection of the pool; resolves once it does. Answers a function that
   * stops it.
   */
  listen(): Promise<() => Promise<void>>
}

/**
 * Tells and hears changes of the catalogue over a pool. `now` is the clock by which catalogue indexes are read again. A
 * connection that listens and gives no sign of life for `pulseMs` milliseconds is given up for a new one.
 */
export function createChanges(pool: Pool, now: () => Date, pulseMs = PULSE_MS): Changes {
  const listeners = new Set<Listener>()
  const readers = new Set<(noun: string) => void>()
  const call: Listener = (tags) => {
    for (const listener of listeners) listener(tags)
  }
  const untold = new Set<string>()
  // News are worth no failure: pages ask again when they hear of the next, and when they listen anew.
  const sayNews = async (): Promise<void> => {
    const nouns = [...untold]
    untold.clear()
    if (nouns.length > 0) await TELL_NEWS.run(pool, NEWS, nouns).catch(() => {})
  }
  let renewing = false
  let renewAgain = false
  const renew = async (): Promise<void> => {
    if (renewing) {
      renewAgain = true
      return
    }
    renewing = true
    try {
      do {
        renewAgain = false
        if (await renewCatalogIndexes(pool, now())) {
          // Lists of this second were read from the old index meanwhile.
          forget(pool, ['stock'])
          call(LISTED)
        }
      } while (renewAgain)
    } finally {
      renewing = false
    }
  }
  const forgetLists = (): void => {
    needNewRows(pool)
    // A page that is made anew now must not find the stock of before.
    forget(pool, ['stock'])
    call(LISTED)
    void renew()
  }
  const heardOfStock = atMostEvery(STOCK_EVERY_MS, forgetLists)
  const heard: Listener = (tags) => {
    if (tags?.every((tag) => tag === 'stock')) return heardOfStock()
    const touchesFew = tags !== undefined && isNarrow(tags)
    if (!touchesFew) needNewRows(pool)
    forget(pool, tags)
    // Mails are on no page, so nothing else is made anew.
    if (tags?.every((tag) => tag === 'mails')) return
    call(tags)
    if (!touchesFew) void renew()
  }
  return {
    tell: async (on, tags = []) => {
      await TELL.run(on, CHANNEL, tags.join(' '))
    },
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hearNews: (listener) => {
      readers.add(listener)
      return () => readers.delete(listener)
    },
    emitNews: (noun) => {
      if (untold.size === 0) setTimeout(() => void sayNews(), NEWS_AFTER_MS).unref()
      untold.add(noun)
    },
    listen: async () => {
      const stop = await listen(
        pool,
        heard,
        (noun) => {
          for (const reader of readers) reader(noun)
        },
        pulseMs,
      )
      return async () => {
        await sayNews()
        await stop()
      }
    },
  }
}

/** Calls `work` at once; while it is asked for again and again, only at the end of each span of `ms`. */
function atMostEvery(ms: number, work: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY
  let waiting = false
  const run = (): void => {
    waiting = false
    last = performance.now()
    work()
  }
  return () => {
    const wait = last + ms - performance.now()
    if (wait <= 0) return run()
    if (waiting) return
    waiting = true
    setTimeout(run, wait).unref()
  }
}

async function listen(
  pool: Pool,
  heard: Listener,
  news: (noun: string) => void,
  pulseMs: number,
): Promise<() => Promise<void>> {
  let stopped = false
  let leave = (): void => {}
  let isFirst = true
  const once = async (onReady: () => void): Promise<void> => {
    const client = await pool.connect()
    const lost = new Promise<void>((resolve) => {
      leave = resolve
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    let pulse: NodeJS.Timeout | undefined
    try {
      client.on('notification', ({ channel, payload }) =>
        channel === NEWS ? news(payload ?? '') : heard(payload ? payload.split(' ') : undefined),
      )
      // This connection lasts as long as the process serves.
      await client.query('select pg_advisory_lock_shared($1)', [SERVING_LOCK])
      await client.query(`listen ${CHANNEL}`)
      await client.query(`listen ${NEWS}`)
      // Changes may have been told while nobody listened.
      if (!isFirst) {
        heard()
        news('')
      }
      isFirst = false
      onReady()
      // Where the network drops a connection without a word, nobody would be told of changes for ten minutes and more.
      pulse = setInterval(() => {
        const late = setTimeout(leave, pulseMs).unref()
        client.query('select').then(() => clearTimeout(late), leave)
      }, pulseMs).unref()
      if (!stopped) await lost
    } finally {
      clearInterval(pulse)
      client.release(true)
    }
  }
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  const running = (async () => {
    while (!stopped) {
      await once(resolve).catch(() => {})
      if (stopped) return
      // Caches may be out of date from now on, so listeners are called at once, and again when changes can be heard
      // again.
      heard()
      isFirst = false
      await new Promise((again) => setTimeout(again, PAUSE_MS))
    }
  })()
  await ready
  return async () => {
    stopped = true
    leave()
    await running
  }
}
