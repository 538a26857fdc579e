/** Cached pages: for how long, how many, for whom, and what is shown while the service fails. */
import { DAY_MS } from '@semena/contract/time'
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { makePage, type Page, sizeOf } from './page.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const HERE = '192.0.2.1'
let now = 0
let cache: PageCache
let renders = 0
beforeEach(() => {
  now = 1_000_000
  renders = 0
  cache = createPageCache({ maxBytes: 1 << 20, now: () => now })
})

function page(text: string, more: Partial<Parameters<typeof makePage>[0]> = {}): Page {
  return makePage({
    status: 200,
    headers: [['content-type', 'text/html']],
    body: Buffer.from(text),
    tags: [],
    fresh: 10,
    again: 50,
    shared: true,
    keepable: true,
    ...more,
  })
}
const renderer =
  (text: string, more: Parameters<typeof page>[1] = {}) =>
  async (): Promise<Page> => {
    renders++
    return page(text, more)
  }
const fails = async (): Promise<Page> => {
  renders++
  throw new Error('the database is away')
}
const load = async (key: string, render: () => Promise<Page>): Promise<[string, string]> => {
  const { page: found, state } = await cache.load(key, render, HERE, 50)
  return [found.identity.body.toString(), state]
}
const kept = (key: string): [string, string] | undefined => {
  const found = cache.find(key, HERE)
  return found && [found.page.identity.body.toString(), found.state]
}
/** A rendering that ends when the test says so. */
function slow(text: string): { render: () => Promise<Page>; end: () => void } {
  let end = (): void => {}
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    render: async () => {
      renders++
      await until
      return page(text)
    },
    end: () => end(),
  }
}
/** Waits until the running renewals have ended. */
const renewalsDone = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

describe('a kept page', () => {
  it('is fresh, then stale, then old, by its own times', async () => {
    expect(kept('a')).toBeUndefined()
    expect(await load('a', renderer('one'))).toEqual(['one', 'fresh'])
    now += 9999
    expect(kept('a')).toEqual(['one', 'fresh'])
    now += 1
    expect(kept('a')).toEqual(['one', 'stale'])
    now += 49_999
    expect(kept('a')).toEqual(['one', 'stale'])
    now += 1
    expect(kept('a')).toEqual(['one', 'old'])
    expect(renders).toBe(1)
  })

  it('is shown while it is renewed, once for all who ask', async () => {
    await load('a', renderer('one'))
    now += 20_000
    const { render, end } = slow('two')
    cache.renew('a', render)
    cache.renew('a', render)
    expect(kept('a')).toEqual(['one', 'stale'])
    end()
    await renewalsDone()
    expect(kept('a')).toEqual(['two', 'fresh'])
    expect(renders).toBe(2)
  })

  it('outlives a renewal that fails', async () => {
    await load('a', renderer('one'))
    now += 20_000
    cache.renew('a', fails)
    await renewalsDone()
    expect(kept('a')).toEqual(['one', 'stale'])
  })

  it('is rendered once for visitors who come together', async () => {
    const { render, end } = slow('one')
    const all = Promise.all([load('a', render), load('a', render), load('a', render)])
    end()
    expect(await all).toEqual(Array.from({ length: 3 }, () => ['one', 'fresh']))
    expect(renders).toBe(1)
  })
})

describe('in bad times', () => {
  it('a page of the last day is better than none', async () => {
    await load('a', renderer('one'))
    now += DAY_MS - 1
    expect(await load('a', fails)).toEqual(['one', 'old'])
    expect(await load('a', renderer('sorry', { status: 503, shared: false }))).toEqual(['one', 'old'])
    now += 1
    await expect(load('a', fails)).rejects.toThrow('away')
  })

  it('an answer that says so is given when there is no page, and is not kept', async () => {
    expect(await load('a', renderer('sorry', { status: 503, shared: false }))).toEqual(['sorry', 'fresh'])
    expect(kept('a')).toBeUndefined()
    await expect(load('b', fails)).rejects.toThrow('away')
    expect(await load('b', renderer('one'))).toEqual(['one', 'fresh'])
  })
})

describe('what is one visitor’s own', () => {
  it('is not kept, and takes a page of the same address away', async () => {
    await load('a', renderer('one'))
    now += 61_000
    expect(await load('a', renderer('mine', { shared: false }))).toEqual(['mine', 'fresh'])
    expect(kept('a')).toBeUndefined()
  })

  it('is shown to nobody who came at the same time', async () => {
    let visitor = 0
    const own = async (): Promise<Page> => page(`of ${++visitor}`, { shared: false })
    const answers = await Promise.all([load('a', own), load('a', own), load('a', own)])
    expect(new Set(answers.map(([text]) => text)).size).toBe(3)
  })
})

