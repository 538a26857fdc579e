/** Changes an address of an order. */
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { CountryCode } from '@semena/contract/enums'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useCountries } from '../../parts/countries.ts'
import { Ask, Fields } from '../../parts/forms.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import type { AddressInput } from '../../platform/inputs.generated.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { DeskAreasDocument, DeskDraftUpdateDocument, DeskOrderUpdateDocument } from './edit.generated.ts'
import { type Order, useOrderAct } from './order-query.ts'

const NAMES = [
  'firstName',
  'lastName',
  'companyName',
  'streetAddress1',
  'streetAddress2',
  'postalCode',
  'city',
  'phone',
] as const

const LABELS: Readonly<Record<(typeof NAMES)[number], () => string>> = {
  firstName: m.orders_first_name,
  lastName: m.orders_last_name,
  companyName: m.orders_company,
  streetAddress1: m.orders_street,
  streetAddress2: m.orders_street_more,
  postalCode: m.orders_postal_code,
  city: m.orders_city,
  phone: m.orders_phone,
}

type Typed = Record<(typeof NAMES)[number] | 'countryArea' | 'country', string>

const typedOf = (order: Order, which: 'shippingAddress' | 'billingAddress'): Typed => {
  const now = order[which]
  const text = Object.fromEntries(NAMES.map((name) => [name, now?.[name] ?? '']))
  return {
    ...(text as Typed),
    countryArea: now?.countryArea ?? '',
    country: now?.country.code ?? order.channel.defaultCountry.code,
  }
}

export function AddressAsk({
  order,
  which,
  onClose,
}: {
  order: Order
  which: 'shippingAddress' | 'billingAddress'
  onClose: () => void
}) {
  const form = useUnsaved<Typed>(`order.${order.id}.${which}`, typedOf(order, which))
  const [both, setBoth] = useState(!order.billingAddress && which === 'shippingAddress')
  const { value } = form
  const country = value.country as CountryCode
  const countries = useCountries()
  const { data: rules } = useQuery({
    queryKey: ['countries', 'rules', country],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await request(DeskAreasDocument, { country }, signal)).addressValidationRules,
  })
  const act = useOrderAct(
    async () => {
      const address: AddressInput = { ...value, country }
      const input = both ? { shippingAddress: address, billingAddress: address } : { [which]: address }
      return order.status === 'DRAFT'
        ? (await mutate(DeskDraftUpdateDocument, { id: order.id, input })).faults
        : (await mutate(DeskOrderUpdateDocument, { id: order.id, input })).faults
    },
    { fields: [...NAMES, 'countryArea', 'country'] },
  )
  const submit = async (): Promise<void> => {
    if (!(await act.run())) return
    form.saved(value)
    onClose()
  }
  const set = (name: keyof Typed) => (text: string) => form.set((before) => ({ ...before, [name]: text }))
  const isNeeded = (name: string): boolean => rules?.requiredFields.includes(name) ?? false
  const choices = rules?.countryAreaChoices ?? []
  return (
    <Ask
      open
      title={which === 'shippingAddress' ? m.orders_ship_to() : m.orders_bill_to()}
      yes={m.parts_save()}
      busy={act.busy}
      onNo={() => {
        form.drop()
        onClose()
      }}
      onYes={() => void submit()}
    >
      <Fields>
        {NAMES.map((name) => (
          <TextField
            key={name}
            id={`address-${name}`}
            label={LABELS[name]()}
            value={value[name]}
            onChange={set(name)}
            error={act.at(name)}
            required={isNeeded(name)}
          />
        ))}
        {choices.length > 0 ? (
          <SelectField
            id="address-area"
            label={m.orders_area()}
            value={value.countryArea}
            options={choices.map(({ raw, verbose }) => ({ value: raw ?? '', label: verbose ?? raw ?? '' }))}
            placeholder="–"
            onChange={set('countryArea')}
            error={act.at('countryArea')}
          />
        ) : (
          rules?.allowedFields.includes('countryArea') && (
            <TextField
              id="address-area"
              label={m.orders_area()}
              value={value.countryArea}
              onChange={set('countryArea')}
              error={act.at('countryArea')}
            />
          )
        )}
        <SelectField
          id="address-country"
          label={m.orders_country()}
          value={value.country}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder={m.orders_country()}
          required
          onChange={(code) => form.set((before) => ({ ...before, country: code, countryArea: '' }))}
          error={act.at('country')}
        />
      </Fields>
      {which === 'shippingAddress' && (
        <CheckField checked={both} onChange={setBoth}>
          {m.orders_both_addresses()}
        </CheckField>
      )}
    </Ask>
  )
}
