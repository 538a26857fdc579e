/** One address of the book and what can be done with it. */
import { m } from '../../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { AddressText, type BookAddress } from '../../address/index.ts'
import { type DefaultKind, chooseDefaults, removeAddress } from './api.ts'
import { useBookChange } from './use-book-change.ts'

interface Props {
  address: BookAddress
  onEdit: () => void
  onChanged: () => Promise<void>
  onRemoved: () => void
}

export const defaultKinds = (address: BookAddress): DefaultKind[] => [
  ...(address.isDefaultShippingAddress ? (['SHIPPING'] as const) : []),
  ...(address.isDefaultBillingAddress ? (['BILLING'] as const) : []),
]

/** The street and city of an address, which are enough to tell it from the others. */
export const streetOf = ({ streetAddress1, city }: BookAddress): string =>
  [streetAddress1, city].filter(Boolean).join(', ')

export function AddressCard({ address, onEdit, onChanged, onRemoved }: Props) {
  const { busy, change } = useBookChange(onChanged)
  const street = streetOf(address)
  const remove = async (): Promise<void> => {
    if (await change(() => removeAddress(address.id))) onRemoved()
  }
  return (
    <li className="address-card" aria-busy={busy}>
      <AddressText address={address} />
      {defaultKinds(address).length > 0 && (
        <ul className="address-card-marks">
          {address.isDefaultShippingAddress && <li>{m.account_address_default_shipping()}</li>}
          {address.isDefaultBillingAddress && <li>{m.account_address_default_billing()}</li>}
        </ul>
      )}
      <div className="address-card-actions">
        <Button look="link" disabled={busy} onClick={onEdit} aria-label={`${m.account_address_change()}: ${street}`}>
          {m.account_address_change()}
        </Button>
        {!address.isDefaultShippingAddress && (
          <Button
            look="link"
            disabled={busy}
            onClick={() => void change(() => chooseDefaults(address.id, ['SHIPPING']))}
            aria-label={`${m.account_address_make_shipping()}: ${street}`}
          >
            {m.account_address_make_shipping()}
          </Button>
        )}
        {!address.isDefaultBillingAddress && (
          <Button
            look="link"
            disabled={busy}
            onClick={() => void change(() => chooseDefaults(address.id, ['BILLING']))}
            aria-label={`${m.account_address_make_billing()}: ${street}`}
          >
            {m.account_address_make_billing()}
          </Button>
        )}
        <Button
          look="link"
          className="text-quiet"
          disabled={busy}
          onClick={() => void remove()}
          aria-label={`${m.account_address_remove()}: ${street}`}
        >
          {m.account_address_remove()}
        </Button>
      </div>
    </li>
  )
}
