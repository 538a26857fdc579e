/** A field whose text the browser keeps: a line, several lines, or a choice. */
import type { ReactNode } from 'react'
import { FieldFrame, type FrameProps, describedBy } from './field-frame.tsx'

interface Props extends FrameProps {
  name: string
  type?: 'text' | 'email'
  /** More than one: an area that grows. */
  lines?: number
  /** Instead of a text: `<option>`s. */
  options?: ReactNode
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

/** A select knows no longest text. */
function Choice({ maxLength: _none, ...rest }: Record<string, unknown> & { maxLength?: number; children: ReactNode }) {
  return <select {...rest} className="field-select" />
}
