/** An address as it stands on an envelope. */
import { useLanguage } from '../../platform/i18n.ts'
import { asTyped } from '@semena/contract/typed-address'
import { rulesOf } from './rules.ts'

interface Lines {
  firstName: string
  lastName: string
  companyName: string
  streetAddress1: string
  streetAddress2: string
  city: string
  cityArea: string
  postalCode: string
  countryArea: string
  phone: string | null
  country: { code: string; country: string }
  metafields?: Record<string, string> | null
}

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ')

/** Countries whose postal code stands after the city even without a state between them. */
const CODE_LAST: ReadonlySet<string> = new Set(['GB', 'IE', 'NZ', 'SG', 'TW', 'TH', 'ZA', 'LV', 'UA'])

function place({ city, countryArea, postalCode, country }: Lines): string {
  const isListed = rulesOf(country.code).shown.has('countryArea')
  if (countryArea && isListed) return [city, joined(countryArea, postalCode)].filter(Boolean).join(', ')
  const line = CODE_LAST.has(country.code) ? joined(city, postalCode) : joined(postalCode, city)
  return [line, countryArea].filter(Boolean).join(', ')
}

/** `short` leaves out phone and company and uses no `<address>`, for use inside another control. */
export function AddressText({ address: stored, short = false }: { address: Lines; short?: boolean }) {
  const address = asTyped(stored, stored.metafields)
  const Frame = short ? 'span' : 'address'
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region', fallback: 'none' })
  const lines = [
    joined(address.firstName, address.lastName),
    short ? '' : address.companyName,
    address.streetAddress1,
    address.streetAddress2,
    address.cityArea,
    place(address),
    names.of(address.country.code) ?? address.country.country,
    short ? '' : address.phone,
  ].filter(Boolean)
  return (
    <Frame className="address-text">
      {lines.map((line, at) => (
        <span key={at} className="address-text-line">
          {line}
        </span>
      ))}
    </Frame>
  )
}
