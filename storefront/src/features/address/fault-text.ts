/** Texts for the faults that the browser's own check finds; they are part of the page and need no request. */
import { m } from '../../paraglide/messages.js'
import type { AddressFault } from './check.ts'
import type { AddressField } from './rules.ts'

export function faultText(field: AddressField, fault: AddressFault): string {
  if (fault === 'REQUIRED') return m.checkout_empty_field()
  return field === 'phone' ? m.checkout_phone_invalid() : m.checkout_postal_invalid()
}
