/** Metrics of the process and of its connections to the database. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gauge } from './registry.ts'

interface Pool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

const RESOLUTION_MS = 20

/** Shows memory and event-loop delay of this process. Answers a function that stops showing them. */
export function showProcess(): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const started = Date.now() / 1000 - process.uptime()
  const stops = [
    gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', () => started),
    gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
    gauge('nodejs_heap_bytes', 'Memory of JavaScript, by state.', () => {
      const { heapUsed, heapTotal, external } = process.memoryUsage()
      return [
        [{ state: 'used' }, heapUsed],
        [{ state: 'total' }, heapTotal],
        [{ state: 'external' }, external],
      ]
    }),
    gauge('nodejs_eventloop_lag_seconds', 'Delay of the event loop since it was last asked for.', () => {
      // The measured values include the time between two samples, which is taken off.
      const read = (ns: number): number => (Number.isFinite(ns) ? Math.max(0, ns / 1e9 - RESOLUTION_MS / 1000) : 0)
      const values = [
        [{ quantile: '0.5' }, read(delay.percentile(50))],
        [{ quantile: '0.99' }, read(delay.percentile(99))],
        [{ quantile: '1' }, read(delay.max)],
      ] as const
      delay.reset()
      return values
    }),
  ]
  return () => {
    delay.disable()
    for (const stop of stops) stop()
  }
}

/** Shows how many connections of each pool are used. Answers a function that stops showing it. */
export function showPools(pools: Readonly<Record<string, Pool>>): () => void {
  return gauge('semena_database_connections', 'Connections to the database, and requests that wait for one.', () =>
    Object.entries(pools).flatMap(([lane, pool]): [Record<string, string>, number][] => [
      [{ lane, state: 'total' }, pool.totalCount],
      [{ lane, state: 'idle' }, pool.idleCount],
      [{ lane, state: 'waiting' }, pool.waitingCount],
    ]),
  )
}

interface Replica {
  readonly state: { isNear: boolean; lagSeconds: number | null; statements: Readonly<Record<string, number>> }
}

/** Shows how far the replica is behind, and how much it answers. Answers a function that stops showing it. */
export function showReplica(replica: Replica): () => void {
  const stops = [
    gauge('semena_replica_near', 'Whether the replica answers reads: 1 or 0.', () => Number(replica.state.isNear)),
    gauge('semena_replica_lag_seconds', 'How far the replica is behind, at most.', () => {
      const { lagSeconds } = replica.state
      return lagSeconds === null ? [] : lagSeconds
    }),
    gauge('semena_replica_statements', 'Statements that the replica may answer, by the server that did.', () =>
      Object.entries(replica.state.statements).map(([server, count]) => [{ server }, count] as const),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
