/**
 * Requests a link for a new password. The answer is the same for every address, so that nobody learns who is a
 * customer.
 */
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { request } from '../../platform/graphql.ts'
import { buttonClass } from '@semena/ui/button'
import { Note } from '@semena/ui/note'
import { TextField } from '@semena/ui/text-field'
import { prepareErrors } from '../errors/index.ts'
import { otherFaults, useForm } from '../forms/index.ts'
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
  const { busy, faults, onSubmit } = useForm({
    check: () => faultsOf({ email }),
    send: async () => {
      const variables = { channel, email: email.trim(), redirectUrl: resetLanding(next) }
      const { requestPasswordReset } = await request(RequestResetDocument, variables)
      // An address without an account gets the same answer as one with an account.
      return (requestPasswordReset?.errors ?? []).filter(({ code }) => code !== 'NOT_FOUND')
    },
    done: () => setSent(true),
  })
  useEffect(() => prepareErrors(), [])
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
          <form className="auth-form" noValidate onSubmit={onSubmit}>
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
            <SubmitButton busy={busy}>{m.auth_forgot_submit()}</SubmitButton>
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
