/** A checkbox with its label. */
import { type ReactNode, useRef } from 'react'
import { useEarlyEntry } from './early-clicks.ts'

interface Props {
  id?: string
  checked: boolean
  wrong?: boolean
  describedBy?: string | undefined
  onChange: (checked: boolean) => void
  children: ReactNode
}

export function CheckField({ id, checked, wrong = false, describedBy, onChange, children }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  useEarlyEntry(checked, () => ref.current?.checked, onChange)
  return (
    <label className="check-field">
      <input
        ref={ref}
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
