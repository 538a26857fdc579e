import { readFileSync } from 'node:fs'
import { startShop } from '../tests/support/shop.ts'
import { fillStock, wholeCheckouts } from './checkout.ts'
import { OF_STOREFRONT, SHORT } from '../tests/support/purchases.ts'
import { createRequire } from 'node:module'
import { execSync } from 'node:child_process'
const { Client } = createRequire('/work/main/commerce/package.json')('pg')
const conn = (folder: string) => {
  const l = readFileSync(execSync(`find ${folder} -name postmaster.pid`).toString().trim(), 'utf8').split('\n')
  return new Client({ host: l[4], port: Number(l[3]), user: 'semena', database: 'semena' })
}
const first = await startShop()
let db = conn(first.folder)
await db.connect()
await db.query("alter system set shared_preload_libraries='pg_stat_statements'")
await db.end()
await first.stop()
const shop = await startShop({ folder: first.folder })
await fillStock(shop)
db = conn(shop.folder); await db.connect()
await db.query('create extension if not exists pg_stat_statements')
const purchase = process.argv[2] === 'own' ? OF_STOREFRONT : SHORT
await wholeCheckouts(shop.url, { clients: 16, seconds: 8, purchase })
await db.query('select pg_stat_statements_reset()')
const r = await wholeCheckouts(shop.url, { clients: 16, seconds: 10, purchase })
const { rows } = await db.query('select calls, total_exec_time t, total_plan_time p, query from pg_stat_statements order by total_exec_time desc limit 34')
console.log(r)
for (const x of rows) console.log((x.calls / r.orders).toFixed(2), (x.t / r.orders * 1000).toFixed(0) + 'us/order', (x.t / x.calls * 1000).toFixed(0) + 'us', x.query.replace(/\s+/g, ' ').slice(0, 110))
await db.end()
await shop.stop()
