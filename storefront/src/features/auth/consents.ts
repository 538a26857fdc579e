/**
 * The consents of a new customer, as they are stored with the account (docs/rules.md#consents): which text, and when.
 */
import { request } from '../../platform/graphql.ts'
import { AuthPrivacyPolicyDocument } from './auth.generated.ts'

/** The version of the texts beside the two boxes (in `messages/`): raise it whenever those texts change. */
const WORDS = '2026-11-29'

interface Metadata {
  key: string
  value: string
}

/** The version of the privacy policy, which the consent to processing data refers to. Throws as `request` does. */
export async function policyVersion(channel: string): Promise<string> {
  try {
    const { page } = await request(AuthPrivacyPolicyDocument, { channel })
    return page?.metafield ?? page?.publishedAt ?? WORDS
  } catch {
    return WORDS
  }
}

/** `years` is the age from which the shop sells, to which the customer has agreed; null where nobody is asked. */
export function registrationConsents(policy: string, years: number | null, at: Date): Metadata[] {
  const versions = {
    orderUpdates: WORDS,
    dataProcessing: policy,
    ...(years === null ? {} : { legalCompetence: `${WORDS}, ${years}+` }),
  }
  return Object.entries(versions).flatMap(([what, version]) => [
    { key: `consent.${what}.version`, value: version },
    { key: `consent.${what}.acceptedAt`, value: at.toISOString() },
  ])
}
