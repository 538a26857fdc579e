/** A note beside a step that says whether it is being saved or is saved. */
import { m } from '../../paraglide/messages.js'
import { Icon } from '@semena/ui/icon'

export function SaveMark({ saving, saved }: { saving: boolean; saved: boolean }) {
  if (saving) return <span className="text-quiet save-mark">{m.checkout_saving()}</span>
  if (!saved) return null
  return (
    <span className="save-mark save-mark--saved">
      <Icon name="check" small />
      {m.checkout_saved()}
    </span>
  )
}
