/** Reads and writes display rates in the public metadata of channels. */
import { statement } from '../../statements/statement.ts'

export interface ChannelRates {
  id: number
  currency: string
  /** The metadata's text; null where there is none. */
  displayRates: string | null
}

export const channelRates = statement(
  'channel_rates',
  `select id, currency, metadata ->> 'displayRates' as "displayRates" from channels order by id`,
).many

/** Writes the rates; answers whether any differed from before. */
export const writeDisplayRates = statement(
  'write_display_rates',
  `update channels set metadata = metadata || jsonb_build_object('displayRates', n.value)
      from jsonb_to_recordset($1::jsonb) as n(id int, value text) where channels.id = n.id and channels.metadata ->> 'displayRates' is distinct from n.value`,
).touches
