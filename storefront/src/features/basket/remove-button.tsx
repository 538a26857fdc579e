/** Takes a line out of the basket. */
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { Icon } from '@semena/ui/icon'

export function RemoveButton({ name, busy, onRemove }: { name: string; busy: boolean; onRemove: () => Promise<void> }) {
  return (
    <Button
      look="link"
      className="text-quiet"
      disabled={busy}
      onClick={() => void onRemove()}
      aria-label={m.basket_remove_named({ name })}
    >
      <Icon name="trash" small />
      {m.basket_remove()}
    </Button>
  )
}
