/** The port by which the shop learns what a bitcoin costs. */

export interface Quote {
  /** Price of one bitcoin, a decimal text. */
  value: string
  currency: string
  /** Name of the source that said it. */
  source: string
  /** When the price was so. */
  at: Date
}

export interface RateSource {
  readonly name: string
  /**
   * The price now; null when the source does not know the currency. Throws when the source does not answer as it
   * should.
   */
  price(currency: string, signal: AbortSignal): Promise<Quote | null>
}

/** Prices out of several sources; null when no source knows the price, or when they contradict each other. */
export interface CoinPrices {
  quote(currency: string): Promise<Quote | null>
}
