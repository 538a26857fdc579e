/** Public sources of rates, each as a row: what is asked, and where the price stands in the answer. */
import { OutsideFault } from '../../../../domain/fault-text.ts'
import type { Clock } from '../../../../context.ts'
import { isDecimal } from '../amounts.ts'
import { requestJson } from '../chain/http.ts'
import type { RateSettings } from '../settings.ts'
import type { RateSource } from './port.ts'

interface Service {
  url: string
  path: (currency: string) => string
  /** Finds the price in the answer. */
  price: (answer: Tree, currency: string) => Tree
  /** Finds the time of the price in the answer, in seconds since 1970, where the source names it. */
  at?: (answer: Tree) => Tree
}

type Kind = Exclude<RateSettings['kind'], 'fixed'>

/** A JSON value of unknown shape. Reading a part that is not there gives undefined, however deep it would stand. */
class Tree {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
  get(name: string): Tree {
    const { value } = this
    return new Tree(typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined)
  }
  first(): Tree {
    const { value } = this
    return new Tree(typeof value === 'object' && value !== null ? Object.values(value)[0] : undefined)
  }
}

const SERVICES: Readonly<Record<Kind, Service>> = {
  coinbase: {
    url: 'https://api.coinbase.com',
    path: () => '/v2/exchange-rates?currency=BTC',
    price: (answer, currency) => answer.get('data').get('rates').get(currency),
  },
  mempool: {
    url: 'https://mempool.space',
    path: () => '/api/v1/prices',
    price: (answer, currency) => answer.get(currency),
    at: (answer) => answer.get('time'),
  },
  coingecko: {
    url: 'https://api.coingecko.com',
    path: (currency) =>
      `/api/v3/simple/price?ids=bitcoin&vs_currencies=${currency.toLowerCase()}&include_last_updated_at=true&precision=2`,
    price: (answer, currency) => answer.get('bitcoin').get(currency.toLowerCase()),
    at: (answer) => answer.get('bitcoin').get('last_updated_at'),
  },
  kraken: {
    url: 'https://api.kraken.com',
    path: (currency) => `/0/public/Ticker?pair=XBT${currency}`,
    // Field `c` is the last trade: its price and its volume.
    price: (answer) => answer.get('result').first().get('c').get('0'),
  },
}

const MOST_BYTES = 1 << 20

export function rateSource(settings: RateSettings, clock: Clock): RateSource {
  if (settings.kind === 'fixed') {
    const { prices } = settings
    return {
      name: 'fixed',
      price: async (currency) => {
        const value = prices.get(currency)
        return value === undefined ? null : { value, currency, source: 'fixed', at: clock.now() }
      },
    }
  }
  const { kind, url } = settings
  const { path, price, at, url: usual } = SERVICES[kind]
  return {
    name: kind,
    async price(currency, signal) {
      const answer = new Tree(
        await requestJson({ name: kind, url: `${url ?? usual}${path(currency)}`, mostBytes: MOST_BYTES, signal }),
      )
      const { value } = price(answer, currency)
      if (value === undefined || value === null) return null
      const text = String(value)
      if (!isDecimal(text) || !/[1-9]/.test(text)) throw new OutsideFault(`${kind} sent no price`)
      const seconds = at?.(answer).value
      if (at && !Number.isSafeInteger(seconds)) throw new OutsideFault(`${kind} sent no time`)
      return { value: text, currency, source: kind, at: at ? new Date((seconds as number) * 1000) : clock.now() }
    },
  }
}
