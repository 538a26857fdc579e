/** Countries: their names in the reader's language, a choice of one, and a choice of many by search. */
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountryCode } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../parts/icon.tsx'
import { request } from '../../platform/graphql.ts'
import { language } from '../../platform/i18n.ts'
import { DeskCountriesDocument } from './shop.generated.ts'

const names = new Intl.DisplayNames(language(), { type: 'region' })
export const countryName = (code: string): string => names.of(code) ?? code

const countriesQuery = queryOptions({
  queryKey: ['shop', 'countries'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const { shop } = await request(DeskCountriesDocument, {}, signal)
    const collator = new Intl.Collator(language())
    return shop.countries
      .map(({ code }) => ({ value: code as CountryCode, label: countryName(code) }))
      .toSorted((a, b) => collator.compare(a.label, b.label))
  },
})
const NONE: { value: CountryCode; label: string }[] = []
const useCountries = () => useQuery(countriesQuery).data ?? NONE

export function CountryField({
  id,
  label,
  value,
  error,
  onChange,
}: {
  id: string
  label: string
  value: string
  error?: string | undefined
  onChange: (code: CountryCode | '') => void
}) {
  return (
    <SelectField
      id={id}
      label={label}
      value={value}
      error={error}
      placeholder={m.settings_choose_country()}
      options={useCountries()}
      onChange={(code) => onChange(code as CountryCode | '')}
    />
  )
}

const MOST = 12

export function CountriesPick({
  id,
  label,
  chosen,
  onChange,
}: {
  id: string
  label: string
  chosen: readonly string[]
  onChange: (codes: string[]) => void
}) {
  const all = useCountries()
  const [text, setText] = useState('')
  const asked = text.trim().toLowerCase()
  const found = asked
    ? all.filter(
        (one) =>
          !chosen.includes(one.value) && (one.label.toLowerCase().includes(asked) || one.value.toLowerCase() === asked),
      )
    : []
  const add = (codes: string[]): void => {
    onChange([...chosen, ...codes])
    setText('')
  }
  return (
    <div className="country-pick">
      <ul className="country-pick-chosen" aria-label={label}>
        {chosen.map((code) => (
          <li key={code}>
            <button
              type="button"
              className="country-pick-one"
              aria-label={m.settings_drop_country({ name: countryName(code) })}
              onClick={() => onChange(chosen.filter((one) => one !== code))}
            >
              {countryName(code)}
              <Icon name="x" small />
            </button>
          </li>
        ))}
      </ul>
      <TextField
        id={id}
        label={m.settings_add_country()}
        value={text}
        onChange={setText}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found[0]) add([found[0].value])
        }}
      />
      {found.length > 0 && (
        <ul className="country-pick-found">
          {found.slice(0, MOST).map((one) => (
            <li key={one.value}>
              <button type="button" className="country-pick-one" onClick={() => add([one.value])}>
                <Icon name="plus" small />
                {one.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
