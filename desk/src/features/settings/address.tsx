/** The address of the shop or of a warehouse. */
import { asTyped } from '@semena/contract/typed-address'
import { TextField } from '@semena/ui/text-field'
import type { CountryCode } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { Fields } from '../../parts/forms.tsx'
import { useAddressRules } from '../../parts/postal-address.tsx'
import { CountryField } from './countries.tsx'
import type { DeskPlaceFragment } from './shop.generated.ts'

export interface Place {
  companyName: string
  streetAddress1: string
  streetAddress2: string
  city: string
  cityArea: string
  postalCode: string
  countryArea: string
  phone: string
  country: CountryCode | ''
}

export const PLACE_FIELDS = [
  'companyName',
  'streetAddress1',
  'streetAddress2',
  'city',
  'cityArea',
  'postalCode',
  'countryArea',
  'phone',
  'country',
] as const

export function placeOf(stored: DeskPlaceFragment | null | undefined): Place {
  const address = stored && asTyped(stored, stored.metafields)
  return {
    companyName: address?.companyName ?? '',
    streetAddress1: address?.streetAddress1 ?? '',
    streetAddress2: address?.streetAddress2 ?? '',
    city: address?.city ?? '',
    cityArea: address?.cityArea ?? '',
    postalCode: address?.postalCode ?? '',
    countryArea: address?.countryArea ?? '',
    phone: address?.phone ?? '',
    country: (address?.country.code ?? '') as CountryCode | '',
  }
}

export const placeInput = ({ country, ...rest }: Place) => ({ ...rest, ...(country ? { country } : {}) })

const LABELS = {
  companyName: m.settings_company,
  streetAddress1: m.settings_street,
  streetAddress2: m.settings_street2,
  postalCode: m.settings_postal,
  city: m.settings_city,
  cityArea: m.parts_address_city_area,
  countryArea: m.settings_area,
  phone: m.settings_phone,
}

/** Parts that only some countries have. */
const BY_COUNTRY: ReadonlySet<string> = new Set(['city', 'cityArea', 'postalCode', 'countryArea'])

export const placeLabel = (part: keyof Place): string => (part === 'country' ? m.settings_country() : LABELS[part]())

export function AddressFields({
  id,
  value,
  act,
  onChange,
}: {
  id: string
  value: Place
  act: { at(field: string): string | undefined }
  onChange: (part: Partial<Place>) => void
}) {
  const rules = useAddressRules(value.country)
  const shown = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    (name) => !BY_COUNTRY.has(name) || !rules || rules.allowedFields.includes(name) || value[name] !== '',
  )
  return (
    <Fields>
      {shown.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          label={LABELS[name]()}
          value={value[name]}
          error={act.at(name)}
          autoComplete="off"
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
      <CountryField
        id={`${id}-country`}
        label={m.settings_country()}
        value={value.country}
        error={act.at('country')}
        onChange={(country) => onChange({ country })}
      />
    </Fields>
  )
}
