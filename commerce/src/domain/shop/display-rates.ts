/**
 * Display rates: rates at which prices may be read in other currencies (docs/rules.md#reading-prices), computed for
 * each channel from one source.
 */
import { DAY_MS } from '@semena/contract/time'
import type { Services } from '../../context.ts'
import { channelRates, type ChannelRates, writeDisplayRates } from '../../db/queries/reference/display-rates.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { OutsideFault } from '../fault-text.ts'

export interface DisplayRates {
  date: string
  /** Units of the other currency for one of the channel's. */
  rates: Record<string, number>
}

const OLDEST_MS = 31 * DAY_MS
/** A rate that changed by more than this factor since the last time is taken for a mistake. */
const MOST_CHANGE = 2
const SMALLEST = 1e-6
const LARGEST = 1e6
const DIGITS = 6

/**
 * Writes the display rates of every channel that the source knows. Throws an OutsideFault, and writes nothing, when
 * they make no sense.
 */
export async function updateDisplayRates(
  { database, clock, changes }: Pick<Services, 'database' | 'clock' | 'changes'>,
  answer: unknown,
): Promise<void> {
  const source = readSource(answer, clock.now())
  const channels = await channelRates(database.pool)
  const currencies = [...new Set(channels.map((c) => c.currency))]
  const news = channels.flatMap((c) => {
    const rates = ratesOf(c, source, currencies)
    return rates ? [{ id: c.id, value: JSON.stringify({ date: source.date, rates } satisfies DisplayRates) }] : []
  })
  if (!news.length) throw new OutsideFault('the source of rates knows no currency of the shop')
  await transaction(database.pool, async (client) => {
    if (await writeDisplayRates(client, news)) await changes.tell(client)
  })
}

interface Source {
  date: string
  /** Rates by currency, that of the base currency included. */
  rates: ReadonlyMap<string, number>
}

function readSource(answer: unknown, now: Date): Source {
  const { base, date, rates } = (answer ?? {}) as Record<string, unknown>
  const isDate = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
  if (typeof base !== 'string' || !/^[A-Z]{3}$/.test(base) || !isDate || !rates || typeof rates !== 'object')
    throw new OutsideFault('the source of rates sent something else than base, date and rates')
  const age = now.getTime() - Date.parse(date)
  if (age < -DAY_MS || age > OLDEST_MS) throw new OutsideFault(`the source of rates is of ${date}`)
  const read = new Map<string, number>([[base, 1]])
  for (const [currency, value] of Object.entries(rates)) {
    if (!/^[A-Z]{3}$/.test(currency)) continue
    if (typeof value !== 'number' || !(value >= SMALLEST && value <= LARGEST))
      throw new OutsideFault(`the source of rates sent no rate for ${currency}`)
    read.set(currency, value)
  }
  return { date, rates: read }
}

/** Null where the source does not know the channel's currency, or no other. */
function ratesOf(
  channel: ChannelRates,
  { date, rates }: Source,
  currencies: readonly string[],
): Record<string, number> | null {
  const own = rates.get(channel.currency)
  if (own === undefined) return null
  const last = readStored(channel.displayRates)
  if (last && date < last.date) throw new OutsideFault(`the source of rates went back to ${date}`)
  const wanted = new Set([...Object.keys(last?.rates ?? {}), ...currencies])
  const found: Record<string, number> = {}
  for (const currency of wanted) {
    const other = rates.get(currency)
    if (currency === channel.currency || other === undefined) continue
    const rate = Number((other / own).toPrecision(DIGITS))
    const before = last?.rates[currency]
    if (before && (rate / before > MOST_CHANGE || before / rate > MOST_CHANGE))
      throw new OutsideFault(
        `${channel.currency} to ${currency} went from ${before} to ${rate}: if that is right, set it by hand`,
      )
    found[currency] = rate
  }
  return Object.keys(found).length ? found : null
}

function readStored(text: string | null): DisplayRates | null {
  try {
    const { date, rates } = JSON.parse(text ?? '') as Partial<DisplayRates>
    return typeof date === 'string' && rates && typeof rates === 'object' ? { date, rates } : null
  } catch {
    return null
  }
}
