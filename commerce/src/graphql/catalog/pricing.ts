/** Prices as the catalogue shows them: before and after sales, with the tax of the buyer's country. */
import type { VariantListingRow } from '../../db/queries/catalog.ts'
import type { Reference } from '../../db/queries/reference.ts'
import { rateOf, showsGross, taxed, taxRulesOf } from '../../domain/pricing/tax.ts'
import type { GraphqlContext } from '../context.ts'
import { shopData } from '../shared/channel.ts'
import { taxedMoney } from '../shared/money.ts'
import { inChannel } from './loaders.ts'
import type { ChannelRow, ProductListingRow, ProductRow, ProductSource, VariantSource } from './sources.ts'

export interface AddressArgs {
  address?: { country?: string | null } | null
}

/** A function that turns a stored price into net and gross. */
export function taxer(
  shop: Reference,
  channel: ChannelRow,
  product: Pick<ProductRow, 'taxClassId' | 'productTypeId'>,
  { address }: AddressArgs,
) {
  const taxClassId = product.taxClassId ?? shop.productTypeById.get(product.productTypeId)?.taxClassId ?? null
  const country = address?.country ?? channel.defaultCountry
  const rate = rateOf(shop, taxClassId, country)
  const rules = taxRulesOf(shop, channel, country)
  return (price: number) => {
    const { net, gross, currency } = taxed(price, rate, rules, channel.currency)
    return taxedMoney(net, gross, currency)
  }
}

/** Whether a listing is published now, and not only from a later day on. */
export const isVisible = (listing: ProductListingRow | null, now: Date): boolean =>
  listing !== null && listing.isPublished && (listing.publishedAt === null || listing.publishedAt <= now)

/** How the source's channel lists a product; null outside of channels and where the product is not listed. */
export function productListing(
  source: ProductSource,
  ctx: GraphqlContext,
): Promise<ProductListingRow | null> | ProductListingRow | null {
  if (source.listing !== undefined) return source.listing
  return source.channel ? ctx.loaders.productListing.load(inChannel(source.channel.id, source.row.id)) : null
}

/** How the source's channel sells a variant; null outside of channels and where the variant is not sold. */
export function variantListing(
  source: VariantSource,
  ctx: GraphqlContext,
): Promise<VariantListingRow | null> | VariantListingRow | null {
  if (source.listing !== undefined) return source.listing
  return source.channel ? ctx.loaders.variantListing.load(inChannel(source.channel.id, source.row.id)) : null
}

/** Saleor's ProductPricingInfo; null outside of channels and where no variant has a price. */
export async function productPricing(source: ProductSource, args: AddressArgs, ctx: GraphqlContext) {
  const { channel, row } = source
  if (!channel) return null
  const [listing, range, data] = await Promise.all([
    productListing(source, ctx),
    ctx.loaders.priceRange.load(inChannel(channel.id, row.id)),
    shopData(ctx),
  ])
  if (!range) return null
  const tax = taxer(data, channel, row, args)
  const [before, after] = [tax(range.least), tax(range.leastDiscounted)]
  const saved = difference(before, after)
  return {
    onSale: saved !== null && isVisible(listing, ctx.clock.now()),
    discount: saved,
    displayGrossPrices: showsGross(data, channel, args.address?.country ?? channel.defaultCountry),
    priceRange: { start: after, stop: tax(range.mostDiscounted) },
    priceRangeUndiscounted: { start: before, stop: tax(range.most) },
  }
}

/** Saleor's VariantPricingInfo; null outside of channels and where the variant has no price. */
export async function variantPricing(source: VariantSource, args: AddressArgs, ctx: GraphqlContext) {
  const { channel, row } = source
  if (!channel) return null
  const [listing, product, ofChannel, data] = await Promise.all([
    variantListing(source, ctx),
    ctx.loaders.productById.load(row.productId),
    ctx.loaders.productListing.load(inChannel(channel.id, row.productId)),
    shopData(ctx),
  ])
  if (!listing || !product) return null
  const tax = taxer(data, channel, product, args)
  const [before, after] = [tax(listing.price), tax(listing.discountedPrice)]
  const saved = difference(before, after)
  return {
    onSale: saved !== null && isVisible(ofChannel, ctx.clock.now()),
    discount: saved,
    price: after,
    priceUndiscounted: before,
  }
}

type Taxed = ReturnType<typeof taxedMoney>

/** What the buyer saves; null when the price is not lower. */
function difference(before: Taxed, after: Taxed): Taxed | null {
  const gross = before.gross.fractionalAmount - after.gross.fractionalAmount
  return gross > 0 ? taxedMoney(before.net.fractionalAmount - after.net.fractionalAmount, gross, before.currency) : null
}
