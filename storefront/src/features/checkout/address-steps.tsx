/** The shipping address, and the billing address that is usually the same. */
import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { CheckField } from '../../ui/check-field.tsx'
import { type NamedCountry, guessCountry } from '../address/index.ts'
import { AddressFields } from './address-fields.tsx'
import { SaveMark } from './save-mark.tsx'
import { CheckoutStep } from './step.tsx'
import type { CheckoutFormState } from './use-form.ts'

export function AddressStep({
  number,
  state,
  countries,
}: {
  number: number
  state: CheckoutFormState
  countries: readonly NamedCountry[]
}) {
  const { set, form } = state
  // An empty form begins with the visitor's own country, when the shop ships there.
  useEffect(() => {
    if (form.shipping.country || countries.length === 0) return
    const country = guessCountry(navigator.languages, countries)
    if (country) set({ shipping: { ...form.shipping, country } })
  }, [countries, form.shipping, set])
  return (
    <CheckoutStep
      number={number}
      title={m.checkout_step_shipping_address()}
      status={<SaveMark saving={state.saving.has('shipping')} saved={state.isSaved('shipping')} />}
    >
      <AddressFields kind="shipping" state={state} countries={countries} />
    </CheckoutStep>
  )
}

export function BillingStep({
  number,
  state,
  countries,
  ships,
}: {
  number: number
  state: CheckoutFormState
  countries: readonly NamedCountry[]
  ships: boolean
}) {
  const { sameBilling, shipping } = state.form
  return (
    <CheckoutStep
      number={number}
      title={m.checkout_step_billing_address()}
      status={<SaveMark saving={state.saving.has('billing')} saved={!sameBilling && state.isSaved('billing')} />}
    >
      {ships && (
        <CheckField
          checked={sameBilling}
          onChange={(same) => {
            state.set({
              sameBilling: same,
              ...(same || state.form.billing.country
                ? {}
                : { billing: { ...state.form.billing, country: shipping.country } }),
            })
            state.saveQuietly()
          }}
        >
          {m.checkout_same_billing()}
        </CheckField>
      )}
      {!(ships && sameBilling) && (
        <div className={ships ? 'pt-3' : ''}>
          <AddressFields kind="billing" state={state} countries={countries} />
        </div>
      )}
    </CheckoutStep>
  )
}
