/** Several lines of text with their label, hint and error. */
import { describedBy, FieldFrame, type FrameProps } from '@semena/ui/field-frame'

export function Area({
  id,
  label,
  hint,
  error,
  value,
  rows = 4,
  onChange,
  ...area
}: FrameProps & { value: string; rows?: number; placeholder?: string; onChange: (text: string) => void }) {
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className="field-input field-input--area"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
