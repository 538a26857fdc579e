/** Vouchers: a buyer sees what an order's voucher is, staff see all of it. */
import { type VoucherCodeRow, voucherCodeList } from '../../db/queries/voucher/voucher.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { sortedCountries } from '../shared/countries.ts'
import { listedBy } from '../shared/listed.ts'
import { listedOf } from '../metadata/sources.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money } from '../shared/money.ts'
import { requirePermission } from '../shared/permission.ts'
import { translation } from '../shared/translation.ts'
import { channelSource } from '../shop/sources.ts'
import { voucherLoaders } from './loaders.ts'
import type { VoucherSource } from './sources.ts'

const guard = (ctx: GraphqlContext): void => requirePermission(ctx, 'MANAGE_DISCOUNTS')

/** What the voucher takes off in the channel that was asked for; null outside of channels. */
async function ownListing(v: VoucherSource, ctx: GraphqlContext) {
  if (v.channelId == null) return null
  const listings = await voucherLoaders(ctx).listings.load(v.id)
  return listings.find((l) => l.channelId === v.channelId) ?? null
}

const currencyOf = async (ctx: GraphqlContext, channelId: number): Promise<string> =>
  (await shopData(ctx)).channelById.get(channelId)!.currency

export const voucherTypes = resolversOf({
  Voucher: {
    ...metadataOf<VoucherSource>('MANAGE_DISCOUNTS', (v) => v),
    id: (v) => toGlobalId('Voucher', v.id),
    name: (v) => v.name || null,
    minCheckoutItemsQuantity: (v) => v.minQuantity,
    discountValueType: (v) => v.valueType,
    countries: (v) => sortedCountries(v.countries),
    used: async (v, _, ctx) => (await voucherLoaders(ctx).uses.load(v.id))?.used ?? 0,
    codes: (v, args, ctx) => {
      guard(ctx)
      return listedBy<VoucherCodeRow, VoucherCodeRow>(ctx, args, voucherCodeList({ voucherId: v.id }), (row) => row)
    },
    products: (v, args, ctx) => {
      guard(ctx)
      return listedOf(ctx, args, 'VOUCHER PRODUCTS', 'Product', v.productIds)
    },
    variants: (v, args, ctx) => {
      guard(ctx)
      return listedOf(ctx, args, 'VOUCHER VARIANTS', 'ProductVariant', v.variantIds)
    },
    collections: (v, args, ctx) => {
      guard(ctx)
      return listedOf(ctx, args, 'VOUCHER COLLECTIONS', 'Collection', v.collectionIds)
    },
    categories: (v, args, ctx) => {
      guard(ctx)
      return listedOf(ctx, args, 'VOUCHER CATEGORIES', 'Category', v.categoryIds)
    },
    channelListings: (v, _, ctx) => {
      guard(ctx)
      return voucherLoaders(ctx).listings.load(v.id)
    },
    discountValue: async (v, _, ctx) => (await ownListing(v, ctx))?.value ?? null,
    currency: async (v, _, ctx) => {
      const listing = await ownListing(v, ctx)
      return listing && currencyOf(ctx, listing.channelId)
    },
    minSpent: async (v, _, ctx) => {
      const listing = await ownListing(v, ctx)
      return listing?.minSpent == null ? null : money(listing.minSpent, await currencyOf(ctx, listing.channelId))
    },
    translation: (v, { languageCode }) =>
      translation('VoucherTranslation', v.id, v.translations, languageCode, ['name']),
  },
  VoucherCode: { id: (c) => toGlobalId('VoucherCode', c.id) },
  VoucherChannelListing: {
    id: (l) => toGlobalId('VoucherChannelListing', l.id),
    channel: async (l, _, ctx) => channelSource((await shopData(ctx)).channelById.get(l.channelId)!),
    discountValue: (l) => l.value,
    currency: (l, _, ctx) => currencyOf(ctx, l.channelId),
    minSpent: async (l, _, ctx) => (l.minSpent === null ? null : money(l.minSpent, await currencyOf(ctx, l.channelId))),
  },
})
