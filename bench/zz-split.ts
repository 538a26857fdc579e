import { readdirSync, readFileSync } from 'node:fs'
import { startShop } from '../tests/support/shop.ts'
import { fillStock, wholeCheckouts } from './checkout.ts'
import { OF_STOREFRONT, SHORT } from '../tests/support/purchases.ts'
const shop = await startShop()
await fillStock(shop)
const snap = () => {
  const out = new Map<string, [string, number, number, number]>()
  for (const pid of readdirSync('/proc').filter((p) => /^\d+$/.test(p))) {
    try {
      for (const tid of readdirSync(`/proc/${pid}/task`)) {
        const stat = readFileSync(`/proc/${pid}/task/${tid}/stat`, 'utf8')
        const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
        const f = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const cmd = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 40)
        const ss = readFileSync(`/proc/${pid}/task/${tid}/status`, 'utf8')
        const sw = Number(/nonvoluntary_ctxt_switches:\s+(\d+)/.exec(ss)![1]) + Number(/\nvoluntary_ctxt_switches:\s+(\d+)/.exec(ss)![1])
        out.set(tid, [`${name}|${cmd}${tid === pid ? ' (main)' : ''}`, Number(f[11]) * 10, Number(f[12]) * 10, sw])
      }
    } catch {}
  }
  return out
}
for (const [name, purchase] of [['short', SHORT], ['storefront', OF_STOREFRONT], ['short', SHORT]] as const) {
  await wholeCheckouts(shop.url, { clients: 16, seconds: 4, purchase })
  const a = snap()
  const ca = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/).slice(1).map(Number)
  const r = await wholeCheckouts(shop.url, { clients: 16, seconds: 8, purchase })
  const b = snap()
  const cb = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/).slice(1).map(Number)
  console.log(name, r.perSecond.toFixed(0), '/s p99', r.p99, 'cpu jiffies user,nice,sys,idle,iowait,irq,softirq,steal', cb.map((v, i) => v - ca[i]!).slice(0, 8).join(' '))
  const rows: [string, number, number, number][] = []
  for (const [tid, [n, u, s, w]] of b) {
    const [, u0, s0, w0] = a.get(tid) ?? [n, 0, 0, 0]
    if (u - u0 + s - s0 > 80) rows.push([n, (u - u0) / r.orders, (s - s0) / r.orders, (w - w0) / r.orders])
  }
  rows.sort((x, y) => y[1] + y[2] - x[1] - x[2])
  for (const [n, u, s, w] of rows) console.log(`  ${u.toFixed(2)} u ${s.toFixed(2)} s ${w.toFixed(1)} sw  ${n}`)
}
await shop.stop()
