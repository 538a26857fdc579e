/** Several values of one field: each can be taken away, more are typed or chosen from those that are known. */
import { ErrorLine } from '@semena/ui/error-line'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../parts/icon.tsx'

export function Chips({
  label,
  values,
  error,
  offered,
  strict = false,
  onChange,
}: {
  label: string
  values: readonly string[]
  error?: string | undefined
  offered: readonly string[]
  /** Only what is offered can be added. */
  strict?: boolean
  onChange: (values: string[]) => void
}) {
  const id = useId()
  const [text, setText] = useState('')
  const left = offered.filter((name) => !values.includes(name))
  const add = (typed: string): void => {
    const name = offered.find((one) => one.toLowerCase() === typed.trim().toLowerCase()) ?? (strict ? '' : typed.trim())
    if (!name) return
    setText('')
    if (!values.includes(name)) onChange([...values, name])
  }
  return (
    <div className="field chips">
      <label htmlFor={id}>{label}</label>
      <div className="chips-box">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className="chips-one"
            aria-label={m.products_take_away({ name: value })}
            onClick={() => onChange(values.filter((one) => one !== value))}
          >
            {value}
            <Icon name="x" small />
          </button>
        ))}
        <input
          id={id}
          className="chips-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          list={`${id}-list`}
          autoComplete="off"
          value={text}
          placeholder={m.parts_add()}
          onChange={(event) => {
            setText(event.target.value)
            // A choice of the list comes whole and at once.
            if (!('inputType' in event.nativeEvent) || event.nativeEvent.inputType === 'insertReplacementText')
              add(event.target.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ',') {
              event.preventDefault()
              add(text)
            }
            if (event.key === 'Backspace' && !text) onChange(values.slice(0, -1))
          }}
          onBlur={() => add(text)}
        />
        <datalist id={`${id}-list`}>
          {left.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  )
}
