/** A shop on two real PostgreSQL servers: reads of visitors go to the replica, and never show what is older than told. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Database } from '@semena/commerce/database'
import { type Replicated, startReplicated, urlOf } from '@semena/commerce/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complete, graphql, readyCheckout, variant } from '../support/buyer.ts'
import { runCommand } from '../support/command.ts'
import { importFiles } from '../support/owner.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const TOKEN = 'metrics-token-0123456789'
const SKU = 'NTL-FEM-5'
const folder = mkdtempSync(join(tmpdir(), 'semena-replica-'))
let servers: Replicated
let copy: Database
let env: Record<string, string>
let shop: RunningShop

beforeAll(async () => {
  servers = await startReplicated()
  env = { DATABASE_URL: urlOf(servers.primary.connection) }
  const reads = { DATABASE_REPLICA_URL: urlOf(servers.replica.connection), SEMENA_REPLICA_LAG: '1' }
  shop = await startShop({ folder, env: { ...env, ...reads, SEMENA_METRICS_TOKEN: TOKEN } })
  copy = connect({ ...servers.replica.connection, max: 1 })
})
afterAll(async () => {
  await shop?.stop()
  await copy?.close()
  await servers?.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function figures(): Promise<{ near: number; replica: number; primary: number }> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await fetch(`${shop.url}/metrics`, { headers })).text()
  const read = (series: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `))
    expect(line).toBeDefined()
    return Number(line!.split(' ')[1])
  }
  return {
    near: read('semena_replica_near'),
    replica: read('semena_replica_statements{server="replica"}'),
    primary: read('semena_replica_statements{server="primary"}'),
  }
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  while (!(await what())) await pause(20)
}
const isNear = async (): Promise<boolean> => (await figures()).near === 1

/** The name of the product as the API and its page show it to somebody without a session. */
async function shown(): Promise<{ listed: string; paged: boolean }> {
  const { product } = await graphql<{ product: { name: string; slug: string } }>(
    shop.url,
    'query($sku: String!) { productVariant(sku: $sku, channel: "us") { product { name slug } } }',
    { sku: SKU },
  )
  const page = await fetch(`${shop.url}/sort/${product.slug}`)
  expect(page.status).toBe(200)
  return { listed: product.name, paged: (await page.text()).includes(product.name) }
}

const rename = async (name: string): Promise<void> => {
  const { rows } = await primaryRows<{ slug: string }>(
    'select p.slug from products p join variants v on v.product_id = p.id where v.sku = $1',
    [SKU],
  )
  const { code, output } = await importFiles(
    { folder },
    { 'products.csv': `slug,name\n${rows[0]!.slug},${name}\n` },
    env,
  )
  expect([code, output]).toEqual([0, expect.any(String)])
}
async function primaryRows<Row extends object>(sql: string, values: string[] = []): Promise<{ rows: Row[] }> {
  const { pool, close } = connect({ ...servers.primary.connection, max: 1 })
  try {
    return await pool.query<Row>(sql, values)
  } finally {
    await close()
  }
}

it('answers lists and pages of visitors, and nothing that belongs to buying', async () => {
  await until(isNear)
  const before = await figures()
  await shown()
  const read = await figures()
  expect(read.replica).toBeGreaterThan(before.replica + 3)
  // The clock may have changed the catalogue meanwhile.
  expect(read.primary - before.primary).toBeLessThan(read.replica - before.replica)
  const { id } = await variant(shop.url, SKU)
  const { order } = await complete(shop.url, await readyCheckout(shop.url, id))
  const found = await graphql<{ number: string } | null>(shop.url, 'query($id: ID!) { order(id: $id) { number } }', {
    id: order!.id,
  })
  expect(found?.number).toBe(order!.number)
  // Only the variant was read as the catalogue.
  expect((await figures()).replica - read.replica).toBeLessThan(10)
})

