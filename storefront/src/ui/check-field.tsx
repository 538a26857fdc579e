/** A checkbox with its words. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'

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
  // What was ticked before the page had woken up.
  useLayoutEffect(() => {
    const found = ref.current?.checked ?? checked
    if (found !== checked) onChange(found)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <label className="chk">
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
