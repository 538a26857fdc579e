/** Which text belongs to an error code of the service: `errorCodes.{code}`, or `errorCodes.{field}{Code}` where the field has one of its own. */

/** An error as every mutation answers it. */
export interface CodedError {
  code: string
  field: string | null
}

/** Codes that have a text. Lower case, as the specification's mapping wants. */
export const CODES = [
  'billing_address_not_set',
  'checkout_not_fully_paid',
  'graphql_error',
  'product_not_published',
  'product_unavailable_for_purchase',
  'insufficient_stock',
  'invalid',
  'invalid_shipping_method',
  'not_found',
  'payment_error',
  'price_override_reason_without_override',
  'quantity_greater_than_limit',
  'required',
  'shipping_address_not_set',
  'shipping_method_not_applicable',
  'delivery_method_not_applicable',
  'shipping_method_not_set',
  'shipping_not_required',
  'tax_error',
  'unique',
  'voucher_not_applicable',
  'gift_card_not_applicable',
  'zero_quantity',
  'missing_channel_slug',
  'channel_inactive',
  'unavailable_variant_in_channel',
  'email_not_set',
  'no_lines',
  'inactive_payment',
  'non_editable_gift_line',
  'non_removable_gift_line',
  'shipping_change_forbidden',
  'missing_address_data',
  'checkout_completion_in_progress',
  'transaction_already_processed',
  'missing_payment_app_relation',
  'missing_payment_app',
] as const

/** Field and code together, where the field deserves a better text. */
export const FIELD_CODES = [
  'emailInvalid',
  'emailRequired',
  'postalCodeInvalid',
  'phoneInvalid',
  'countryAreaInvalid',
  'promoCodeInvalid',
  'promoCodeRequired',
  'promoCodeVoucher_not_applicable',
  'idNot_found',
] as const

export type ErrorKey = (typeof CODES)[number] | (typeof FIELD_CODES)[number] | 'unknown'

const KEYS: ReadonlySet<string> = new Set([...CODES, ...FIELD_CODES])
const isKey = (key: string): key is ErrorKey => KEYS.has(key)

export function errorKey({ code, field }: CodedError): ErrorKey {
  const lower = code.toLowerCase()
  const own = field ? `${field}${lower.charAt(0).toUpperCase()}${lower.slice(1)}` : ''
  return isKey(own) ? own : isKey(lower) ? lower : 'unknown'
}

/** The message's name in `messages/*.json`. */
export const messageName = (key: ErrorKey): string =>
  `basket_error_code_${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
