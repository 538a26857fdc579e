/**
 * A radio button as a whole row with a title, a note and something at its end. Unavailable ones are dashed and say why.
 */
import type { ReactNode } from 'react'

interface Props {
  id?: string | undefined
  name: string
  value: string
  title: string
  note?: string | null
  end?: ReactNode
  checked: boolean
  disabled?: boolean
  onChoose: () => void
}

export function OptionRow({ id, name, value, title, note, end, checked, disabled = false, onChoose }: Props) {
  return (
    <label className="option">
      <input id={id} type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className="option-body">
        <span className="option-dot" />
        <span className="option-text">
          {title}
          {note && <small>{note}</small>}
        </span>
        {end}
      </span>
    </label>
  )
}
