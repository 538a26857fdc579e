/**
 * `rates set <channel> EUR=0.92 … [--date 2026-11-21]`: sets the display rates of a channel
 * (docs/rules.md#reading-prices).
 */
import { transaction } from '@semena/commerce/database'
import { StartError } from '@semena/commerce/settings'
import type { Command } from './command.ts'
import { parsed, UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'
import { statement } from '@semena/commerce/statements'

export interface RatesArguments {
  date: string
  /** Units of each other currency for one unit of the channel's currency. */
  rates: Record<string, number>
}

/** Reads the arguments after `rates`; throws a UsageError. */
export function readRates(args: string[], today = new Date()): { channel: string; displayRates: RatesArguments } {
  const { values, positionals } = parsed(args, { date: { type: 'string' } })
  const [verb, channel, ...pairs] = positionals
  if (verb !== 'set' || !channel || pairs.length === 0) throw new UsageError('Name a channel and at least one rate.')
  const { date = today.toISOString().slice(0, 10) } = values
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new UsageError(`${date} is no date such as 2026-11-21.`)
  const rates: Record<string, number> = {}
  for (const pair of pairs) {
    const [, currency, value] = /^([A-Z]{3})=(\d+(?:\.\d+)?)$/.exec(pair) ?? []
    if (!currency || !(Number(value) > 0)) throw new UsageError(`${pair} is no rate such as EUR=0.92.`)
    rates[currency] = Number(value)
  }
  return { channel, displayRates: { date, rates } }
}

const SET_RATES = statement(
  'shop_set_rates',
  `update channels set metadata = metadata || jsonb_build_object('displayRates', $2::text) where slug = $1`,
)

export const ratesCommand: Command = {
  usage: 'rates set <channel> EUR=0.92 … [--date 2026-11-21]',
  does: 'sets the rates in which prices are shown for reading',
  async run(args) {
    const { channel, displayRates } = readRates(args)
    await withDatabase(({ pool }, _config, changes) =>
      transaction(pool, async (client) => {
        const rowCount = await SET_RATES.run(client, channel, JSON.stringify(displayRates))
        if (!rowCount) throw new StartError(`There is no channel ${channel}.`)
        await changes.tell(client)
      }),
    )
    console.log(
      `${channel}: ${Object.entries(displayRates.rates)
        .map(([c, r]) => `${c} ${r}`)
        .join(', ')} of ${displayRates.date}`,
    )
  },
}
