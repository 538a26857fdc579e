/** The form for a new address of the book or for changing one, by the rules of its country. */
import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useLanguage } from '../../../platform/i18n.ts'
import { CheckField } from '@semena/ui/check-field'
import {
  ADDRESS_FIELDS,
  AddressFields,
  type AddressField,
  type BookAddress,
  EMPTY_ADDRESS,
  checkAddress,
  faultText,
  fromService,
  guessCountry,
  useCountries,
} from '../../address/index.ts'
import { tellDone } from '../../errors/index.ts'
import { FormFoot, otherFaults, useForm } from '../../forms/index.ts'
import { type DefaultKind, addAddress, changeAddress } from './api.ts'
import { defaultKinds } from './address-card.tsx'

interface Props {
  /** The address to change; null for a new one. */
  address: BookAddress | null
  /** Whether the book is empty so far: its first address becomes the default for shipping and for billing. */
  first: boolean
  onDone: () => void
  onCancel: () => void
}

const fieldId = (field: AddressField): string => `address-${field}`

export function AddressForm({ address, first, onDone, onCancel }: Props) {
  const countries = useCountries(useLanguage()).billing
  const [values, setValues] = useState(() => (address ? fromService(address) : EMPTY_ADDRESS))
  const had = address ? defaultKinds(address) : []
  const [kinds, setKinds] = useState<readonly DefaultKind[]>(first ? ['SHIPPING', 'BILLING'] : had)
  const added = kinds.filter((kind) => !had.includes(kind))
  const { busy, faults, setFaults, clear, onSubmit } = useForm({
    check: () =>
      Object.fromEntries(
        Object.entries(checkAddress(values)).map(([field, fault]) => [field, faultText(field as AddressField, fault)]),
      ),
    send: () => (address ? changeAddress(address.id, values, added) : addAddress(values, kinds)),
    done: () => {
      onDone()
      return tellDone(address ? 'updated' : 'created')
    },
  })

  // A new address begins with the visitor's own country.
  useEffect(() => {
    if (values.country || countries.length === 0) return
    const country = guessCountry(navigator.languages, countries)
    if (country) setValues((now) => ({ ...now, country }))
  }, [countries, values.country])
  const choose = (kind: DefaultKind, chosen: boolean): void =>
    setKinds((now) => (chosen ? [...now, kind] : now.filter((other) => other !== kind)))

  return (
    <form className="address-form" noValidate onSubmit={onSubmit}>
      <h2 className="text-heading address-form-title">
        {address ? m.account_address_edit() : m.account_address_new()}
      </h2>
      <AddressFields
        values={values}
        faults={faults}
        countries={countries}
        idOf={fieldId}
        company
        onChange={(next, field) => {
          setValues(next)
          clear(field)
        }}
        onLeave={(field, fault) => {
          if (fault === 'INVALID') setFaults({ ...faults, [field]: faultText(field, fault) })
        }}
      />
      <div>
        {(['SHIPPING', 'BILLING'] as const).map((kind) =>
          // An address stops being the default only when another one becomes it, so there is no box to untick.
          had.includes(kind) ? null : (
            <CheckField key={kind} checked={kinds.includes(kind)} onChange={(chosen) => choose(kind, chosen)}>
              {kind === 'SHIPPING' ? m.account_address_make_shipping() : m.account_address_make_billing()}
            </CheckField>
          ),
        )}
      </div>
      <FormFoot
        id="address"
        fault={otherFaults(faults, ADDRESS_FIELDS)}
        busy={busy}
        cancel={{ label: m.account_cancel(), onCancel }}
      >
        {m.account_save()}
      </FormFoot>
    </form>
  )
}
