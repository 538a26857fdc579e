/** A second process of a shop, on the same database: it knows nothing of what the first one keeps. */
import { connect, type Database } from '../db/driver/connect.ts'
import type { BuyingShop } from './buying.ts'
import { serve } from './serve.ts'

export interface OtherProcess {
  database: Database
  /** Sends an operation of a visitor to it. */
  ask: (query: string, variables: object) => ReturnType<BuyingShop['ask']>
  close(): Promise<void>
}

export async function besideShop({ services }: Pick<BuyingShop, 'services'>): Promise<OtherProcess> {
  const database = connect(services.database.pool.options)
  const serving = await serve({ ...services, database })
  return {
    database,
    ask: async (query, variables) => {
      const response = await fetch(`http://127.0.0.1:${serving.port}/graphql/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      return (await response.json()) as Awaited<ReturnType<BuyingShop['ask']>>
    },
    close: async () => {
      await serving.close()
      await database.close()
    },
  }
}
