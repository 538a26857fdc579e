/** Fills in the checkout of an order that is bought again. */
import { request } from '../../platform/graphql.ts'
import { addressInput, fromService } from '../address/index.ts'
import {
  CheckoutCarriedDocument,
  CheckoutCarryBillingDocument,
  CheckoutCarryEmailDocument,
  CheckoutCarryShippingDocument,
} from './carry.generated.ts'

/**
 * Gives a checkout the e-mail and addresses of an order, as far as it has none itself. What the service does not tell,
 * or refuses for this checkout, is left for the form to ask.
 */
export async function carryBuyer(order: string, checkout: string): Promise<void> {
  try {
    const { order: old, checkout: now } = await request(CheckoutCarriedDocument, { order, checkout })
    if (!old || !now) return
    const id = checkout
    const { userEmail: email, shippingAddress, billingAddress } = old
    const isBlank = !now.shippingAddress && !now.billingAddress
    // One after another, as the checkout is locked by each.
    if (!now.email && email) await request(CheckoutCarryEmailDocument, { id, email })
    if (isBlank && now.isShippingRequired && shippingAddress)
      await request(CheckoutCarryShippingDocument, { id, address: addressInput(fromService(shippingAddress)) })
    if (isBlank && billingAddress)
      await request(CheckoutCarryBillingDocument, { id, address: addressInput(fromService(billingAddress)) })
  } catch {
    /* The form asks for what could not be filled in. */
  }
}
