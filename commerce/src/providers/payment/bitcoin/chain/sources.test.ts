/** Both kinds of source (Esplora and bitcoind) on a real chain. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGTEST_KEY } from '../../../../../../tests/support/regtest-address.ts'
import { type Regtest, startRegtest } from '../../../../../../tests/support/regtest.ts'
import { readBitcoinSettings, type SourceSettings } from '../settings.ts'
import { openWallet, scriptOf } from '../wallet.ts'
import { createChain } from './agreement.ts'
import { bitcoind } from './bitcoind.ts'
import { esplora } from './esplora.ts'
import type { ChainSource, Watched } from './port.ts'

const SOURCES = { esplora, bitcoind: (settings: SourceSettings) => bitcoind(settings) }
type Kind = keyof typeof SOURCES

let chain: Regtest
beforeAll(async () => {
  chain = await startRegtest()
}, 30_000)
afterAll(() => chain.stop())

const wallet = openWallet(REGTEST_KEY, 'regtest')
let index = 0
function fresh(): Watched {
  const address = wallet.address(index++)
  return { address, script: scriptOf(address, 'regtest'), sinceHeight: chain.height() }
}

const named = (kind: Kind, text: string): ChainSource => {
  const settings = readBitcoinSettings(
    (name) =>
      ({ SEMENA_BITCOIN_KEY: REGTEST_KEY, SEMENA_BITCOIN_NETWORK: 'regtest', SEMENA_BITCOIN_SOURCES: text })[name],
    'demo',
  )
  return SOURCES[kind](settings!.sources[0]!)
}
const signal = (): AbortSignal => AbortSignal.timeout(10_000)

describe.each(['esplora', 'bitcoind'] as const)('%s', (kind) => {
  const open = (): ChainSource => named(kind, chain[kind])
  /** Confirmations and satoshi of each coin. */
  const look = async (source: ChainSource, watched: Watched): Promise<[confirmations: number, satoshi: number][]> => {
    const { tip, coins } = await source.outputs([watched], signal())
    expect(tip).toBe(chain.height())
    return coins
      .map((c): [number, number] => [c.height === null ? 0 : tip - c.height + 1, Number(c.satoshi)])
      .toSorted(([, a], [, b]) => a - b)
  }

  it('sees a payment when it is announced, and how deep it lies afterwards', async () => {
    const [source, watched] = [open(), fresh()]
    expect(await look(source, watched)).toEqual([])
    const txid = await chain.pay(watched.address, 50_000)
    expect(await look(source, watched)).toEqual([[0, 50_000]])
    await chain.mine()
    expect(await look(source, watched)).toEqual([[1, 50_000]])
    await chain.mine(2)
    const { coins } = await source.outputs([watched], signal())
    expect(coins).toMatchObject([{ reference: `${txid}:0`, address: watched.address, isReward: false }])
    expect(Math.abs(coins[0]!.blockTime!.getTime() - Date.now())).toBeLessThan(3_600_000)
    expect(await look(source, watched)).toEqual([[3, 50_000]])
    expect(await source.tip(signal())).toBe(chain.height())
  })

  it('sees every output of a payment in parts, and nothing of other addresses', async () => {
    const [source, watched, other] = [open(), fresh(), fresh()]
    const txid = await chain.pay(watched.address, 10_000, 20_000)
    await chain.mine()
    await chain.pay(watched.address, 30_000)
    await chain.pay(other.address, 40_000)
    expect(await look(source, watched)).toEqual([
      [1, 10_000],
      [1, 20_000],
      [0, 30_000],
    ])
    const both = await source.outputs([watched, other], signal())
    expect(both.coins).toHaveLength(4)
    expect(both.coins.filter((c) => c.reference.startsWith(txid)).map((c) => c.reference.slice(-2))).toEqual([
      ':0',
      ':1',
    ])
  })

  it('sees what was paid before it was first asked, and after it began anew', async () => {
    const watched = fresh()
    await chain.pay(watched.address, 10_000)
    await chain.mine(20)
    await chain.pay(watched.address, 20_000)
    const expected = [
      [20, 10_000],
      [0, 20_000],
    ]
    const source = open()
    const other = fresh()
    expect(await look(source, other)).toEqual([])
    expect(await look(source, watched)).toEqual(expected)
    expect(await look(open(), watched)).toEqual(expected)
  })

  it('says nothing of what lies before the height an address was given out at', async () => {
    const watched = fresh()
    await chain.pay(watched.address, 10_000)
    await chain.mine(20)
    const later = { ...watched, sinceHeight: chain.height() }
    expect(await look(open(), later)).toEqual([])
    await chain.pay(watched.address, 20_000)
    expect(await look(open(), later)).toEqual([[0, 20_000]])
    expect(await look(open(), watched)).toEqual([
      [20, 10_000],
      [0, 20_000],
    ])
  })

  it('tells which addresses were used: as far back as it can look', async () => {
    const [old, waiting, unused] = [fresh(), fresh(), fresh()]
    await chain.pay(old.address, 10_000)
    await chain.mine(20)
    await chain.pay(waiting.address, 10_000)
    const now = [old, waiting, unused].map((w) => ({ ...w, sinceHeight: chain.height() }))
    const used = (watched: Watched[]) => createChain([open()], { required: 1 }).used(watched)
    expect(await used([old, waiting, unused])).toEqual(new Set([old.address, waiting.address]))
    expect(await used(now)).toEqual(new Set(kind === 'esplora' ? [old.address, waiting.address] : [waiting.address]))
  })

  it('follows a reorganisation: into the mempool again, into another block, or spent elsewhere', async () => {
    const [source, watched] = [open(), fresh()]
    const kept = await chain.pay(watched.address, 10_000)
    const gone = await chain.pay(watched.address, 20_000)
    await chain.mine(2)
    expect(await look(source, watched)).toEqual([
      [2, 10_000],
      [2, 20_000],
    ])
    await chain.reorganise(2)
    expect(await look(source, watched)).toEqual([
      [0, 10_000],
      [0, 20_000],
    ])
    await chain.mine()
    await chain.reorganise(1, { keep: 0 })
    expect(await look(source, watched)).toEqual([
      [1, 10_000],
      [1, 20_000],
    ])
    await chain.reorganise(1, { without: gone })
    expect(await look(source, watched)).toEqual([[0, 10_000]])
    await chain.mine()
    const { coins } = await source.outputs([watched], signal())
    expect(coins.map((c) => c.reference)).toEqual([`${kept}:0`])
  })

  it('no longer names what was spent elsewhere before it came into a block', async () => {
    const [source, watched] = [open(), fresh()]
    const txid = await chain.pay(watched.address, 10_000)
    expect(await look(source, watched)).toEqual([[0, 10_000]])
    await chain.doubleSpend(txid)
    expect(await look(source, watched)).toEqual([])
  })

  it('tells a block’s reward', async () => {
    const [source, watched] = [open(), fresh()]
    await chain.mineFor(watched.address)
    const { coins } = await source.outputs([watched], signal())
    expect(coins).toMatchObject([{ isReward: true, height: chain.height() }])
  })

  it.each(['never', 'error', 'nonsense'] as const)(
    'throws without a word of its password when it answers %s',
    async (manner) => {
      const secret = named(
        kind,
        chain[kind].replace('http://', 'http://somebody:hush-hush@').replace('shop:regtest-key@', ''),
      )
      chain.manner = manner
      try {
        for (const work of [
          () => secret.tip(AbortSignal.timeout(200)),
          () => secret.outputs([fresh()], AbortSignal.timeout(200)),
        ]) {
          const error = await work().then(
            () => null,
            (e: unknown) => e as Error,
          )
          expect(error).toBeInstanceOf(Error)
          expect(`${error!.message} ${error!.stack} ${String(error!.cause)}`).not.toMatch(/hush|somebody/)
          expect(error!.message).toContain('127.0.0.1')
        }
      } finally {
        chain.manner = 'well'
      }
    },
  )
})

