/**
 * The customer's addresses as buttons above a step's fields; a press fills the step in. Default addresses are filled in
 * without a press.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { AddressText, addressBookQuery, fromService, sameAddress } from '../address/index.ts'
import type { SavedAddressesProps } from '../checkout/index.ts'

/** The most addresses that the checkout shows; the account shows all. */
const MOST = 6

// `lazy` needs a default export.
// oxlint-disable-next-line import/no-default-export
export default function SavedList({
  userId,
  kind,
  countries,
  onChoose,
  onDefaults,
}: SavedAddressesProps & { userId: string }) {
  const { data } = useQuery(addressBookQuery(userId))
  const tell = useRef(onDefaults)
  useEffect(() => void (tell.current = onDefaults))
  useEffect(() => {
    if (!data) return
    tell.current({
      shipping: data.find((one) => one.isDefaultShippingAddress) ?? null,
      billing: data.find((one) => one.isDefaultBillingAddress) ?? null,
    })
  }, [data])
  const fitting = (data ?? [])
    .filter(({ country }) => countries.includes(country.code))
    // Services store an address with each order, so equal addresses are shown once.
    .filter((one, at, all) => all.findIndex((other) => sameAddress(fromService(other), fromService(one))) === at)
    .slice(0, MOST)
  // Without saved addresses, or without an answer, the step's fields are filled in by hand.
  if (fitting.length === 0) return null
  const id = `saved-${kind}`
  return (
    <div className="saved-list-part">
      <h3 id={id} className="field-label saved-list-title">
        {m.account_saved_title()}
      </h3>
      <ul className="saved-list" aria-labelledby={id}>
        {fitting.map((address) => (
          <li key={address.id}>
            <button type="button" onClick={() => onChoose(address)}>
              <AddressText address={address} short />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
