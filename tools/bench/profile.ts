/**
 * Finds out where the shop's process spends its time: loads one of the busiest paths, takes a profile of the processor
 * meanwhile, writes it as a file that the developer tools of Chromium open, and adds its times up by place.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startShop } from '../../tests/support/shop.ts'
import { fillStock, wholeCheckouts } from './checkout.ts'
import { connect } from './inspector.ts'
import { load } from './load.ts'

export const PROFILED = ['page', 'cached', 'list', 'checkout'] as const
export type Profiled = (typeof PROFILED)[number]

export interface Share {
  /** A function with its file, a package, or what the engine does, such as `(garbage collector)`. */
  place: string
  /** Share of the time in which the process did anything, from 0 to 1. */
  share: number
}
export interface ProfileOf {
  file: string
  /** Where the processor was itself, by package or file of ours. */
  places: Share[]
  /** Functions with all that they call, the longest first. */
  functions: Share[]
}

/** A list of ten products, as the storefront's cards need them. */
export const LIST_QUERY = `{ products(first: 10, channel: "us") { edges { node { id name slug category { name } thumbnail(size: 256) { url } pricing { priceRange { start { gross { amount currency } } } } } } } }`

/** Profiles a shop of its own for `seconds` seconds. */
export async function profiled(what: Profiled, seconds: number): Promise<ProfileOf> {
  const port = await freePort()
  const shop = await startShop({
    command: [`--inspect=127.0.0.1:${port}`, 'shop/start.mjs'],
  })
  try {
    const work = async (part: number, long: number): Promise<void> => {
      if (what === 'checkout') await wholeCheckouts(shop.url, { clients: 16, seconds: long })
      else if (what === 'list')
        await load(`${shop.url}/graphql/`, {
          seconds: long,
          connections: 16,
          body: JSON.stringify({ query: LIST_QUERY }),
        })
      else if (what === 'cached') await load(`${shop.url}/collections/populiarnye-semena`, { seconds: long })
      else await load(`${shop.url}/collections/populiarnye-semena?price=-${part}{i}`, { seconds: long })
    }
    if (what === 'checkout') await fillStock(shop)
    // What is not compiled yet is not what costs later.
    await work(1, 6)
    const inspector = await connect(port)
    await inspector.ask('Profiler.enable')
    await inspector.ask('Profiler.setSamplingInterval', { interval: 500 })
    await inspector.ask('Profiler.start')
    await work(2, seconds)
    const { profile } = (await inspector.ask('Profiler.stop')) as { profile: Profile }
    inspector.close()
    const file = join(mkdtempSync(join(tmpdir(), 'semena-profile-')), `${what}.cpuprofile`)
    writeFileSync(file, JSON.stringify(profile))
    return { file, ...added(profile) }
  } finally {
    await shop.remove()
  }
}

interface Profile {
  nodes: {
    id: number
    callFrame: { functionName: string; url: string; lineNumber: number }
    children?: number[]
  }[]
  samples: number[]
  timeDeltas: number[]
}

const IDLE = new Set(['(idle)', '(program)', '(root)'])

function added({ nodes, samples, timeDeltas }: Profile): Pick<ProfileOf, 'places' | 'functions'> {
  const self = new Map<number, number>()
  samples.forEach((id, i) => self.set(id, (self.get(id) ?? 0) + timeDeltas[i]!))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const places = new Map<string, number>()
  const functions = new Map<string, number>()
  let busy = 0
  /** Adds a node and what it calls; `above` are the functions that called it. Answers their time together. */
  const visit = (id: number, above: ReadonlySet<string>): number => {
    const { callFrame, children = [] } = byId.get(id)!
    const name = nameOf(callFrame)
    const own = IDLE.has(callFrame.functionName) ? 0 : (self.get(id) ?? 0)
    busy += own
    places.set(placeOf(callFrame), (places.get(placeOf(callFrame)) ?? 0) + own)
    const inside = new Set(above).add(name)
    const all = children.reduce((sum, child) => sum + visit(child, inside), own)
    if (!above.has(name)) functions.set(name, (functions.get(name) ?? 0) + all)
    return all
  }
  visit(nodes[0]!.id, new Set())
  const shares = (times: Map<string, number>): Share[] =>
    [...times]
      .map(([place, time]) => ({ place, share: time / busy }))
      .toSorted((a, b) => b.share - a.share)
      .filter(({ share }) => share >= 0.005)
  return { places: shares(places), functions: shares(functions) }
}

type Frame = Profile['nodes'][number]['callFrame']

/** The package of a frame, a file of ours without the repository's folder, or the engine's own name for it. */
function placeOf({ url, functionName }: Frame): string {
  if (!url) return functionName.startsWith('(') ? functionName : 'the engine'
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  return inPackage ?? url.replace(/^file:\/\//, '').replace(join(import.meta.dirname, '../..'), '')
}

const nameOf = (frame: Frame): string =>
  frame.url
    ? `${frame.functionName || '(anonymous)'} ${placeOf(frame)}${frame.url.includes('node_modules') ? '' : `:${frame.lineNumber + 1}`}`
    : frame.functionName
