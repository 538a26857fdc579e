/** The page for signing in; it leads back to the page that was asked for. */
import { Link } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { keepPassword } from '../../platform/session/password.ts'
import { useMe, userStore } from '../../platform/user-store.ts'
import { buttonClass } from '@semena/ui/button'
import { Note } from '@semena/ui/note'
import { TextField } from '@semena/ui/text-field'
import { prepareErrors } from '../errors/index.ts'
import { otherFaults, useForm } from '../forms/index.ts'
import { AuthFrame } from './auth-frame.tsx'
import { faultsOf } from './check-fields.ts'
import { Fault, Unconfirmed } from './fault.tsx'
import { PasswordField } from './password-field.tsx'
import { signIn } from './session.ts'
import { SubmitButton } from './submit-button.tsx'
import { useArrive } from './use-arrive.ts'
import { useSecondFactor } from './use-second-factor.tsx'

/** `next`: the page that was asked for. */
export function LoginPage({ next }: { next: string | undefined }) {
  const arrive = useArrive(next)
  const me = useMe()
  const ended = useSyncExternalStore(
    userStore.subscribe,
    () => userStore.get().ended,
    () => false,
  )
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [unconfirmed, setUnconfirmed] = useState(false)
  const { secondStep, askSecondStep } = useSecondFactor()
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
  // Somebody may be signed in already, or sign in in another tab; either way this page has no more use.
  useEffect(() => {
    if (me) void arrive()
  }, [me, arrive])
  if (secondStep) return secondStep
  return (
    <AuthFrame title={m.auth_login_title()} lead={m.auth_login_lead()}>
      {ended && !me && (
        <div role="status">
          <Note tone="clay" icon="warn">
            <b className="text-strong">{m.auth_ended_title()}</b>
            <p>{m.auth_ended_text()}</p>
          </Note>
        </div>
      )}
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
      <div className="auth-other">
        <p>{m.auth_new_here()}</p>
        <Link to="/register" search={next ? { next } : {}} className={buttonClass({ look: 'line', wide: true })}>
          {m.auth_register_title()}
        </Link>
      </div>
    </AuthFrame>
  )
}
