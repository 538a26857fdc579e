import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGTEST_KEY } from '../../../../../../tests/support/regtest-address.ts'
import { type Regtest, startRegtest } from '../../../../../../tests/support/regtest.ts'
import { openWallet, scriptOf } from '../wallet.ts'
import { agree, confirmationsFor, createChain } from './agreement.ts'
import { bitcoind } from './bitcoind.ts'
import { esplora } from './esplora.ts'
import type { ChainSource, ChainView, Coin, Watched } from './port.ts'

const coin = (height: number | null, more: Partial<Coin> = {}): Coin => ({
  reference: 'aa:0',
  address: 'bcrt1q',
  satoshi: 1000n,
  height,
  blockTime: null,
  isReward: false,
  ...more,
})
const view = (tip: number, ...coins: Coin[]): ChainView => ({ tip, coins })
const deep = (views: ChainView[], required: number, settled?: { wanted: number }): (number | undefined)[] =>
  agree(views, required, settled && { references: new Set(['aa:0']), ...settled }).coins.map((c) => c.confirmations)

describe('what sources agree on', () => {
  it('is seen when one of them says so', () => {
    expect(deep([view(100, coin(null)), view(100)], 2)).toEqual([0])
    expect(deep([view(100), view(100)], 2)).toEqual([])
  })

  it('is as deep as the required number say', () => {
    expect(deep([view(102, coin(100)), view(101, coin(100)), view(102)], 1)).toEqual([3])
    expect(deep([view(102, coin(100)), view(101, coin(100)), view(102)], 2)).toEqual([2])
    expect(deep([view(102, coin(100)), view(101, coin(100)), view(102)], 3)).toEqual([0])
    expect(deep([view(100, coin(100)), view(100, coin(null))], 2)).toEqual([0])
  })

  it('stays confirmed while others have only not come so far', () => {
    const views = [view(101, coin(100)), view(100, coin(100))]
    expect(deep(views, 2)).toEqual([1])
    expect(deep(views, 2, { wanted: 2 })).toEqual([2])
    expect(deep([view(100, coin(100)), view(99)], 2, { wanted: 1 })).toEqual([1])
  })

  it('is not confirmed any more when the required number deny it', () => {
    expect(deep([view(101, coin(null)), view(101, coin(null))], 2, { wanted: 1 })).toEqual([0])
    expect(deep([view(101, coin(101)), view(101, coin(101))], 2, { wanted: 2 })).toEqual([1])
    expect(deep([view(101, coin(100)), view(101), view(101)], 2, { wanted: 1 })).toEqual([0])
    expect(deep([view(101, coin(100)), view(101), view(101, coin(100))], 2, { wanted: 1 })).toEqual([2])
  })

  it('counts a source that tells another amount as one that does not know the coin', () => {
    const lie = coin(90, { satoshi: 9_000_000n })
    const { coins } = agree([view(100, lie), view(100, coin(100)), view(100, coin(100))], 2)
    expect(coins).toMatchObject([{ satoshi: 1000n, confirmations: 1 }])
    expect(agree([view(100, lie), view(100, coin(100))], 2).coins).toMatchObject([{ satoshi: 1000n, confirmations: 0 }])
  })

  it('wants a hundred blocks on a reward', () => {
    expect(confirmationsFor({ isReward: true }, 3)).toBe(100)
    expect(confirmationsFor({ isReward: false }, 3)).toBe(3)
  })
})

describe('sources of different heights', () => {
  const at = (tip: number, name = `at ${tip}`): ChainSource => ({
    name,
    tip: () => Promise.resolve(tip),
    outputs: () => Promise.resolve(view(tip, coin(100))),
  })
  const WATCHED: Watched = { address: 'bcrt1q', script: '00', sinceHeight: 1 }
  const lines: string[] = []
  const open = (required: number, ...sources: ChainSource[]) =>
    createChain(sources, { required, report: (line) => lines.push(line) })

  it('do without one that is nonsense high where enough others agree', async () => {
    const chain = open(2, at(900_000_000), at(101), at(102))
    expect(await chain.tip()).toBe(101)
    expect(await chain.coins(WATCHED)).toMatchObject({ tip: 101, coins: [{ confirmations: 2 }] })
    expect(lines).toEqual(['at 900000000 is left out: it is at block 900000000, and others are at 102'])
  })

  it('say nothing where those that agree may only be late, or too few agree', async () => {
    const few = /sources of the chain can be used, and 2 must agree/
    await expect(open(2, at(200), at(101), at(102)).tip()).rejects.toThrow(few)
    await expect(open(2, at(900_000), at(100)).tip()).rejects.toThrow(few)
    expect(lines.at(-1)).toBe('at 100 is left out: it is at block 100, and others are at 900000')
  })
})

