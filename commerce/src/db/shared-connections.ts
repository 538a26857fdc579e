/**
 * Connections that statements of many operations share. Each is sent at once, behind those that are still under way, and
 * the database answers in their order: it finds the next statement already there when it has answered one, and nobody
 * waits for a connection. Transactions need a connection of their own.
 */
import type pg from 'pg'

/** So many statements may be under way on one connection before another is opened. */
const FEW = 4
/**
 * Where a connection has not answered for so long, the next statements go to another, if one is free: one that waits for
 * a lock holds up those that were sent behind it before. Milliseconds.
 */
const STUCK_MS = 250

/** A connection while statements are under way on it. */
class Shared {
  readonly client: Promise<pg.PoolClient>
  underWay = 0
  /** Since when the statement that the database is at may have been under way; undefined until there is a connection. */
  since: number | undefined
  fault: Error | undefined

  constructor(pool: pg.Pool) {
    this.client = pool.connect()
  }
  get isStuck(): boolean {
    return this.since !== undefined && performance.now() - this.since > STUCK_MS
  }
}

export interface Sharing {
  /** How many connections are meant to be used. */
  most: number
  /** How many may be while some of them are stuck or broken. The others of the pool are left to transactions. */
  mostInAll: number
}

/**
 * A way to send statements outside of transactions to connections of `pool` that send several in a round trip. A
 * connection goes back to the pool whenever nothing is under way on it. Where it cannot be used any more, nothing more is
 * sent to it, and it is closed as soon as what was sent is answered.
 */
export function shareConnections(
  pool: pg.Pool,
  { most, mostInAll }: Sharing,
): (...asked: unknown[]) => Promise<unknown> {
  const open = new Set<Shared>()
  const hasFree = (): boolean => pool.idleCount > 0 || pool.totalCount < pool.options.max

  const leastBusy = (): Shared => {
    let [least, anyhow]: (Shared | undefined)[] = []
    let fit = 0
    for (const one of open) {
      if (one.fault) continue
      if (!anyhow || one.underWay < anyhow.underWay) anyhow = one
      if (one.isStuck) continue
      fit++
      if (!least || one.underWay < least.underWay) least = one
    }
    if (least && (least.underWay < FEW || fit >= most)) return least
    const known = least ?? anyhow
    if (known && (open.size >= mostInAll || !hasFree())) return known
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
    one.underWay++
    try {
      const client = await one.client
      one.since ??= performance.now()
      return await (client.query as (...asked: unknown[]) => Promise<unknown>)(...asked)
    } catch (error) {
      if (endsConnection(error)) one.fault = error as Error
      throw error
    } finally {
      one.since = performance.now()
      if (--one.underWay === 0) end(one)
    }
  }
}

/** What says that the database, the connection or its prepared statements are not as they were. */
const ENDS = /^(?:08|57P|58|XX)|^(?:0A000|26000)$/

/**
 * Whether a connection cannot be used any more after an error. The database's refusals are each statement's own; whatever
 * it did not tell itself may have left a statement half sent.
 */
const endsConnection = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || ENDS.test(code)
}
