/** What every page knows of its shop and channel. */
import type { DisplayRates } from './rates.ts'

export interface Channel {
  slug: string
  currency: string
  /** Null where an outside service does not say. */
  defaultCountry: string | null
  countries: { code: string; country: string }[]
  /** Null where prices cannot be read in another currency. */
  rates: DisplayRates | null
}

export interface Shop {
  channel: Channel
  /** Under which the visitor came, for canonical addresses. */
  origin: string
  mode: 'demo' | 'production'
  /** Orders can be paid without money, although the shop is no demonstration. */
  testPayments: boolean
  /** An outside service for the browser; null: ours, at `/graphql/`. */
  graphqlUrl: string | null
}
