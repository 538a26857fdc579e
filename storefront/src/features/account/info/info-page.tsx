/** Personal information: what the shop knows of the customer, and how to change it. */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { m } from '../../../paraglide/messages.js'
import { AccountFailed } from '../account-failed.tsx'
import { AccountSkeleton } from '../account-skeleton.tsx'
import { Day } from '../day.tsx'
import { profileQuery, useAccount } from '../me.ts'
import { AccountSection } from '../part.tsx'
import { Avatar } from './avatar.tsx'
import { ConsentList } from './consent-list.tsx'
import { DeletionPart } from './deletion.tsx'
import { EmailPart } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordPart } from './password-form.tsx'
import { SessionsPart } from './sessions.tsx'
import { PersonalDataPart } from './personal-data-part.tsx'
import { SignOutButton } from './sign-out-button.tsx'

const SecondFactorPart = lazy(() => import('./second-factor.tsx'))

export function InfoPage() {
  const { data: profile, isError, refetch } = useQuery(profileQuery(useAccount()))
  if (!profile) return isError ? <AccountFailed onRetry={() => void refetch()} /> : <AccountSkeleton />
  return (
    <div className="two-columns">
      <div className="info-page">
        <AccountSection id="account-name" title={m.account_name_title()}>
          <NameForm profile={profile} />
        </AccountSection>
        <AccountSection id="account-email" title={m.account_email_title()}>
          <EmailPart email={profile.email} />
        </AccountSection>
        <AccountSection id="account-password" title={m.account_password_title()}>
          <PasswordPart />
        </AccountSection>
        <Suspense fallback={null}>
          <SecondFactorPart me={profile} />
        </Suspense>
        <SessionsPart />
        <PersonalDataPart />
        <AccountSection id="account-delete" title={m.account_delete_title()}>
          <DeletionPart />
        </AccountSection>
      </div>
      <aside className="summary-box" aria-label={m.account_about()}>
        <Avatar profile={profile} />
        <dl className="account-facts">
          <dt>{m.account_joined()}</dt>
          <dd>
            <Day of={profile.dateJoined} />
          </dd>
        </dl>
        <div className="info-page-favourites">
          <h2 className="account-small">{m.account_consents_title()}</h2>
          <ConsentList profile={profile} />
        </div>
        <div className="info-page-deletion">
          <SignOutButton />
        </div>
      </aside>
    </div>
  )
}
