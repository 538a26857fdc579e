/** One address of the book and what can be done with it. A removed one can be put back. */
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { AddressText, type BookAddress, fromService } from '../../address/index.ts'
import { type CodedError, tellErrors, tellThrown } from '../../errors/index.ts'
import { type DefaultKind, addAddress, chooseDefaults, removeAddress } from './api.ts'

interface Props {
  address: BookAddress
  onEdit: () => void
  onChanged: () => Promise<void>
}

export const defaultKinds = (address: BookAddress): DefaultKind[] => [
  ...(address.isDefaultShippingAddress ? (['SHIPPING'] as const) : []),
  ...(address.isDefaultBillingAddress ? (['BILLING'] as const) : []),
]

export function AddressCard({ address, onEdit, onChanged }: Props) {
  const [busy, setBusy] = useState(false)
  const street = [address.streetAddress1, address.city].filter(Boolean).join(', ')

  /** True when it went through; what went wrong is told. */
  const change = async (send: () => Promise<readonly CodedError[]>): Promise<boolean> => {
    setBusy(true)
    try {
      const errors = await send()
      if (errors.length > 0) await tellErrors(errors)
      await onChanged()
      return errors.length === 0
    } catch (error) {
      await tellThrown(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const remove = async (): Promise<void> => {
    if (!(await change(() => removeAddress(address.id)))) return
    notify.success(m.account_address_removed(), street, {
      label: m.account_undo(),
      onClick: () => void change(() => addAddress(fromService(address), defaultKinds(address))),
    })
  }
  return (
    <li className="book__card" aria-busy={busy}>
      <AddressText address={address} />
      {defaultKinds(address).length > 0 && (
        <ul className="stack gap-1 text-3 font-medium text-leaf">
          {address.isDefaultShippingAddress && <li>{m.account_address_default_shipping()}</li>}
          {address.isDefaultBillingAddress && <li>{m.account_address_default_billing()}</li>}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-x-5">
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
          className="text-ink-3"
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
