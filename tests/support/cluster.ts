/** One PostgreSQL server for a run of tests, in a temporary folder. It goes with the run, however the run ends. */
import { fork } from 'node:child_process'
import { connect, migrate } from '@semena/commerce/database'
import { type Connection, TEMPLATE } from '@semena/commerce/testing/database'

export interface Cluster {
  connection: Connection
  /** A folder that is removed with the server; other files of the run may lie in it. */
  folder: string
  stop(): Promise<void>
}

/** Starts a server whose database `TEMPLATE` has every table and no rows. */
export async function startCluster(): Promise<Cluster> {
  // A process of its own outlives this one just long enough to clean up.
  const keeper = fork(new URL('./cluster-process.ts', import.meta.url), {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => {
    keeper.once('exit', () => resolve())
  })
  const { connection, folder } = await new Promise<Pick<Cluster, 'connection' | 'folder'>>((resolve, reject) => {
    keeper.once('message', (message) => resolve(message as Cluster))
    keeper.once('exit', () => reject(new Error('the database for the tests did not start')))
  })
  const stop = async (): Promise<void> => {
    if (keeper.connected) keeper.disconnect()
    await ended
  }
  try {
    await makeTemplate(connection)
  } catch (error) {
    await stop()
    throw error
  }
  return { connection, folder, stop }
}

async function makeTemplate(connection: Connection): Promise<void> {
  const admin = connect({ ...connection, max: 1 })
  // The test data need not survive a power cut.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.pool.query(`alter system set ${setting} = off`)
  await admin.pool.query('select pg_reload_conf()')
  await admin.pool.query(`create database ${TEMPLATE}`)
  await admin.close()
  const template = connect({ ...connection, database: TEMPLATE, max: 1 })
  await migrate(template)
  await template.close()
}
