/** Texts of the service's errors in the visitor's language. */
import { m } from '../../paraglide/messages.js'
import { type CodedError, type ErrorKey, errorKey } from './error-key.ts'

const TEXTS: Record<ErrorKey, () => string> = {
  unknown: m.basket_error_code_unknown,
  billing_address_not_set: m.basket_error_code_billing_address_not_set,
  checkout_not_fully_paid: m.basket_error_code_checkout_not_fully_paid,
  graphql_error: m.basket_error_code_graphql_error,
  product_not_published: m.basket_error_code_product_not_published,
  product_unavailable_for_purchase: m.basket_error_code_product_unavailable_for_purchase,
  insufficient_stock: m.basket_error_code_insufficient_stock,
  invalid: m.basket_error_code_invalid,
  invalid_shipping_method: m.basket_error_code_invalid_shipping_method,
  not_found: m.basket_error_code_not_found,
  payment_error: m.basket_error_code_payment_error,
  price_override_reason_without_override: m.basket_error_code_price_override_reason_without_override,
  quantity_greater_than_limit: m.basket_error_code_quantity_greater_than_limit,
  required: m.basket_error_code_required,
  shipping_address_not_set: m.basket_error_code_shipping_address_not_set,
  shipping_method_not_applicable: m.basket_error_code_shipping_method_not_applicable,
  delivery_method_not_applicable: m.basket_error_code_delivery_method_not_applicable,
  shipping_method_not_set: m.basket_error_code_shipping_method_not_set,
  shipping_not_required: m.basket_error_code_shipping_not_required,
  tax_error: m.basket_error_code_tax_error,
  unique: m.basket_error_code_unique,
  voucher_not_applicable: m.basket_error_code_voucher_not_applicable,
  gift_card_not_applicable: m.basket_error_code_gift_card_not_applicable,
  zero_quantity: m.basket_error_code_zero_quantity,
  missing_channel_slug: m.basket_error_code_missing_channel_slug,
  channel_inactive: m.basket_error_code_channel_inactive,
  unavailable_variant_in_channel: m.basket_error_code_unavailable_variant_in_channel,
  email_not_set: m.basket_error_code_email_not_set,
  no_lines: m.basket_error_code_no_lines,
  inactive_payment: m.basket_error_code_inactive_payment,
  non_editable_gift_line: m.basket_error_code_non_editable_gift_line,
  non_removable_gift_line: m.basket_error_code_non_removable_gift_line,
  shipping_change_forbidden: m.basket_error_code_shipping_change_forbidden,
  missing_address_data: m.basket_error_code_missing_address_data,
  checkout_completion_in_progress: m.basket_error_code_checkout_completion_in_progress,
  transaction_already_processed: m.basket_error_code_transaction_already_processed,
  missing_payment_app_relation: m.basket_error_code_missing_payment_app_relation,
  missing_payment_app: m.basket_error_code_missing_payment_app,
  emailInvalid: m.basket_error_code_email_invalid,
  emailRequired: m.basket_error_code_email_required,
  postalCodeInvalid: m.basket_error_code_postal_code_invalid,
  phoneInvalid: m.basket_error_code_phone_invalid,
  countryAreaInvalid: m.basket_error_code_country_area_invalid,
  promoCodeInvalid: m.basket_error_code_promo_code_invalid,
  promoCodeRequired: m.basket_error_code_promo_code_required,
  promoCodeVoucher_not_applicable: m.basket_error_code_promo_code_voucher_not_applicable,
  idNot_found: m.basket_error_code_id_not_found,
}

export const errorText = (error: CodedError): string => TEXTS[errorKey(error)]()

/** Several texts, each once, joined with newlines; an empty list is an unknown error. */
export const errorTexts = (errors: readonly CodedError[]): string =>
  errors.length === 0 ? TEXTS.unknown() : [...new Set(errors.map(errorText))].join('\n')