it('is not read where it has not replayed a change that was told, and is read again afterwards', async () => {
  await until(isNear)
  await copy.pool.query('select pg_wal_replay_pause()')
  const { replica } = await figures()
  await rename('Renamed While Paused')
  await until(async () => (await shown()).listed === 'Renamed While Paused')
  expect(await shown()).toEqual({ listed: 'Renamed While Paused', paged: true })
  const paused = await figures()
  expect(paused.near).toBe(0)
  expect(paused.primary).toBeGreaterThan(0)
  // What was read before the change was told may have come from there.
  expect(paused.replica - replica).toBeLessThan(30)
  await until(() => shop.output().includes('The replica is not used: it is more than 1 s behind.'))
  await copy.pool.query('select pg_wal_replay_resume()')
  await until(isNear)
  await until(() => shop.output().includes('The replica is used again.'))
  const resumed = await figures()
  expect(await shown()).toEqual({ listed: 'Renamed While Paused', paged: true })
  expect((await figures()).replica).toBeGreaterThan(resumed.replica)
}, 60_000)

it('is not read right after staff have changed something here, before anybody was told', async () => {
  const email = 'replica@example.com'
  const { lines } = await runCommand(['staff', 'create', email, '--superuser'], { SEMENA_DATA: folder, ...env })
  const password = /shown only now: (\S+)/.exec(lines.join('\n'))![1]!
  const { token } = await graphql<{ token: string }>(
    shop.url,
    'mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token } }',
    { email, password },
  )
  const { product } = await graphql<{ product: { id: string } }>(
    shop.url,
    'query($sku: String!) { productVariant(sku: $sku, channel: "us") { product { id } } }',
    { sku: SKU },
  )
  await until(isNear)
  await shown()
  // The connection that listens shares a lock while the shop serves; what it asked last may be a sign of life by now.
  const { rows: listening } = await primaryRows<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock'`,
  )
  expect(listening).toHaveLength(1)
  await copy.pool.query('select pg_wal_replay_pause()')
  // The server's process that tells the shop of changes stands still.
  process.kill(listening[0]!.pid, 'SIGSTOP')
  try {
    await graphql(
      shop.url,
      'mutation($id: ID!) { productUpdate(id: $id, input: { name: "Changed By Staff" }) { errors { code } } }',
      { id: product.id },
      { authorization: `Bearer ${token}` },
    )
    expect((await shown()).listed).toBe('Changed By Staff')
  } finally {
    process.kill(listening[0]!.pid, 'SIGCONT')
    await copy.pool.query('select pg_wal_replay_resume()')
  }
}, 60_000)

it('is not read where it is the replica of another database', async () => {
  await primaryRows('create database another')
  const lines: string[] = []
  const copied = { url: urlOf(servers.replica.connection), maxLagMs: 5000, log: (line: string) => lines.push(line) }
  const other = connect({ ...servers.primary.connection, database: 'another', max: 4 }, () => {}, copied)
  try {
    await until(() => lines.length > 0 || other.replica!.state.isNear)
    expect(lines).toEqual([expect.stringContaining('no replica of the database that DATABASE_URL names')])
    expect(other.replica!.state.isNear).toBe(false)
  } finally {
    await other.close()
  }
})

it('is left out while it is away, without a request that fails', async () => {
  await until(isNear)
  const before = shop.output().length
  const told = (): number => shop.output().slice(before).split('The replica is not used: it does not answer').length - 1
  await servers.replica.kill()
  for (let i = 0; i < 5; i++) expect((await shown()).paged).toBe(true)
  expect((await figures()).near).toBe(0)
  await until(() => told() > 0)
  // Longer than the time between two looks at it, each of which fails.
  await pause(1500)
  expect((await shown()).paged).toBe(true)
  expect(told()).toBe(1)
  await servers.replica.start()
  await until(isNear)
  const { replica } = await figures()
  await shown()
  expect((await figures()).replica).toBeGreaterThan(replica)
}, 60_000)
