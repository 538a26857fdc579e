import { startShop } from '../tests/support/shop.ts'
import { fillStock, wholeCheckouts } from './checkout.ts'
import { treeTime } from './memory.ts'
import { serveBytes, load } from './load.ts'
const memory = await serveBytes(Buffer.alloc(82_000, 'x'))
const shop = await startShop()
await fillStock(shop)
for (let i = 0; i < 14; i++) {
  const t = treeTime(shop.process.pid!, shop.folder)!
  const r = await wholeCheckouts(shop.url, { clients: 16, seconds: 4 })
  const ms = (treeTime(shop.process.pid!, shop.folder)! - t) / r.orders
  const lim = (await load(memory.url, { seconds: 1 })).perSecond
  console.log(r.perSecond.toFixed(0), r.p99, ms.toFixed(2), lim.toFixed(0), (r.perSecond/lim*100).toFixed(2))
}
await shop.stop(); memory.close()
