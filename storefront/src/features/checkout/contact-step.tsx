/** The e-mail address that the order belongs to. */
import type { ComponentType } from 'react'
import { m } from '../../paraglide/messages.js'
import { TextField } from '@semena/ui/text-field'
import { isEmail } from '../address/index.ts'
import { checkText } from './fault-text.ts'
import { SaveMark } from './save-mark.tsx'
import { CheckoutStep } from './step.tsx'
import { fieldId } from './field-id.ts'
import type { CheckoutFormState } from './use-form.ts'

/** Props of a component that offers to sign in without leaving the page. */
export interface SignInProps {
  email: string
  checkoutId: string
  /** Called with the customer's address. */
  onSignedIn: (email: string) => void
}
export type SignIn = ComponentType<SignInProps>

interface Props {
  number: number
  state: CheckoutFormState
  checkoutId: string
  signIn: SignIn | undefined
}

export function ContactStep({ number, state, checkoutId, signIn: SignInOffer }: Props) {
  const { email } = state.form
  const leave = (): void => {
    if (email.trim() && !isEmail(email))
      state.setFaults((known) => ({ ...known, email: checkText('email', 'INVALID') }))
    else state.saveQuietly()
  }
  return (
    <CheckoutStep
      number={number}
      title={m.checkout_step_contact()}
      status={<SaveMark saving={state.saving.has('email')} saved={isEmail(email) && state.isSaved('email')} />}
    >
      <TextField
        id={fieldId('email')}
        type="email"
        label={m.checkout_email()}
        hint={m.checkout_email_hint()}
        value={email}
        error={state.faults.email}
        required
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={254}
        onChange={(text) => {
          state.set({ email: text })
          state.clearFault('email')
          state.saveSoon()
        }}
        onBlur={leave}
      />
      {SignInOffer && (
        <SignInOffer
          email={email}
          checkoutId={checkoutId}
          onSignedIn={(own) => {
            state.set((now) => (now.email.trim() ? {} : { email: own }))
            state.saveQuietly()
          }}
        />
      )}
    </CheckoutStep>
  )
}
