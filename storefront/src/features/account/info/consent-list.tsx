/** What the customer has agreed to, when, and to which text. */
import { m } from '../../../paraglide/messages.js'
import { Day, dayText } from '../day.tsx'
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
  if (consents.length === 0) return <p className="text-ink-2">{m.account_consents_none()}</p>
  return (
    <ul className="stack gap-2.5">
      {consents.map(({ name, acceptedAt, version }) => (
        <li key={name}>
          {NAMES[name]()}
          <span className="block text-3 text-ink-3">
            <Day of={acceptedAt} />
            {version && ` · ${m.account_consent_version({ version: versionText(version) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A text without a version of its own is known by the day it was published. */
const versionText = (version: string): string => (/^\d{4}-\d{2}-\d{2}T/.test(version) ? dayText(version) : version)
