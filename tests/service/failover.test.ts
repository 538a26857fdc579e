/** A shop whose address names several servers goes on with the next one when the one that takes writes is lost. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@semena/commerce/database'
import { type Replicated, startReplicated, urlOf } from '@semena/commerce/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complete, graphql, readyCheckout, variant } from '../support/buyer.ts'
import { importFiles } from '../support/owner.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const SKU = 'NTL-FEM-5'
const NOBODY = 5431
const folder = mkdtempSync(join(tmpdir(), 'semena-failover-'))
let servers: Replicated
let DATABASE_URL: string
let shop: RunningShop | undefined

beforeAll(async () => {
  servers = await startReplicated()
  const { host, user, database } = servers.primary.connection
  const ports = [NOBODY, servers.replica.connection.port, servers.primary.connection.port]
  const hosts = encodeURIComponent(ports.map(() => host).join(','))
  DATABASE_URL = `postgres:///${database}?host=${hosts}&port=${ports.join(',')}&user=${user}&target_session_attrs=read-write`
})
afterAll(async () => {
  await shop?.stop()
  await servers?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const status = async (path: string): Promise<number> => (await fetch(shop!.url + path)).status
const order = async (): Promise<string> => {
  const { id } = await variant(shop!.url, SKU)
  const { order: made } = await complete(shop!.url, await readyCheckout(shop!.url, id))
  return made!.id
}
const orders = async (of: 'primary' | 'replica'): Promise<number> => {
  const { pool, close } = connect({ ...servers[of].connection, max: 1 })
  try {
    return (await pool.query<{ n: number }>('select count(*)::int as n from orders')).rows[0]!.n
  } finally {
    await close()
  }
}

it('does not begin on a standby alone', async () => {
  const fault = await startShop({ folder, env: { DATABASE_URL: urlOf(servers.replica.connection) } }).then(
    () => 'started',
    (error: Error) => error.message,
  )
  expect(fault.split('\n').filter(Boolean).slice(1)).toEqual([
    'DATABASE_URL names a standby, which takes no writes. Name the primary, or all servers with target_session_attrs=read-write.',
  ])
}, 60_000)

it('sells on, without a restart, once another server takes writes, and stays there', async () => {
  shop = await startShop({ folder, env: { DATABASE_URL } })
  const before = await order()
  expect(await status('/faq')).toBe(200)
  await expect.poll(() => orders('replica'), { timeout: 10_000 }).toBe(1)
  await servers.primary.kill()
  await expect.poll(() => status('/api/ready/'), { timeout: 15_000 }).toBe(503)
  // Meanwhile the process is alive, and shows what it has kept.
  expect([await status('/api/health/'), await status('/faq')]).toEqual([200, 200])
  const { pool, close } = connect({ ...servers.replica.connection, max: 1 })
  await pool.query('select pg_promote()')
  await close()
  await expect.poll(() => status('/api/ready/'), { timeout: 20_000 }).toBe(200)
  const after = await order()
  for (const id of [before, after])
    expect(await graphql(shop.url, 'query($id: ID!) { order(id: $id) { id } }', { id })).toEqual({ id })
  // The old server comes back as it was and believes itself to be the one.
  await servers.primary.start()
  await order()
  expect([await orders('replica'), await orders('primary')]).toEqual([3, 1])
  // What others change is heard of through the new server.
  const { code } = await importFiles(
    shop,
    { 'variants.csv': `sku,price:us\n${SKU},41.25\n` },
    {
      DATABASE_URL: urlOf(servers.replica.connection),
    },
  )
  expect(code).toBe(0)
  await expect
    .poll(async () => (await (await fetch(`${shop!.url}/sort/northern-lights`)).text()).includes('"41.25"'), {
      timeout: 10_000,
    })
    .toBe(true)
  expect(shop.process.exitCode).toBeNull()
}, 120_000)
