/** What the customer has agreed to, when, and to which text. */
import { m } from '../../../paraglide/messages.js'
import { formatDate } from '../../../platform/dates.ts'
import { type Language, useLanguage } from '../../../platform/i18n.ts'
import { Day } from '../day.tsx'
import type { Profile } from '../me.ts'
import { type ConsentName, readConsents } from './consents.ts'

const NAMES: Record<ConsentName, () => string> = {
  orderUpdates: m.account_consent_order_updates,
  dataProcessing: m.account_consent_data_processing,
  legalCompetence: m.account_consent_legal_competence,
  privacyPolicy: m.account_consent_privacy_policy,
}

export function ConsentList({ profile }: { profile: Profile }) {
  const consents = readConsents(profile.metadata)
  const language = useLanguage()
  if (consents.length === 0) return <p className="text-soft">{m.account_consents_none()}</p>
  return (
    <ul className="consent-list">
      {consents.map(({ name, acceptedAt, version }) => (
        <li key={name}>
          {NAMES[name]()}
          <span className="consent-list-note">
            <Day of={acceptedAt} />
            {version && ` · ${m.account_consent_version({ version: versionText(version, language) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A text's version in words: the day it was published, or a version that the shop has given it, such as `3`. */
const versionText = (version: string, language: Language): string =>
  /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(version) ? formatDate(version, language, true) : version
