/** Ways to ship, as a checkout, an order or a channel offers them. */
import { metadataOf } from '../shared/metadata.ts'
import { translation } from '../shared/translation.ts'
import type { ShippingMethodSource } from './sources.ts'

export const shippingTypes = {
  ShippingMethod: {
    ...metadataOf<ShippingMethodSource>('MANAGE_SHIPPING', ({ row }) => row),
    translation: ({ row }: ShippingMethodSource, { languageCode }: { languageCode: string }) =>
      translation('ShippingMethodTranslation', row.id, row.translations, languageCode, ['name', 'description']),
  },
  DeliveryMethod: { resolveType: (o: { __typename: string }) => o.__typename },
}
