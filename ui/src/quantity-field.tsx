/** A quantity between two buttons. Changes are reported at once, or after a pause. */
import { useEffect, useId, useRef, useState } from 'react'
import { useEarlyClick, useEarlyEntry } from './early-clicks.ts'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  lessLabel: string
  moreLabel: string
  value: number
  most: number
  busy?: boolean
  /** Milliseconds to wait for more clicks, where each change is a request. */
  pause?: number
  onChange: (value: number) => void | Promise<void>
  /** What to say when another number was typed than can be had, and `given` stands there instead. */
  noteOf?: (end: 'most' | 'least', given: number) => string
}

export function QuantityField({
  label,
  lessLabel,
  moreLabel,
  value,
  most,
  busy = false,
  pause = 0,
  onChange,
  noteOf,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const noteId = useId()
  const timer = useRef<number>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const shown = draft ?? String(value)
  const number = Number.parseInt(shown, 10)
  const known = Number.isNaN(number) ? value : number

  useEffect(() => () => window.clearTimeout(timer.current), [])

  /** Reports a change; once it has succeeded or failed, the field shows the true quantity. */
  const change = async (next: number, own: number): Promise<void> => {
    if (next !== value) await onChange(next)
    if (timer.current === own) setDraft(null)
  }
  const hand = (next: number, wait: number): void => {
    const within = Math.min(Math.max(1, next), most)
    window.clearTimeout(timer.current)
    setNote(within === next ? '' : (noteOf?.(within < next ? 'most' : 'least', within) ?? ''))
    if (wait === 0) {
      setDraft(null)
      if (within !== value) void onChange(within)
      return
    }
    setDraft(String(within))
    const own = window.setTimeout(() => void change(within, own), wait)
    timer.current = own
  }

  useEarlyEntry(
    value,
    () => Number.parseInt(field.current?.value ?? '', 10) || null,
    (typed) => hand(typed, 0),
  )

  return (
    <>
      <div className="quantity-field" role="group" aria-label={label} aria-busy={busy || undefined}>
        <button
          ref={useEarlyClick()}
          type="button"
          data-early="-1"
          data-most={most}
          aria-label={lessLabel}
          disabled={known <= 1}
          onClick={() => hand(known - 1, pause)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          aria-label={label}
          aria-describedby={note ? noteId : undefined}
          value={shown}
          onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
          onFocus={(event) => event.target.select()}
          onBlur={() => (draft === null || draft === '' ? setDraft(null) : hand(known, 0))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              hand(known, 0)
            }
            if (event.key === 'ArrowUp') hand(known + 1, pause)
            if (event.key === 'ArrowDown') hand(known - 1, pause)
          }}
        />
        <button
          ref={useEarlyClick()}
          type="button"
          data-early="1"
          data-most={most}
          aria-label={moreLabel}
          disabled={known >= most}
          onClick={() => hand(known + 1, pause)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {noteOf && <output className="quantity-field-note">{note && <span id={noteId}>{note}</span>}</output>}
    </>
  )
}
