/**
 * A real Bitcoin chain for tests: a bcoin node in memory that makes blocks when it is told to, with a payer who has
 * coins. It can be asked as a bitcoind (bcoin's own JSON-RPC) and as an Esplora (through a module that reads the node's
 * indexes).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bcoin, type BcoinEntry, type BcoinNode, type BcoinTx } from './bcoin.ts'
import { esploraAnswer } from './regtest-esplora.ts'
import { scriptOf } from './regtest-address.ts'
import { freePort } from './shop.ts'

const { Coin, FullNode, KeyRing, MTX, Script } = bcoin

const KEY = 'regtest-key'
/**
 * How many coins the payer has, of 1.2 bitcoin each. None of them is a block's reward, which a reorganisation would
 * take away.
 */
const COINS = 40
const COIN = 120_000_000
const FEE = 2000
/** The rewards of this many blocks are spent on them. A reward needs a hundred more blocks before it can be spent. */
const REWARDS = 2
const MATURITY = 100

/** How the node answers: correctly, never, with HTTP 500, or with something that is not an answer. */
export type Manner = 'well' | 'never' | 'error' | 'nonsense'

export interface Regtest {
  node: BcoinNode
  /** The sources as SEMENA_BITCOIN_SOURCES names them. */
  bitcoind: string
  esplora: string
  /** How the node answers from now on. */
  manner: Manner
  /** How many requests have come. */
  asked(): number
  height(): number
  /** Makes blocks with the transactions that wait in the mempool. */
  mine(blocks?: number): Promise<void>
  /** Makes a block whose reward goes to an address. */
  mineFor(address: string): Promise<string>
  /** Sends satoshi to an address, each amount as an output of one transaction. Answers the txid. */
  pay(address: string, ...satoshi: number[]): Promise<string>
  /** Spends the coins of an unconfirmed payment elsewhere, in a block that leaves the payment out. */
  doubleSpend(txid: string): Promise<void>
  /**
   * Replaces the last `depth` blocks by a longer branch. Their transactions wait in the mempool again; or the coins of
   * one are spent elsewhere in the new branch (`without`); or they are in the new branch too, `keep` blocks below its
   * tip.
   */
  reorganise(depth: number, more?: { without?: string; keep?: number }): Promise<void>
  /** Takes over another node's blocks up to a height, and its mempool. Of two branches the longer one counts. */
  follow(other: Regtest, upTo?: number): Promise<void>
  /** The satoshi that the addresses have received in blocks of the present chain. */
  received(addresses: readonly string[]): Promise<bigint[]>
  stop(): Promise<void>
}

