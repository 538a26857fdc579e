/** Signing in, and back to the page that was asked for. */
import { Link } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { keepPassword } from '../../platform/session/password.ts'
import { useMe, userStore } from '../../platform/user-store.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
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
        // Once the link has been followed in this browser, nobody is asked for it again.
        keepPassword(email.trim(), password)
        setUnconfirmed(true)
        return []
      }
      // Which of the two is wrong is nobody's business.
      return errors.map((error) => (error.code === 'INVALID_CREDENTIALS' ? { ...error, field: null } : error))
    },
  })
  useEffect(() => prepareErrors(), [])
  // Here, in another tab, or before: whoever is signed in has nothing to do on this page.
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
