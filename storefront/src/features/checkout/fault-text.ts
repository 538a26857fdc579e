/** The words beside a wrong field of the checkout. */
import { m } from '../../paraglide/messages.js'
import type { AddressFault } from '../address/index.ts'
import { type CodedError, errorLookup } from '../errors/index.ts'
import type { FieldName } from './form-state.ts'

/**
 * Texts that say more than an error's code; they are part of the page, because the browser checks without a request.
 */
const OWN: Record<string, (() => string) | undefined> = {
  'delivery REQUIRED': m.checkout_shipping_choose,
  'payment REQUIRED': m.checkout_payment_none,
  'consent REQUIRED': m.checkout_consent_needed,
  'email INVALID': m.checkout_email_invalid,
  'postalCode INVALID': m.checkout_postal_invalid,
  'phone INVALID': m.checkout_phone_invalid,
}

const shortName = (name: FieldName): string => name.split('.').at(-1) ?? name
const ownText = (field: string, code: string): string | undefined =>
  OWN[`${field} ${code}`]?.() ?? (code === 'REQUIRED' ? m.checkout_empty_field() : undefined)

/** The text for a fault that the browser's own check has found. */
export const checkText = (name: FieldName, fault: AddressFault): string => ownText(shortName(name), fault) ?? ''

/** A function that gives the text for an error of the service at one of the fields. */
export async function serviceTexts(): Promise<(name: FieldName, error: CodedError) => string> {
  const look = await errorLookup()
  return (name, error) => {
    const field = shortName(name)
    return ownText(field, error.code) ?? look({ code: error.code, field: error.field ?? field })
  }
}