/** Starts a node. With `like` it begins with the chain of another node, and has no payer of its own. */
export async function startRegtest({ like }: { like?: Regtest } = {}): Promise<Regtest> {
  const rpcPort = await freePort()
  const node = new FullNode({
    network: 'regtest',
    memory: true,
    listen: false,
    workers: false,
    logConsole: false,
    logLevel: 'none',
    indexTx: true,
    indexAddress: true,
    httpHost: '127.0.0.1',
    httpPort: rpcPort,
    apiKey: KEY,
  })
  // Faults show in the answers to requests, and a refused transaction throws as well.
  node.on('error', () => {})
  await node.open()

  const payer = KeyRing.generate()
  const home = Script.fromAddress(payer.getAddress())
  const coins: { tx: BcoinTx; index: number }[] = []
  const payments = new Map<string, { coin: { tx: BcoinTx; index: number }; tx: BcoinTx }>()
  let waiting = 0
  let changing: Promise<unknown> = Promise.resolve()

  /** Requests wait while the chain is being changed, as they do for a bitcoind's lock. */
  const change = <T>(work: () => Promise<T>): Promise<T> => {
    const done = changing.then(work)
    changing = done.catch(() => {})
    return done
  }

  /** Makes a block on `parent` with these transactions; null means those that wait in the mempool. */
  async function block(parent: BcoinEntry, txs: BcoinTx[] | null, address: unknown): Promise<BcoinEntry> {
    const job = await node.miner.cpu.createJob(parent, address)
    if (txs) {
      job.attempt.items = []
      job.attempt.fees = 0
      for (const tx of txs) job.pushTX(tx, await node.chain.getCoinView(tx))
      job.refresh()
    }
    return node.chain.add(await job.mineAsync())
  }

  function spend(coin: { tx: BcoinTx; index: number }, outputs: { script: unknown; value: number }[]): BcoinTx {
    const draft = new MTX()
    const { value } = coin.tx.outputs[coin.index]!
    draft.addCoin(Coin.fromTX(coin.tx, coin.index, -1))
    for (const output of outputs) draft.addOutput(output)
    const rest = value - outputs.reduce((sum, output) => sum + output.value, 0) - FEE
    if (rest < 0) throw new Error(`a coin of ${value} satoshi is too small`)
    if (rest > 1000) draft.addOutput({ script: home, value: rest })
    draft.sign(payer)
    return draft.toTX()
  }

  async function accept(tx: BcoinTx): Promise<void> {
    const missing = await node.mempool.addTX(tx)
    if (missing) throw new Error(`${tx.txid()} spends what is not there`)
  }

  async function enrich(): Promise<void> {
    for (let i = 0; i < REWARDS + MATURITY; i++) await block(node.chain.tip, null, payer.getAddress())
    for (let height = 1; height <= REWARDS; height++) {
      const { hash } = await node.chain.getEntryByHeight(height)
      const [reward] = (await node.chain.getBlock(hash)).txs
      const each = COINS / REWARDS
      const tx = spend(
        { tx: reward!, index: 0 },
        Array.from({ length: each }, () => ({ script: home, value: COIN })),
      )
      await accept(tx)
      for (let index = 0; index < each; index++) coins.push({ tx, index })
    }
    await block(node.chain.tip, null, payer.getAddress())
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    waiting++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (self.manner === 'never') return
    if (self.manner === 'error') return void response.writeHead(500).end('out of order')
    if (self.manner === 'nonsense') return void response.end('<html>welcome</html>')
    await changing
    if (request.method === 'GET') {
      const said = await esploraAnswer(node, request.url!)
      return void response.writeHead(said.status, { 'content-type': said.type }).end(said.body)
    }
    const passed = await fetch(`http://127.0.0.1:${rpcPort}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
      body: Buffer.concat(chunks),
    })
    response.writeHead(passed.status, { 'content-type': 'application/json' }).end(await passed.text())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  const port = await listen(server)

  const self: Regtest = {
    node,
    bitcoind: `bitcoind:http://shop:${KEY}@127.0.0.1:${port}`,
    esplora: `esplora:http://127.0.0.1:${port}/api`,
    manner: 'well',
    asked: () => waiting,
    height: () => node.chain.height,
    mine: (blocks = 1) =>
      change(async () => {
        for (let i = 0; i < blocks; i++) await block(node.chain.tip, null, payer.getAddress())
      }),
    mineFor: (address) =>
      change(async () => {
        const { hash } = await block(node.chain.tip, null, bcoin.Address.fromScript(Script.fromRaw(scriptOf(address))))
        return (await node.chain.getBlock(hash)).txs[0]!.txid()
      }),
    pay: (address, ...satoshi) =>
      change(async () => {
        const coin = coins.shift()
        if (!coin) throw new Error('the payer has no coin left')
        const script = Script.fromRaw(scriptOf(address))
        const tx = spend(
          coin,
          satoshi.map((value) => ({ script, value })),
        )
        await accept(tx)
        payments.set(tx.txid(), { coin, tx })
        return tx.txid()
      }),
    doubleSpend: (txid) =>
      change(async () => {
        const { coin } = payments.get(txid)!
        await block(node.chain.tip, [spend(coin, [{ script: home, value: 1000 }])], payer.getAddress())
      }),
    reorganise: (depth, { without, keep } = {}) =>
      change(async () => {
        const fork = await node.chain.getEntryByHeight(node.chain.height - depth)
        const undone: BcoinTx[] = []
        for (let height = fork.height + 1; height <= node.chain.height; height++) {
          const { hash } = await node.chain.getEntryByHeight(height)
          undone.push(...(await node.chain.getBlock(hash)).txs.filter((tx) => !tx.isCoinbase()))
        }
        const rival = without ? [spend(payments.get(without)!.coin, [{ script: home, value: 1000 }])] : []
        let at = fork
        for (let i = 0; i <= depth; i++) {
          const txs = keep === depth - i ? undone : i === 0 ? rival : []
          at = await block(at, txs, payer.getAddress())
        }
        // A bitcoind puts them back into its mempool by itself, which bcoin does not.
        for (const tx of undone) await node.mempool.addTX(tx).catch(() => {})
      }),
    follow: (other, upTo = other.height()) =>
      change(async () => {
        for (let height = 1; height <= upTo; height++) {
          const { hash } = await other.node.chain.getEntryByHeight(height)
          if (!(await node.chain.hasEntry(hash))) await node.chain.add(await other.node.chain.getBlock(hash))
        }
        for (const hash of other.node.mempool.getSnapshot())
          await node.mempool.addTX(other.node.mempool.getTX(hash)!).catch(() => {})
      }),
    received: async (addresses) => {
      const sums = new Map(addresses.map((address) => [scriptOf(address).toString('hex'), 0n]))
      for (let height = 1; height <= node.chain.height; height++) {
        const { hash } = await node.chain.getEntryByHeight(height)
        for (const { outputs } of (await node.chain.getBlock(hash)).txs) {
          for (const { script, value } of outputs) {
            const to = script.toRaw().toString('hex')
            const sum = sums.get(to)
            if (sum !== undefined) sums.set(to, sum + BigInt(value))
          }
        }
      }
      return [...sums.values()]
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      await node.close()
    },
  }
  if (like) await self.follow(like)
  else await change(enrich)
  return self
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
