/** Where the shop learns what a bitcoin costs. */

export interface Quote {
  /** Price of one bitcoin, a decimal text. */
  value: string
  currency: string
  /** Who says so. */
  source: string
  /** When it was so. */
  at: Date
}

export interface RateSource {
  readonly name: string
  /** Null: it does not know the currency. Throws when it does not answer as it should. */
  price(currency: string, signal: AbortSignal): Promise<Quote | null>
}

/** Null: nobody knows, or those who do contradict each other. */
export interface CoinPrices {
  quote(currency: string): Promise<Quote | null>
}
