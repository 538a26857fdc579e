/** What a replica takes away from the primary: uncached pages of a shop, with and without one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@semena/commerce/database'
import { startReplicated, urlOf } from '@semena/commerce/testing/database'
import { startShop } from '../../tests/support/shop.ts'
import { load } from './load.ts'
import { timeFor } from './memory.ts'

export interface ReplicaFigure {
  what: string
  perSecond: number
  /** Processor time of a page, in milliseconds: of the primary's PostgreSQL and of the replica's. */
  primaryMs: number
  replicaMs: number
}

/** Loads uncached pages of a collection for so many seconds, first without the replica and then with it. */
export async function measureReplica(seconds: number, tell: (figure: ReplicaFigure) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-bench-replica-'))
  const servers = await startReplicated()
  const copy = connect({ ...servers.replica.connection, max: 1 })
  const main = connect({ ...servers.primary.connection, max: 1 })
  try {
    for (const withReplica of [false, true]) {
      const shop = await startShop({
        folder,
        env: {
          DATABASE_URL: urlOf(servers.primary.connection),
          ...(withReplica ? { DATABASE_REPLICA_URL: urlOf(servers.replica.connection) } : {}),
        },
      })
      try {
        const page = `${shop.url}/collections/populiarnye-semena`
        await (await fetch(page)).text()
        // Both have everything before the load begins.
        const at = (await main.pool.query<{ at: string }>('select pg_current_wal_lsn()::text as at')).rows[0]!.at
        while (
          !(await copy.pool.query<{ has: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [at]))
            .rows[0]!.has
        )
          await pause(50)
        const times = (): [number, number] => [timeFor(servers.primary.cluster), timeFor(servers.replica.cluster)]
        const before = times()
        const { perSecond } = await load(`${page}?price=-1{i}`, { seconds, connections: 4 })
        const after = times()
        const pages = perSecond * seconds
        tell({
          what: withReplica ? 'with a replica' : 'without a replica',
          perSecond,
          primaryMs: (after[0] - before[0]) / pages,
          replicaMs: (after[1] - before[1]) / pages,
        })
      } finally {
        await shop.stop()
      }
    }
  } finally {
    await copy.close()
    await main.close()
    await servers.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
