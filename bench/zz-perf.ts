import { startShop } from '../tests/support/shop.ts'
import { fillStock, wholeCheckouts } from './checkout.ts'
import { execSync, spawn } from 'node:child_process'
const shop = await startShop()
await fillStock(shop)
await wholeCheckouts(shop.url, { clients: 16, seconds: 10 })
console.log('main', shop.process.pid)
const w = wholeCheckouts(shop.url, { clients: 16, seconds: 9 })
await new Promise((r) => setTimeout(r, 2000))
const p = spawn('perf', ["record","-e","cpu-clock","-F","2000","-a","-g","-o","/tmp/p.data","sleep","5"], { stdio: 'inherit' })
await new Promise((r) => p.once('exit', r))
console.log(await w)
await shop.stop()
