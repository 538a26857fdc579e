/**
 * Measures whole purchases through GraphQL: each creates a checkout, gives e-mail, addresses and shipping method, and
 * completes it to an order. The documents are short ones, which ask for little, or those of the storefront. And it
 * measures baskets that are filled.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { graphql } from '../../tests/support/buyer.ts'
import { setStock } from '../../tests/support/owner.ts'
import { basketOf, buyBy, type Requests, SHORT } from '../../tests/support/purchases.ts'
import type { RunningShop } from '../../tests/support/shop.ts'
import { generator, run } from './load.ts'

/** Pieces of each variant in the warehouse from which visitors are served here. */
const MUCH = 1_000_000

interface Repeated {
  perSecond: number
  /** How many were made in all. */
  made: number
  /** Time within which 99 of 100 were done, in milliseconds. */
  p99: number
}

interface Load {
  clients: number
  seconds: number
  requests: Requests
}

/** Each client makes one purchase after another for `seconds` seconds. Throws on any refusal. */
export async function wholeCheckouts(
  url: string,
  { requests = SHORT, ...more }: Omit<Load, 'requests'> & Partial<Load>,
): Promise<Repeated> {
  return repeated(url, await stockedVariants(url), { ...more, requests })
}

/** The same with baskets that are begun with one pack, and get four others one by one, as in the storefront. */
export async function filledBaskets(url: string, more: Omit<Load, 'requests'>): Promise<Repeated> {
  const variants = await stockedVariants(url)
  const others = [5, 10, 15, 20].map((n) => variants[n % variants.length]!)
  return repeated(url, variants, { ...more, requests: basketOf(others) })
}

const repeated = (url: string, variants: readonly string[], load: Load): Promise<Repeated> =>
  generator === 'wrk' ? byWrk(url, variants, load) : byThisProcess(url, variants, load)

async function byThisProcess(
  url: string,
  variants: readonly string[],
  { clients, seconds, requests }: Load,
): Promise<Repeated> {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const buy = async (client: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const start = performance.now()
      await buyBy(requests, url, variants[(client + turn * clients) % variants.length]!)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, (_, i) => buy(i)))
  const took = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / took, made: times.length, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

/** One thread of `wrk` is one client, whose script knows what it was answered and what comes next. */
async function byWrk(
  url: string,
  variants: readonly string[],
  { clients, seconds, requests }: Load,
): Promise<Repeated> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-load-'))
  try {
    const script = join(folder, 'requests.lua')
    writeFileSync(script, luaScript(requests, variants, clients))
    const { stdout } = await run('wrk', [
      `-t${clients}`,
      `-c${clients}`,
      `-d${seconds}s`,
      '--timeout',
      '10s',
      '-s',
      script,
      `${url}/`,
    ])
    const failed = /refused: .*|Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0]
    if (failed) throw new Error(`${url}: ${failed}`)
    const figures = /repeated (\{.*\})/.exec(stdout)?.[1]
    if (!figures) throw new Error(`wrk printed no figures:\n${stdout}`)
    return JSON.parse(figures) as Repeated
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A text of Lua that holds what is written between `[==[` and `]==]`. */
const lua = (text: string): string => `[==[${text}]==]`

// A thread's `request` is called when its `response` has returned.
const luaScript = (requests: Requests, variants: readonly string[], clients: number): string => `
local ffi = require('ffi')
ffi.cdef[[ typedef struct { long s; long us; } moment; int gettimeofday(moment*, void*); ]]
local at = ffi.new('moment')
local function now() ffi.C.gettimeofday(at, nil); return tonumber(at.s) * 1000 + tonumber(at.us) / 1000 end

local variants = { ${variants.map(lua).join(', ')} }
local bodies = { ${requests.map(lua).join(', ')} }
local threads = {}
function setup(thread) thread:set('client', #threads); table.insert(threads, thread) end

local step, turn, id, method, start = 1, 0, nil, nil, nil
function init() times, refused = '', '' end
function request()
  if step == 1 then
    id = variants[(client + turn * ${clients}) % #variants + 1]
    start = start or now()
  end
  return wrk.format('POST', '/graphql/', { ['content-type'] = 'application/json' }, bodies[step]:format(id, method))
end
function response(status, headers, text)
  if refused ~= '' then return end
  if not text:find('"errors":[]', 1, true) then refused = text; return end
  if step == 1 then id = text:match('"id":"([^"]+)"') end
  if step == 3 then method = text:match('"shippingMethods":%[{"id":"([^"]+)"') end
  step = step + 1
  if step > #bodies then
    times = times .. string.format('%.1f ', now() - start)
    step, turn, start = 1, turn + 1, nil
  end
end
function done(summary)
  local all = {}
  for _, thread in ipairs(threads) do
    if thread:get('refused') ~= '' then print('refused: ' .. thread:get('refused')) end
    for time in thread:get('times'):gmatch('%S+') do table.insert(all, tonumber(time)) end
  end
  table.sort(all)
  local p99 = all[math.max(1, math.ceil(#all * 0.99))] or 0
  print(string.format('repeated {"perSecond":%.2f,"made":%d,"p99":%.1f}', #all / summary.duration * 1e6, #all, p99))
end
`

/** Fills the warehouse: a fast machine sells in seconds what the demo has. */
export async function fillStock(shop: Pick<RunningShop, 'folder' | 'url'>): Promise<void> {
  const { edges } = await graphql<{ edges: { node: { variants: { sku: string }[] } }[] }>(
    shop.url,
    '{ products(first: 100, channel: "us") { edges { node { variants { sku } } } } }',
  )
  const skus = edges.flatMap(({ node }) => node.variants.map(({ sku }) => sku))
  await setStock(shop, Object.fromEntries(skus.map((sku) => [sku, MUCH])))
}

/** Global ids of variants with at least 30 in stock. Throws when there are fewer than 20 of them. */
export async function stockedVariants(url: string): Promise<string[]> {
  const page = await graphql<{ edges: { node: { variants: { id: string; quantityAvailable: number }[] } }[] }>(
    url,
    '{ products(first: 100, channel: "us") { edges { node { variants { id quantityAvailable } } } } }',
  )
  const found = page.edges.flatMap((e) => e.node.variants).filter((v) => v.quantityAvailable >= 30)
  if (found.length < 20) throw new Error('too few variants in stock to measure with')
  return found.map((v) => v.id)
}
