/**
 * The way in: e-mail and password, or a new password by the link of a mail; then the second step where the account has
 * one.
 */
import { languagePrefix } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { ErrorLine } from '@semena/ui/error-line'
import { TextField } from '@semena/ui/text-field'
import { type FormEvent, useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { m } from '../paraglide/messages.js'
import { shopOrigin } from '../platform/endpoint.ts'
import { faultText, troubleText } from '../platform/faults.ts'
import { language } from '../platform/i18n.ts'
import { useAskedShopName } from '../platform/shop-name.ts'
import { answerStep, choosePassword, type SignedIn, signIn, type Step } from '../platform/session.ts'

const REFUSALS: Readonly<Record<string, () => string>> = {
  INVALID_CREDENTIALS: m.frame_wrong_password,
  NOT_STAFF: m.frame_not_staff,
  LOGIN_ATTEMPT_DELAYED: m.frame_too_often,
  UNKNOWN_IP_ADDRESS: m.frame_too_often,
}

/** What the link of a mail says: whose password is to be set, and the proof that they may. */
interface Letter {
  email: string
  token: string
}

export function SignIn({ letter, onSignedIn }: { letter?: Letter; onSignedIn?: () => void }) {
  const shopName = useAskedShopName()
  const [step, setStep] = useState<Step | null>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const title = step ? m.frame_second_step() : letter ? m.frame_new_password() : m.frame_sign_in()
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (step) document.querySelector<HTMLElement>('#code')?.focus()
  }, [step])
  const attempt = async (work: () => Promise<SignedIn>, wrong: () => string): Promise<void> => {
    setBusy(true)
    setFault(null)
    try {
      const outcome = await work()
      if (outcome.is === 'SIGNED_IN') onSignedIn?.()
      if (outcome.is === 'STEP') setStep(outcome.step)
      if (outcome.is === 'REFUSED') {
        const [first] = outcome.faults
        const isWrong = first?.code === 'INVALID_CREDENTIALS'
        const isLinkEnded = first?.field === 'token'
        if (isLinkEnded) setFault(m.frame_link_ended())
        else setFault(isWrong || !first ? wrong() : (REFUSALS[first.code]?.() ?? faultText(first)))
      }
    } catch (error) {
      setFault(troubleText(error))
    }
    setBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (step) void attempt(() => answerStep(step.challenge, code.trim()), m.frame_wrong_code)
    else if (letter) void attempt(() => choosePassword(letter.email, letter.token, password), m.fault_unknown)
    else void attempt(() => signIn(email.trim(), password), m.frame_wrong_password)
  }
  return (
    <main className="sign-in">
      <form className="sign-in-form" onSubmit={submit}>
        <p className="sign-in-name">{shopName}</p>
        <h1 className="page-name">{title}</h1>
        {step?.needs === 'SET_UP' && <SetUp step={step} />}
        {step ? (
          <TextField
            id="code"
            label={step.needs === 'CODE' ? m.frame_code() : m.frame_first_code()}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            required
          />
        ) : letter ? (
          <NewPassword email={letter.email} value={password} onChange={setPassword} />
        ) : (
          <>
            <TextField
              id="email"
              type="email"
              label={m.frame_email()}
              value={email}
              onChange={setEmail}
              autoComplete="username"
              required
            />
            <TextField
              id="password"
              type="password"
              label={m.frame_password()}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              required
            />
            <a className="sign-in-forgotten" href={`${shopOrigin()}${languagePrefix(language())}/forgot-password`}>
              {m.frame_forgotten()}
            </a>
          </>
        )}
        <div role="alert">{fault && <ErrorLine id="sign-in-fault">{fault}</ErrorLine>}</div>
        <Button look="leaf" type="submit" busy={busy} wide>
          {letter && !step ? m.frame_set_password() : m.frame_sign_in()}
        </Button>
        {letter && (
          <a className="sign-in-forgotten" href="/desk/">
            {m.frame_to_sign_in()}
          </a>
        )}
        {step && !letter && (
          <Button look="link" onClick={() => setStep(null)}>
            {m.frame_other_account()}
          </Button>
        )}
      </form>
    </main>
  )
}

function NewPassword({
  email,
  value,
  onChange,
}: {
  email: string
  value: string
  onChange: (password: string) => void
}) {
  return (
    <>
      <p>{m.frame_new_password_lead({ email })}</p>
      {/* So that password managers know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        id="new-password"
        type="password"
        label={m.frame_new_password_label()}
        value={value}
        onChange={onChange}
        autoComplete="new-password"
        required
      />
    </>
  )
}

/** The key for an authenticator app and the recovery codes, which are shown this once. */
function SetUp({ step }: { step: Extract<Step, { needs: 'SET_UP' }> }) {
  return (
    <div className="sign-in-set-up">
      <p>{m.frame_set_up()}</p>
      {/* Drawn by the library from the text alone. */}
      <div
        className="sign-in-code"
        role="img"
        aria-label={m.frame_key_picture()}
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: renderSVG(step.otpauthUri) }}
      />
      <code>{step.secret}</code>
      <p>{m.frame_recovery()}</p>
      <ul className="sign-in-recovery">
        {step.recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
