/** The fields of one of the checkout's two addresses. */
import { type AddressField, AddressFields as Fields, type NamedCountry } from '../address/index.ts'
import { checkText } from './fault-text.ts'
import type { AddressKind } from './form-state.ts'
import { fieldId } from './field-id.ts'
import type { CheckoutFormState } from './use-form.ts'

interface Props {
  kind: AddressKind
  state: CheckoutFormState
  countries: readonly NamedCountry[]
}

export function AddressFields({ kind, state, countries }: Props) {
  const faults = Object.fromEntries(
    Object.entries(state.faults).flatMap(([name, text]) =>
      name.startsWith(`${kind}.`) ? [[name.slice(kind.length + 1), text]] : [],
    ),
  ) as Partial<Record<AddressField, string>>
  return (
    <Fields
      values={state.form[kind]}
      faults={faults}
      countries={countries}
      idOf={(field) => fieldId(`${kind}.${field}`)}
      section={kind}
      company={kind === 'billing'}
      onChange={(values, field) => {
        state.set({ [kind]: values })
        state.clearFault(`${kind}.${field}`)
        // Shipping methods and their prices depend on the country, so a new one is saved at once.
        if (field === 'country' && kind === 'shipping') state.saveQuietly()
        else state.saveSoon()
      }}
      onLeave={(field, fault) => {
        if (fault === 'INVALID')
          state.setFaults((known) => ({ ...known, [`${kind}.${field}`]: checkText(`${kind}.${field}`, fault) }))
        else state.saveQuietly()
      }}
    />
  )
}
