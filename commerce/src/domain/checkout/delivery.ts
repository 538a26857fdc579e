/** Chooses how a checkout's goods come to the buyer: shipped, or fetched at a collection point. */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import { ok, refuse, type Result } from '../result.ts'
import { changeCheckout, type CheckoutCtx, type CheckoutRef } from './change.ts'
import { appMethodOf } from './app-methods.ts'
import { pointsFor } from './collection.ts'
import { withMethods } from './answers.ts'
import type { Checkout } from './state.ts'

/** Codes for the ways in which a shipping method is refused. */
export interface DeliveryRefusal {
  code: 'DELIVERY_METHOD_NOT_APPLICABLE' | 'SHIPPING_METHOD_NOT_APPLICABLE'
  field: string
}

/** A shipping method, or the warehouse that is to be the collection point. */
export type Delivery = { methodId: number | string } | { warehouseId: string }

const NOT_APPLICABLE: DeliveryRefusal = { code: 'DELIVERY_METHOD_NOT_APPLICABLE', field: 'deliveryMethodId' }

/**
 * Sets the delivery; null removes it. A collection point's address becomes the shipping address, and is forgotten with
 * it. `unknown` is the refusal of an id that is no shipping method of this checkout, `other` that of an id of a thing
 * that never ships goods.
 */
export function updateDelivery(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  delivery: Delivery | 'unknown' | 'other' | null,
  { code, field }: DeliveryRefusal = NOT_APPLICABLE,
): Promise<Result<Checkout, CheckoutErrorCode>> {
  return changeCheckout(ctx, ref, async (found, rules) => {
    const { shop } = rules
    const checkout = delivery ? await withMethods(ctx, found, rules) : found
    if (!checkout.isShippingRequired)
      return refuse('SHIPPING_NOT_REQUIRED', 'deliveryMethod', "This checkout doesn't need shipping.")
    if (delivery === 'other')
      return refuse('INVALID', field, 'ID does not belong to Warehouse, ShippingMethod, or CheckoutDelivery.')
    const no = () => refuse(code, field, 'This delivery method is not applicable.')
    if (delivery === 'unknown') return no()
    if (delivery && 'warehouseId' in delivery) {
      const point = (await pointsFor(ctx, checkout, shop)).find((p) => p.id === delivery.warehouseId)
      if (!point) return no()
      const chosen = { collectionPointId: point.id, shippingMethodId: null, appMethod: null }
      return ok({ ...checkout, ...chosen, shippingAddress: point.address, saveShippingAddress: false })
    }
    const method = delivery && checkout.methods.find((m) => m.id === delivery.methodId && m.isActive)
    if (delivery && !method) return no()
    const chosen = {
      shippingMethodId: typeof method?.id === 'number' ? method.id : null,
      appMethod: method ? appMethodOf(method) : null,
    }
    const shippingAddress = checkout.collectionPointId === null ? checkout.shippingAddress : null
    return ok({ ...checkout, shippingAddress, collectionPointId: null, ...chosen })
  })
}
