/** Signing in, and back to the page that was asked for. */
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/error-line.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ownPath } from './next.ts'
import { signIn } from './session.ts'

export function LoginPage({ next }: { next: string | undefined }) {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFault(null)
    try {
      const errors = await signIn(email, password)
      if (errors.length > 0) setFault(m.auth_login_wrong())
      else await navigate({ to: (ownPath(next) ?? '/') as '/', replace: true })
    } catch {
      setFault(m.auth_unreachable())
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="wrap pb-16">
      <h1 className="h1">{m.auth_login_title()}</h1>
      <form className="max-w-md" onSubmit={(event) => void submit(event)}>
        <TextField
          id="login-email"
          label={m.auth_email()}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
        <TextField
          id="login-password"
          label={m.auth_password()}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        {fault && <ErrorLine id="login-fault">{fault}</ErrorLine>}
        <Button look="leaf" type="submit" busy={busy}>
          {m.auth_login_title()}
        </Button>
      </form>
    </div>
  )
}
