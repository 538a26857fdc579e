/** A choice of some of a few, by ticks. */
import { CheckField } from '@semena/ui/check-field'

export function Ticks({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string
  options: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}) {
  return (
    <fieldset className="settings-checks">
      <legend>{label}</legend>
      {options.map(({ id, name }) => (
        <CheckField
          key={id}
          checked={chosen.includes(id)}
          onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </CheckField>
      ))}
    </fieldset>
  )
}

/** What is to be added to and removed from a set on the server. */
export const difference = (before: readonly string[], now: readonly string[]) => ({
  add: now.filter((id) => !before.includes(id)),
  remove: before.filter((id) => !now.includes(id)),
})
