/** The step that asks how to pay, if anything is left to pay. */
import type { UseQueryResult } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { ErrorLine } from '@semena/ui/error-line'
import { Note } from '@semena/ui/note'
import type { Gateway } from './gateways.ts'
import { PaymentOptions } from './payment-options.tsx'
import { CheckoutStep } from './step.tsx'
import { fieldId } from './field-id.ts'
import type { CheckoutFormState } from './use-form.ts'

interface Props {
  number: number
  state: CheckoutFormState
  gateways: UseQueryResult<Gateway[]>
  chosen: Gateway | null
  /** Whether nothing is left to pay. */
  free: boolean
  onChoose: (id: string) => void
}

export function PaymentStep({ number, state, gateways, chosen, free, onChoose }: Props) {
  const error = state.faults.payment
  const errorId = `${fieldId('payment')}-error`
  return (
    <CheckoutStep number={number} title={m.checkout_step_payment()}>
      {free ? (
        <p className="text-soft">{m.checkout_payment_free()}</p>
      ) : gateways.data?.length === 0 ? (
        // That no way to pay is offered is said before the form is filled in, not after.
        <div id={fieldId('payment')} tabIndex={-1} role="status">
          <Note tone="clay" icon="warn">
            {m.checkout_payment_none()}
          </Note>
        </div>
      ) : gateways.data ? (
        <PaymentOptions
          offered={gateways.data}
          chosen={chosen}
          describedBy={error ? errorId : undefined}
          onChoose={onChoose}
        />
      ) : gateways.isError ? (
        <div className="payment-step-again" role="alert">
          <p>{m.checkout_payment_failed()}</p>
          <Button look="line" onClick={() => void gateways.refetch()}>
            {m.checkout_retry()}
          </Button>
        </div>
      ) : (
        <div className="step-waits" aria-hidden="true">
          <span className="skeleton step-skeleton" />
          <span className="skeleton step-skeleton" />
        </div>
      )}
      {error && gateways.data && gateways.data.length > 0 && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </CheckoutStep>
  )
}
