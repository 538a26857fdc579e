/**
 * `npm run bench` measures the busiest paths and compares them with their goals. Machines differ, so figures are shares
 * of a page's bytes served from memory by node:http in the same run; what a request costs is the processor time of the
 * shop and its PostgreSQL, which a busy machine changes little. Load goes to 127.0.0.1 only, for a few seconds each.
 * `-- page,checkout` runs only those parts. These stand alone and run only when they are named:
 * - `lists` fills a database of its own, which takes minutes (`BENCH_FOLDER` keeps it for the next run);
 *   `-- lists 'customers|drafts' 20` measures those lists, each twenty times.
 * - `desk` measures the desk's screens in a browser, `-- desk demo` or `-- desk large` in one of its two shops.
 * - `import` brings 200,000 products in by the command line, `-- import 20000` so many.
 * - `files` measures exports, a backup and its restore of 200,000 products, `-- files 20000` of so many.
 * - `day` loads a shop for half an hour, `-- day 5` for five minutes.
 * - `restarts` replaces a shop's processes while visitors and buyers go on, `-- restarts 3` three times in each way, and
 *   `-- restarts 3 Caddy` before one proxy only.
 * - `profile` takes a profile of the processor while pages are made, `-- profile cached` of kept ones, `-- profile list`
 *   and `-- profile checkout` of those, and prints what takes how much of the time.
 * - `shown` measures how soon something shows after a press on a slow phone, `inp` how long its page works for a tap or
 *   key, `-- inp menu 9` nine times for one; `blocking` how long pages block while they load; `film` films a purchase.
 * - `replica` measures what a replica takes away from the primary.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startShop } from '../../tests/support/shop.ts'
import { scriptBytes } from '../../tests/support/script-bytes.ts'
import { accountPages, customers, signIns } from './account.ts'
import { OF_STOREFRONT } from '../../tests/support/purchases.ts'
import { filledBaskets, fillStock, wholeCheckouts } from './checkout.ts'
import { aDay } from './day.ts'
import { measureDesk } from './desk/measure.ts'
import { measureFiles } from './files.ts'
import { GOAL_PRODUCTS, measureImport } from './import/measure.ts'
import { measureLists } from './lists/measure.ts'
import { generator, load, type LoadOptions, serve, serveBytes } from './load.ts'
import { treeMemory, treeTime } from './memory.ts'
import { waitingPages } from './payment.ts'
import { LIST_QUERY, PROFILED, profiled, type Profiled, type Share } from './profile.ts'
import { measureReplica } from './replica.ts'
import { measureRestarts } from './restarts.ts'
import { film } from './shopper/film.ts'
import { BLOCKING_GOAL_MS, measureBlocking } from './shopper/blocking.ts'
import { GOAL_MS, measureInp } from './shopper/inp.ts'
import { measureShown } from './shopper/shown.ts'

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

const percent = (ratio: number) => `${(ratio * 100).toFixed(ratio < 0.1 ? 2 : 0)}%`

if (only?.includes('lists')) {
  const [, , , match, turns] = process.argv
  await measureLists(
    ({ name, p50, p99, cpu50, cpu99, statements }) =>
      add(
        `${name}, p50 ${p50.toFixed(0)} ms${cpu50 === null ? '' : `, of the processor ${cpu50.toFixed(0)} and ${cpu99!.toFixed(0)} ms`}, ${statements} statements`,
        `${p99.toFixed(0)} ms`,
        '≤ 50 ms (p99)',
        p99 <= 50,
      ),
    { ...(match ? { match: new RegExp(match) } : {}), ...(turns ? { turns: Number(turns) } : {}) },
  )
  console.log(`     ${lines.filter((l) => l.met).length} of ${lines.length} lists within 50 ms`)
  process.exit()
}

if (only?.includes('desk')) {
  const [, , , which, turns] = process.argv
  await measureDesk(({ what, value, goal, met }) => add(what, value, goal, met), {
    which,
    ...(turns ? { turns: Number(turns) } : {}),
  })
  if (!which) keep('desk.md', 'The desk, in a browser', 'npm run bench -- desk')
  process.exit()
}

if (only?.includes('day')) {
  const minutes = Number(process.argv[3] ?? 30)
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
  const slices = await aDay(minutes, ({ requests, orders, failed, p99, memory, cache, held }, number) => {
    const what = `part ${number} of 6: ${requests} requests, ${orders} orders, p99 ${p99.toFixed(0)} ms, heap in use ${megabytes(held)}, and of the database's cache ${megabytes(cache)}`
    add(what, megabytes(memory), 'nothing fails', failed.length === 0)
    for (const fault of failed) console.log(`     ${fault}`)
  })
  const [settled, last] = [slices[0]!, slices.at(-1)!]
  const [grown, slower] = [last.memory / settled.memory, last.p99 / settled.p99]
  add(
    `memory at the end but for the database's cache, as a share of that after a sixth`,
    percent(grown),
    '≤ 110%',
    grown <= 1.1,
  )
  add(`p99 of the last sixth, as a share of the first's`, percent(slower), '≤ 125%', slower <= 1.25)
  keep('day.md', `A day in ${minutes} minutes`, `npm run bench -- day ${minutes}`)
  process.exit()
}

if (only?.includes('import')) {
  const products = Number(process.argv[3] ?? GOAL_PRODUCTS)
  await measureImport(({ what, value, goal, met }) => add(what, value, goal, met), products)
  if (products === GOAL_PRODUCTS) keep('import.md', 'An import of a large shop', 'npm run bench -- import')
  process.exit()
}

if (only?.includes('restarts')) {
  const times = Number(process.argv[3] ?? 3)
  await measureRestarts(
    times,
    ({ front, way, answered: { pages, lists, orders }, lost, unheard, longest }) => {
      const what = `${front}, ${way} ${times} times: ${pages} pages, ${lists} lists, ${orders} orders, longest wait ${(longest / 1000).toFixed(1)} s`
      add(what, `${lost.length} lost, ${unheard} unheard`, 'nothing lost', lost.length === 0 && unheard === 0)
      for (const fault of lost.slice(0, 5)) console.log(`     ${fault}`)
    },
    process.argv[4]?.split(','),
  )
  if (!process.argv[4])
    keep('restarts.md', 'Visitors while processes are replaced', `npm run bench -- restarts ${times}`)
  process.exit()
}

if (only?.includes('replica')) {
  const seconds = Number(process.argv[3] ?? 10)
  await measureReplica(seconds, ({ what, perSecond, primaryMs, replicaMs }) =>
    add(
      `uncached pages ${what}: the replica ${replicaMs.toFixed(2)} ms CPU a page, the primary`,
      `${primaryMs.toFixed(2)} ms, ${perSecond.toFixed(0)}/s`,
      '(none)',
      true,
    ),
  )
  keep('replica.md', 'What a replica takes away from the primary', `npm run bench -- replica ${seconds}`)
  process.exit()
}

if (only?.includes('files')) {
  const products = process.argv[3] ? Number(process.argv[3]) : undefined
  await measureFiles(({ what, value, goal, met }) => add(what, value, goal, met), products)
  if (products === undefined) keep('files.md', 'Files of a large shop', 'npm run bench -- files')
  process.exit()
}

if (only?.includes('profile')) {
  const [, , , what = 'page', seconds = '8'] = process.argv
  if (!PROFILED.includes(what as Profiled)) throw new Error(`a profile is of ${PROFILED.join(', ')}, not of ${what}`)
  const { file, places, functions } = await profiled(what as Profiled, Number(seconds))
  const print = (title: string, shares: readonly Share[]): void => {
    console.log(`\n${title}`)
    for (const { place, share } of shares) console.log(`${(share * 100).toFixed(1).padStart(5)} %  ${place}`)
  }
  print('Functions with what they call', functions)
  print('By place', places)
  console.log(`\nThe whole profile: ${file}`)
  process.exit()
}

if (only?.includes('shown') || only?.includes('inp')) {
  const [, , what, match = '', turns = '3'] = process.argv
  if (what === 'shown')
    await measureShown(
      ({ name, when, ms }) =>
        add(
          `${name}, ${when}`,
          ms === null ? 'never' : `${ms.toFixed(0)} ms`,
          `≤ ${GOAL_MS} ms`,
          (ms ?? Infinity) <= GOAL_MS,
        ),
      match,
      Number(turns),
    )
  else
    await measureInp(
      ({ name, ms, work }) =>
        add(`${name}, at work ${work.toFixed(0)} ms`, `${ms.toFixed(0)} ms`, `≤ ${GOAL_MS} ms`, ms <= GOAL_MS),
      match,
      Number(turns),
    )
  process.exit()
}

if (only?.includes('blocking')) {
  const [, , , match = '', turns = '5'] = process.argv
  const { middle: goal, worst: most } = BLOCKING_GOAL_MS
  await measureBlocking(
    ({ path, all }) => {
      const [middle, worst] = [all[Math.floor(all.length / 2)]!, all.at(-1)!]
      add(
        `${path} blocks, middle and worst of ${all.length}`,
        `${middle.toFixed(0)}, ${worst.toFixed(0)} ms`,
        `≤ ${goal}, ${most} ms`,
        middle <= goal && worst <= most,
      )
    },
    match,
    Number(turns),
  )
  process.exit()
}

if (only?.includes('film')) {
  console.log(`film: ${await film((moment, ms) => console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${moment}`))}`)
  process.exit()
}

const first = await startShop({ env: { SEMENA_DEMO_HISTORY: 'on' } })
const folder = first.folder
add('start to ready, very first', `${(first.startedIn / 1000).toFixed(2)} s`, '≤ 5 s', first.startedIn <= 5000)
await first.stop()
const shop = await startShop({ folder })
add('start to ready, data present', `${(shop.startedIn / 1000).toFixed(2)} s`, '≤ 1.5 s', shop.startedIn <= 1500)

try {
  const listing = `${shop.url}/collections/populiarnye-semena`
  const page = await fetch(listing, { headers: { 'accept-encoding': 'identity' } })
  const bytes = Buffer.from(await page.arrayBuffer())
  const memory = await serveBytes(bytes)
  const limits: number[] = []
  const fromMemory = await alternating(memory.url, limits)
  /** Loads the shop; answers the figures and the processor time of a request, in milliseconds. */
  const measured = async (url: string, options?: Omit<LoadOptions, 'seconds'>) => {
    const seconds = 3
    const before = treeTime(shop.process.pid!, folder)
    const { perSecond, p99 } = await load(url, { ...options, seconds })
    const spent = treeTime(shop.process.pid!, folder)
    const cost =
      before === null || spent === null ? '' : `, ${((spent - before) / perSecond / seconds).toFixed(2)} ms CPU`
    return { perSecond, note: `p99 ${p99.toFixed(1)} ms${cost}` }
  }
  const share = (figure: { perSecond: number; share: number }) =>
    `${Math.round(figure.perSecond)}/s ${percent(figure.share)}`
  if (wanted('page')) {
    const cached = await fromMemory(() => measured(listing))
    add(
      `cached page, ${(bytes.length / 1024).toFixed(0)} kB, ${cached.note}`,
      share(cached),
      '≥ 60%',
      cached.share >= 0.6,
    )
    // For the page cache each price bound is another page, which is rendered with the same content. The first hundreds of
    // pages of a process take longer, because its code is not compiled yet, and are not measured.
    await load(`${listing}?price=-9{i}`, { seconds: 6 })
    let turn = 0
    const anotherPage = () => measured(`${listing}?price=-${++turn}{i}`)
    const uncached = await fromMemory(anotherPage)
    add(`uncached page, ${uncached.note}`, share(uncached), '≥ 1.1%', uncached.share >= 0.011)
    const bare = await serve({ file: join(import.meta.dirname, 'bare-render.ts') }, bytes)
    const ofBare = await (await alternating(bare.url))(anotherPage)
    bare.close()
    add(
      'uncached page, share of bare react-dom rendering its elements',
      `of ${Math.round(ofBare.limit)}/s ${percent(ofBare.share)}`,
      '≥ 40%',
      ofBare.share >= 0.4,
    )
  }
  if (wanted('scripts')) {
    const total = await scriptBytes('/collections/$slug')
    add('scripts of a collection page, br', `${(total / 1024).toFixed(1)} kB`, '≤ 120 kB', total <= 120 * 1024)
  }
  if (wanted('list')) {
    const list = await fromMemory(() =>
      measured(`${shop.url}/graphql/`, { connections: 16, body: JSON.stringify({ query: LIST_QUERY }) }),
    )
    add(`list of 10 products, 16 clients, ${list.note}`, share(list), '≥ 11%', list.share >= 0.11)
  }
  if (wanted('checkout') || wanted('account')) await fillStock(shop)
  if (wanted('checkout')) {
    const take = async (repeated: (load: { clients: number; seconds: number }) => ReturnType<typeof filledBaskets>) => {
      // As for pages: what is measured is a process that has been at work for some seconds.
      await repeated({ clients: 16, seconds: 6 })
      return fromMemory(async () => {
        const before = treeTime(shop.process.pid!, folder)
        const { perSecond, made, p99 } = await repeated({ clients: 16, seconds: 4 })
        const spent = treeTime(shop.process.pid!, folder)
        const cost = before === null || spent === null ? '' : `, ${((spent - before) / made).toFixed(1)} ms CPU`
        return { perSecond, note: `${made}, p99 ${p99.toFixed(0)} ms${cost}` }
      })
    }
    const short = await take((load) => wholeCheckouts(shop.url, load))
    add(`whole checkout, 16 clients, ${short.note}`, share(short), '≥ 0.85%', short.share >= 0.0085)
    const own = await take((load) => wholeCheckouts(shop.url, { ...load, requests: OF_STOREFRONT }))
    add(`the same with the storefront's documents, ${own.note}`, share(own), '(none)', true)
    const basket = await take((load) => filledBaskets(shop.url, load))
    add(`basket of five packs, put in one by one, ${basket.note}`, share(basket), '(none)', true)
  }
  memory.close()
  if (limits.length > 0)
    add(
      `bytes of a page from memory over node:http, by ${generator}`,
      `${Math.round(Math.min(...limits))}–${Math.round(Math.max(...limits))}/s`,
      '(the limit)',
      true,
    )
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
    const pages = await accountPages(shop.url, people[0]!, { clients: 16, seconds: 5 })
    add(
      `me with seven of ten orders, 16 clients, p99 ${pages.p99.toFixed(0)} ms`,
      `${pages.perSecond.toFixed(0)}/s`,
      '(none)',
      true,
    )
  }
  // Some seconds after its work the shop gives memory back; what it used at work is said beside it.
  const addMemory = (when: string, goal = '(none)', most = Infinity): void => {
    const resident = treeMemory(shop.process.pid!, folder)
    if (resident !== null)
      add(
        `memory ${when}, shop and PostgreSQL (PSS)`,
        `${Math.round(resident / 1024 / 1024)} MB`,
        goal,
        resident <= most,
      )
  }
  addMemory('at the end of the load')
  const rest = setTimeout(20_000)
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
  await rest
  addMemory('after load', '≤ 500 MB', 500 * 1024 * 1024)
} finally {
  await shop.remove()
}

