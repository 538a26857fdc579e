/** What can go wrong between the desk and the service, and how it is told. */
import { m } from '../paraglide/messages.js'

/** A refusal in the payload of a mutation. `field` names the input's field; null for the whole. */
export interface Fault {
  code: string
  field: string | null
  /** The service's own words, in English. */
  message: string | null
}

/** The service has answered with an error instead of data. `code` is Saleor's, such as `PermissionDenied`. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: string
  /** The whole refusal of the shop's own API, which may say more. */
  readonly answer: unknown
  constructor(code: string, message: string, answer: unknown = null) {
    super(message)
    this.code = code
    this.answer = answer
  }
}

/** There was no answer, or none that can be read; a later try may succeed. */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
}

/** The codes whose meaning is the same in every noun. Others are told in the service's words. */
const TEXTS: Readonly<Record<string, () => string>> = {
  REQUIRED: m.fault_required,
  CANNOT_BE_EMPTY: m.fault_required,
  INVALID: m.fault_invalid,
  GRAPHQL_ERROR: m.fault_invalid,
  UNIQUE: m.fault_unique,
  ALREADY_EXISTS: m.fault_unique,
  NOT_FOUND: m.fault_not_found,
  INSUFFICIENT_STOCK: m.fault_stock,
  DUPLICATED_INPUT_ITEM: m.fault_twice,
  OUT_OF_SCOPE_USER: m.fault_beyond,
  OUT_OF_SCOPE_GROUP: m.fault_beyond,
  OUT_OF_SCOPE_PERMISSION: m.fault_beyond,
  PermissionDenied: m.fault_permission,
  MediaUnavailable: m.fault_storage,
  PASSWORD_TOO_SHORT: m.fault_password_short,
  PASSWORD_TOO_COMMON: m.fault_password_common,
  PASSWORD_TOO_SIMILAR: m.fault_password_similar,
  PASSWORD_ENTIRELY_NUMERIC: m.fault_password_numeric,
  // Of orders, their parcels and their money.
  BILLING_ADDRESS_NOT_SET: m.fault_order_billing,
  ORDER_NO_SHIPPING_ADDRESS: m.fault_order_shipping_address,
  SHIPPING_METHOD_REQUIRED: m.fault_order_shipping_method,
  SHIPPING_METHOD_NOT_APPLICABLE: m.fault_order_shipping_unfit,
  CANNOT_CANCEL_ORDER: m.fault_order_cancel_order,
  CANNOT_CANCEL_FULFILLMENT: m.fault_order_cancel_parcel,
  CANNOT_FULFILL_UNPAID_ORDER: m.fault_order_unpaid,
  FULFILL_ORDER_LINE: m.fault_order_too_many,
  ZERO_QUANTITY: m.fault_order_zero,
  INVALID_QUANTITY: m.fault_order_quantity,
  INVALID_VOUCHER_CODE: m.fault_order_voucher,
  NOT_EDITABLE: m.fault_order_not_editable,
  CANNOT_DISCOUNT: m.fault_order_discount,
  CANNOT_REFUND: m.fault_order_refund,
  GIFT_CARD_LINE: m.fault_order_gift_card,
  AMOUNT_GREATER_THAN_AVAILABLE: m.fault_order_amount,
  SHIPPING_COSTS_ALREADY_GRANTED: m.fault_order_shipping_twice,
  REFUND_IS_PENDING: m.fault_order_refund_pending,
  REFUND_ALREADY_PROCESSED: m.fault_order_refund_done,
  MISSING_TRANSACTION_ACTION_REQUEST_WEBHOOK: m.fault_order_no_provider,
  PRODUCT_NOT_PUBLISHED: m.fault_order_not_published,
  NO_INVOICE_PLUGIN: m.fault_order_invoices,
}

/** A refusal in the reader's language. */
export const faultText = ({ code, message }: Pick<Fault, 'code' | 'message'>): string =>
  TEXTS[code]?.() ?? (message || code)

/** Whatever was thrown, in the reader's language. */
export function troubleText(error: unknown): string {
  if (error instanceof ServiceUnreachable) return m.fault_unreachable()
  if (error instanceof ServiceError) return faultText(error)
  return m.fault_unknown()
}
