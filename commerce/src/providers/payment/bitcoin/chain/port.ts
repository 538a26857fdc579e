/** Where the shop learns what stands on the chain. */

/** An address to which somebody may have paid. */
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
  /** Height of the block that holds it; null while it waits for a block. */
  height: number | null
  /** When that block was made, by its own account. */
  blockTime: Date | null
  /** A block's reward, which may be spent after a hundred blocks only. */
  isReward: boolean
}

export interface ChainView {
  /** Height of the newest block, read before the coins, so that no coin looks deeper than it is. */
  tip: number
  coins: readonly Coin[]
}

/** Methods throw when the source does not answer as it should; errors hold neither its whole address nor credentials. */
export interface ChainSource {
  /** What logs call the source: `esplora blockstream.info`. */
  readonly name: string
  tip(signal: AbortSignal): Promise<number>
  /**
   * Everything that was paid to these addresses, whether it waits for a block or not, and also if it has been spent
   * since.
   */
  outputs(watched: readonly Watched[], signal: AbortSignal): Promise<ChainView>
  /**
   * Those of the addresses to which anything was ever paid, however long ago. A source that only looks back as far as
   * `sinceHeight` leaves this out, and its `outputs` are used instead.
   */
  used?(watched: readonly Watched[], signal: AbortSignal): Promise<{ tip: number; addresses: string[] }>
}

/** Whether a block, or a coin that waits for one, belongs to an address given out at `sinceHeight`. */
export const isSince = (height: number | null, sinceHeight: number): boolean =>
  height === null || height >= sinceHeight - REORGANISATION

/**
 * How many of the newest blocks may be replaced by others. An address is looked for that far below its own height, too.
 */
export const REORGANISATION = 10
