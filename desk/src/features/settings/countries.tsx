/** A choice of one country, and a choice of many by search. */
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useState } from 'react'
import type { CountryCode } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { countryName, useCountries } from '../../parts/countries.ts'
import { Icon } from '../../parts/icon.tsx'

const useOptions = () => useCountries().map(({ code, name }) => ({ value: code, label: name }))

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
      options={useOptions()}
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
  const all = useOptions()
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
