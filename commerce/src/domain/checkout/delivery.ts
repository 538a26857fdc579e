/** Chooses how a checkout is shipped. */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import { ok, refuse, type Result } from '../result.ts'
import { changeCheckout, type CheckoutCtx, type CheckoutRef } from './change.ts'
import type { Checkout } from './state.ts'

/** Codes for the ways in which a shipping method is refused. */
export interface DeliveryRefusal {
  code: 'DELIVERY_METHOD_NOT_APPLICABLE' | 'SHIPPING_METHOD_NOT_APPLICABLE'
  field: string
}

const NOT_APPLICABLE: DeliveryRefusal = { code: 'DELIVERY_METHOD_NOT_APPLICABLE', field: 'deliveryMethodId' }

/**
 * Sets the shipping method; null removes it. `unknown` is the refusal of an id that is no shipping method of this
 * checkout, `other` that of an id of a thing that never ships goods.
 */
export function updateDelivery(
  ctx: CheckoutCtx,
  ref: CheckoutRef,
  methodId: number | 'unknown' | 'other' | null,
  { code, field }: DeliveryRefusal = NOT_APPLICABLE,
): Promise<Result<Checkout, CheckoutErrorCode>> {
  return changeCheckout(ctx, ref, (checkout) => {
    if (!checkout.isShippingRequired)
      return refuse('SHIPPING_NOT_REQUIRED', 'deliveryMethod', "This checkout doesn't need shipping.")
    if (methodId === 'other')
      return refuse('INVALID', field, 'ID does not belong to Warehouse, ShippingMethod, or CheckoutDelivery.')
    if (methodId !== null && !checkout.methods.some((m) => m.row.id === methodId))
      return refuse(code, field, 'This shipping method is not applicable.')
    return ok({ state: { ...checkout, shippingMethodId: methodId as number | null } })
  })
}
