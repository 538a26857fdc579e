/**
 * The lock by which one process holds a data folder: an advisory lock, which ends with the process however that ends.
 */
import pg from 'pg'

export interface FolderLock {
  /** Call it before the server is stopped: the connection's end is then no loss of the lock. */
  expectEnd(): void
  /** Makes the database if it is missing. */
  makeDatabase(name: string): Promise<void>
}

/** The advisory lock's number, which is arbitrary: each folder has a cluster of its own. */
const LOCK = 7_301_001
/** How often the lock is tried, because a process that was just killed may hold it a moment longer. */
const ATTEMPTS = 10
const PAUSE_MS = 100

/**
 * Takes the lock; undefined when another process holds it. `onLost` is called when the connection ends unexpectedly.
 */
export async function lockFolder(config: pg.ClientConfig, onLost: () => void): Promise<FolderLock | undefined> {
  const client = new pg.Client({ ...config, application_name: `semena keeper ${process.pid}`, keepAlive: true })
  let meant = true
  client.on('error', () => {})
  client.on('end', () => {
    if (!meant) onLost()
  })
  await client.connect()
  if (!(await take(client))) {
    await client.end()
    return undefined
  }
  meant = false
  return {
    expectEnd: () => {
      meant = true
    },
    async makeDatabase(name) {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
      if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
    },
  }
}

async function take(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
    if (rows[0]!.taken) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return false
}
