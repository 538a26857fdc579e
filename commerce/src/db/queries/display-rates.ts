/** Rates for reading prices in other currencies, in the public metadata of channels. */
import type { Queryable } from './checkout.ts'

export interface ChannelRates {
  id: number
  currency: string
  /** As it stands in the metadata. */
  displayRates: string | null
}

export async function channelRates(db: Queryable): Promise<ChannelRates[]> {
  const { rows } = await db.query<ChannelRates>(
    `select id, currency, metadata ->> 'displayRates' as "displayRates" from channels order by id`,
  )
  return rows
}

/** Answers whether any was another than before. */
export async function writeDisplayRates(
  db: Queryable,
  news: readonly { id: number; value: string }[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update channels set metadata = metadata || jsonb_build_object('displayRates', n.value)
      from jsonb_to_recordset($1::jsonb) as n(id int, value text) where channels.id = n.id and channels.metadata ->> 'displayRates' is distinct from n.value`,
    [JSON.stringify(news)],
  )
  return (rowCount ?? 0) > 0
}
