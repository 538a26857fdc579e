/** The call that makes an order of a checkout. The payment page needs it without the calls that take addresses. */
import { request } from '../../platform/graphql.ts'
import type { BasketError } from '../basket/index.ts'
import { type CheckoutFinishMutation, CheckoutFinishDocument } from './checkout.generated.ts'

export type FinishedOrder = NonNullable<NonNullable<CheckoutFinishMutation['checkoutComplete']>['order']>

export interface Consent {
  key: string
  value: string
}

/**
 * Turns the checkout into an order. A second call returns the same order, so a repeated click is harmless. Throws as
 * `request` does.
 */
export async function finishCheckout(
  id: string,
  metadata: Consent[],
): Promise<{ order: FinishedOrder | null; errors: readonly BasketError[] }> {
  return (await request(CheckoutFinishDocument, { id, metadata })).checkoutComplete ?? { order: null, errors: [] }
}
