/** Where the shop learns what stands on the chain. */

/** An address somebody may have paid to. */
export interface Watched {
  address: string
  /** The script that pays to it, in hex. */
  script: string
  /** Height of the chain when the address was given out: it holds nothing from before. */
  sinceHeight: number
}

/** An output that pays to a watched address. */
export interface Coin {
  /** `txid:vout` */
  reference: string
  address: string
  satoshi: bigint
  /** Of the block that holds it; null: it waits for one. */
  height: number | null
  /** When that block was made, as it says itself. */
  blockTime: Date | null
  /** A block's reward, which may be spent after a hundred blocks only. */
  isReward: boolean
}

export interface ChainView {
  /** Height of the newest block when this was read; not newer than what was read. */
  tip: number
  coins: readonly Coin[]
}

/** Methods throw when the source does not answer as it should; errors hold neither its whole address nor credentials. */
export interface ChainSource {
  /** For logs: `esplora blockstream.info`. */
  readonly name: string
  tip(signal: AbortSignal): Promise<number>
  /** Everything that was paid to these addresses, in blocks or waiting for one; spent since or not. */
  outputs(watched: readonly Watched[], signal: AbortSignal): Promise<ChainView>
  /**
   * Those of the addresses that anything was ever paid to, however long ago. Left out by a source that only looks back as
   * far as `sinceHeight`: its `outputs` have to do.
   */
  used?(watched: readonly Watched[], signal: AbortSignal): Promise<{ tip: number; addresses: string[] }>
}

/** Whether a block, or a coin that waits for one, belongs to an address given out at `sinceHeight`. */
export const isSince = (height: number | null, sinceHeight: number): boolean =>
  height === null || height >= sinceHeight - REORGANISATION

/** Blocks that may be replaced by others: so far below an address's height it is looked for as well. */
export const REORGANISATION = 10
