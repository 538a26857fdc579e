/**
 * The owner's own node: Bitcoin Core, or any other that answers its JSON-RPC. The node needs neither a wallet nor an
 * index of addresses: blocks since an address was given out are read once, and the mempool as it grows.
 */
import { OutsideFault } from '../../../../domain/fault-text.ts'
import type { SourceSettings } from '../settings.ts'
import { requestJson } from './http.ts'
import { type ChainSource, type Coin, REORGANISATION } from './port.ts'
import { type RawTransaction, readBlock, readTransaction } from './raw.ts'
import { sharedRuns, raceSignal } from './runs.ts'

const PATIENCE_MS = 10_000
const MOST_BYTES = 256 << 20
const TRANSACTIONS_AT_ONCE = 500
/** For this many of the newest blocks all outputs are remembered, for older ones only those that were asked for. */
const WHOLE_BLOCKS = REORGANISATION + 2
/** An address that nobody has asked about for this time is no longer looked for. */
const FORGET_MS = 2 * 3_600_000
/** How often reading begins again because the chain has grown meanwhile. */
const TRIES = 4
/** About two days, in which nearly all payments lie that are still watched. */
const RECENT_BLOCKS = 300
/** Blocks that are remembered: about a fortnight. */
const KEPT_BLOCKS = 2200

interface Reading {
  tip: number
  /** Coins by the script that they pay to. */
  coins: ReadonlyMap<string, Coin[]>
}

interface Found {
  reference: string
  satoshi: bigint
  isReward: boolean
}
type Outputs = Map<string, Found[]>

interface Block {
  hash: string
  previous: string
  time: Date
  /**
   * Number (`knownAt`) of the last wanted address that has been looked for in this block. It is a count, not a time.
   */
  readAt: number
  wanted: Outputs
  /** All outputs; null where only the wanted ones and marks of the rest are remembered. */
  all: Outputs | null
  /** Short marks of all scripts in the block, which tell that a script is not in it without reading the block again. */
  marks: Uint32Array
}

interface Wanted {
  address: string
  since: number
  /** Its number in the order in which addresses became wanted, to be compared with a block's `readAt`. */
  knownAt: number
  askedAt: number
}

