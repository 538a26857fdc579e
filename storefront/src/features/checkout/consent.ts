/** The consent to the privacy policy as it is stored with the order (docs/rules.md#consents): which text, and when. */
import type { Consent } from './finish.ts'

const PREFIX = 'semena.consent.'

export const policyConsent = (version: string, at: Date): Consent[] => [
  { key: 'consent.privacyPolicy.version', value: version },
  { key: 'consent.privacyPolicy.acceptedAt', value: at.toISOString() },
]

/** Stores the consent for this visit where the payment comes before the order, until the order is made. */
export function keepConsent(checkoutId: string, consent: Consent[]): void {
  try {
    window.sessionStorage.setItem(PREFIX + checkoutId, JSON.stringify(consent))
  } catch {
    /* Without storage, the order is made without the consent. */
  }
}
export function keptConsent(checkoutId: string): Consent[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(PREFIX + checkoutId) ?? '[]') as Consent[]
  } catch {
    return []
  }
}
