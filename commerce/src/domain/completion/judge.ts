/** Why a checkout cannot become an order. Pure. */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { Viewer } from '../../context.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { anonymousMetadataFault } from '../checkout/anonymous-metadata-limit.ts'
import { type Checkout, isUsable, methodIdOf } from '../checkout/state.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { type Refusal, refusal } from '../result.ts'

export interface CompleteInput {
  metadata: MetadataMap
  redirectUrl: string | null
  /** Whether the shop completes it by itself, because it is paid. */
  isAutomatic?: boolean
  /** Whether an app makes the order, which needs no payment. */
  byApp?: boolean
  privateMetadata?: MetadataMap
}

type No = Refusal<CheckoutErrorCode>

/** The first thing that keeps the checkout from becoming an order, in Saleor's order of questions. */
export function judge(viewer: Viewer, checkout: Checkout, input: CompleteInput, now: Date): No | null {
  const { channel, payments, billingAddress } = checkout
  const { metadata, privateMetadata = {}, byApp = false } = input
  const tooLarge = anonymousMetadataFault(viewer, checkout, checkout, metadata)
  if (tooLarge) return tooLarge
  if (isTooMuch({ ...checkout.metadata, ...metadata })) return tooMuch('metadata')
  if (isTooMuch({ ...checkout.privateMetadata, ...privateMetadata })) return tooMuch('privateMetadata')
  if (!checkout.email) return refusal('EMAIL_NOT_SET', null, 'Checkout email must be set.')
  const variants = checkout.lines.filter((l) => l.price === null || !l.isForSale).map((l) => l.variantId)
  if (variants.length > 0) {
    const message = 'Some of the checkout lines variants are unavailable.'
    return refusal('UNAVAILABLE_VARIANT_IN_CHANNEL', 'lines', message, { variants })
  }
  if (checkout.lines.length === 0) return refusal('NO_LINES', 'lines', 'Cannot proceed checkout without lines.')
  if (!channel.isActive)
    return refusal('CHANNEL_INACTIVE', 'channel', 'Cannot complete checkout with inactive channel.')
  if (checkout.taxing?.kept?.fault != null)
    return refusal('TAX_ERROR', null, 'Configured Tax App returned invalid response.')

  const billing = billingAddress
    ? null
    : refusal('BILLING_ADDRESS_NOT_SET', 'billingAddress', 'Billing address is not set.')
  const payment =
    byApp || channel.allowUnpaidOrders || checkout.paid.authorizeStatus === 'FULL' ? null : unpaid(checkout)
  const voucher = checkout.voucherCode && !checkout.appliedVoucher ? VOUCHER_GONE : null
  const giftCards = checkout.giftCards.every((card) => isUsable(card, checkout, now))
    ? null
    : refusal('GIFT_CARD_NOT_APPLICABLE', 'giftCards', 'A gift card cannot be used any more.')
  // Where there are transactions, or where none is needed, Saleor asks for the money before it looks at the shipping.
  return payments.count > 0 || channel.allowUnpaidOrders
    ? (billing ?? payment ?? voucher ?? giftCards ?? shippingFault(checkout))
    : (shippingFault(checkout) ?? billing ?? payment ?? giftCards ?? voucher)
}

export const VOUCHER_GONE = refusal('VOUCHER_NOT_APPLICABLE', 'voucherCode', 'Voucher is not applicable any more.')

const unpaid = ({ payments }: Checkout): No =>
  payments.count > 0
    ? refusal('CHECKOUT_NOT_FULLY_PAID', 'id', "The authorized amount doesn't cover the checkout's total amount.")
    : refusal('CHECKOUT_NOT_FULLY_PAID', null, "Provided payment methods can not cover the checkout's total amount")

function shippingFault(checkout: Checkout): No | null {
  if (!checkout.isShippingRequired || checkout.collectionPoint) return null
  if (checkout.method)
    return checkout.shippingAddress
      ? null
      : refusal('SHIPPING_ADDRESS_NOT_SET', 'shippingAddress', 'Shipping address is not set.')
  if (methodIdOf(checkout) === null && checkout.collectionPointId === null)
    return refusal('SHIPPING_METHOD_NOT_SET', 'shippingMethod', 'Shipping method is not set.')
  const message = 'Delivery method is not valid for your shipping address.'
  return refusal('INVALID_SHIPPING_METHOD', 'shippingMethod', message)
}