describe('several sources of a real chain', () => {
  let first: Regtest
  let second: Regtest
  beforeAll(async () => {
    first = await startRegtest()
    second = await startRegtest({ like: first })
  }, 30_000)
  afterAll(() => Promise.all([first.stop(), second.stop()]))

  const wallet = openWallet(REGTEST_KEY, 'regtest')
  let index = 0
  const fresh = (): Watched => {
    const address = wallet.address(index++)
    return { address, script: scriptOf(address, 'regtest'), sinceHeight: first.height() }
  }
  const node = ({ bitcoind: text }: Regtest): ChainSource => {
    const url = new URL(text.replace('bitcoind:', ''))
    return bitcoind({ kind: 'bitcoind', url: url.origin, auth: { user: url.username, password: url.password } })
  }
  const server = ({ esplora: text }: Regtest): ChainSource =>
    esplora({ kind: 'esplora', url: text.replace('esplora:', ''), auth: null })
  const lines: string[] = []
  const open = (sources: ChainSource[], required: number) =>
    createChain(sources, { required, patienceMs: 2000, report: (line) => lines.push(line) })

  it('confirm a payment when both have its block', async () => {
    const watched = fresh()
    const chain = open([server(first), node(second)], 2)
    await first.pay(watched.address, 10_000)
    expect((await chain.coins(watched)).coins).toMatchObject([{ confirmations: 0, satoshi: 10_000n }])
    await first.mine()
    // The second source is a block behind: it counts as answering, but it confirms nothing.
    expect((await chain.coins(watched)).coins).toMatchObject([{ confirmations: 0 }])
    await second.follow(first)
    expect(await chain.coins(watched)).toMatchObject({ tip: first.height(), coins: [{ confirmations: 1 }] })
    expect(await chain.tip()).toBe(first.height())
  })

  it('say nothing when one of the required is too far behind, and go on when it has come along', async () => {
    const watched = fresh()
    const chain = open([server(first), node(second)], 2)
    await first.pay(watched.address, 10_000)
    await first.mine(3)
    await expect(chain.coins(watched)).rejects.toThrow('1 of 2 sources of the chain can be used, and 2 must agree')
    expect(lines.join('\n')).toMatch(/bitcoind 127\.0\.0\.1:\d+ is left out: it is at block \d+, and others are at \d+/)
    await second.follow(first)
    expect((await chain.coins(watched)).coins).toMatchObject([{ confirmations: 3 }])
    expect(lines.at(-1)).toMatch(/can be used again/)
  })

  it.each(['never', 'error', 'nonsense'] as const)(
    'do without one that answers %s, and tell it once',
    async (manner) => {
      const watched = fresh()
      await first.pay(watched.address, 10_000)
      await first.mine()
      await second.follow(first)
      second.manner = manner
      const chain = open([node(first), server(second)], 1)
      const strict = open([node(first), server(second)], 2)
      await Promise.all([
        expect(strict.coins(watched)).rejects.toThrow(/2 must agree/),
        expect(strict.tip()).rejects.toThrow(/2 must agree/),
      ])
      lines.length = 0
      expect((await chain.coins(watched)).coins).toMatchObject([{ confirmations: 1 }])
      expect((await chain.coins(watched)).coins).toHaveLength(1)
      expect(lines).toHaveLength(1)
      second.manner = 'well'
      expect((await strict.coins(watched)).coins).toMatchObject([{ confirmations: 1 }])
    },
    30_000,
  )

  it('do not take an older answer of a source for news', async () => {
    const watched = fresh()
    await first.pay(watched.address, 10_000)
    await first.mine()
    const old = { at: second, now: first }
    const source = server(first)
    // A public source often has two servers behind one address.
    const balanced: ChainSource = {
      name: 'balanced',
      tip: (signal) => source.tip(signal),
      outputs: (w, signal) => server(old.now).outputs(w, signal),
    }
    const chain = open([balanced], 1)
    expect((await chain.coins(watched)).coins).toMatchObject([{ confirmations: 1 }])
    old.now = old.at
    await expect(chain.coins(watched)).rejects.toThrow(/1 must agree/)
    expect(lines.at(-1)).toMatch(/balanced is left out: it went back from block \d+ to \d+/)
  })

  it('call a payment gone only when nobody has it any more', async () => {
    await second.follow(first)
    const watched = fresh()
    const chain = open([node(first), server(second)], 2)
    const txid = await first.pay(watched.address, 10_000)
    await second.follow(first)
    expect((await chain.coins(watched)).coins).toHaveLength(1)
    await first.doubleSpend(txid)
    expect((await chain.coins(watched)).coins).toMatchObject([{ confirmations: 0 }])
    await second.follow(first)
    expect((await chain.coins(watched)).coins).toEqual([])
  })
})
