/** A line of text with its label, hint and error. */
import { type InputHTMLAttributes, useRef } from 'react'
import { useEarlyEntry } from './early-clicks.ts'
import { FieldFrame, type FrameProps, describedBy } from './field-frame.tsx'

type Props = FrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange' | 'value'> & {
    value: string
    onChange: (text: string) => void
  }

export function TextField({ id, label, hint, error, optional, className, value, onChange, required, ...input }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  useEarlyEntry(value, () => ref.current?.value, onChange)
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <input
        type="text"
        {...input}
        ref={ref}
        id={id}
        className="field-input"
        value={value}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
