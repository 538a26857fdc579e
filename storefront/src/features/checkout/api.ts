/** The checkout's calls to the commerce service. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { request } from '../../platform/graphql.ts'
import { PRIVACY_POLICY } from '../../platform/policy.ts'
import { orNull } from '../../platform/or-null.ts'
import type { Answer, BasketError } from '../basket/index.ts'
import { type AddressValues, addressInput } from '../address/index.ts'
import {
  type CheckoutByIdQuery,
  type CheckoutSavedFragment,
  CheckoutBillingAddressDocument,
  CheckoutByIdDocument,
  CheckoutDeliveryMethodDocument,
  CheckoutEmailDocument,
  CheckoutLanguageDocument,
  CheckoutOrderedDocument,
  CheckoutPrivacyPolicyDocument,
  CheckoutShippingAddressDocument,
} from './checkout.generated.ts'
import { knownLines } from './known-lines.ts'

export type CheckoutDetails = NonNullable<CheckoutByIdQuery['checkout']>
export type ShippingMethod = CheckoutDetails['shippingMethods'][number]

type Payload<Checkout> = { checkout: Checkout | null; errors: BasketError[] } | null
type Saved = Answer<CheckoutDetails> & { errors: readonly BasketError[] }

export function checkoutApi(language: LanguageCodeEnum) {
  const fetch = async (id: string): Promise<CheckoutDetails | null> =>
    orNull(async () => (await request(CheckoutByIdDocument, { id, language })).checkout)
  /** The answer of a step that changes no line, with what is known of the lines. Reads the checkout where a line is new. */
  const whole = async (known: CheckoutDetails, payload: Payload<CheckoutSavedFragment>): Promise<Saved> => {
    const { checkout, errors } = payload ?? { checkout: null, errors: [] }
    if (!checkout) return { checkout, errors }
    const lines = knownLines(known.lines, checkout.lines)
    return { checkout: lines ? { ...checkout, lines } : await fetch(checkout.id), errors }
  }
  return {
    fetch,
    saveEmail: async (known: CheckoutDetails, email: string) =>
      whole(
        known,
        (await request(CheckoutEmailDocument, { id: known.id, email: email.trim(), language })).checkoutEmailUpdate,
      ),
    /**
     * `unfinished` saves an incomplete address, so that the country's shipping methods are known; nothing is ordered
     * with it.
     */
    saveShipping: async (id: string, address: AddressValues, unfinished: boolean): Promise<Saved> =>
      (
        await request(CheckoutShippingAddressDocument, {
          id,
          address: addressInput(address),
          rules: unfinished ? { checkRequiredFields: false, checkFieldsFormat: false } : null,
          language,
        })
      ).checkoutShippingAddressUpdate ?? { checkout: null, errors: [] },
    saveBilling: async (known: CheckoutDetails, address: AddressValues) =>
      whole(
        known,
        (await request(CheckoutBillingAddressDocument, { id: known.id, address: addressInput(address), language }))
          .checkoutBillingAddressUpdate,
      ),
    /** Has the order and its mails written in the page's language. */
    saveLanguage: async (id: string): Promise<void> => {
      await request(CheckoutLanguageDocument, { id, language })
    },
    saveDelivery: async (known: CheckoutDetails, method: string) =>
      whole(
        known,
        (await request(CheckoutDeliveryMethodDocument, { id: known.id, method, language }))
          .checkoutDeliveryMethodUpdate,
      ),
  }
}
export type CheckoutApi = ReturnType<typeof checkoutApi>

/** Whether money is still due for an order that this device has placed. */
export async function fetchIsDue(id: string): Promise<boolean> {
  const order = await orNull(async () => (await request(CheckoutOrderedDocument, { id })).order)
  return order !== null && !order.isPaid && order.authorizeStatus !== 'FULL' && !OVER.has(order.status)
}
const OVER: ReadonlySet<string> = new Set(['EXPIRED', 'CANCELED', 'RETURNED'])

/**
 * The version of the privacy policy in force: its own, else when it was published; null where the shop has no policy.
 */
export async function fetchPolicyVersion(channel: string): Promise<string | null> {
  const { page } = await request(CheckoutPrivacyPolicyDocument, { slug: PRIVACY_POLICY, channel })
  return page && (page.metafield ?? page.publishedAt ?? 'unknown')
}
