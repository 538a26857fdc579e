/**
 * The service's connections to PostgreSQL. There are three pools, so that one kind of work
 * cannot take what another needs. Half of all connections are for the shop itself (jobs, health, staff and apps, data
 * kept in memory), the other half for visitors; of that a part is for reading lists and a part for buying.
 */
import pg from 'pg'
import { type DatabaseClock, databaseClock } from './clock.ts'
import { createReplica, forLooking, type Replica } from './replica.ts'
import { type Find, finder } from './find-server.ts'
import { areSeveral, type Attributes, readServers } from './servers.ts'
import { sharesCachesOf, shopPool } from '../../memory/memory.ts'
import { type Lane, type OpenLane, openLane, shares, VISITORS_STATEMENT_MS } from './lanes.ts'
import { openPool } from './traced-pool.ts'

export interface Database {
  pool: pg.Pool
  /** The time by which everything is decided that other processes take part in. */
  clock: DatabaseClock
  /**
   * The same database as one operation of a visitor sees it: with the connections of its lane, for which networks take
   * turns, and 2 seconds for each statement outside of a transaction. Waiting too long for a connection throws `Busy`,
   * and so does every query after the operation has taken too long as a whole.
   */
  forVisitor(lane: Lane, network: string): Database
  /**
   * The same for reads of the catalogue by a visitor without a session, which a replica may answer where there is one.
   */
  forReader(lane: Lane, network: string): Database
  /** The replica; undefined where there is none. */
  replica: Pick<Replica, 'state' | 'needNow'> | undefined
  /** The pools, by the work that they are for. */
  pools: Readonly<Record<'shop' | Lane, pg.Pool>>
  /** Waits for the running queries and ends every connection. */
  close(): Promise<void>
}

/** Number of connections of one process, unless the owner sets another. */
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
// Counts and sums of minor units fit a Number; decimals stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The library's types do not have `pipeline` yet. */
type PoolOptions = pg.PoolConfig & { pipeline?: boolean }

export interface ReplicaOptions {
  url: string
  /** How far it may be behind. Milliseconds. */
  maxLagMs: number
  log: (line: string) => void
}

/**
 * Makes the pools, which connect when they are first used. `onError` is called with errors of idle connections. A
 * replica is watched from now on.
 */
export function connect(
  config: pg.PoolConfig | string,
  onError: (error: Error) => void = () => {},
  copy?: ReplicaOptions,
): Database {
  const given = typeof config === 'string' ? { connectionString: config } : config
  const { connectionString } = given
  let isClosing = false
  const tell = (error: Error): void => {
    // A server that stops just then still says so on connections that are being closed.
    if (!isClosing) onError(error)
  }
  const sizes = shares(given.max ?? CONNECTIONS)
  // The shop writes, so of several servers it always means the one that takes writes.
  const primaries = whereTo(connectionString, 'read-write')
  const replicas = whereTo(copy?.url, 'any')
  const open = (max: number, more: PoolOptions = {}): pg.Pool => {
    const { url, find } = more.connectionString ? replicas : primaries
    const pool = openPool(
      {
        ...DEFAULTS,
        ...(more.connectionString ? {} : given),
        ...more,
        ...(url ? { connectionString: url } : {}),
        max,
      },
      find,
    )
    // That the replica is away is told once, by those who watch it.
    pool.on('error', more.connectionString ? () => {} : tell)
    // When a connection breaks between two queries of a transaction, the next query fails and the process lives on.
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }
  const shop = open(sizes.shop)
  const lane = (which: Lane, size = sizes[which], more: PoolOptions = {}): OpenLane =>
    openLane(which, size, sharesCachesOf(open(size, { statement_timeout: VISITORS_STATEMENT_MS, ...more }), shop))
  // Buying sends several statements in a round trip. The shop's own pool cannot, because COPY needs its connection alone.
  const lanes = { reading: lane('reading'), buying: lane('buying', sizes.buying, { pipeline: true }) }
  const pools = { shop, reading: lanes.reading.pool, buying: lanes.buying.pool }
  const reader = copy && {
    // As many as visitors have at the primary. An answer that does not come at all must not be waited for.
    lane: lane('reading', sizes.reading + sizes.buying, {
      connectionString: copy.url,
      connectionTimeoutMillis: VISITORS_STATEMENT_MS,
      query_timeout: VISITORS_STATEMENT_MS + 1000,
    }),
    looking: [open(1, forLooking), open(1, { ...forLooking, connectionString: copy.url })] as const,
  }
  const replica = copy && reader && createReplica({ ...copy, primary: reader.looking[0], replica: reader.looking[1] })
  if (replica) needs.set(shop, () => replica.needNow())
  const database: Database = {
    pool: shop,
    clock: databaseClock(shop),
    pools,
    replica,
    forVisitor: (which, network) => ({ ...database, pool: lanes[which].forOperation(network) }),
    forReader: (which, network) => {
      const own = database.forVisitor(which, network)
      return replica && reader ? { ...own, pool: replica.before(own.pool, reader.lane.forOperation(network)) } : own
    },
    close: async () => {
      isClosing = true
      await replica?.close()
      const all = [...Object.values(pools), ...(reader ? [reader.lane.pool, ...reader.looking] : [])]
      await Promise.all(all.map((pool) => pool.end()))
    },
  }
  return database
}

/** Where connections go: an address, and a search for each of them where it names several servers. */
function whereTo(address: string | undefined, otherwise: Attributes): { url?: string; find?: Find } {
  if (address === undefined) return {}
  const url = withStrictTls(address)
  const servers = readServers(url)
  if (!servers || !areSeveral(servers)) return { url }
  return { url: servers.url, find: finder(servers.wanted === 'any' ? { ...servers, wanted: otherwise } : servers) }
}

const needs = new WeakMap<pg.Pool, () => void>()

/** A change was heard: from now on nothing of this process reads rows from before it. */
export const needNewRows = (pool: pg.Pool): void => needs.get(shopPool(pool))?.()

/**
 * Asks several things of one connection, which answers in their order: in one round trip where the connection is for
 * that, otherwise one after the other. Each must send all that it sends before it waits for anything. In one round trip
 * all are sent whether or not one before them fails: within a transaction the database then refuses them, outside of one
 * it does them. Throws what the first of them met, once all are answered.
 */
export async function inOneRoundTrip<const Asked extends readonly (() => Promise<unknown>)[]>(
  client: pg.PoolClient,
  asked: Asked,
): Promise<{ -readonly [N in keyof Asked]: Awaited<ReturnType<Asked[N]>> }> {
  const answers: unknown[] = []
  if (!(client as { pipeline?: boolean }).pipeline) for (const ask of asked) answers.push(await ask())
  else
    for (const done of await Promise.allSettled(asked.map((ask) => ask()))) {
      // Those behind it only say that the transaction has failed.
      if (done.status === 'rejected') throw done.reason
      answers.push(done.value)
    }
  return answers as { -readonly [N in keyof Asked]: Awaited<ReturnType<Asked[N]>> }
}

/** Whether a pool is for visitors, whose statements get little time. */
export const isForVisitors = (pool: pg.Pool): boolean => shopPool(pool) !== pool

/**
 * Spells out the TLS mode of a database URL. `pg` treats `prefer`, `require` and `verify-ca` as `verify-full`, but
 * warns that a later version will not; written as `verify-full` it stays so. `uselibpqcompat=true` asks for libpq's
 * weaker meaning.
 */
export function withStrictTls(url: string): string {
  if (/[?&]uselibpqcompat=true(?:&|$)/.test(url)) return url
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}
