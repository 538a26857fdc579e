/** Shipping methods, as staff set them up. */
import { productList } from '../../db/queries/catalog/product-list.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { productSource } from '../catalog/sources.ts'
import { resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { emptyList, listed } from '../shared/listed.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money } from '../shared/money.ts'
import { requirePermission } from '../shared/permission.ts'
import { translation } from '../shared/translation.ts'
import { taxClassOf } from '../tax/sources.ts'
import { weightOrNull } from '../shared/weight.ts'
import { channelSource } from '../shop/sources.ts'
import type { MethodListingSource, MethodSource } from './sources.ts'

/** A limit of the price of an order in the source's channel. */
const limit =
  (name: 'minOrder' | 'maxOrder') =>
  ({ row, channel }: MethodSource) => {
    const listing = channel && row.listings.find((l) => l.channelId === channel.id)
    const amount = listing?.[name] ?? null
    return amount === null || !channel ? null : money(amount, channel.currency)
  }

const amountOf =
  (name: 'price' | 'minOrder' | 'maxOrder') =>
  ({ listing, channel }: MethodListingSource) => {
    const amount = listing[name]
    return amount === null ? null : money(amount, channel.currency)
  }

export const methodTypes = resolversOf({
  ShippingMethodType: {
    ...metadataOf<MethodSource>('MANAGE_SHIPPING', ({ row }) => row),
    id: ({ row }) => toGlobalId('ShippingMethodType', row.id),
    translation: ({ row }, { languageCode }) =>
      translation('ShippingMethodTranslation', row.id, row.translations, languageCode, ['name', 'description']),
    channelListings: async ({ row }, _, ctx): Promise<MethodListingSource[]> => {
      requirePermission(ctx, 'MANAGE_SHIPPING')
      const { channelById } = await shopData(ctx)
      return row.listings.flatMap((listing) => {
        const channel = channelById.get(listing.channelId)
        return channel ? [{ methodId: row.id, listing, channel }] : []
      })
    },
    minimumOrderPrice: limit('minOrder'),
    maximumOrderPrice: limit('maxOrder'),
    minimumOrderWeight: ({ row }) => weightOrNull(row.minWeight),
    maximumOrderWeight: ({ row }) => weightOrNull(row.maxWeight),
    minimumDeliveryDays: ({ row }) => row.minDays,
    maximumDeliveryDays: ({ row }) => row.maxDays,
    postalCodeRules: ({ row }) =>
      row.postalCodeRules.map((rule) => ({ ...rule, id: toGlobalId('ShippingMethodPostalCodeRule', rule.id) })),
    excludedProducts: ({ row }, page, ctx) => {
      requirePermission(ctx, 'MANAGE_SHIPPING')
      if (row.excludedProductIds.length === 0) return emptyList(page)
      const scope = { channelId: null, staff: true, listedOnly: false, now: ctx.clock.now() }
      const list = productList(scope, { ids: row.excludedProductIds }, { by: 'SLUG', desc: false })
      return listed(ctx, page, 'SLUG', list, (product) => productSource(product, null))
    },
    taxClass: ({ row }, _, ctx) => taxClassOf(ctx, row.taxClassId),
  },
  ShippingMethodChannelListing: {
    id: ({ methodId, channel }) => toGlobalId('ShippingMethodChannelListing', `${methodId}-${channel.id}`),
    channel: ({ channel }) => channelSource(channel),
    price: amountOf('price'),
    minimumOrderPrice: amountOf('minOrder'),
    maximumOrderPrice: amountOf('maxOrder'),
  },
})
