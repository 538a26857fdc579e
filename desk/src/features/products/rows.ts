/** The ids of the rows that hold a pack's prices and stocks, as they are now: a bulk change names them. */
import { request } from '../../platform/graphql.ts'
import { DeskPackRowsDocument } from './rows.generated.ts'

interface Rows {
  /** For each pack its listings by the channel's id. */
  listings: Map<string, Map<string, string>>
  /** For each pack its stocks by the warehouse's id. */
  stocks: Map<string, Map<string, string>>
}

export async function packRows(product: string): Promise<Rows> {
  const { product: found } = await request(DeskPackRowsDocument, { id: product })
  const variants = found?.variants ?? []
  return {
    listings: new Map(
      variants.map(({ id, channelListings }) => [
        id,
        new Map((channelListings ?? []).map((row) => [row.channel.id, row.id])),
      ]),
    ),
    stocks: new Map(
      variants.map(({ id, stocks }) => [id, new Map((stocks ?? []).map((row) => [row.warehouse.id, row.id]))]),
    ),
  }
}
