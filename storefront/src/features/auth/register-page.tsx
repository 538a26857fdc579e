/** Opens an account. A mail's link confirms it, and the customer can go on shopping meanwhile. */
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useShop } from '../../platform/shop.ts'
import { request } from '../../platform/graphql.ts'
import { languageCode } from '../../platform/i18n.ts'
import { PRIVACY_POLICY, useHasPolicy } from '../../platform/policy.ts'
import { keepPassword } from '../../platform/session/password.ts'
import { buttonClass } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { ErrorLine } from '@semena/ui/error-line'
import { TextField } from '@semena/ui/text-field'
import { type CodedError, prepareErrors } from '../errors/index.ts'
import { otherFaults, useForm } from '../forms/index.ts'
import { RegisterDocument } from './auth.generated.ts'
import { AuthFrame } from './auth-frame.tsx'
import { faultsOf } from './check-fields.ts'
import { policyVersion, registrationConsents } from './consents.ts'
import { Fault } from './fault.tsx'
import { confirmLanding } from './landing.ts'
import { PasswordField } from './password-field.tsx'
import { keepRegistered } from './registered.ts'
import { signIn } from './session.ts'
import { SubmitButton } from './submit-button.tsx'

const OWN = ['firstName', 'lastName', 'email', 'password', 'repeated', 'data', 'adult']

export function RegisterPage({ next }: { next: string | undefined }) {
  const navigate = useNavigate()
  const channel = useChannel().slug
  const { years } = useShop()
  const hasPolicy = useHasPolicy()
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '', password: '', repeated: '' })
  const [data, setData] = useState(false)
  const [adult, setAdult] = useState(false)
  useEffect(() => prepareErrors(), [])
  const set = (name: keyof typeof values) => (value: string) => setValues((now) => ({ ...now, [name]: value }))

  const register = async (email: string): Promise<readonly CodedError[]> => {
    const { password, firstName, lastName } = values
    const metadata = registrationConsents(await policyVersion(channel), years, new Date())
    const input = {
      email,
      password,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      channel,
      languageCode: languageCode(),
      redirectUrl: confirmLanding(next),
      metadata,
    }
    return (await request(RegisterDocument, { input })).accountRegister?.errors ?? []
  }
  const email = values.email.trim()
  const { busy, faults, onSubmit } = useForm({
    check: () => ({
      ...faultsOf({ email, password: values.password, repeated: values.repeated }),
      ...(data ? {} : { data: m.auth_consent_needed() }),
      ...(adult || years === null ? {} : { adult: m.auth_consent_needed() }),
    }),
    send: () => register(email),
    done: async () => {
      keepRegistered({ email, sentAt: Date.now() })
      // The service may refuse this until the address is confirmed, or because the address already had an account; then
      // the password is kept until the mail's link is followed.
      const refused = await signIn(email, values.password).catch(() => [])
      if (refused.length > 0) keepPassword(email, values.password)
      await navigate({ to: '/check-email', search: next ? { next } : {}, replace: true })
    },
  })
  return (
    <AuthFrame title={m.auth_register_title()} lead={m.auth_register_lead()}>
      <Fault>{otherFaults(faults, OWN)}</Fault>
      <form className="auth-form" noValidate onSubmit={onSubmit}>
        <div className="auth-names">
          <TextField
            id="register-firstName"
            label={m.auth_first_name()}
            optional={m.auth_optional()}
            autoComplete="given-name"
            maxLength={256}
            value={values.firstName}
            error={faults.firstName}
            onChange={set('firstName')}
          />
          <TextField
            id="register-lastName"
            label={m.auth_last_name()}
            optional={m.auth_optional()}
            autoComplete="family-name"
            maxLength={256}
            value={values.lastName}
            error={faults.lastName}
            onChange={set('lastName')}
          />
        </div>
        <TextField
          id="register-email"
          label={m.auth_email()}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          required
          value={values.email}
          error={faults.email}
          onChange={set('email')}
        />
        <PasswordField
          id="register-password"
          label={m.auth_password()}
          hint={m.auth_password_hint()}
          autoComplete="new-password"
          value={values.password}
          error={faults.password}
          onChange={set('password')}
        />
        <PasswordField
          id="register-repeated"
          label={m.auth_password_again()}
          autoComplete="new-password"
          value={values.repeated}
          error={faults.repeated}
          onChange={set('repeated')}
        />
        <Consent id="register-data" checked={data} error={faults.data} onChange={setData}>
          {m.auth_consent_data()}
          {hasPolicy && (
            <>
              {' '}
              {m.auth_consent_by()}{' '}
              <Link to="/pages/$slug" params={{ slug: PRIVACY_POLICY }} target="_blank">
                {m.auth_consent_policy()}
              </Link>
            </>
          )}
        </Consent>
        {years !== null && (
          <Consent id="register-adult" checked={adult} error={faults.adult} onChange={setAdult}>
            {m.auth_consent_adult({ years })}
          </Consent>
        )}
        <SubmitButton busy={busy}>{m.auth_register_submit()}</SubmitButton>
      </form>
      <div className="auth-other">
        <p>{m.auth_known()}</p>
        <Link to="/login" search={next ? { next } : {}} className={buttonClass({ look: 'line', wide: true })}>
          {m.auth_login_submit()}
        </Link>
      </div>
    </AuthFrame>
  )
}

interface ConsentProps {
  id: string
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
  children: React.ReactNode
}

function Consent({ id, checked, error, onChange, children }: ConsentProps) {
  return (
    <div>
      <CheckField
        id={id}
        checked={checked}
        wrong={Boolean(error)}
        describedBy={error && `${id}-error`}
        onChange={onChange}
      >
        {children}
      </CheckField>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  )
}
