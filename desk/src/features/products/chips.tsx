/** Several values of one field: each can be taken away, more are typed or chosen from those that are known. */
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ChipsBox } from '../../parts/chips-box.tsx'

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
  const [text, setText] = useState('')
  const add = (typed: string): void => {
    const name = offered.find((one) => one.toLowerCase() === typed.trim().toLowerCase()) ?? (strict ? '' : typed.trim())
    if (!name) return
    setText('')
    if (!values.includes(name)) onChange([...values, name])
  }
  return (
    <ChipsBox
      label={label}
      values={values}
      error={error}
      offered={offered.filter((name) => !values.includes(name))}
      input={{
        value: text,
        placeholder: m.parts_add(),
        onChange: (event) => {
          setText(event.target.value)
          // A choice of the list comes whole and at once.
          if (!('inputType' in event.nativeEvent) || event.nativeEvent.inputType === 'insertReplacementText')
            add(event.target.value)
        },
        onKeyDown: (event) => {
          if (event.key === 'Enter' || event.key === ',') {
            event.preventDefault()
            add(text)
          }
          if (event.key === 'Backspace' && !text) onChange(values.slice(0, -1))
        },
        onBlur: () => add(text),
      }}
      onChange={onChange}
    />
  )
}
