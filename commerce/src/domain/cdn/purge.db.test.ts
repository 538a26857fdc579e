/** What is told to a cache in front of the shop: by any process, until it is done, and again after a moment. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { countPurges } from '../../db/queries/file/cdn-purge.ts'
import { type CdnKind, cdnOf } from '../../providers/cdn/cdn.ts'
import { readCdnSettings } from '../../providers/cdn/settings.ts'
import { freshDatabase } from '../../testing/database.ts'
import { type EdgeCache, PURGE_TOKEN, startEdgeCache } from '../../testing/edge-cache.ts'
import { openWorker, turnedClock, type TurnedClock } from '../../testing/jobs.ts'
import type { Cdn } from './port.ts'
import { notePurges, purgeNext } from './purge.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let edge: EdgeCache
let clock: TurnedClock
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  edge = await startEdgeCache()
  clock = turnedClock()
  await database.pool.query('delete from cdn_purges')
})
afterEach(() => edge.close())

const settings = (kind: CdnKind = 'varnish', purgeToken = PURGE_TOKEN) => ({
  kind,
  purgeUrl: edge.purgeUrl,
  purgeToken,
  seconds: 300,
})
const never = new AbortController().signal
const next = (cdn: Cdn = cdnOf(settings())): Promise<number> => purgeNext({ database, clock }, cdn, never)
const note = (...tags: string[]): Promise<void> => notePurges({ database, clock }, tags)

test.each<CdnKind>(['fastly', 'cloudflare', 'varnish'])('%s is told in its own words, and by a token', async (kind) => {
  await cdnOf(settings(kind)).purge(['products', 'site'], never)
  expect(edge.purged).toEqual([['products', 'site']])
  await expect(cdnOf(settings(kind, 'a token of nobody')).purge(['site'], never)).rejects.toThrow(
    'the cache in front of the shop (SEMENA_CDN_PURGE_URL) answered 403',
  )
  await edge.close()
  await expect(cdnOf(settings(kind)).purge(['site'], never)).rejects.toThrow(/cannot be reached$/)
  edge = await startEdgeCache()
})

test('what several processes put down is purged once, and once more, together, after a moment', async () => {
  await Promise.all([note('products', 'site'), note('site', 'products', 'pages'), note('products')])
  // Two that claim in the same instant may each get a part.
  const counts = await Promise.all([next(), next(), next()])
  expect(counts.reduce((sum, count) => sum + count)).toBe(3)
  expect(edge.purged.flat().toSorted()).toEqual(['pages', 'products', 'site'])
  expect(await next()).toBe(0)
  clock.turn(5100)
  expect(await next()).toBe(3)
  expect(edge.purged.at(-1)!.toSorted()).toEqual(['pages', 'products', 'site'])
  expect(await countPurges(database.pool)).toBe(0)
})

test('what is told while a purge is under way is purged after it', async () => {
  await note('products')
  const slow: Cdn = {
    mostTags: 10,
    purge: async (tags, signal) => {
      await cdnOf(settings()).purge(tags, signal)
      await note('products')
    },
  }
  expect(await next(slow)).toBe(1)
  expect(await next()).toBe(1)
  expect(edge.purged).toEqual([['products'], ['products']])
  clock.turn(5100)
  expect([await next(), await countPurges(database.pool)]).toEqual([1, 0])
})

test('a purge that is refused is tried later and later, by whichever process, and is never lost', async () => {
  await note('products')
  edge.refuses = true
  const waits: number[] = []
  for (let i = 0; i < 9; i++) {
    await expect(next()).rejects.toThrow(/answered 503/)
    expect(await next()).toBe(0)
    let waited = 0
    for (; (await countDue()) === 0; waited += 1000) clock.turn(1000)
    waits.push(waited)
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
  edge.refuses = false
  expect(await next()).toBe(1)
  expect(edge.purged).toEqual([['products']])
})

test('a claim of a process that died ends', async () => {
  await note('products')
  await database.pool.query('update cdn_purges set claimed_until = $1', [new Date(clock.now().getTime() + 30_000)])
  expect(await next()).toBe(0)
  clock.turn(31_000)
  expect(await next()).toBe(1)
})

test('many tags take as many requests as they need', async () => {
  await note(...Array.from({ length: 70 }, (_, i) => `file-${i}`))
  const cloudflare = cdnOf(settings('cloudflare'))
  expect([await next(cloudflare), await next(cloudflare), await next(cloudflare)]).toEqual([30, 30, 10])
})

test('a process purges every page when it starts, and what it hears; where none is set nothing is put down', async () => {
  const silent = await open({})
  await silent.tell('products')
  await silent.end()
  expect([await countPurges(database.pool), edge.purged]).toEqual([0, []])

  const telling = await open({ cdn: settings() })
  await expect.poll(() => edge.purged, soon).toEqual([['shop']])
  await telling.tell('promotions')
  await telling.tell('products')
  await expect.poll(() => edge.purged.at(-1), soon).toEqual(['products'])
  await telling.end()
  expect(edge.purged.flat()).not.toContain('promotions')
})

const soon = { timeout: 5000, interval: 20 }
/** A process with its jobs. */
async function open(more: Parameters<typeof openWorker>[3]) {
  const worker = await openWorker(database.connection, null, clock, more)
  const stopHearing = await worker.attend()
  await worker.jobs.start()
  return {
    tell: (tag: string) => worker.services.changes.tell(database.pool, [tag]),
    end: async () => {
      await worker.jobs.stop()
      await stopHearing()
      await worker.database.close()
    },
  }
}

test.each<[string, Record<string, string>, RegExp]>([
  [
    'a part of it',
    { SEMENA_CDN: 'fastly' },
    /^SEMENA_CDN is of no use without SEMENA_CDN_PURGE_URL, SEMENA_CDN_PURGE_TOKEN\.$/,
  ],
  ['a time alone', { SEMENA_CDN_SECONDS: '60' }, /^SEMENA_CDN_SECONDS is of no use without SEMENA_CDN,/],
  ['another kind', { ...given(), SEMENA_CDN: 'akamai' }, /^SEMENA_CDN must be one of fastly, cloudflare, varnish\.$/],
  ['an open address', { ...given(), SEMENA_CDN_PURGE_URL: 'http://cdn.example.com' }, /^SEMENA_CDN_PURGE_URL must be/],
  ['a short token', { ...given(), SEMENA_CDN_PURGE_TOKEN: 'short' }, /^SEMENA_CDN_PURGE_TOKEN must be/],
  ['no time', { ...given(), SEMENA_CDN_SECONDS: '0' }, /^SEMENA_CDN_SECONDS must be/],
])('%s is no setting', (_, values, message) => {
  expect(() => readCdnSettings((name) => values[name])).toThrow(message)
})

const countDue = async (): Promise<number> =>
  (
    await database.pool.query<{ n: number }>('select count(*)::int as n from cdn_purges where due_at <= $1', [
      clock.now(),
    ])
  ).rows[0]!.n

function given(): Record<string, string> {
  return { SEMENA_CDN: 'varnish', SEMENA_CDN_PURGE_URL: 'http://varnish:6081/', SEMENA_CDN_PURGE_TOKEN: PURGE_TOKEN }
}
