/**
 * The service's connections to PostgreSQL, with Drizzle over them. There are three pools, so that one kind of work
 * cannot take what another needs: half of all connections are for the shop itself (jobs, health, staff and programs,
 * what is kept in memory), the other half for visitors, and of that a part for reading lists and a part for buying.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from './tables/index.ts'
import { Busy, createTurns, type Turns } from '../traffic/turns.ts'

/** What a visitor's operation uses: `reading` for lists, which can be costly; `buying` for everything else. */
export type Lane = 'reading' | 'buying'

export interface Database {
  pool: pg.Pool
  db: NodePgDatabase<typeof tables> & { $client: pg.Pool }
  /**
   * The same database as one operation of a visitor sees it: with the connections of its lane, for which networks take
   * turns, and 2 seconds for each statement outside of a transaction. Waiting for a connection ends with `Busy`; so
   * does everything that is asked when the operation has taken too long as a whole.
   */
  forVisitor(lane: Lane, network: string): Database
  /** Connections by whom they are for. */
  pools: Readonly<Record<'shop' | Lane, pg.Pool>>
  /** Waits for the running queries and ends every connection. */
  close(): Promise<void>
}

/** All connections of one process, unless the owner says otherwise. */
const CONNECTIONS = 12
const DEFAULTS: pg.PoolConfig = {
  idleTimeoutMillis: 60_000,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
  application_name: 'semena',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
/** For each statement of a visitor. What is done in a transaction may wait for others that buy the same. */
const VISITORS_STATEMENT_MS = 2000
/** For a connection. */
const VISITORS_PATIENCE_MS: Readonly<Record<Lane, number>> = { reading: 3000, buying: 8000 }
/** For all that an operation asks, one after the other. */
const VISITORS_OPERATION_MS: Readonly<Record<Lane, number>> = { reading: 5000, buying: 30_000 }

// Counts and sums of minor units fit a Number; decimals stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Connects lazily; a URL is enough. `onError` hears of connections that broke while nobody used them. */
export function connect(config: pg.PoolConfig | string, onError: (error: Error) => void = () => {}): Database {
  const given = typeof config === 'string' ? { connectionString: config } : config
  const { connectionString } = given
  const sizes = shares(given.max ?? CONNECTIONS)
  const open = (max: number, more: pg.PoolConfig = {}): pg.Pool => {
    const pool = new pg.Pool({
      ...DEFAULTS,
      ...given,
      ...(connectionString ? { connectionString: withStrictTls(connectionString) } : {}),
      ...more,
      max,
    })
    pool.on('error', onError)
    // A connection that breaks between two queries of a transaction: the next query fails, and the process lives on.
    pool.on('connect', (client) => {
      client.on('error', () => {})
    })
    return pool
  }
  const shop = open(sizes.shop)
  const lane = (which: Lane): VisitorsLane => {
    const turns = createTurns({ places: sizes[which], patienceMs: VISITORS_PATIENCE_MS[which] })
    const pool = Object.defineProperties(open(sizes[which], { statement_timeout: VISITORS_STATEMENT_MS }), {
      [SHOPS_OWN]: { value: shop },
      // Whoever waits for a connection waits for a turn.
      waitingCount: { get: () => turns.waiting },
    })
    return { pool, turns, operationMs: VISITORS_OPERATION_MS[which] }
  }
  const lanes = { reading: lane('reading'), buying: lane('buying') }
  const pools = { shop, reading: lanes.reading.pool, buying: lanes.buying.pool }
  const database: Database = {
    pool: shop,
    db: drizzle({ client: shop, schema: tables }),
    pools,
    forVisitor: (which, network) => {
      const pool = inTurn(lanes[which], network)
      return {
        ...database,
        pool,
        // Few operations need it, and it takes longer to make than a statement.
        get db() {
          return drizzle({ client: pool, schema: tables })
        },
      }
    },
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
  return database
}

/** At least one connection each. */
function shares(all: number): Record<'shop' | Lane, number> {
  const visitors = Math.floor(all / 2)
  const reading = Math.max(1, Math.floor(visitors / 2))
  const buying = Math.max(1, visitors - reading)
  return { reading, buying, shop: Math.max(1, all - reading - buying) }
}

interface VisitorsLane {
  pool: pg.Pool
  turns: Turns
  operationMs: number
}

const SHOPS_OWN = Symbol('the pool of the shop itself')

/** What is read once for everybody is read and kept with the shop's own connections, whoever asked first. */
export const shopPool = (pool: pg.Pool): pg.Pool => (pool as { [SHOPS_OWN]?: pg.Pool })[SHOPS_OWN] ?? pool

/** Whether a pool is for visitors: its statements get little time. */
export const isForVisitors = (pool: pg.Pool): boolean => shopPool(pool) !== pool

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** The pool, but each connection is waited for in turn. `query` of a pool goes through `connect`. */
function inTurn({ pool, turns, operationMs }: VisitorsLane, network: string): pg.Pool {
  const until = performance.now() + operationMs
  const connectInTurn = async (): Promise<pg.PoolClient> => {
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
    if (!connected) return connectInTurn()
    connectInTurn().then(
      (client) => connected(undefined, client, (how) => client.release(how as Error | undefined)),
      (error: Error) => connected(error, undefined, () => {}),
    )
    return undefined
  }
  return Object.create(pool, { connect: { value: connect } }) as pg.Pool
}

/**
 * `pg` takes `prefer`, `require` and `verify-ca` for `verify-full`, but warns that a later version will not. Said
 * plainly it stays so. `uselibpqcompat=true` asks for libpq's weaker meaning.
 */
export function withStrictTls(url: string): string {
  if (/[?&]uselibpqcompat=true(?:&|$)/.test(url)) return url
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}
