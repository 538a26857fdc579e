/** Signing in, and back to the page that was asked for. */
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useMe } from '../../platform/user-store.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { otherFaults, prepareErrors, useSaving } from '../errors/index.ts'
import { AuthFrame } from './auth-frame.tsx'
import { faultsOf } from './check-fields.ts'
import { Fault } from './fault.tsx'
import { ownPath } from './next.ts'
import { PasswordField } from './password-field.tsx'
import { signIn } from './session.ts'

/** `next`: the page that was asked for. */
export function LoginPage({ next }: { next: string | undefined }) {
  const navigate = useNavigate()
  const me = useMe()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, faults, refuse, save } = useSaving()
  useEffect(() => prepareErrors(), [])
  // Here, in another tab, or before: whoever is signed in has nothing to do on this page.
  useEffect(() => {
    if (me) void navigate({ to: (ownPath(next) ?? '/account/info') as '/', replace: true })
  }, [me, navigate, next])
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = faultsOf({ email, password })
    if (Object.keys(found).length > 0) return refuse(found)
    await save(async () => {
      const errors = await signIn(email.trim(), password)
      // Which of the two is wrong is nobody's business.
      return errors.map((error) => (error.code === 'INVALID_CREDENTIALS' ? { ...error, field: null } : error))
    })
  }
  return (
    <AuthFrame title={m.auth_login_title()} lead={m.auth_login_lead()}>
      <Fault>{otherFaults(faults, ['email', 'password'])}</Fault>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
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
        <p className="-mt-2 text-3">
          <Link to="/forgot-password" className="link">
            {m.auth_forgot()}
          </Link>
        </p>
        <Button look="leaf" big wide type="submit" busy={busy}>
          {m.auth_login_title()}
        </Button>
      </form>
      <div className="auth__other">
        <p>{m.auth_new_here()}</p>
        <Link to="/register" search={next ? { next } : {}} className={buttonClass({ look: 'line', wide: true })}>
          {m.auth_register_title()}
        </Link>
      </div>
    </AuthFrame>
  )
}
