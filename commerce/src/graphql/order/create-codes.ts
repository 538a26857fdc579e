/** The codes that making an order of a checkout has of its own; those of completing a checkout are the others. */
import type { OrderCreateFromCheckoutErrorCode } from '@semena/contract/enums'

const CODES: readonly OrderCreateFromCheckoutErrorCode[] = [
  'GRAPHQL_ERROR',
  'CHECKOUT_NOT_FOUND',
  'CHANNEL_INACTIVE',
  'INSUFFICIENT_STOCK',
  'VOUCHER_NOT_APPLICABLE',
  'GIFT_CARD_NOT_APPLICABLE',
  'TAX_ERROR',
  'SHIPPING_METHOD_NOT_SET',
  'BILLING_ADDRESS_NOT_SET',
  'SHIPPING_ADDRESS_NOT_SET',
  'INVALID_SHIPPING_METHOD',
  'NO_LINES',
  'EMAIL_NOT_SET',
  'UNAVAILABLE_VARIANT_IN_CHANNEL',
]

export const ORDER_CREATE_FROM_CHECKOUT_ERROR_CODES: ReadonlySet<string> = new Set(CODES)
