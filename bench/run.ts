/**
 * `npm run bench` measures the busiest paths and compares them with their goals. Figures of pages are ratios to bytes
 * served from memory in the same run. Load goes to 127.0.0.1 only, for a few seconds each. `-- page,checkout` runs only
 * those parts. `lists` stands alone: it fills a database of its own, which takes a minute or two, and runs only when it
 * is named; `-- lists 'customers|drafts' 20` measures those lists, each twenty times.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { startShop } from '../tests/support/shop.ts'
import { scriptBytes } from '../tests/support/script-bytes.ts'
import { accountPages, addedLines, customers, signIns } from './account.ts'
import { wholeCheckouts } from './checkout.ts'
import { measureLists } from './lists/measure.ts'
import { load, serveBytes } from './load.ts'
import { treeMemory } from './memory.ts'
import { waitingPages } from './payment.ts'

interface Line {
  what: string
  value: string
  goal: string
  met: boolean
}
const only = process.argv[2]?.split(',')
const wanted = (part: string) => !only || only.includes(part)
const lines: Line[] = []
const add = (what: string, value: string, goal: string, met: boolean) => {
  lines.push({ what, value, goal, met })
  console.log(`${met ? 'ok  ' : 'MISS'} ${what.padEnd(52)} ${value.padStart(14)}   goal ${goal}`)
}

if (only?.includes('lists')) {
  const [, , , match, turns] = process.argv
  await measureLists(
    ({ name, p50, p99, statements }) =>
      add(
        `${name}, p50 ${p50.toFixed(0)} ms, ${statements} statements`,
        `${p99.toFixed(0)} ms`,
        '≤ 50 ms (p99)',
        p99 <= 50,
      ),
    { ...(match ? { match: new RegExp(match) } : {}), ...(turns ? { turns: Number(turns) } : {}) },
  )
  console.log(`     ${lines.filter((l) => l.met).length} of ${lines.length} lists within 50 ms`)
  process.exit()
}

const first = await startShop()
const folder = first.folder
add('start to ready, very first', `${(first.startedIn / 1000).toFixed(2)} s`, '≤ 5 s', first.startedIn <= 5000)
await first.stop()
const shop = await startShop({ folder })
add('start to ready, data present', `${(shop.startedIn / 1000).toFixed(2)} s`, '≤ 1.5 s', shop.startedIn <= 1500)

try {
  const listing = `${shop.url}/collections/populiarnye-semena`
  if (wanted('page')) {
    const page = await fetch(listing, { headers: { 'accept-encoding': 'identity' } })
    const bytes = Buffer.from(await page.arrayBuffer())
    const memory = await serveBytes(bytes)
    const limit = await load(memory.url)
    memory.close()
    const cached = await load(listing)
    const ratio = cached.perSecond / limit.perSecond
    add('bytes from memory over node:http', `${Math.round(limit.perSecond)}/s`, '(the limit)', true)
    add(
      `cached page, ${(bytes.length / 1024).toFixed(0)} kB, p99 ${cached.p99.toFixed(1)} ms`,
      `${Math.round(cached.perSecond)}/s ${Math.round(ratio * 100)}%`,
      '≥ 60%',
      ratio >= 0.6,
    )
    // For the page cache each price bound is another page, which is rendered with the same content.
    const uncached = await load((i) => `${listing}?price-to=${1000 + i / 100}`, { seconds: 6 })
    add(
      `uncached page, p99 ${uncached.p99.toFixed(0)} ms`,
      `${Math.round(uncached.perSecond)}/s`,
      '≥ 250/s',
      uncached.perSecond >= 250,
    )
  }
  if (wanted('scripts')) {
    const total = await scriptBytes('/collections/$slug')
    add('scripts of a collection page, br', `${(total / 1024).toFixed(1)} kB`, '≤ 120 kB', total <= 120 * 1024)
  }
  if (wanted('list')) {
    const query =
      '{ products(first: 10, channel: "us") { edges { node { id name slug category { name } thumbnail(size: 256) { url } pricing { priceRange { start { gross { amount currency } } } } } } } }'
    const list = await load(`${shop.url}/graphql/`, { connections: 16, body: JSON.stringify({ query }) })
    add(
      `list of 10 products, 16 clients, p99 ${list.p99.toFixed(1)} ms`,
      `${Math.round(list.perSecond)}/s`,
      '≥ 3,000/s',
      list.perSecond >= 3000,
    )
  }
  if (wanted('checkout')) {
    const { perSecond, orders, p99 } = await wholeCheckouts(shop.url, { clients: 16, seconds: 8 })
    add(
      `whole checkout, 16 clients, ${orders} orders, p99 ${p99.toFixed(0)} ms`,
      `${perSecond.toFixed(0)}/s`,
      '≥ 250/s',
      perSecond >= 250,
    )
  }
  if (wanted('account')) {
    const people = await customers(shop.url, 16)
    // Each sign-in hashes the password on purpose with 19 MiB of memory and two passes.
    const signed = await signIns(shop.url, people, 5)
    add(
      `sign-in, 16 clients, p99 ${signed.p99.toFixed(0)} ms`,
      `${signed.perSecond.toFixed(0)}/s`,
      '(by its cost)',
      true,
    )
    const lines = await addedLines(shop.url, 16, 5)
    add(
      `line added to a basket, 16 clients, p99 ${lines.p99.toFixed(0)} ms`,
      `${lines.perSecond.toFixed(0)}/s`,
      'Saleor: 8–9/s',
      lines.perSecond >= 90,
    )
    const pages = await accountPages(shop.url, people[0]!, { clients: 16, seconds: 5 })
    add(
      `me with seven of ten orders, 16 clients, p99 ${pages.p99.toFixed(0)} ms`,
      `${pages.perSecond.toFixed(0)}/s`,
      '(none)',
      true,
    )
  }
  if (wanted('payment')) {
    const { perSecond, p99, payments } = await waitingPages({ payments: 100, clients: 16, seconds: 6 })
    // A payment page asks every five seconds.
    add(
      `payment pages that ask again, ${payments} open, p99 ${p99.toFixed(0)} ms`,
      `${perSecond.toFixed(0)}/s`,
      '≥ 200/s: 1,000 pages',
      perSecond >= 200,
    )
  }
  const memory = treeMemory(shop.process.pid!, folder)
  if (memory !== null)
    add(
      'memory after load, shop and PostgreSQL (PSS)',
      `${(memory / 1024 / 1024).toFixed(0)} MB`,
      '≤ 500 MB',
      memory <= 500 * 1024 * 1024,
    )
} finally {
  await shop.remove()
}

const machine = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`
const table = lines.map((l) => `| ${l.what} | ${l.value} | ${l.goal} | ${l.met ? 'yes' : 'no'} |`).join('\n')
if (!only) {
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(
    join(import.meta.dirname, 'results/latest.md'),
    `# Latest measurements\n\nWritten by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n\n| what | measured | goal | met |\n|---|---|---|---|\n${table}\n`,
  )
}