describe('esplora', () => {
  it('reads more payments than come at once', async () => {
    const watched = fresh()
    for (let i = 0; i < 30; i++) await chain.mineFor(watched.address)
    const { coins } = await named('esplora', chain.esplora).outputs([watched], signal())
    expect(new Set(coins.map((c) => c.reference)).size).toBe(30)
  })
})

describe('bitcoind', () => {
  it('refuses a wrong password', async () => {
    const source = named('bitcoind', chain.bitcoind.replace('regtest-key', 'wrong'))
    await expect(source.tip(signal())).rejects.toThrow(/^bitcoind 127\.0\.0\.1:\d+ answered 401$/)
  })

  it('reads each block and each waiting payment once, however often and by however many it is asked', async () => {
    const source = named('bitcoind', chain.bitcoind)
    const watched = Array.from({ length: 20 }, fresh)
    await chain.pay(watched[3]!.address, 10_000)
    await source.outputs(watched, signal())
    const before = chain.asked()
    const views = await Promise.all(watched.map((w) => source.outputs([w], signal())))
    expect(views.flatMap((v) => v.coins)).toHaveLength(1)
    // Two runs, each with two looks at the newest block and one at the mempool.
    expect(chain.asked() - before).toBeLessThanOrEqual(10)
  })

  it('finds an address anew that it was not asked for when the blocks were read', async () => {
    const source = named('bitcoind', chain.bitcoind)
    const [first, second] = [fresh(), fresh()]
    await source.outputs([first], signal())
    await chain.pay(second.address, 10_000)
    await chain.mine(30)
    await source.outputs([first], signal())
    const { coins } = await source.outputs([second], signal())
    expect(coins).toHaveLength(1)
  })

  it('reads far back beside what is recent, which does not wait for it, and may have lost it', async () => {
    const old = fresh()
    await chain.pay(old.address, 10_000)
    await chain.mine(60)
    const recent = fresh()
    await chain.pay(recent.address, 20_000)
    const url = new URL(chain.bitcoind.replace('bitcoind:', ''))
    const kept = new Set<string>()
    const proxy = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk as Buffer)
        const body = Buffer.concat(chunks)
        if (kept.size > 0 && /"getblock",/.test(body.toString()) && ![...kept].some((hash) => body.includes(hash)))
          return void response.end(JSON.stringify([{ id: 0, result: null, error: { code: -1, message: 'pruned' } }]))
        const { authorization } = request.headers as { authorization: string }
        const answer = await fetch(url.origin, {
          method: 'POST',
          body,
          headers: { authorization, 'content-type': 'application/json' },
        })
        response.end(await answer.text())
      })()
    })
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve)
    })
    try {
      const port = (proxy.address() as AddressInfo).port
      const auth = { user: url.username, password: url.password }
      const source = bitcoind({ kind: 'bitcoind', url: `http://127.0.0.1:${port}`, auth }, 20)
      // The node keeps only the newest blocks.
      for (let height = chain.height() - 25; height <= chain.height(); height++)
        kept.add((await chain.node.chain.getEntryByHeight(height)).rhash())
      const deep = source.outputs([old], signal())
      expect((await source.outputs([recent], signal())).coins).toHaveLength(1)
      await expect(deep).rejects.toThrow(/refused getblock$/)
      expect((await source.outputs([recent], signal())).coins).toHaveLength(1)
      kept.clear()
      expect((await source.outputs([old, recent], signal())).coins.map((c) => Number(c.satoshi))).toEqual([
        10_000, 20_000,
      ])
      await chain.reorganise(1)
      expect((await source.outputs([recent, old], signal())).coins).toHaveLength(2)
    } finally {
      proxy.closeAllConnections()
      proxy.close()
    }
  })
})
