/** Counts the statements that a database is sent, those inside of transactions too. */
import type { PoolClient } from 'pg'
import type { Database } from '../db/connect.ts'

/**
 * Begins to count what is sent over these pools. Gives the number since the last look. News of orders are left out: they
 * are told a moment later, whatever is counted then.
 */
export function countStatements({ pools }: { pools: Partial<Database['pools']> }): () => number {
  let count = 0
  const counted = new WeakSet<PoolClient>()
  for (const pool of Object.values(pools))
    pool.on('acquire', (client) => {
      if (counted.has(client)) return
      counted.add(client)
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      Object.assign(client, {
        query: (...args: unknown[]) => {
          if ((args[0] as { statement?: string }).statement !== 'tell_news') count++
          return query(...args)
        },
      })
    })
  return () => {
    const found = count
    count = 0
    return found
  }
}
