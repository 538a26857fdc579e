/**
 * Connections that statements of many operations share. Each is sent at once, behind those that are still under way, and
 * the database answers in their order: it finds the next statement already there when it has answered one, and nobody
 * waits for a connection. Transactions need a connection of their own.
 */
import type pg from 'pg'

/** So many statements may be under way on one connection before another is opened. */
const FEW = 4
/**
 * Where a connection has not answered for so long, the next statements go to another: one that waits for a lock holds up
 * only those that were sent behind it before. Milliseconds.
 */
const STUCK_MS = 250

/** A connection while statements are under way on it. */
class Shared {
  readonly client: Promise<pg.PoolClient>
  underWay = 0
  /** Since when the statement that the database is at may have been under way. */
  since = performance.now()
  fault: Error | undefined

  constructor(pool: pg.Pool) {
    this.client = pool.connect()
  }
  get isStuck(): boolean {
    return this.underWay > 0 && performance.now() - this.since > STUCK_MS
  }
}

/**
 * A way to send statements outside of transactions to connections of `pool` that send several in a round trip; most of
 * the time at most `most` of them are used. A connection goes back to the pool whenever nothing is under way on it. After
 * a statement has failed nothing more is sent to its connection, which is closed as soon as the others are answered.
 */
export function shareConnections(pool: pg.Pool, most: number): (...asked: unknown[]) => Promise<unknown> {
  const open = new Set<Shared>()

  const leastBusy = (): Shared => {
    let least: Shared | undefined
    for (const one of open)
      if (one.isStuck) open.delete(one)
      else if (!least || one.underWay < least.underWay) least = one
    if (least && (least.underWay < FEW || open.size >= most)) return least
    const another = new Shared(pool)
    open.add(another)
    return another
  }

  const end = (one: Shared): void => {
    open.delete(one)
    // Where it could not be opened, there is nothing to give back.
    one.client.then(
      (client) => client.release(one.fault),
      () => {},
    )
  }

  return async (...asked) => {
    const one = leastBusy()
    if (one.underWay++ === 0) one.since = performance.now()
    try {
      const client = await one.client
      return await (client.query as (...asked: unknown[]) => Promise<unknown>)(...asked)
    } catch (error) {
      one.fault = error as Error
      open.delete(one)
      throw error
    } finally {
      one.since = performance.now()
      if (--one.underWay === 0) end(one)
    }
  }
}
