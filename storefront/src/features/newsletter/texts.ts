/** The words for what can be wrong. */
import { m } from '../../paraglide/messages.js'

const TEXTS: Readonly<Record<string, (() => string) | undefined>> = {
  REQUIRED: m.newsletter_fault_required,
  INVALID: m.newsletter_fault_email,
  TOO_LONG: m.newsletter_fault_email,
  OFFLINE: m.newsletter_fault_offline,
  TOO_MANY_REQUESTS: m.newsletter_fault_many,
}

export const faultText = (code: string): string => (TEXTS[code] ?? m.newsletter_fault_other)()
