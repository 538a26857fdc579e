/** The shipping address, and the billing address that is usually the same. */
import { type ComponentType, useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { CheckField } from '@semena/ui/check-field'
import {
  type AddressValues,
  type NamedCountry,
  type ServiceAddress,
  fromService,
  guessCountry,
} from '../address/index.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressKind } from './form-state.ts'
import { SaveMark } from './save-mark.tsx'
import { CheckoutStep } from './step.tsx'
import type { CheckoutFormState } from './use-form.ts'

/** Props of a component that offers a customer's saved addresses. Choosing one fills the step in and saves it. */
export interface SavedAddressesProps {
  kind: AddressKind
  /** Codes of the countries that this step accepts. */
  countries: readonly string[]
  onChoose: (address: ServiceAddress) => void
  /** Called once the customer's addresses are known. */
  onDefaults: (defaults: { shipping: ServiceAddress | null; billing: ServiceAddress | null }) => void
}
export type SavedAddresses = ComponentType<SavedAddressesProps>

interface StepProps {
  number: number
  saved: SavedAddresses | undefined
  state: CheckoutFormState
  countries: readonly NamedCountry[]
}

function Offered({ kind, saved: Saved, state, countries }: Omit<StepProps, 'number'> & { kind: AddressKind }) {
  const inReach = (address: ServiceAddress | null): AddressValues | null =>
    address && countries.some(({ code }) => code === address.country.code) ? fromService(address) : null
  if (!Saved) return null
  return (
    <Saved
      kind={kind}
      countries={countries.map(({ code }) => code)}
      onChoose={(address) => {
        state.set({ [kind]: fromService(address) })
        state.clearAddress(kind)
        state.saveQuietly()
      }}
      onDefaults={({ shipping, billing }) =>
        // A billing address may be in any country, so it is not checked against the countries of the channel.
        state.fillIn({ shipping: inReach(shipping), billing: billing && fromService(billing) })
      }
    />
  )
}

export function AddressStep({ number, saved, state, countries }: StepProps) {
  const { set, form } = state
  // An empty form starts with the visitor's own country, if the shop ships there.
  useEffect(() => {
    if (form.shipping.country || countries.length === 0) return
    const country = guessCountry(navigator.languages, countries)
    if (country) set(({ shipping }) => (shipping.country ? {} : { shipping: { ...shipping, country } }))
  }, [countries, form.shipping.country, set])
  return (
    <CheckoutStep
      number={number}
      title={m.checkout_step_shipping_address()}
      status={<SaveMark saving={state.saving.has('shipping')} saved={state.isSaved('shipping')} />}
    >
      <Offered kind="shipping" saved={saved} state={state} countries={countries} />
      <AddressFields kind="shipping" state={state} countries={countries} />
    </CheckoutStep>
  )
}

export function BillingStep({ number, saved, state, countries, ships }: StepProps & { ships: boolean }) {
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
        <div className={ships ? 'address-steps-same' : ''}>
          <Offered kind="billing" saved={saved} state={state} countries={countries} />
          <AddressFields kind="billing" state={state} countries={countries} />
        </div>
      )}
    </CheckoutStep>
  )
}
