/** Ways to ship, as a checkout or an order offers them. */
import type { ShippingMethodRow } from '../../db/queries/shipping.ts'
import type { Checkout, OfferedMethod } from '../../domain/checkout/state.ts'
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

/** A way to ship this one checkout: what `deliveryOptionsCalculate` gives ids of. */
export function delivery(checkout: Checkout, methodId: number) {
  const offered = checkout.methods.find((m) => m.row.id === methodId)
  return {
    id: toGlobalId('CheckoutDelivery', `${checkout.id}:${methodId}`),
    shippingMethod: offered ? shippingMethod(offered, checkout.channel.currency) : null,
  }
}

/** The method that such an id names; null when it is another checkout's, or none. */
export function deliveryKey(checkoutId: string, key: string): number | null {
  const [checkout, method] = key.split(':')
  return checkout === checkoutId && /^\d{1,9}$/.test(method ?? '') ? Number(method) : null
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
