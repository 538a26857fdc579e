/** A quiet word beside a step: being saved, or saved. */
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

export function SaveMark({ saving, saved }: { saving: boolean; saved: boolean }) {
  if (saving) return <span className="text-3 whitespace-nowrap text-ink-3">{m.checkout_saving()}</span>
  if (!saved) return null
  return (
    <span className="flex items-center gap-1.5 text-3 whitespace-nowrap text-leaf">
      <Icon name="check" small />
      {m.checkout_saved()}
    </span>
  )
}
