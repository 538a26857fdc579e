/** One rate out of several sources: the first that answers, unless the second contradicts it. */
import type { Clock } from '../../../../context.ts'
import { faultText, OutsideFault } from '../../../../domain/fault-text.ts'
import { differ } from '../amounts.ts'
import type { Quote, CoinPrices, RateSource } from './port.ts'
import { declareCache } from '../../../../memory/memory.ts'

const PATIENCE_MS = 5000
const CACHED_MS = 60_000
/** An older rate is refused, and so is one from further ahead of our clock. */
const OLDEST_MS = 10 * 60_000
const MOST_APART = 5n

declareCache({
  name: 'prices of coins',
  holds: 'the last price of a coin in each currency',
  bound: 'the currencies of the channels',
  lifeMs: CACHED_MS,
  tags: null,
})

export interface RatesOptions {
  clock: Clock
  patienceMs?: number
  report?: (line: string) => void
}

/** Makes one price out of several sources. */
export function createRates(
  sources: readonly RateSource[],
  { clock, patienceMs = PATIENCE_MS, report = (line) => console.error(line) }: RatesOptions,
): CoinPrices {
  const cached = new Map<string, { quote: Quote; readAt: number }>()
  const asking = new Map<string, Promise<Quote | null>>()
  const isFresh = ({ at }: Quote): boolean => Math.abs(clock.now().getTime() - at.getTime()) <= OLDEST_MS

  async function ask(source: RateSource, currency: string): Promise<Quote | null> {
    try {
      const quote = await source.price(currency, AbortSignal.timeout(patienceMs))
      if (quote && !isFresh(quote)) throw new OutsideFault(`its rate is of ${quote.at.toISOString()}`)
      return quote
    } catch (error) {
      report(`no ${currency} rate from ${source.name}: ${faultText(error)}`)
      return null
    }
  }

  async function read(currency: string): Promise<Quote | null> {
    const answers = sources.map((source) => ask(source, currency))
    const found: Quote[] = []
    for (const answer of answers) {
      const quote = await answer
      if (quote) found.push(quote)
      if (found.length === 2) break
    }
    const [first, second] = found
    if (first && second && differ(first.value, second.value, MOST_APART)) {
      report(`no ${currency} rate: ${first.source} says ${first.value} and ${second.source} ${second.value}`)
      cached.delete(currency)
      return null
    }
    if (first) {
      cached.set(currency, { quote: first, readAt: clock.now().getTime() })
      return first
    }
    // No source answers, so the price of a few minutes ago still holds.
    const last = cached.get(currency)?.quote
    return last && isFresh(last) ? last : null
  }

  return {
    async quote(currency) {
      const last = cached.get(currency)
      const age = last ? clock.now().getTime() - last.readAt : Infinity
      if (last && age >= 0 && age < CACHED_MS && isFresh(last.quote)) return last.quote
      const running = asking.get(currency) ?? read(currency).finally(() => asking.delete(currency))
      asking.set(currency, running)
      return running
    },
  }
}
