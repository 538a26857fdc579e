/** The shipping methods as rows to choose from, with their days and prices. */
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'
import { nameOf } from '../basket/index.ts'
import { Note } from '@semena/ui/note'
import type { CheckoutDetails } from './api.ts'
import { ErrorLine } from '@semena/ui/error-line'
import { OptionRow } from './option-row.tsx'
import { SaveMark } from './save-mark.tsx'
import { daysOf } from './shipping-days.ts'
import { CheckoutStep } from './step.tsx'
import { fieldId } from './field-id.ts'
import type { CheckoutFormState } from './use-form.ts'

export function ShippingStep({
  number,
  state,
  checkout,
}: {
  number: number
  state: CheckoutFormState
  checkout: CheckoutDetails
}) {
  const error = state.faults.delivery
  const errorId = `${fieldId('delivery')}-error`
  const addressSaved = checkout.shippingAddress !== null
  const methods = checkout.shippingMethods
  /** The first of those that can be chosen now. */
  const first = state.isElsewhere ? undefined : methods.find(({ active }) => active)?.id
  return (
    <CheckoutStep
      number={number}
      title={m.checkout_step_shipping()}
      status={<SaveMark saving={state.saving.has('delivery')} saved={state.isSaved('delivery')} />}
    >
      <div role="status" className="shipping-step-news">
        {state.wasDropped && state.form.deliveryId === null && (
          <Note tone="clay" icon="warn">
            {m.checkout_shipping_dropped()}
          </Note>
        )}
      </div>
      {/* It keeps the focus when the methods come that somebody waits for. */}
      <div id={first ? undefined : fieldId('delivery')} tabIndex={-1}>
        {state.isElsewhere && state.saving.has('shipping') ? (
          <div className="step-waits" aria-busy="true">
            <p className="visually-hidden">{m.checkout_shipping_loading()}</p>
            <span className="skeleton step-skeleton" aria-hidden="true" />
            <span className="skeleton step-skeleton" aria-hidden="true" />
          </div>
        ) : state.isElsewhere || (!addressSaved && methods.length === 0) ? (
          <p className="text-soft">{m.checkout_shipping_wait()}</p>
        ) : methods.length === 0 ? (
          <Note tone="clay" icon="warn">
            {m.checkout_shipping_none()}
          </Note>
        ) : (
          <fieldset
            className="option-list"
            aria-describedby={error ? errorId : undefined}
            aria-busy={state.saving.has('shipping')}
          >
            <legend className="visually-hidden">{m.checkout_step_shipping()}</legend>
            {methods.map((method) => (
              <OptionRow
                key={method.id}
                id={method.id === first ? fieldId('delivery') : undefined}
                name="delivery"
                value={method.id}
                title={nameOf({ name: method.name, translation: method.translation })}
                note={method.active ? daysOf(method) : m.checkout_shipping_inactive()}
                end={
                  <strong className="shipping-step-price">
                    {method.price.amount === 0 ? m.checkout_shipping_free() : formatPrice(method.price)}
                  </strong>
                }
                checked={state.form.deliveryId === method.id}
                disabled={!method.active}
                onChoose={() => {
                  state.set({ deliveryId: method.id })
                  state.setDropped(false)
                  state.clearFault('delivery')
                }}
              />
            ))}
          </fieldset>
        )}
      </div>
      {/* As long as there is no method to choose, the step says so itself. */}
      {error && first && (
        <div className="shipping-step-hint">
          <ErrorLine id={errorId}>{error}</ErrorLine>
        </div>
      )}
    </CheckoutStep>
  )
}
