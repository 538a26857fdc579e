/** One PostgreSQL server for a run of tests, in a temporary folder. It goes with the run, however the run ends. */
import { fork } from 'node:child_process'
import { connect, migrate } from '@semena/commerce/database'
import { type Connection, TEMPLATE } from '@semena/commerce/testing/database'

export interface Cluster {
  connection: Connection
  /** A folder that is removed with the server, unless it was given; other files of the run may lie in it. */
  folder: string
  /** Runs a statement on no database in particular; answers whether it gave or changed rows. */
  admin(text: string): Promise<boolean>
  stop(): Promise<void>
}

/**
 * Starts a server whose database `TEMPLATE` has every table and no rows. In a folder that is given, the server goes on
 * with the databases that it had there.
 */
export async function startCluster(kept?: string): Promise<Cluster> {
  // A process of its own outlives this one just long enough to clean up.
  const keeper = fork(new URL('./cluster-process.ts', import.meta.url), kept ? [kept] : [], {
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
  const admin = async (text: string): Promise<boolean> => {
    const server = connect({ ...connection, max: 1, statement_timeout: 0 })
    try {
      return ((await server.pool.query(text)).rowCount ?? 0) > 0
    } finally {
      await server.close()
    }
  }
  try {
    await makeTemplate(connection, admin)
  } catch (error) {
    await stop()
    throw error
  }
  return { connection, folder, admin, stop }
}

async function makeTemplate(connection: Connection, admin: Cluster['admin']): Promise<void> {
  // The test data need not survive a power cut.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin(`alter system set ${setting} = off`)
  await admin('select pg_reload_conf()')
  if (!(await admin(`select from pg_database where datname = '${TEMPLATE}'`)))
    await admin(`create database ${TEMPLATE}`)
  const template = connect({ ...connection, database: TEMPLATE, max: 1 })
  await migrate(template)
  await template.close()
}
