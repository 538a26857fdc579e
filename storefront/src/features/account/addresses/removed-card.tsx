/** Takes the place of an address that was just removed, with a button that puts it back. */
import { useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'
import { type BookAddress, fromService } from '../../address/index.ts'
import { defaultKinds, streetOf } from './address-card.tsx'
import { addAddress } from './api.ts'
import { useBookChange } from './use-book-change.ts'

interface Props {
  address: BookAddress
  onChanged: () => Promise<void>
  onBack: () => void
}

export function RemovedCard({ address, onChanged, onBack }: Props) {
  const { busy, change } = useBookChange(onChanged)
  const words = useRef<HTMLLIElement>(null)
  // The button that had the focus was removed with its card, so the focus moves to the button that undoes it.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.querySelector('button')?.focus()
  }, [])
  const back = async (): Promise<void> => {
    if (await change(() => addAddress(fromService(address), defaultKinds(address)))) onBack()
  }
  return (
    <li className="address-card address-card--removed" ref={words}>
      <p role="status" className="text-soft">
        {m.account_address_removed({ address: streetOf(address) })}
      </p>
      <Button
        look="link"
        busy={busy}
        onClick={() => void back()}
        aria-label={`${m.account_undo()}: ${streetOf(address)}`}
      >
        <Icon name="left" small />
        {m.account_undo()}
      </Button>
    </li>
  )
}
