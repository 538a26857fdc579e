/**
 * The form after the right password: it asks for a code, or sets two-step sign-in up where the shop requires it. Loaded
 * when needed.
 */
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { Note } from '@semena/ui/note'
import { type Faults, otherFaults, useForm } from '../forms/index.ts'
import { AppKeyView } from './app-key.tsx'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type PasswordAccepted, finishSecondFactor, type Opened } from './service.ts'

/** Exported here too, so that whoever shows the form loads one file instead of two. */
export { beginSecondFactor, isOffered } from './service.ts'

export interface SecondFactorFormProps {
  email: string
  step: PasswordAccepted
  onOpened: (opened: Opened) => void
  onBack: () => void
}

export default function SecondStep({ email, step, onOpened, onBack }: SecondFactorFormProps) {
  const [code, setCode] = useState('')
  /** The opened session, held back until the customer has kept the recovery codes. */
  const [opened, setOpened] = useState<Opened | null>(null)
  const found = useRef<Opened | null>(null)
  const { busy, faults, onSubmit } = useForm({
    check: (): Faults => (code.trim() ? {} : { code: m.factor_empty() }),
    send: async () => {
      const answer = await finishSecondFactor(step.challenge, code)
      if (!answer.ok) return answer.errors
      found.current = answer.value
      return []
    },
    done: () => {
      if (!found.current) return
      if (step.needs === 'SET_UP') setOpened(found.current)
      else onOpened(found.current)
    },
  })
  if (opened && step.needs === 'SET_UP')
    return (
      <RecoveryCodes
        email={email}
        codes={step.recoveryCodes}
        action={m.factor_next()}
        onKept={() => onOpened(opened)}
      />
    )
  const other = otherFaults(faults, ['code'])
  return (
    <>
      <div role="alert" className="message-place">
        {other && (
          <Note tone="clay" icon="warn">
            <p className="text-lines">{other}</p>
          </Note>
        )}
      </div>
      {step.needs === 'SET_UP' && <AppKeyView {...step} />}
      <form className="second-factor-form" noValidate onSubmit={onSubmit}>
        <CodeField
          id="second-step-code"
          value={code}
          error={faults.code}
          onChange={setCode}
          appOnly={step.needs === 'SET_UP'}
          isFirst={step.needs === 'CODE'}
        />
        <Button look="leaf" big wide type="submit" busy={busy}>
          {step.needs === 'SET_UP' ? m.factor_confirm() : m.factor_sign_in()}
        </Button>
      </form>
      <div className="auth-other">
        {step.needs === 'CODE' && (
          <p>
            {m.factor_lost()}{' '}
            <Link to="/contact" className="button-link">
              {m.factor_write()}
            </Link>
          </p>
        )}
        <div>
          <Button look="link" onClick={onBack}>
            {m.factor_back()}
          </Button>
        </div>
      </div>
    </>
  )
}
