/** Counts the statements that a database is sent, those inside of transactions too. */
import type { PoolClient } from 'pg'
import type { Database } from '../db/driver/connect.ts'

type Watched = { pools: Partial<Database['pools']> }

/**
 * Begins to watch what is sent over these pools. Gives the names of the statements since the last look, empty for one
 * without a name. News of orders are left out: they are told a moment later, whatever is watched then.
 */
export function watchStatements({ pools }: Watched): () => string[] {
  let names: string[] = []
  const watched = new WeakSet<PoolClient>()
  for (const pool of Object.values(pools))
    pool.on('acquire', (client) => {
      if (watched.has(client)) return
      watched.add(client)
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      Object.assign(client, {
        query: (...args: unknown[]) => {
          const { statement = '' } = args[0] as { statement?: string }
          if (statement !== 'tell_news') names.push(statement)
          return query(...args)
        },
      })
    })
  return () => {
    const found = names
    names = []
    return found
  }
}

/** The same, but gives only how many they were. */
export function countStatements(database: Watched): () => number {
  const names = watchStatements(database)
  return () => names().length
}
