/** Measures the lists of staff through the service's HTTP, on a shop with 200,000 products, orders and customers. */
import { createCommerce } from '@semena/commerce'
import type { Database } from '@semena/commerce/database'
import { addApp, PERMISSIONS } from '@semena/commerce/owner'
import { createDatabase } from '@semena/commerce/testing/database'
import { countStatements, serve, toGlobalId } from '@semena/commerce/testing/parts'
import { startCluster } from '../../tests/support/cluster.ts'
import { type Case, casesOf } from './cases.ts'
import { DOCUMENTS } from './documents.ts'
import { fill } from './fill.ts'

const ROWS = 200_000
/** Requests of each list that are measured, one after another, after some that are not. */
const TURNS = 100
const WARM = 5

export interface MeasuredList {
  name: string
  p50: number
  p99: number
  statements: number
}

/** Fills a database of its own, and measures every list. */
export async function measureLists(
  tell: (list: MeasuredList) => void,
  { match = /./, turns = TURNS } = {},
): Promise<void> {
  const cluster = await startCluster()
  try {
    const database = await createDatabase(cluster.connection)
    try {
      const began = performance.now()
      await fill(database, ROWS)
      console.log(`     filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
      await measure(database, tell, { match, turns })
    } finally {
      await database.close()
    }
  } finally {
    await cluster.stop()
  }
}

/** Measures the lists whose names match on a database that is filled. */
async function measure(
  database: Database,
  tell: (list: MeasuredList) => void,
  { match, turns }: { match: RegExp; turns: number },
): Promise<void> {
  const statements = countStatements(database)
  const { services } = await createCommerce({
    database,
    settings: {
      mode: 'demo',
      publicUrl: null,
      redirectHosts: [],
      mediaFolder: '/nowhere',
      gateways: [],
      rateLimits: false,
    },
  })
  const { port, close } = await serve(services)
  try {
    const made = await addApp(services, 'Measuring', [...PERMISSIONS])
    if (!made.ok) throw new Error('the app was refused')
    const ask = asker(`http://127.0.0.1:${port}/graphql/`, made.value.token)
    const { rows } = await database.pool.query<{ id: string }>('select id from warehouses order by slug limit 1')
    const cases = casesOf(toGlobalId('Warehouse', rows[0]!.id)).filter((c) => match.test(c.name))
    for (const one of cases) tell(await measureCase(one, ask, statements, turns))
  } finally {
    await close()
  }
}

type Ask = (document: string, variables: object) => Promise<Connection>
interface Connection {
  edges?: unknown[]
  pageInfo?: { endCursor: string | null; hasNextPage: boolean }
}

const asker =
  (url: string, token: string): Ask =>
  async (query, variables) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: Record<string, Connection>; errors?: unknown }
    const list = data && Object.values(data)[0]
    if (errors || !list) throw new Error(JSON.stringify(errors))
    return list
  }

async function measureCase(
  { name, document, variables, deep }: Case,
  ask: Ask,
  statements: () => number,
  turns: number,
): Promise<MeasuredList> {
  const query = DOCUMENTS[document]
  const times: number[] = []
  let counted = 0
  let after = deep ? await deepCursor(query, variables(0), ask) : null
  for (let turn = 0; turn < turns + WARM; turn++) {
    statements()
    const begun = performance.now()
    const list = await ask(query, { ...variables(turn), ...(after ? { after } : {}) })
    if (turn >= WARM) times.push(performance.now() - begun)
    counted = Math.max(counted, turn >= WARM ? statements() : 0)
    // A deep page is followed by the next one.
    if (after && list.pageInfo?.hasNextPage) after = list.pageInfo.endCursor
  }
  times.sort((a, b) => a - b)
  const within = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { name, p50: within(0.5), p99: within(0.99), statements: counted }
}

/** A cursor far from both ends: that of the row at which a hundred pages of a hundred rows end. */
async function deepCursor(query: string, variables: object, ask: Ask): Promise<string | null> {
  let after: string | null = null
  for (let page = 0; page < 100; page++) {
    const list: Connection = await ask(query, { ...variables, first: 100, after })
    after = list.pageInfo?.endCursor ?? null
  }
  return after
}
