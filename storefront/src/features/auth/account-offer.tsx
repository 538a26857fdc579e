/** Offers a guest who has ordered an account with that order, for the price of a password. */
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useShop } from '../../platform/shop.ts'
import { request } from '../../platform/graphql.ts'
import { languageCode } from '../../platform/i18n.ts'
import { PolicyLink } from '../../platform/policy-link.tsx'
import { useHasPolicy } from '../../platform/policy.ts'
import { keepPassword } from '../../platform/session/password.ts'
import { Note } from '@semena/ui/note'
import { otherFaults, useForm } from '../forms/index.ts'
import { RegisterDocument } from './auth.generated.ts'
import { faultsOf } from './check-fields.ts'
import { policyVersion, registrationConsents } from './consents.ts'
import { Fault } from './fault.tsx'
import { confirmLanding } from './landing.ts'
import { PasswordField } from './password-field.tsx'
import { keepRegistered } from './registered.ts'
import { SubmitButton } from './submit-button.tsx'

interface Props {
  email: string
  name: { firstName: string; lastName: string } | null
}

export default function AccountOffer({ email, name }: Props) {
  const channel = useChannel().slug
  const { years } = useShop()
  const hasPolicy = useHasPolicy()
  const [password, setPassword] = useState('')
  const [isDone, setDone] = useState(false)
  const { busy, faults, onSubmit } = useForm({
    check: () => faultsOf({ password }),
    send: async () => {
      const input = {
        email,
        password,
        firstName: name?.firstName ?? '',
        lastName: name?.lastName ?? '',
        channel,
        languageCode: languageCode(),
        redirectUrl: confirmLanding('/account/orders'),
        metadata: registrationConsents(await policyVersion(channel), years, new Date()),
      }
      return (await request(RegisterDocument, { input })).accountRegister?.errors ?? []
    },
    done: () => {
      keepRegistered({ email, sentAt: Date.now() })
      // The mail's link, followed in this browser, signs in with it.
      keepPassword(email, password)
      setDone(true)
    },
  })
  return (
    <section className="print-hidden account-offer" aria-labelledby="account-offer">
      <h2 id="account-offer" className="text-heading">
        {m.auth_offer_title()}
      </h2>
      <div role="status">
        {isDone && (
          <Note tone="leaf" icon="mail">
            {m.auth_offer_done({ email })}
          </Note>
        )}
      </div>
      {!isDone && (
        <form className="auth-form" noValidate onSubmit={onSubmit}>
          <p className="text-soft">{m.auth_offer_text({ email })}</p>
          <Fault>{otherFaults(faults, ['password'])}</Fault>
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordField
            id="offer-password"
            label={m.auth_password()}
            hint={m.auth_password_hint()}
            autoComplete="new-password"
            value={password}
            error={faults.password}
            onChange={setPassword}
          />
          <div className="text-small text-soft">
            <p>{m.auth_offer_means()}</p>
            <ul className="account-offer-means">
              <li>
                {m.auth_consent_data()}
                {hasPolicy && (
                  <>
                    {' '}
                    {m.auth_consent_by()} <PolicyLink beside>{m.auth_consent_policy()}</PolicyLink>
                  </>
                )}
              </li>
              {years !== null && <li>{m.auth_consent_adult({ years })}</li>}
            </ul>
          </div>
          <SubmitButton busy={busy}>{m.auth_register_submit()}</SubmitButton>
        </form>
      )}
    </section>
  )
}
