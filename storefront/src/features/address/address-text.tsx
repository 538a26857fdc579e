/** An address as it stands on an envelope. */
import { useLanguage } from '../../platform/i18n.ts'

interface Lines {
  firstName: string
  lastName: string
  companyName: string
  streetAddress1: string
  streetAddress2: string
  city: string
  postalCode: string
  countryArea: string
  phone: string | null
  country: { code: string; country: string }
}

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ')

export function AddressText({ address }: { address: Lines }) {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region', fallback: 'none' })
  const lines = [
    joined(address.firstName, address.lastName),
    address.companyName,
    address.streetAddress1,
    address.streetAddress2,
    joined(address.postalCode, address.city, address.countryArea),
    names.of(address.country.code) ?? address.country.country,
    address.phone,
  ].filter(Boolean)
  return (
    <address className="not-italic">
      {lines.map((line, at) => (
        <span key={at} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
