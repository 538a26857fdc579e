/** Asks for the second factor, in place of the page, where the right password alone does not sign in. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { CodedError } from '../errors/index.ts'
import type { PasswordAccepted } from '../second-factor/service.ts'
import { AuthFrame, type AuthFrameComponent } from './auth-frame.tsx'
import { signInWith } from './session.ts'

// Few customers use two-step sign-in, so its code is loaded only when it is needed.
const SecondStep = lazy(() => import('../second-factor/second-factor-form.tsx'))

interface Asking {
  email: string
  step: PasswordAccepted
  onDone: (() => void) | undefined
}

export interface SecondFactorPrompt {
  /** The form for the second factor, to be shown in place of the page; null while none is asked for. */
  secondStep: ReactNode
  /**
   * Asks for the second factor where the errors of signing in call for it, and returns the remaining errors. `onDone`
   * runs after sign-in.
   */
  askSecondStep: (errors: CodedError[], email: string, password: string, onDone?: () => void) => Promise<CodedError[]>
}

/** `Frame` stands around the form. */
export function useSecondFactor(Frame: AuthFrameComponent = AuthFrame): SecondFactorPrompt {
  const [asking, setAsking] = useState<Asking | null>(null)
  const askSecondStep: SecondFactorPrompt['askSecondStep'] = async (errors, email, password, onDone) => {
    if (!errors.some(({ code }) => code === 'DISABLED_AUTHENTICATION_METHOD')) return errors
    const { beginSecondFactor: beginSecondStep, isOffered } = await import('../second-factor/second-factor-form.tsx')
    // An outside service may use the same code for something else.
    if (!(await isOffered())) return errors
    const begun = await beginSecondStep(email, password)
    if (!begun.ok) return [...begun.errors]
    setAsking({ email, step: begun.value, onDone })
    return []
  }
  if (!asking) return { secondStep: null, askSecondStep }
  const { email, step, onDone } = asking
  const isSetUp = step.needs === 'SET_UP'
  return {
    askSecondStep,
    secondStep: (
      <Frame
        title={isSetUp ? m.factor_set_up_title() : m.factor_code_title()}
        lead={isSetUp ? m.factor_set_up_lead() : m.factor_code_lead({ email })}
      >
        <Suspense fallback={null}>
          <SecondStep
            email={email}
            step={step}
            onBack={() => setAsking(null)}
            onOpened={(opened) => {
              if (signInWith(opened).length === 0) onDone?.()
            }}
          />
        </Suspense>
      </Frame>
    ),
  }
}
