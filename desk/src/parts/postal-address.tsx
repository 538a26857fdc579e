/** The fields of a person's address: those that its country has, as customers and orders have it. */
import { asTyped } from '@semena/contract/typed-address'
import type { CountryCode } from '@semena/contract/enums'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { m } from '../paraglide/messages.js'
import { request } from '../platform/graphql.ts'
import type { AddressInput } from '../platform/inputs.generated.ts'
import { countryName, useCountries } from './countries.ts'
import { Fields } from './forms.tsx'
import { DeskAddressRulesDocument } from './postal-address.generated.ts'

const LABELS = {
  country: m.parts_address_country,
  firstName: m.parts_first_name,
  lastName: m.parts_last_name,
  companyName: m.parts_address_company,
  streetAddress1: m.parts_address_street,
  streetAddress2: m.parts_address_street_more,
  postalCode: m.parts_address_postal_code,
  city: m.parts_address_city,
  cityArea: m.parts_address_city_area,
  countryArea: m.parts_address_area,
  phone: m.parts_address_phone,
}

/** What is typed into the fields. The country is its code. */
export type PostalAddress = Record<keyof typeof LABELS, string>

type Part = keyof PostalAddress
type Text = Exclude<Part, 'country'>

export const ADDRESS_PARTS = Object.keys(LABELS) as Part[]
const TEXTS = ADDRESS_PARTS.filter((part): part is Text => part !== 'country')

/** What every country has. */
const ALWAYS: ReadonlySet<Text> = new Set(['firstName', 'lastName', 'companyName', 'streetAddress1', 'phone'])

export type KnownAddress = { [part in Text]?: string | null | undefined } & {
  country: { code: string }
  /** What was typed, beside what is stored. */
  metafields?: Record<string, string> | null
}

/** What the fields have to begin with; of a new address the country alone. */
export function postalAddressOf(stored: KnownAddress | null | undefined, country: string | undefined): PostalAddress {
  const known = stored && asTyped(stored, stored.metafields)
  return {
    ...(Object.fromEntries(TEXTS.map((part) => [part, known?.[part] ?? ''])) as Record<Text, string>),
    country: known?.country.code ?? country ?? '',
  }
}

export const addressInput = (typed: PostalAddress): AddressInput =>
  Object.fromEntries(ADDRESS_PARTS.map((part) => [part, typed[part]]))

/** The name of a field, and its value for reading, for two people who changed the same address. */
export const addressWords = {
  labelOf: ([part]: readonly string[]) => LABELS[part as Part](),
  wordsOf: ([part]: readonly string[], value: unknown) =>
    part === 'country' && value ? countryName(value as string) : undefined,
}

/** What the addresses of a country have; undefined until it is known. */
export const useAddressRules = (country: string) =>
  useQuery({
    queryKey: ['countries', 'rules', country],
    enabled: country !== '',
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (await request(DeskAddressRulesDocument, { country: country as CountryCode }, signal)).addressValidationRules,
  }).data

export function PostalAddressFields({
  value,
  at,
  onChange,
}: {
  value: PostalAddress
  at: (field: string) => string | undefined
  onChange: (part: Partial<PostalAddress>) => void
}) {
  // Saleor has the European Union among its countries, for taxes; nobody lives at an address in it.
  const countries = useCountries().filter(({ code }) => code !== 'EU')
  const rules = useAddressRules(value.country)
  const areas = rules?.countryAreaChoices ?? []
  const shown = TEXTS.filter(
    (part) => ALWAYS.has(part) || !rules || rules.allowedFields.includes(part) || value[part] !== '',
  )
  return (
    <>
      <SelectField
        id="address-country"
        label={LABELS.country()}
        placeholder={LABELS.country()}
        required
        value={value.country}
        error={at('country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        // Another country has other regions.
        onChange={(country) => onChange({ country, countryArea: '' })}
      />
      <Fields>
        {shown.map((part) =>
          part === 'countryArea' && areas.length > 0 ? (
            <SelectField
              key={part}
              id={`address-${part}`}
              label={LABELS[part]()}
              placeholder="–"
              value={value[part]}
              error={at(part)}
              options={areas.map(({ raw, verbose }) => ({ value: raw ?? '', label: verbose ?? raw ?? '' }))}
              onChange={(text) => onChange({ [part]: text })}
            />
          ) : (
            <TextField
              key={part}
              id={`address-${part}`}
              label={LABELS[part]()}
              required={rules?.requiredFields.includes(part) ?? false}
              value={value[part]}
              error={at(part)}
              onChange={(text) => onChange({ [part]: text })}
            />
          ),
        )}
      </Fields>
    </>
  )
}
