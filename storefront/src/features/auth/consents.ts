/** What a new customer agrees to, as it is stored with the account (docs/rules.md#consents): which text, and when. */
import { request } from '../../platform/graphql.ts'
import { AuthPrivacyPolicyDocument } from './auth.generated.ts'

/** Of the words beside the two boxes in `messages/`: to be raised when they change. */
const WORDS = '2026-11-21'

interface Metadata {
  key: string
  value: string
}

/** The processing of data follows the privacy policy, whose text has a version of its own. */
export async function policyVersion(channel: string): Promise<string> {
  try {
    const { page } = await request(AuthPrivacyPolicyDocument, { channel })
    return page?.metafield ?? page?.publishedAt ?? WORDS
  } catch {
    return WORDS
  }
}

export function registrationConsents(policy: string, at: Date): Metadata[] {
  const versions = { orderUpdates: WORDS, dataProcessing: policy, legalCompetence: WORDS }
  return Object.entries(versions).flatMap(([what, version]) => [
    { key: `consent.${what}.version`, value: version },
    { key: `consent.${what}.acceptedAt`, value: at.toISOString() },
  ])
}
