/** Has each connection go to one of several servers that is fit at that moment. */
import pg from 'pg'
import { toServer } from '../../insides/client-of-server.ts'
import { FIT, type Found, type Server, type Servers } from './servers.ts'

export type Find = () => Promise<Server>

/** How long a server is waited for before the next is tried, unless `connect_timeout` says so. */
const PATIENCE_S = 3
const LOOK = `select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly"`

/**
 * Finds the server for each new connection, beginning with the one that was fit last. Those who ask at the same time
 * share the search.
 */
export function finder({ all, wanted, url }: Servers): Find {
  const timeout = Number(new URL(url.replace('@/', '@host/')).searchParams.get('connect_timeout')) || PATIENCE_S
  let last = 0
  let finding: Promise<Server> | undefined
  const find = async (): Promise<Server> => {
    const faults: string[] = []
    let second: number | undefined
    for (let turn = 0; turn < all.length; turn++) {
      const place = (last + turn) % all.length
      const server = all[place]!
      const name = `${server.host}:${server.port}`
      try {
        const found = await lookAt({ connectionString: url, connectionTimeoutMillis: timeout * 1000 }, server)
        if (FIT[wanted](found)) {
          last = place
          return server
        }
        if (wanted === 'prefer-standby') second ??= place
        faults.push(`${name} is not ${wanted}`)
      } catch (error) {
        faults.push(`${name}: ${(error as Error).message || (error as { code?: string }).code}`)
      }
    }
    if (second !== undefined) return all[second]!
    throw new Error(faults.join('; '))
  }
  return () =>
    (finding ??= find().finally(() => {
      finding = undefined
    }))
}

async function lookAt(config: pg.ClientConfig, server: Server): Promise<Found> {
  const client = toServer(new pg.Client(config), server)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Found>(LOOK)).rows[0]!
  } finally {
    await client.end().catch(() => {})
  }
}
