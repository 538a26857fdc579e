/** The ways to pay that the service offers; those it does not are shown with the reason. */
import type { UseQueryResult } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/error-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Gateway, PaymentKind } from './gateways.ts'
import { OptionRow } from './option-row.tsx'
import { CheckoutStep } from './step.tsx'
import { type CheckoutFormState, fieldId } from './use-form.ts'

export type Offered = Record<PaymentKind, Gateway | null>

interface Props {
  number: number
  state: CheckoutFormState
  gateways: UseQueryResult<Offered>
  chosen: PaymentKind | null
  onChoose: (kind: PaymentKind) => void
}

export function PaymentStep({ number, state, gateways, chosen, onChoose }: Props) {
  const error = state.faults.payment
  const errorId = `${fieldId('payment')}-error`
  return (
    <CheckoutStep number={number} title={m.checkout_step_payment()}>
      {gateways.data ? (
        <PaymentOptions
          offered={gateways.data}
          chosen={chosen}
          describedBy={error ? errorId : undefined}
          onChoose={onChoose}
        />
      ) : gateways.isError ? (
        <div className="flex flex-wrap items-center gap-4" role="alert">
          <p>{m.checkout_payment_failed()}</p>
          <Button look="line" onClick={() => void gateways.refetch()}>
            {m.checkout_retry()}
          </Button>
        </div>
      ) : (
        <div className="stack gap-2.5" aria-hidden="true">
          <span className="skeleton h-17" />
          <span className="skeleton h-17" />
        </div>
      )}
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </CheckoutStep>
  )
}

/** Also used on the payment page. */
export function PaymentOptions({
  offered,
  chosen,
  describedBy,
  onChoose,
}: {
  offered: Offered
  chosen: PaymentKind | null
  describedBy?: string | undefined
  onChoose: (kind: PaymentKind) => void
}) {
  return (
    <fieldset className="opts" aria-describedby={describedBy}>
      <legend className="vh">{m.checkout_step_payment()}</legend>
      <OptionRow
        id={fieldId('payment')}
        name="payment"
        value="card"
        title={m.checkout_payment_card()}
        note={
          !offered.card
            ? m.checkout_payment_card_none()
            : offered.card.test
              ? m.checkout_payment_card_test()
              : m.checkout_payment_card_hint()
        }
        end={<Icon name="card" />}
        checked={chosen === 'card'}
        disabled={!offered.card}
        onChoose={() => onChoose('card')}
      />
      <OptionRow
        name="payment"
        value="crypto"
        title={m.checkout_payment_crypto()}
        note={offered.crypto ? m.checkout_payment_crypto_hint() : m.checkout_payment_crypto_none()}
        end={<Icon name="coin" />}
        checked={chosen === 'crypto'}
        disabled={!offered.crypto}
        onChoose={() => onChoose('crypto')}
      />
    </fieldset>
  )
}
