/** Shipping methods as a channel offers them. */
import type { Pool } from 'pg'
import type { shippingMethodListings, shippingMethods } from '../tables/index.ts'

export type OfferedMethodRow = typeof shippingMethods.$inferSelect & Pick<typeof shippingMethodListings.$inferSelect, 'price' | 'minOrder' | 'maxOrder'> & { countries: string[] }

/** Every method with a price in the channel whose zone is open to it, in the order of the zones. */
export async function methodsOfChannel(pool: Pool, channelId: number): Promise<OfferedMethodRow[]> {
  const { rows } = await pool.query<OfferedMethodRow>({
    name: 'methods_of_channel',
    text: `select m.id, m.zone_id as "zoneId", m.name, m.description, m.min_days as "minDays", m.max_days as "maxDays", m.sort, m.translations, m.metadata,
        m.private_metadata as "privateMetadata", l.price::float8 as price, l.min_order::float8 as "minOrder", l.max_order::float8 as "maxOrder", z.countries
      from shipping_method_listings l
      join shipping_methods m on m.id = l.method_id
      join shipping_zones z on z.id = m.zone_id
      join shipping_zone_channels zc on zc.zone_id = z.id and zc.channel_id = l.channel_id
      where l.channel_id = $1 order by m.zone_id, m.sort, m.id`,
    values: [channelId],
  })
  return rows
}
