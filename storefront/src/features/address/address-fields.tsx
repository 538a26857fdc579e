/** The fields of an address, as its country needs them. */
import { useQuery } from '@tanstack/react-query'
import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { useLanguage } from '../../platform/i18n.ts'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { type AddressFault, type AddressValues, checkAddress, hasField } from './check.ts'
import type { NamedCountry } from './countries.ts'
import { type AddressField, type AddressRules, type AreaKind, areaName, areasOf, rulesOf } from './rules.ts'

type TextFieldName = Exclude<AddressField, 'country' | 'countryArea'>

const LABELS: Record<TextFieldName, () => string> = {
  firstName: m.checkout_first_name,
  lastName: m.checkout_last_name,
  companyName: m.checkout_company,
  streetAddress1: m.checkout_street,
  streetAddress2: m.checkout_street2,
  city: m.checkout_city,
  cityArea: m.checkout_city_area,
  postalCode: m.checkout_postal,
  phone: m.checkout_phone,
}
const AREA_LABELS: Record<AreaKind, () => string> = {
  state: m.checkout_state,
  province: m.checkout_province,
  prefecture: m.checkout_prefecture,
  oblast: m.checkout_oblast,
  other: m.checkout_area,
}
const FILL: Record<AddressField, HTMLInputAutoCompleteAttribute> = {
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
  country: 'country',
  streetAddress1: 'address-line1',
  streetAddress2: 'address-line2',
  city: 'address-level2',
  cityArea: 'address-level3',
  countryArea: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel',
}
/** How many of the form's six columns a field takes. */
const WIDTH: Record<TextFieldName, string> = {
  firstName: 'address-fields-half',
  lastName: 'address-fields-half',
  companyName: 'address-fields-wide',
  streetAddress1: 'address-fields-long',
  streetAddress2: 'address-fields-short',
  city: 'address-fields-long',
  cityArea: 'address-fields-wide',
  postalCode: 'address-fields-short',
  phone: 'address-fields-wide',
}

interface Props {
  values: AddressValues
  /** The text beside each wrong field. */
  faults: Partial<Record<AddressField, string>>
  countries: readonly NamedCountry[]
  idOf: (field: AddressField) => string
  /** Which kind of address browsers should fill in (the section of `autocomplete`). */
  section?: 'shipping' | 'billing'
  company: boolean
  onChange: (values: AddressValues, field: AddressField) => void
  /** Called when a field loses the focus, with the fault that the browser's own check found, if any. */
  onLeave: (field: AddressField, fault: AddressFault | undefined) => void
}

export function AddressFields({ values, faults, countries, idOf, section, company, onChange, onLeave }: Props) {
  const rules = rulesOf(values.country)
  /** The state entered for each country, which the service would refuse for another one. */
  const areas = useRef<Record<string, string>>({})
  const moved = (country: string): Partial<AddressValues> => {
    areas.current[values.country] = values.countryArea
    return { country, countryArea: areas.current[country] ?? '' }
  }
  const common = (field: AddressField) => ({
    id: idOf(field),
    value: values[field],
    error: faults[field],
    required: rules.required.has(field),
    autoComplete: [section, FILL[field]].filter(Boolean).join(' '),
    onChange: (text: string) =>
      onChange({ ...values, ...(field === 'country' ? moved(text) : { [field]: text }) }, field),
    onBlur: () => onLeave(field, checkAddress(values)[field]),
  })
  const text = (
    field: TextFieldName,
    more: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'> = {},
  ) => {
    if (!hasField(values, field)) return null
    const hint = hintOf(field, rules)
    const fault = faults[field]
    return (
      <TextField
        {...common(field)}
        className={WIDTH[field]}
        label={LABELS[field]()}
        hint={hint}
        // The example of a postal code is needed most where the code is wrong.
        error={fault && hint && field === 'postalCode' ? `${fault}. ${hint}` : fault}
        maxLength={field === 'cityArea' ? 128 : 256}
        optional={rules.required.has(field) ? undefined : m.checkout_optional()}
        {...more}
      />
    )
  }
  return (
    <div className="address-fields">
      <SelectField
        {...common('country')}
        className="address-fields-wide"
        label={m.checkout_country()}
        placeholder={m.checkout_country_choose()}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {text('firstName')}
      {text('lastName')}
      {text('streetAddress1')}
      {text('streetAddress2')}
      {rules.shown.has('countryArea') && (
        <AreaField country={values.country} rules={rules} common={common('countryArea')} />
      )}
      {text('cityArea')}
      {text('city')}
      {text('postalCode', { autoCapitalize: 'characters', spellCheck: false })}
      {text('phone', { type: 'tel', inputMode: 'tel' })}
      {company && text('companyName')}
    </div>
  )
}

function hintOf(field: TextFieldName, rules: AddressRules): string | undefined {
  if (field === 'phone') return m.checkout_phone_hint()
  return field === 'postalCode' && rules.postalExample
    ? m.checkout_postal_hint({ example: rules.postalExample })
    : undefined
}

interface CommonField {
  id: string
  value: string
  error: string | undefined
  required: boolean
  autoComplete: HTMLInputAutoCompleteAttribute
  onChange: (text: string) => void
  onBlur: () => void
}

/** The field for the state or province: a list where the country has one, else a text field. */
function AreaField({ country, rules, common }: { country: string; rules: AddressRules; common: CommonField }) {
  const language = useLanguage()
  const { data } = useQuery({ queryKey: ['areas', country], queryFn: () => areasOf(country), staleTime: Infinity })
  const label = AREA_LABELS[rules.area]()
  if (data?.length === 0) return <TextField {...common} className="address-fields-wide" label={label} maxLength={128} />
  const options = (data ?? [])
    .map((area) => ({ value: area.code, label: areaName(area, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
  return (
    <SelectField
      {...common}
      className="address-fields-wide"
      label={label}
      placeholder={m.checkout_area_choose()}
      options={options}
    />
  )
}
