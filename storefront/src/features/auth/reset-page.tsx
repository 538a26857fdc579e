/** Sets a new password by a mail's link, and signs its owner in. */
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { userStore } from '../../platform/user-store.ts'
import { buttonClass } from '@semena/ui/button'
import { notify } from '@semena/ui/toast'
import { prepareErrors } from '../errors/index.ts'
import { otherFaults, useForm } from '../forms/index.ts'
import { AuthFrame } from './auth-frame.tsx'
import { faultsOf } from './check-fields.ts'
import { Fault } from './fault.tsx'
import { PasswordField } from './password-field.tsx'
import { setPassword } from './session.ts'
import { SubmitButton } from './submit-button.tsx'
import { useArrive } from './use-arrive.ts'
import { useSecondFactor } from './use-second-factor.tsx'

interface Props {
  email: string | undefined
  token: string | undefined
  next: string | undefined
}

export function ResetPage({ email, token, next }: Props) {
  const arrive = useArrive(next)
  const [password, setNew] = useState('')
  const [repeated, setRepeated] = useState('')
  const { secondStep, askSecondStep } = useSecondFactor()
  const { busy, faults, onSubmit } = useForm({
    check: () => faultsOf({ password, repeated }),
    send: async () => {
      if (!email || !token) return []
      // The new password is set even where a second factor is still asked for.
      return askSecondStep(await setPassword(email, password, token), email, password, () => void arrive())
    },
    done: async () => {
      notify.success(m.auth_reset_done())
      if (userStore.get().me) await arrive()
    },
  })
  useEffect(() => prepareErrors(), [])
  if (!email || !token) {
    return (
      <AuthFrame title={m.auth_reset_title()} lead={m.auth_link_broken()}>
        <Link to="/forgot-password" search={next ? { next } : {}} className={buttonClass({ look: 'leaf', wide: true })}>
          {m.auth_forgot_submit()}
        </Link>
      </AuthFrame>
    )
  }
  if (secondStep) return secondStep
  const other = otherFaults(faults, ['password', 'repeated'])
  return (
    <AuthFrame title={m.auth_reset_title()} lead={m.auth_reset_lead({ email })}>
      <Fault>{other}</Fault>
      <form className="auth-form" noValidate onSubmit={onSubmit}>
        {/* So that password managers know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          id="reset-password"
          label={m.auth_password_new()}
          hint={m.auth_password_hint()}
          autoComplete="new-password"
          value={password}
          error={faults.password}
          onChange={setNew}
        />
        <PasswordField
          id="reset-repeated"
          label={m.auth_password_again()}
          autoComplete="new-password"
          value={repeated}
          error={faults.repeated}
          onChange={setRepeated}
        />
        <SubmitButton busy={busy}>{m.auth_reset_submit()}</SubmitButton>
      </form>
      {other && (
        <div className="auth-other">
          <Link
            to="/forgot-password"
            search={next ? { next } : {}}
            className={buttonClass({ look: 'line', wide: true })}
          >
            {m.auth_forgot_submit()}
          </Link>
        </div>
      )}
    </AuthFrame>
  )
}
