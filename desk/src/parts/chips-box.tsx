/** Several values in one field: each a button that takes it away, then a place to type in. */
import { ErrorLine } from '@semena/ui/error-line'
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

export function ChipsBox({
  label,
  values,
  nameOf = (value) => value,
  error,
  said = error,
  input,
  offered,
  onChange,
  children,
}: {
  label: string
  values: readonly string[]
  /** How a value reads. */
  nameOf?: (value: string) => string
  /** Why the values cannot be saved. */
  error?: string | undefined
  /** What stands below the field, where it is not that. */
  said?: string | undefined
  input: ComponentPropsWithoutRef<'input'>
  /** What the browser offers while one types. */
  offered?: readonly string[]
  onChange: (values: string[]) => void
  /** What is found while one types. */
  children?: ReactNode
}) {
  const id = useId()
  return (
    <div className="field chips">
      <label htmlFor={id}>{label}</label>
      <div className="chips-box">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className="chips-one"
            aria-label={m.products_take_away({ name: nameOf(value) })}
            onClick={() => onChange(values.filter((one) => one !== value))}
          >
            {nameOf(value)}
            <Icon name="x" small />
          </button>
        ))}
        <input
          {...input}
          id={id}
          className="chips-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-error` : undefined}
          list={offered && `${id}-list`}
          autoComplete="off"
        />
        {offered && (
          <datalist id={`${id}-list`}>
            {offered.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
      </div>
      {children}
      {said && <ErrorLine id={`${id}-error`}>{said}</ErrorLine>}
    </div>
  )
}
