/**
 * The database of a large shop, for one measurement. Filling it takes minutes; `BENCH_FOLDER` names a folder in which a
 * filled one is kept for later runs. What is measured is a copy, so each run finds the same shop.
 */
import { connect, migrate } from '@semena/commerce/database'
import { createDatabase, TEMPLATE, type TestDatabase } from '@semena/commerce/testing/database'
import { type Cluster, startCluster } from '../../tests/support/cluster.ts'
import { fill } from './fill.ts'

/** Products, orders and customers; of variants there are twice as many. */
const ROWS = 200_000
/** The database of so many rows. */
const filled = (rows: number): string => (rows === ROWS ? 'large_shop' : `large_shop_${rows}`)

export async function withLargeShop(
  use: (database: TestDatabase) => Promise<void>,
  rows: number = ROWS,
): Promise<void> {
  const cluster = await startCluster(process.env.BENCH_FOLDER)
  try {
    await ensureFilled(cluster, rows)
    const database = await createDatabase(cluster.connection, filled(rows))
    try {
      await use(database)
    } finally {
      await database.close()
    }
  } finally {
    await cluster.stop()
  }
}

/** Fills the database from which copies are made, or brings the one of an earlier run to the tables of today. */
async function ensureFilled({ connection, admin }: Cluster, rows: number): Promise<void> {
  const whole = filled(rows)
  const isThere = await admin(`select from pg_database where datname = '${whole}'`)
  const name = isThere ? whole : `${whole}_half`
  if (!isThere) {
    await admin(`drop database if exists ${name}`)
    await admin(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  }
  const database = connect({ ...connection, database: name, max: 2 })
  try {
    await migrate(database)
    if (!isThere) {
      const began = performance.now()
      await fill(database, rows)
      console.log(`     filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    }
  } finally {
    await database.close()
  }
  // The name tells that nothing is missing.
  if (!isThere) await admin(`alter database ${name} rename to ${whole}`)
}
