/** Takes a line out of the basket. */
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'

export function RemoveButton({ name, busy, onRemove }: { name: string; busy: boolean; onRemove: () => Promise<void> }) {
  const [isLeaving, setLeaving] = useState(false)
  const remove = async (): Promise<void> => {
    setLeaving(true)
    await onRemove()
    setLeaving(false)
  }
  return (
    <Button
      look="link"
      className="text-quiet"
      busy={isLeaving}
      disabled={busy && !isLeaving}
      onClick={() => void remove()}
      aria-label={m.basket_remove_named({ name })}
    >
      <Icon name="trash" small />
      {isLeaving ? m.basket_removing() : m.basket_remove()}
    </Button>
  )
}
