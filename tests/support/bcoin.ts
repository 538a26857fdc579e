/** Types of the few parts of bcoin that the tests' chain uses, because the package brings none. */
import { createRequire } from 'node:module'

// bcoin reads this variable when it is loaded, and then looks for no native modules.
process.env.NODE_BACKEND = 'js'

export interface BcoinTx {
  txid(): string
  toRaw(): Buffer
  isCoinbase(): boolean
  outputs: { value: number; script: { toRaw(): Buffer } }[]
}
export interface BcoinBlock {
  rhash(): string
  time: number
  txs: BcoinTx[]
}
export interface BcoinEntry {
  hash: string
  height: number
  time: number
  rhash(): string
}
interface Job {
  attempt: { items: unknown[]; fees: number }
  pushTX(tx: BcoinTx, view: unknown): void
  refresh(): void
  mineAsync(): Promise<BcoinBlock>
}
export interface BcoinNode {
  open(): Promise<void>
  close(): Promise<void>
  on(event: 'error', heard: (error: Error) => void): void
  chain: {
    height: number
    tip: BcoinEntry
    add(block: BcoinBlock): Promise<BcoinEntry>
    hasEntry(hash: string): Promise<boolean>
    getEntryByHeight(height: number): Promise<BcoinEntry>
    getBlock(hash: string): Promise<BcoinBlock>
    getCoinView(tx: BcoinTx): Promise<unknown>
  }
  mempool: {
    /**
     * Answers the hashes of transactions that this one needs and that are missing, or null. Throws when the transaction
     * is refused.
     */
    addTX(tx: BcoinTx): Promise<unknown>
    getSnapshot(): string[]
    getTX(hash: string): BcoinTx | undefined
  }
  miner: { cpu: { createJob(tip: BcoinEntry, address: unknown): Promise<Job> } }
  getMetaByAddress(addresses: unknown[]): Promise<BcoinMeta[]>
}
export interface BcoinMeta {
  tx: BcoinTx
  /** The height of its block; -1 while it is in none. */
  height: number
}
interface Mtx {
  addCoin(coin: unknown): void
  addOutput(output: { script: unknown; value: number }): void
  sign(ring: unknown): number
  toTX(): BcoinTx
}

export interface Bcoin {
  FullNode: new (options: Record<string, unknown>) => BcoinNode
  KeyRing: { generate(): { getAddress(): unknown } }
  MTX: new () => Mtx
  Coin: { fromTX(tx: BcoinTx, index: number, height: number): unknown }
  Script: { fromRaw(raw: Buffer): unknown; fromAddress(address: unknown): unknown }
  Address: { fromScript(script: unknown): unknown }
}

export const bcoin = createRequire(import.meta.url)('bcoin') as Bcoin
