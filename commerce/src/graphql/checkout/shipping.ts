/** Ways to ship, as a checkout or an order offers them. */
import type { ShippingMethodRow } from '../../db/queries/shipping.ts'
import type { OfferedMethod } from '../../domain/checkout/state.ts'
import { kilograms, metadataOf, translation } from '../catalog/shared.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { money } from '../money.ts'

/** Everything but what takes arguments as plain values, and the row for those. */
export function shippingMethod({ row, price, minOrder, maxOrder }: OfferedMethod, currency: string) {
  return {
    __typename: 'ShippingMethod' as const,
    id: toGlobalId('ShippingMethod', row.id),
    row,
    name: row.name,
    description: row.description,
    minimumDeliveryDays: row.minDays,
    maximumDeliveryDays: row.maxDays,
    minimumOrderWeight: row.minWeight === null ? null : kilograms(row.minWeight),
    maximumOrderWeight: row.maxWeight === null ? null : kilograms(row.maxWeight),
    price: money(price, currency),
    minimumOrderPrice: minOrder === null ? null : money(minOrder, currency),
    maximumOrderPrice: maxOrder === null ? null : money(maxOrder, currency),
    active: true,
    message: '',
  }
}

interface WithRow {
  row: ShippingMethodRow
}

export const shippingTypes = {
  ShippingMethod: {
    ...metadataOf<WithRow>('MANAGE_SHIPPING', ({ row }) => row),
    translation: ({ row }: WithRow, { languageCode }: { languageCode: string }) =>
      translation('ShippingMethodTranslation', row.id, row.translations, languageCode, ['name', 'description']),
  },
  DeliveryMethod: { resolveType: (o: { __typename: string }) => o.__typename },
}
