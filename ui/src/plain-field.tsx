/** A field whose text the browser keeps: a line, several lines, or a choice. */
import type { ReactElement, ReactNode } from 'react'
import { FieldFrame, type FrameProps, describedBy } from './field-frame.tsx'

interface Props extends FrameProps {
  name: string
  type?: 'text' | 'email'
  /** The number of lines; with more than one it is an area that grows. */
  lines?: number
  /** `<option>` elements, which make the field a choice. In a fragment they would not be asked for the first value. */
  options?: readonly ReactElement[]
  defaultValue?: string | undefined
  required?: boolean
  maxLength?: number
  autoComplete?: string
}

export function PlainField({ id, label, hint, error, optional, className, lines = 1, options, type, ...rest }: Props) {
  const shared = {
    ...rest,
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy({ id, hint, error }),
  }
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      {options ? (
        <Choice {...shared}>{options}</Choice>
      ) : lines > 1 ? (
        <textarea {...shared} className="field-input field-input--area" rows={lines} />
      ) : (
        <input {...shared} type={type ?? 'text'} className="field-input" />
      )}
    </FieldFrame>
  )
}

/** A select without `maxLength`, which it does not have. */
function Choice({ maxLength: _none, ...rest }: Record<string, unknown> & { maxLength?: number; children: ReactNode }) {
  return <select {...rest} className="field-select" />
}
