/** How many of a variant are available in a channel. */
import type { StockRow } from '../../db/queries/catalog/catalog.ts'
import type { Reference } from '../../db/queries/reference/reference.ts'
import type { GraphqlContext } from '../context.ts'
import { shopData } from '../shared/channel.ts'
import { inChannel } from './loaders.ts'
import { productListing } from './pricing.ts'
import type { ProductSource, VariantSource } from './sources.ts'

/**
 * Ids of the channel's warehouses, one list for each zone that is open to it and, where one is named, serves the
 * country.
 */
export function servingZones(
  { zones, channelWarehouses }: Pick<Reference, 'zones' | 'channelWarehouses'>,
  channelId: number,
  country: string | null,
): string[][] {
  const own = channelWarehouses.get(channelId)
  if (!own) return []
  return zones
    .filter((z) => z.channelIds.includes(channelId) && (country === null || z.countries.includes(country)))
    .map((z) => z.warehouseIds.filter((id) => own.has(id)))
    .filter((ids) => ids.length > 0)
}

/**
 * How many are available: for a country everything in the warehouses of its zones, without a country the most that one
 * zone has. Never more than a checkout may hold.
 */
export function available(
  data: Reference,
  stocks: readonly StockRow[],
  channelId: number,
  country: string | null,
): number {
  const zones = servingZones(data, channelId, country)
  const sum = (ids: ReadonlySet<string>) => sumIn(stocks, ids)
  const most =
    country === null ? Math.max(0, ...zones.map((ids) => sum(new Set(ids)))) : Math.max(0, sum(new Set(zones.flat())))
  return Math.min(most, data.settings.limitQuantityPerCheckout ?? most)
}

const sumIn = (stocks: readonly StockRow[], warehouseIds: ReadonlySet<string>): number =>
  stocks.reduce((sum, stock) => (warehouseIds.has(stock.warehouseId) ? sum + stock.available : sum), 0)

/**
 * How many of a variant a buyer can have. Outside of channels it is the most that one shipping zone has. Where stock is not counted it is the limit of a checkout, which may be null.
 */
export async function quantityAvailable(
  source: VariantSource,
  country: string | null,
  ctx: GraphqlContext,
): Promise<number | null> {
  const data = await shopData(ctx)
  if (!source.row.trackInventory) return data.settings.limitQuantityPerCheckout
  const stocks = await ctx.loaders.stocks.load(source.row.id)
  if (source.channel) return available(data, stocks, source.channel.id, country)
  const most = Math.max(0, ...data.zones.map(({ warehouseIds }) => sumIn(stocks, new Set(warehouseIds))))
  return Math.min(most, data.settings.limitQuantityPerCheckout ?? most)
}

/**
 * Whether a product is for sale and some variant is in stock. As in Saleor, a variant whose stock is not counted does
 * not make it available.
 */
export async function productAvailable(
  source: ProductSource,
  country: string | null,
  ctx: GraphqlContext,
): Promise<boolean | null> {
  const { channel } = source
  if (!channel) return null
  const listing = await productListing(source, ctx)
  if (!listing?.availableForPurchaseAt || listing.availableForPurchaseAt > ctx.clock.now()) return false
  const [data, variants] = await Promise.all([
    shopData(ctx),
    ctx.loaders.pricedVariants.load(inChannel(channel.id, source.row.id)),
  ])
  const quantities = await Promise.all(
    variants.map(async (v) => available(data, await ctx.loaders.stocks.load(v.id), channel.id, country)),
  )
  return quantities.some((n) => n > 0)
}