describe('a change', () => {
  it('is shown as old when its rendering takes longer than a moment, and is new once that has ended', async () => {
    await load('a', renderer('one'))
    cache.invalidate()
    const slow = Promise.withResolvers<Page>()
    expect(await load('a', () => slow.promise)).toEqual(['one', 'old'])
    slow.resolve(page('two'))
    await expect.poll(() => kept('a')).toEqual(['two', 'fresh'])
  })

  it('that was never there is waited for', async () => {
    const slow = Promise.withResolvers<Page>()
    const asked = load('a', () => slow.promise)
    setTimeout(() => slow.resolve(page('one')), 500)
    expect(await asked).toEqual(['one', 'fresh'])
  })

  it('makes everything old, or what carries its tag', async () => {
    await load('a', renderer('a', { tags: ['product:1', 'list'] }))
    await load('b', renderer('b', { tags: ['product:2', 'list'] }))
    await load('c', renderer('c'))
    cache.invalidate(['product:1'])
    expect([kept('a'), kept('b'), kept('c')].map((f) => f?.[1])).toEqual(['old', 'fresh', 'fresh'])
    cache.invalidate(['list'])
    expect([kept('a'), kept('b'), kept('c')].map((f) => f?.[1])).toEqual(['old', 'old', 'fresh'])
    cache.invalidate()
    expect([kept('a'), kept('b'), kept('c')].map((f) => f?.[1])).toEqual(['old', 'old', 'old'])
    expect(await load('a', renderer('new'))).toEqual(['new', 'fresh'])
    expect(kept('a')).toEqual(['new', 'fresh'])
  })

  it('while a page is rendered makes that page old: it may show what was before', async () => {
    const { render, end } = slow('before')
    const loading = load('a', render)
    cache.invalidate(['anything'])
    end()
    expect(await loading).toEqual(['before', 'fresh'])
    expect(kept('a')).toEqual(['before', 'old'])
    expect(await load('a', renderer('after'))).toEqual(['after', 'fresh'])
    expect(kept('a')).toEqual(['after', 'fresh'])
  })

  it('leaves a page for bad times', async () => {
    await load('a', renderer('one'))
    cache.invalidate()
    expect(await load('a', fails)).toEqual(['one', 'old'])
  })
})

describe('memory', () => {
  const keys = Array.from({ length: 40 }, (_, i) => `page-${i}`)

  it('is bounded: what nobody asked for longest goes first', async () => {
    const body = 'x'.repeat(60_000)
    for (const key of keys) {
      await load(key, renderer(body))
      cache.find(keys[0]!, HERE)
    }
    const there = keys.filter((key) => cache.find(key, HERE))
    expect(there.length * sizeOf(page(body))).toBeLessThanOrEqual(1 << 20)
    expect(there.length).toBeGreaterThan(5)
    expect(there).toEqual([keys[0], ...keys.slice(-(there.length - 1))])
  })

  it('is not one network’s: what two have asked for stays, and so does what others alone have asked for', async () => {
    const body = 'x'.repeat(60_000)
    const from = (network: string, key: string) => cache.load(key, renderer(body), network, 1000)
    for (const key of ['home', 'list']) {
      await from('192.0.2.2', key)
      expect(cache.find(key, '192.0.2.3')?.state).toBe('fresh')
    }
    for (const key of ['rare', 'seldom']) await from('192.0.2.2', key)
    for (const key of keys) await from('203.0.113.9', key)
    for (const key of ['home', 'list', 'rare', 'seldom']) expect(kept(key)?.[1]).toBe('fresh')
    expect(keys.filter((key) => cache.find(key, '203.0.113.9')).length).toBeLessThan(10)
  })

  it('holds no page that would take an eighth of it', async () => {
    expect((await load('large', renderer('x'.repeat(140_000))))[1]).toBe('fresh')
    expect(kept('large')).toBeUndefined()
  })

  it('counts compressed copies too', async () => {
    // A text of hashes hardly gets smaller, so each compressed copy is nearly as large as its page.
    const text = (i: number): string =>
      Array.from({ length: 1000 }, (_, n) => createHash('sha256').update(`${i} ${n}`).digest('base64')).join('')
    for (const [i, key] of keys.entries()) {
      const { page: found } = await cache.load(key, renderer(text(i)), HERE, 1000)
      await cache.variant(key, found, 'gzip')
      await cache.variant(key, found, 'br')
    }
    const held = keys.flatMap((key) => cache.find(key, HERE)?.page ?? []).map(sizeOf)
    expect(held.length).toBeGreaterThan(3)
    expect(held.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(1 << 20)
  })

  it('makes each compressed copy once', async () => {
    const { page: found } = await cache.load('a', renderer('x'.repeat(5000)), HERE, 1000)
    const [one, two] = await Promise.all([cache.variant('a', found, 'br'), cache.variant('a', found, 'br')])
    expect(one).toBe(two)
    expect(cache.find('a', HERE)!.page.br).toBe(one)
    expect(one.body.length).toBeLessThan(200)
  })
})

it('gives nobody who comes after a change the page that was begun before it', async () => {
  const old = slow('old')
  const first = load('k', old.render)
  cache.invalidate(['products'])
  expect(await load('k', renderer('new', { tags: ['products'] }))).toEqual(['new', 'fresh'])
  old.end()
  expect(await first).toEqual(['old', 'fresh'])
  expect(kept('k')).toEqual(['new', 'fresh'])
})
