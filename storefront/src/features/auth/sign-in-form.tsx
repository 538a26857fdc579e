/** The fields for signing in, and what may come after them: the second factor, or an account that is not confirmed. */
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { keepPassword } from '../../platform/session/password.ts'
import { useMe } from '../../platform/user-store.ts'
import { TextField } from '@semena/ui/text-field'
import { prepareErrors } from '../errors/index.ts'
import { otherFaults, useForm } from '../forms/index.ts'
import type { AuthFrameComponent } from './auth-frame.tsx'
import { faultsOf } from './check-fields.ts'
import { Fault, Unconfirmed } from './fault.tsx'
import { PasswordField } from './password-field.tsx'
import { signIn } from './session.ts'
import { SubmitButton } from './submit-button.tsx'
import { useSecondFactor } from './use-second-factor.tsx'

interface Props {
  /** The address that is filled in already. */
  email?: string
  frame: AuthFrameComponent
  lead: string
  /** The page that was asked for. */
  next: string | undefined
  /** Stands above the fields. */
  notice?: ReactNode
  /** Stands below the fields. */
  children?: ReactNode
  onSignedIn: () => void
}

export function SignInForm({ email: known = '', frame: Frame, lead, next, notice, children, onSignedIn }: Props) {
  const me = useMe()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [unconfirmed, setUnconfirmed] = useState(false)
  const { secondStep, askSecondStep } = useSecondFactor(Frame)
  const { busy, faults, onSubmit } = useForm({
    check: () => {
      setUnconfirmed(false)
      return faultsOf({ email, password })
    },
    send: async () => {
      const errors = await askSecondStep(await signIn(email.trim(), password), email.trim(), password)
      if (errors.some(({ code }) => code === 'ACCOUNT_NOT_CONFIRMED')) {
        // With the kept password, following the mail's link in this browser signs the customer in without typing it
        // again.
        keepPassword(email.trim(), password)
        setUnconfirmed(true)
        return []
      }
      // The error belongs to no field, so that nobody learns whether the address or the password was wrong.
      return errors.map((error) => (error.code === 'INVALID_CREDENTIALS' ? { ...error, field: null } : error))
    },
  })
  useEffect(() => prepareErrors(), [])
  // Somebody may be signed in already, or sign in in another tab; either way this form has no more use.
  useEffect(() => {
    if (me) onSignedIn()
  }, [me, onSignedIn])
  if (secondStep) return secondStep
  return (
    <Frame title={m.auth_login_title()} lead={lead}>
      {notice}
      <Fault>{otherFaults(faults, ['email', 'password'])}</Fault>
      {unconfirmed && <Unconfirmed />}
      <form className="auth-form" noValidate onSubmit={onSubmit}>
        <TextField
          id="login-email"
          label={m.auth_email()}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          required
          value={email}
          error={faults.email}
          onChange={setEmail}
        />
        <PasswordField
          id="login-password"
          label={m.auth_password()}
          autoComplete="current-password"
          value={password}
          error={faults.password}
          onChange={setPassword}
        />
        <p className="auth-small">
          <Link to="/forgot-password" search={next ? { next } : {}} className="button-link">
            {m.auth_forgot()}
          </Link>
        </p>
        <SubmitButton busy={busy}>{m.auth_login_submit()}</SubmitButton>
      </form>
      {children}
    </Frame>
  )
}
