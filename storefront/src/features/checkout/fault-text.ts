/** The words beside a wrong field of the checkout. */
import { m } from '../../paraglide/messages.js'
import { type CodedError, errorText } from '../basket/index.ts'
import type { FieldName } from './form-state.ts'

/** Texts that say more than the code does. */
const OWN: Record<string, (() => string) | undefined> = {
  'delivery REQUIRED': m.checkout_shipping_choose,
  'payment REQUIRED': m.checkout_payment_none,
  'consent REQUIRED': m.checkout_consent_needed,
  'email INVALID': m.checkout_email_invalid,
  'postalCode INVALID': m.checkout_postal_invalid,
  'phone INVALID': m.checkout_phone_invalid,
}

/** By the rules of the browser and the codes of the service alike. */
export function faultText(name: FieldName, error: CodedError): string {
  const field = name.split('.').at(-1) ?? name
  const own = OWN[`${field} ${error.code}`] ?? (error.code === 'REQUIRED' ? m.checkout_empty_field : undefined)
  return own ? own() : errorText({ code: error.code, field: error.field ?? field })
}