/**
 * A way to take a figure as a share of what `limit` serves. A machine that others share is twice as fast in one second
 * as in the next, so the two take turns: the figure three times, each between two looks at the limit. Answers the turn
 * with the share in the middle; what was looked at is added to `looks`.
 */
async function alternating(limit: string, looks: number[] = []) {
  // A process that has just started is not as fast as it will be.
  await load(limit, { seconds: 2 })
  const look = async (): Promise<number> => {
    const { perSecond } = await load(limit, { seconds: 2 })
    looks.push(perSecond)
    return perSecond
  }
  return async <F extends { perSecond: number }>(take: () => Promise<F>) => {
    const turns: (F & { share: number; limit: number })[] = []
    let before = await look()
    for (let turn = 0; turn < 3; turn++) {
      const figure = await take()
      const after = await look()
      const between = (before + after) / 2
      turns.push({ ...figure, limit: between, share: figure.perSecond / between })
      before = after
    }
    return turns.toSorted((a, b) => a.share - b.share)[1]!
  }
}

if (!only) keep('latest.md', 'Latest measurements', 'npm run bench')

/** Writes what was measured beside the results of before. */
function keep(file: string, title: string, command: string): void {
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`
  const table = lines.map((l) => `| ${l.what} | ${l.value} | ${l.goal} | ${l.met ? 'yes' : 'no'} |`).join('\n')
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(
    join(import.meta.dirname, 'results', file),
    `# ${title}\n\nWritten by \`${command}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n\n| what | measured | goal | met |\n|---|---|---|---|\n${table}\n`,
  )
}
