/**
 * Lanes: one part of the connections is for visitors who read lists, one for those who buy, and the rest for the shop
 * itself (decision 0074). In a lane networks take turns, so that a stranger who asks for much waits for himself.
 */
import type pg from 'pg'
import { Busy, createTurns } from '../../traffic/turns.ts'

/** The pool that a visitor's operation uses: `reading` for lists, which can be costly; `buying` for everything else. */
export type Lane = 'reading' | 'buying'

/** Time limit of each of a visitor's statements. One in a transaction may wait longer, for others that buy the same. */
export const VISITORS_STATEMENT_MS = 2000
/** How long a visitor's operation waits for a connection. */
const VISITORS_PATIENCE_MS: Readonly<Record<Lane, number>> = { reading: 3000, buying: 8000 }
/** How long all statements of one operation may take together. */
const VISITORS_OPERATION_MS: Readonly<Record<Lane, number>> = { reading: 5000, buying: 30_000 }

/** Shares the connections among the pools; each gets at least one. */
export function shares(all: number): Record<'shop' | Lane, number> {
  const visitors = Math.floor(all / 2)
  const reading = Math.max(1, Math.floor(visitors / 2))
  const buying = Math.max(1, visitors - reading)
  return { reading, buying, shop: Math.max(1, all - reading - buying) }
}

export interface OpenLane {
  pool: pg.Pool
  /** The pool for one operation of a network. */
  forOperation: (network: string) => pg.Pool
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void
type Query = (...asked: unknown[]) => Promise<unknown>

/**
 * Opens a lane over a pool of `places` connections. Each operation gets a pool of its own over it, whose connections are
 * waited for in turn and whose statements together may take so long.
 */
export function openLane(which: Lane, places: number, pool: pg.Pool): OpenLane {
  const turns = createTurns({ places, patienceMs: VISITORS_PATIENCE_MS[which], allWhenAlone: true })
  // An operation that waits for a connection waits for its turn.
  Object.defineProperty(pool, 'waitingCount', { get: () => turns.waiting })
  return {
    pool,
    forOperation: (network) => {
      const until = performance.now() + VISITORS_OPERATION_MS[which]
      const take = async (): Promise<pg.PoolClient> => {
        if (performance.now() > until) throw new Busy('The operation took too long as a whole.')
        const giveBack = await turns.take(network)
        try {
          const client = await pool.connect()
          const release = client.release.bind(client)
          client.release = (how) => {
            release(how)
            giveBack()
          }
          return client
        } catch (error) {
          giveBack()
          throw error
        }
      }
      const connect = (connected?: Connected): Promise<pg.PoolClient> | undefined => {
        if (!connected) return take()
        take().then(
          (client) => connected(undefined, client, (how) => client.release(how as Error | undefined)),
          (error: Error) => connected(error, undefined, () => {}),
        )
        return undefined
      }
      // The library's own listens to the client while it waits, and tells of a broken connection in place of the statement.
      const query: Query = async (...asked) => {
        const client = await take()
        try {
          const answer = await (client.query as Query)(...asked)
          client.release()
          return answer
        } catch (error) {
          client.release(error as Error)
          throw error
        }
      }
      return Object.assign(Object.create(pool) as pg.Pool, { connect, query })
    },
  }
}
