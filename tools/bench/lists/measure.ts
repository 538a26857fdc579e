/**
 * Measures the lists of staff through the service's HTTP, on a shop with 200,000 products, orders and customers. Beside
 * the time that passes it tells the processor's time of the service and the database, which other programs on the same
 * machine change little.
 */
import { readFileSync } from 'node:fs'
import { createCommerce } from '@semena/commerce'
import type { Database } from '@semena/commerce/database'
import { addApp, PERMISSIONS } from '@semena/commerce/owner'
import { countStatements, serve, toGlobalId } from '@semena/commerce/testing/parts'
import { withLargeShop } from '../large-shop.ts'
import { type Case, casesOf } from './cases.ts'
import { DOCUMENTS } from './documents.ts'

/** Requests of each list that are measured, one after another, after some that are not. */
const TURNS = 100
const WARM = 5

export interface MeasuredList {
  name: string
  p50: number
  p99: number
  /** Milliseconds of the processor at the median and at the 99th percentile; null where no system tells them. */
  cpu50: number | null
  cpu99: number | null
  statements: number
}

/** Measures every list whose name matches on a large shop. */
export const measureLists = (tell: (list: MeasuredList) => void, { match = /./, turns = TURNS } = {}): Promise<void> =>
  withLargeShop((database) => measure(database, tell, { match, turns }))

export async function measure(
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
    for (const one of cases)
      tell(await measureCase(one, { ask, statements, cpu: await processorTime(database), turns }))
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
  { ask, statements, cpu, turns }: { ask: Ask; statements: () => number; cpu: (() => number) | null; turns: number },
): Promise<MeasuredList> {
  const query = DOCUMENTS[document]
  const times: number[] = []
  const processor: number[] = []
  let counted = 0
  let after = deep ? await deepCursor(query, variables(0), ask) : null
  for (let turn = 0; turn < turns + WARM; turn++) {
    statements()
    const [begun, used] = [performance.now(), cpu?.() ?? 0]
    const list = await ask(query, { ...variables(turn), ...(after ? { after } : {}) })
    if (turn >= WARM) {
      times.push(performance.now() - begun)
      if (cpu) processor.push(cpu() - used)
    }
    counted = Math.max(counted, turn >= WARM ? statements() : 0)
    // A deep page is followed by the next one.
    if (after && list.pageInfo?.hasNextPage) after = list.pageInfo.endCursor
  }
  const [p50, p99] = percentiles(times)
  const [cpu50, cpu99] = cpu ? percentiles(processor) : [null, null]
  return { name, p50, p99, cpu50, cpu99, statements: counted }
}

function percentiles(values: number[]): [p50: number, p99: number] {
  const sorted = values.toSorted((a, b) => a - b)
  const within = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return [within(0.5), within(0.99)]
}

/**
 * A function that tells how many milliseconds this process and the database's have computed so far, the service's
 * connections being open already; null on systems that do not tell it.
 */
async function processorTime({ pool }: Database): Promise<(() => number) | null> {
  // Every connection that the pool may open is opened, so that none is missing later.
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const { rows } = await clients[0]!.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
  )
  for (const client of clients) client.release()
  const inDatabase = (pid: number): number => {
    try {
      return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    } catch {
      return 0
    }
  }
  if (rows.every(({ pid }) => inDatabase(pid) === 0)) return null
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 + rows.reduce((sum, { pid }) => sum + inDatabase(pid), 0)
  }
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
