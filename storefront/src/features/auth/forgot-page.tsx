/** A link for a new password. The answer is the same for every address: nobody learns who is a customer. */
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useOperation } from '../../platform/operation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Faults, failureText, fieldTexts, otherFaults, prepareErrors } from '../errors/index.ts'
import { RequestResetDocument } from './auth.generated.ts'
import { AuthFrame } from './auth-frame.tsx'
import { faultsOf } from './check-fields.ts'
import { Fault } from './fault.tsx'
import { resetLanding } from './landing.ts'
import { SubmitButton } from './submit-button.tsx'

export function ForgotPage({ next }: { next: string | undefined }) {
  const channel = useChannel().slug
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const { loading, run } = useOperation(RequestResetDocument)
  useEffect(() => prepareErrors(), [])
  const blame = async (said: Promise<Faults | string>): Promise<void> => {
    const texts = await said
    setFaults(typeof texts === 'string' ? { '': texts } : texts)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = faultsOf({ email })
    setFaults(found)
    if (Object.keys(found).length > 0) return
    await run(
      { channel, email: email.trim(), redirectUrl: resetLanding(next) },
      {
        onData: ({ requestPasswordReset }) => {
          // An address without an account is answered as one with it.
          const errors = (requestPasswordReset?.errors ?? []).filter(({ code }) => code !== 'NOT_FOUND')
          if (errors.length > 0) void blame(fieldTexts(errors))
          else setSent(true)
        },
        onError: (error) => void blame(failureText(error)),
      },
    )
  }
  return (
    <AuthFrame title={m.auth_forgot_title()} lead={m.auth_forgot_lead()}>
      {sent ? (
        <div role="status">
          <Note tone="leaf" icon="mail">
            <p>{m.auth_forgot_sent({ email: email.trim() })}</p>
          </Note>
        </div>
      ) : (
        <>
          <Fault>{otherFaults(faults, ['email'])}</Fault>
          <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              id="forgot-email"
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
            <SubmitButton busy={loading}>{m.auth_forgot_submit()}</SubmitButton>
          </form>
        </>
      )}
      <div className="auth-other">
        <Link to="/login" search={next ? { next } : {}} className={buttonClass({ look: 'line', wide: true })}>
          {m.auth_login_submit()}
        </Link>
      </div>
    </AuthFrame>
  )
}
