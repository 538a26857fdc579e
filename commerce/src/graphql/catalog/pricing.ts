/** Prices as the catalogue shows them: before and after sales, with the tax of the buyer's country. */
import type { PriceRange, VariantListingRow } from '../../db/queries/catalog/catalog.ts'
import type { Reference } from '../../db/queries/reference/reference.ts'
import { rateOf, showsGross, taxed, taxRulesOf } from '../../domain/pricing/tax.ts'
import type { GraphqlContext } from '../context.ts'
import { shopData } from '../shared/channel.ts'
import { taxedMoney, type TaxedMoneyView } from '../shared/money.ts'
import { inChannel } from './loaders.ts'
import type { ChannelRow, ProductListingRow, ProductRow, ProductSource, VariantSource } from './sources.ts'

export interface AddressArgs {
  address?: { country?: string | null } | null
}

/** Turns a stored price into net and gross. */
type Taxer = (price: number) => TaxedMoneyView

/** The function that does it for a product in a channel, for a buyer's country. */
export function taxer(
  shop: Reference,
  channel: ChannelRow,
  product: Pick<ProductRow, 'taxClassId' | 'productTypeId'>,
  { address }: AddressArgs,
): Taxer {
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
  return new ProductPricing(
    range,
    taxer(data, channel, row, args),
    isVisible(listing, ctx.clock.now()),
    showsGross(data, channel, args.address?.country ?? channel.defaultCountry),
  )
}

/** Most queries ask for one of its prices, so each is worked out when it is asked for. */
class ProductPricing {
  readonly displayGrossPrices: boolean
  private readonly range: PriceRange
  private readonly tax: Taxer
  private readonly isVisible: boolean

  constructor(range: PriceRange, tax: Taxer, visible: boolean, displayGrossPrices: boolean) {
    this.range = range
    this.tax = tax
    this.isVisible = visible
    this.displayGrossPrices = displayGrossPrices
  }
  get priceRange() {
    return new TaxedMoneyRange(this.range.leastDiscounted, this.range.mostDiscounted, this.tax)
  }
  get priceRangeUndiscounted() {
    return new TaxedMoneyRange(this.range.least, this.range.most, this.tax)
  }
  get discount() {
    return difference(this.tax(this.range.least), this.tax(this.range.leastDiscounted))
  }
  get onSale() {
    return this.isVisible && this.discount !== null
  }
}

class TaxedMoneyRange {
  private readonly least: number
  private readonly most: number
  private readonly tax: Taxer

  constructor(least: number, most: number, tax: Taxer) {
    this.least = least
    this.most = most
    this.tax = tax
  }
  get start() {
    return this.tax(this.least)
  }
  get stop() {
    return this.tax(this.most)
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

/** What the buyer saves; null when the price is not lower. */
function difference(before: TaxedMoneyView, after: TaxedMoneyView): TaxedMoneyView | null {
  const gross = before.gross.fractionalAmount - after.gross.fractionalAmount
  return gross > 0 ? taxedMoney(before.net.fractionalAmount - after.net.fractionalAmount, gross, before.currency) : null
}
