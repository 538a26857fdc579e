import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startShop } from '../tests/support/shop.ts'
import { fillStock, wholeCheckouts } from './checkout.ts'
import { createRequire } from 'node:module'
const { Client } = createRequire('/work/main/commerce/package.json')('pg')
const shop = await startShop()
await fillStock(shop)
await wholeCheckouts(shop.url, { clients: 16, seconds: 6 })
import { execSync } from 'node:child_process'
const pidfile = execSync(`find ${shop.folder} -name postmaster.pid`).toString().trim()
const l = readFileSync(pidfile, 'utf8').split('\n')
const db = new Client({ host: l[4], port: Number(l[3]), user: 'semena', database: 'semena' })
await db.connect()
const counts = new Map<string, number>()
let n = 0, go = true
const sampler = (async () => {
  while (go) {
    const { rows } = await db.query("select pid, state, wait_event_type t, wait_event w, left(query, 60) q from pg_stat_activity where backend_type='client backend' and pid <> pg_backend_pid()")
    n++
    let active = 0
    for (const r of rows) { if (r.state === 'active') active++; const k = `${r.state} ${r.t}/${r.w}` ; counts.set(k, (counts.get(k) ?? 0) + 1); if (r.t && r.state==='active') { const k2 = `   ${r.t}/${r.w} ${r.q.replaceAll('\n',' ')}`; counts.set(k2, (counts.get(k2) ?? 0) + 1) } }
    const k = `active ${active}`; counts.set(k, (counts.get(k) ?? 0) + 1)
    await new Promise((r) => setTimeout(r, 9))
  }
})()
const r = await wholeCheckouts(shop.url, { clients: 16, seconds: 8 })
go = false; await sampler
console.log(r.perSecond, n)
for (const [k, v] of [...counts].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log((v / n).toFixed(3), k)
await db.end()
await shop.stop()