/** `recent` is the number of blocks that an answer waits for; older ones are read in the background. */
export function bitcoind({ url, auth }: SourceSettings, recent = RECENT_BLOCKS): ChainSource {
  const name = `bitcoind ${new URL(url).host}`
  const blocks = new Map<number, Block>()
  const wanted = new Map<string, Wanted>()
  const waiting = new Map<string, RawTransaction>()
  const waitingFor: Outputs = new Map()
  /** Height from which on every block was read. */
  let floor = Infinity
  /** `knownAt` of the address that became wanted last. */
  let newest = 0

  /**
   * Sends several calls at once. Answers the results in the order of the calls, with an error in place of a call that
   * failed.
   */
  async function call(
    calls: readonly [method: string, ...params: unknown[]][],
    signal?: AbortSignal,
  ): Promise<unknown[]> {
    const answer = await requestJson({
      name,
      url,
      auth,
      body: calls.map(([method, ...params], id) => ({ jsonrpc: '1.0', id, method, params })),
      mostBytes: MOST_BYTES,
      signal: signal ?? AbortSignal.timeout(PATIENCE_MS),
    })
    if (!Array.isArray(answer)) throw new OutsideFault(`${name} sent no answers`)
    const byId = new Map(
      answer.map((a: unknown) => [(a as { id?: unknown } | null)?.id, a as { result?: unknown; error?: unknown }]),
    )
    return calls.map(([method], id) => {
      const { result, error } = byId.get(id) ?? {}
      return error || result === undefined || result === null ? new OutsideFault(`${name} refused ${method}`) : result
    })
  }

  async function one<T>(
    isIt: (value: unknown) => value is T,
    request: [string, ...unknown[]],
    signal?: AbortSignal,
  ): Promise<T> {
    const [result] = await call([request], signal)
    if (result instanceof Error) throw result
    if (!isIt(result)) throw new OutsideFault(`${name} sent something else for ${request[0]}`)
    return result
  }

  const top = async (): Promise<{ height: number; hash: string }> => {
    const height = await one(isHeight, ['getblockcount'])
    return { height, hash: await one(isHash, ['getblockhash', height]) }
  }

  /** Reads chain and mempool as they were at one moment: again and again until the chain has not grown meanwhile. */
  async function read(): Promise<Reading> {
    forget()
    const known = newest
    let before = await top()
    for (let tries = 1; ; tries++) {
      // The mempool is read before the blocks, so that a transaction which leaves it for a block is found there.
      await readMempool()
      await readBlocks(before)
      const after = await top()
      if (after.hash === before.hash) break
      if (tries === TRIES) throw new OutsideFault(`${name} has another newest block each time it is asked`)
      before = after
    }
    const { height: tip } = before
    // The result is taken now, before more is read, and holds only addresses that were looked for everywhere.
    const ready = [...wanted].filter(([, w]) => w.knownAt <= known && first(w) >= floor)
    return { tip, coins: new Map(ready.map(([script, w]) => [script, coinsOf(script, w, tip)])) }
  }

  function forget(): void {
    const before = Date.now() - FORGET_MS
    for (const [script, { askedAt }] of wanted) if (askedAt < before) wanted.delete(script)
  }

  const first = ({ since }: Pick<Wanted, 'since'>): number => Math.max(0, since - REORGANISATION)
  const lowestWanted = (): number => Math.min(Infinity, ...[...wanted.values()].map(first))

  /** Reads blocks from the newest down to the oldest that is wanted, but at most `recent` of them. */
  async function readBlocks({ height, hash }: { height: number; hash: string }): Promise<void> {
    const bottom = Math.min(floor, Math.max(lowestWanted(), height - recent), height)
    let next = hash
    for (let at = height; at >= bottom; at--) {
      const isWhole = at > height - WHOLE_BLOCKS
      let block = blocks.get(at)
      if (!block || block.hash !== next || lacks(block, at)) {
        block = await readOne(next, isWhole)
        blocks.set(at, block)
      } else if (!isWhole && block.all) shrink(block)
      next = block.previous
    }
    // Blocks further back, read before, stay if they belong to this chain.
    const lowest = blocks.get(bottom - 1)?.hash === next ? Math.min(floor, bottom) : bottom
    floor = Math.max(lowest, Math.min(height - KEPT_BLOCKS, lowestWanted()))
    for (const at of blocks.keys()) if (at > height || at < floor) blocks.delete(at)
  }

  /**
   * Reads the wanted blocks that lie further back. Whoever only wants to know of recent payments does not wait for it.
   */
  async function readHistory(): Promise<void> {
    while (lowestWanted() < floor) {
      const at = floor - 1
      const above = blocks.get(floor)!
      const block = await readOne(above.previous, false)
      // The chain may have been reorganised or grown meanwhile.
      if (floor !== at + 1 || blocks.get(floor) !== above) continue
      blocks.set(at, block)
      floor = at
    }
  }

  /** Whether a block has to be read again for addresses that have become wanted since it was read. */
  function lacks(block: Block, height: number): boolean {
    if (block.all || block.readAt >= newest) return false
    for (const [script, w] of wanted)
      if (w.knownAt > block.readAt && first(w) <= height && block.marks.includes(markOf(script))) return true
    block.readAt = newest
    return false
  }

  async function readOne(hash: string, isWhole: boolean): Promise<Block> {
    const hex = await one(isHex, ['getblock', hash, false])
    const { previous, time, transactions } = parsed(() => readBlock(Buffer.from(hex, 'hex')), 'no block')
    const all: Outputs = new Map()
    for (const transaction of transactions) add(all, transaction)
    const block: Block = { hash, previous, time, readAt: newest, wanted: new Map(), all, marks: new Uint32Array() }
    if (!isWhole) shrink(block)
    return block
  }

  function shrink(block: Block): void {
    const { all } = block
    block.wanted = new Map(
      [...wanted.keys()].flatMap((script) => (all!.has(script) ? [[script, all!.get(script)!]] : [])),
    )
    block.marks = Uint32Array.from(all!.keys(), markOf)
    block.readAt = newest
    block.all = null
  }

  async function readMempool(): Promise<void> {
    const txids = await one(isHashes, ['getrawmempool'])
    const present = new Set(txids)
    for (const [txid, transaction] of waiting) {
      if (present.has(txid)) continue
      waiting.delete(txid)
      for (const { script } of transaction.outputs) drop(waitingFor, script, txid)
    }
    const news = txids.filter((txid) => !waiting.has(txid))
    for (let i = 0; i < news.length; i += TRANSACTIONS_AT_ONCE) {
      const some = news.slice(i, i + TRANSACTIONS_AT_ONCE)
      const answers = await call(some.map((txid) => ['getrawtransaction', txid]))
      for (const [n, hex] of answers.entries()) {
        // The node does not give the transaction, because it has left the mempool meanwhile.
        if (!isHex(hex)) continue
        const transaction = parsed(() => readTransaction(Buffer.from(hex, 'hex')), 'no transaction')
        waiting.set(some[n]!, transaction)
        add(waitingFor, transaction)
      }
    }
  }

  function parsed<T>(work: () => T, what: string): T {
    try {
      return work()
    } catch {
      throw new OutsideFault(`${name} sent ${what}`)
    }
  }

  function coinsOf(script: string, { address, since }: Wanted, tip: number): Coin[] {
    const coins = new Map<string, Coin>()
    const put = (found: readonly Found[] | undefined, height: number | null, blockTime: Date | null): void => {
      for (const { reference, satoshi, isReward } of found ?? [])
        coins.set(reference, { reference, address, satoshi, height, blockTime, isReward })
    }
    put(waitingFor.get(script), null, null)
    for (let at = first({ since }); at <= tip; at++) {
      const { all, wanted: some, time } = blocks.get(at)!
      put((all ?? some).get(script), at, time)
    }
    return [...coins.values()]
  }

  const shared = sharedRuns(read)
  const history = sharedRuns(readHistory)
  return {
    name,
    tip: (signal) => one(isHeight, ['getblockcount'], signal),
    async outputs(watched, signal) {
      for (const { address, script, sinceHeight } of watched) {
        const before = wanted.get(script)
        wanted.set(script, {
          address,
          since: Math.min(sinceHeight, before?.since ?? Infinity),
          knownAt: before && before.since <= sinceHeight ? before.knownAt : ++newest,
          askedAt: Date.now(),
        })
      }
      // Reading goes on although its caller no longer waits, so that a later question finds it done.
      const late = (): Error => new OutsideFault(`${name} is still being read`)
      for (;;) {
        const { tip, coins } = await raceSignal(shared(), signal, late)
        if (watched.every(({ script }) => coins.has(script)))
          return { tip, coins: watched.flatMap(({ script }) => coins.get(script)!) }
        await raceSignal(history(), signal, late)
      }
    },
  }
}

/** The mark of a script, which is so short that two scripts may share it. */
const markOf = (script: string): number => Number.parseInt(script.slice(4, 12), 16)

function add(outputs: Outputs, { txid, isReward, outputs: some }: RawTransaction): void {
  for (const { script, index, satoshi } of some) {
    const found = { reference: `${txid}:${index}`, satoshi, isReward }
    const others = outputs.get(script)
    if (others) others.push(found)
    else outputs.set(script, [found])
  }
}

function drop(outputs: Outputs, script: string, txid: string): void {
  const left = outputs.get(script)?.filter((found) => !found.reference.startsWith(txid)) ?? []
  if (left.length > 0) outputs.set(script, left)
  else outputs.delete(script)
}

const isHeight = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isHex = (value: unknown): value is string => typeof value === 'string' && value.length > 0
const isHashes = (value: unknown): value is string[] => Array.isArray(value) && value.every(isHash)
