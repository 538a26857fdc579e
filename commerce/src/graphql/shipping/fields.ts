/** Shipping methods, as a checkout, an order or a channel offers them. */
import { resolversOf } from '../resolver-types.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation } from '../shared/translation.ts'
import type { ShippingMethodSource } from './sources.ts'

export const shippingTypes = resolversOf({
  ShippingMethod: {
    ...metadataOf<ShippingMethodSource>('MANAGE_SHIPPING', ({ row }) => row),
    translation: ({ key, row }, { languageCode }) =>
      typeof key === 'number'
        ? translation('ShippingMethodTranslation', key, row.translations, languageCode, ['name', 'description'])
        : null,
  },
  DeliveryMethod: { resolveType: (method) => method.__typename },
})
