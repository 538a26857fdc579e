/** Where an address was a moment ago, and the way back to it. */
import { useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
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
  // The button that was pressed went with its card: the keyboard goes on where the way back is.
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
