/** A choice from a list, by the browser's own control. */
import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FrameProps, describedBy } from './field-frame.tsx'

export interface SelectOption {
  value: string
  label: string
}

type Props = FrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'onChange' | 'value'> & {
    value: string
    onChange: (value: string) => void
    options: readonly SelectOption[]
    placeholder: string
  }

export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  value,
  onChange,
  required,
  options,
  placeholder,
  ...select
}: Props) {
  // A value from elsewhere stays visible, even when the list does not have it.
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <select
        {...select}
        id={id}
        className="field-select"
        value={value}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled={required}>
          {placeholder}
        </option>
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
