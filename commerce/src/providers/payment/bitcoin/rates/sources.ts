/** Public sources of rates, each as a row: what is asked, and where the price stands in the answer. */
import { MOST_ANSWER_BYTES } from '../../../../domain/webhook/port.ts'
import { OutsideFault } from '../../../../domain/fault-text.ts'
import type { Clock } from '../../../../context.ts'
import { isDecimal } from '../amounts.ts'
import { requestJson } from '../chain/http.ts'
import type { RateSettings } from '../settings.ts'
import type { RateSource } from './port.ts'

interface Service {
  url: string
  path: (currency: string) => string
  /** Where the price stands in the answer; `*` is the first part, whatever its name. */
  price: (currency: string) => readonly string[]
  /** Where its time stands, in seconds since 1970, where the source names it. */
  at?: readonly string[]
}

const SERVICES: Readonly<Record<Exclude<RateSettings['kind'], 'fixed'>, Service>> = {
  coinbase: {
    url: 'https://api.coinbase.com',
    path: () => '/v2/exchange-rates?currency=BTC',
    price: (currency) => ['data', 'rates', currency],
  },
  mempool: {
    url: 'https://mempool.space',
    path: () => '/api/v1/prices',
    price: (currency) => [currency],
    at: ['time'],
  },
  coingecko: {
    url: 'https://api.coingecko.com',
    path: (currency) =>
      `/api/v3/simple/price?ids=bitcoin&vs_currencies=${currency.toLowerCase()}&include_last_updated_at=true&precision=2`,
    price: (currency) => ['bitcoin', currency.toLowerCase()],
    at: ['bitcoin', 'last_updated_at'],
  },
  kraken: {
    url: 'https://api.kraken.com',
    path: (currency) => `/0/public/Ticker?pair=XBT${currency}`,
    // Field `c` is the last trade: its price and its volume.
    price: () => ['result', '*', 'c', '0'],
  },
}

/** A part of a JSON value of unknown shape; undefined where there is none. */
const partOf = (answer: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => {
    if (typeof part !== 'object' || part === null) return undefined
    return name === '*' ? Object.values(part)[0] : (part as Record<string, unknown>)[name]
  }, answer)

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
      const answer = await requestJson({
        name: kind,
        url: `${url ?? usual}${path(currency)}`,
        mostBytes: MOST_ANSWER_BYTES,
        signal,
      })
      const value = partOf(answer, price(currency))
      if (value === undefined || value === null) return null
      const text = String(value)
      if (!isDecimal(text) || !/[1-9]/.test(text)) throw new OutsideFault(`${kind} sent no price`)
      const seconds = at && partOf(answer, at)
      if (at && !Number.isSafeInteger(seconds)) throw new OutsideFault(`${kind} sent no time`)
      return { value: text, currency, source: kind, at: at ? new Date((seconds as number) * 1000) : clock.now() }
    },
  }
}
