import { fillStock, wholeCheckouts } from './checkout.ts'
import { treeTime } from './memory.ts'
import { OF_STOREFRONT, SHORT } from '../tests/support/purchases.ts'
const [, , rootA, rootB, roundsText = '8', which = 'short', variantEnv] = process.argv
const rounds = Number(roundsText)
const purchase = which === 'own' ? OF_STOREFRONT : SHORT
const start = async (root: string, env: Record<string, string> = {}) => {
  const { startShop } = await import(`${root}/tests/support/shop.ts`) as typeof import('../tests/support/shop.ts')
  const shop = await startShop({ env } as never)
  await fillStock(shop)
  return shop
}
const shops = [await start(rootA!), await start(rootB!, variantEnv ? Object.fromEntries([variantEnv.split('=')]) as Record<string, string> : {})]
const res: { s: number; ms: number }[][] = [[], []]
for (const s of shops) await wholeCheckouts(s.url, { clients: 16, seconds: 8, purchase })
for (let r = 0; r < rounds; r++)
  for (const i of r % 2 ? [1, 0] : [0, 1]) {
    const s = shops[i]!
    const t = treeTime(s.process.pid!, s.folder)!
    const o = await wholeCheckouts(s.url, { clients: 16, seconds: 4, purchase })
    res[i]!.push({ s: o.perSecond, ms: (treeTime(s.process.pid!, s.folder)! - t) / o.orders })
  }
const med = (a: number[]) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)]!
for (const i of [0, 1]) console.log('AB'[i], 'median', med(res[i]!.map((x) => x.s)).toFixed(0) + '/s', med(res[i]!.map((x) => x.ms)).toFixed(2) + 'ms', res[i]!.map((x) => `${x.s.toFixed(0)}/${x.ms.toFixed(1)}`).join(' '))
const ratios = res[0]!.map((x, i) => res[1]![i]!.s / x.s), costs = res[0]!.map((x, i) => res[1]![i]!.ms / x.ms)
console.log('ratio B/A throughput', med(ratios).toFixed(3), 'cost', med(costs).toFixed(3))
for (const s of shops) await s.remove()
