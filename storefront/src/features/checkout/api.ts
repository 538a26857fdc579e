/** The checkout's calls to the commerce service. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { request } from '../../platform/graphql.ts'
import { PRIVACY_POLICY } from '../../platform/policy.ts'
import { type Answer, type BasketError, orNull } from '../basket/index.ts'
import { type AddressValues, addressInput } from '../address/index.ts'
import {
  type CheckoutByIdQuery,
  type CheckoutFinishMutation,
  CheckoutBillingAddressDocument,
  CheckoutByIdDocument,
  CheckoutDeliveryMethodDocument,
  CheckoutEmailDocument,
  CheckoutFinishDocument,
  CheckoutGatewaysDocument,
  CheckoutOrderedDocument,
  CheckoutPrivacyPolicyDocument,
  CheckoutShippingAddressDocument,
} from './checkout.generated.ts'
import { type Gateway, type PaymentKind, offeredGateways } from './gateways.ts'

export type CheckoutDetails = NonNullable<CheckoutByIdQuery['checkout']>
export type ShippingMethod = CheckoutDetails['shippingMethods'][number]
export type FinishedOrder = NonNullable<NonNullable<CheckoutFinishMutation['checkoutComplete']>['order']>
export interface Consent {
  key: string
  value: string
}

type Payload = { checkout: CheckoutDetails | null; errors: BasketError[] } | null
const answer = (payload: Payload): Answer<CheckoutDetails> & { errors: readonly BasketError[] } =>
  payload ?? { checkout: null, errors: [] }

export function checkoutApi(language: LanguageCodeEnum) {
  return {
    fetch: async (id: string): Promise<CheckoutDetails | null> =>
      orNull(async () => (await request(CheckoutByIdDocument, { id, language })).checkout),
    saveEmail: async (id: string, email: string) =>
      answer((await request(CheckoutEmailDocument, { id, email: email.trim(), language })).checkoutEmailUpdate),
    /** `unfinished`: as far as it goes, so that the country's ways of delivery are known; it is not ordered with. */
    saveShipping: async (id: string, address: AddressValues, unfinished: boolean) =>
      answer(
        (
          await request(CheckoutShippingAddressDocument, {
            id,
            address: addressInput(address),
            rules: unfinished ? { checkRequiredFields: false, checkFieldsFormat: false } : null,
            language,
          })
        ).checkoutShippingAddressUpdate,
      ),
    saveBilling: async (id: string, address: AddressValues) =>
      answer(
        (await request(CheckoutBillingAddressDocument, { id, address: addressInput(address), language }))
          .checkoutBillingAddressUpdate,
      ),
    saveDelivery: async (id: string, method: string) =>
      answer((await request(CheckoutDeliveryMethodDocument, { id, method, language })).checkoutDeliveryMethodUpdate),
  }
}
export type CheckoutApi = ReturnType<typeof checkoutApi>

/** Turns the checkout into an order. A second call answers the same order, so a repeated click is harmless. */
export async function finishCheckout(
  id: string,
  metadata: Consent[],
): Promise<{ order: FinishedOrder | null; errors: readonly BasketError[] }> {
  return (await request(CheckoutFinishDocument, { id, metadata })).checkoutComplete ?? { order: null, errors: [] }
}

/** Whether money is still due for an order that this device has placed. */
export async function fetchIsDue(id: string): Promise<boolean> {
  const order = await orNull(async () => (await request(CheckoutOrderedDocument, { id })).order)
  return order !== null && !order.isPaid && order.authorizeStatus !== 'FULL' && !OVER.has(order.status)
}
const OVER: ReadonlySet<string> = new Set(['EXPIRED', 'CANCELED', 'RETURNED'])

/** Ways to pay for a checkout or an order. Unknown ids offer nothing. */
export async function fetchGateways(id: string): Promise<Record<PaymentKind, Gateway | null>> {
  return offeredGateways(
    (await request(CheckoutGatewaysDocument, { id })).paymentGatewayInitialize?.gatewayConfigs ?? null,
  )
}

/** Which text of the privacy policy is in force: its own version, else when it was published. Null: the shop has none. */
export async function fetchPolicyVersion(channel: string): Promise<string | null> {
  const { page } = await request(CheckoutPrivacyPolicyDocument, { slug: PRIVACY_POLICY, channel })
  return page && (page.metafield ?? page.publishedAt ?? 'unknown')
}
