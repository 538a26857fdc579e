/** A checkbox with its words. */
import type { ReactNode } from 'react'

interface Props {
  id?: string
  checked: boolean
  wrong?: boolean
  describedBy?: string | undefined
  onChange: (checked: boolean) => void
  children: ReactNode
}

export function CheckField({ id, checked, wrong = false, describedBy, onChange, children }: Props) {
  return (
    <label className="chk">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
