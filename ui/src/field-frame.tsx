/** What every field has around it: its label, and below it the error or the hint, tied to the control. */
import type { ReactNode } from 'react'
import { ErrorLine } from './error-line.tsx'

export interface FrameProps {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The word for "may stay empty". */
  optional?: string | undefined
  className?: string | undefined
}

/** `aria-describedby` for the control in the frame. */
export const describedBy = ({ id, hint, error }: Pick<FrameProps, 'id' | 'hint' | 'error'>): string | undefined =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined

export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  className = '',
  children,
}: FrameProps & { children: ReactNode }) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="text-quiet field-optional"> ({optional})</span>}
      </label>
      {children}
      {error ? (
        <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
