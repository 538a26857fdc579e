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
  /** Called when the field begins to show another quantity than `value`, and when that is over. */
  onDraft?: (isDraft: boolean) => void
  /** What to say when a number was typed that cannot be had, or is not whole, and `given` stands there instead. */
  noteOf?: (end: 'most' | 'least' | 'whole', given: number) => string
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
  onDraft,
  noteOf,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const noteId = useId()
  const timer = useRef<number>(undefined)
  /** The quantity that is still to be reported after the pause; null for none. */
  const pending = useRef<number | null>(null)
  /** The quantity whose report is under way, so that `value` is still the one before it; null for none. */
  const underWay = useRef<number | null>(null)
  /** What was given last, for what runs later. */
  const given = useRef({ value, onChange })
  useEffect(() => void (given.current = { value, onChange }))
  const field = useRef<HTMLInputElement>(null)
  const shown = draft ?? String(value)
  const number = Number.parseInt(shown, 10)
  const known = Number.isNaN(number) ? value : number

  // Whoever leaves the page within the pause wants what the field has shown.
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      if (pending.current !== null) void given.current.onChange(pending.current)
    },
    [],
  )
  const isDraft = draft !== null
  useEffect(() => {
    if (!isDraft) return
    onDraft?.(true)
    return () => onDraft?.(false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whoever hears it is the same for as long as the field is
  }, [isDraft])
  // What was pressed after the last click, such as a button that takes the line away, overrides it.
  useEffect(() => {
    if (!busy || pending.current === null) return
    window.clearTimeout(timer.current)
    pending.current = null
    setDraft(null)
  }, [busy])

  const isNew = (next: number): boolean => next !== (underWay.current ?? given.current.value)
  const tell = async (next: number): Promise<void> => {
    if (!isNew(next)) return
    underWay.current = next
    await given.current.onChange(next)
    if (underWay.current === next) underWay.current = null
  }
  /** Reports a change; once it has succeeded or failed, the field shows the true quantity. */
  const change = async (next: number, own: number): Promise<void> => {
    pending.current = null
    await tell(next)
    if (timer.current === own) setDraft(null)
  }
  const hand = (next: number, wait: number): void => {
    const within = Math.min(Math.max(1, next), most)
    window.clearTimeout(timer.current)
    pending.current = wait > 0 && isNew(within) ? within : null
    setNote(within === next ? '' : (noteOf?.(within < next ? 'most' : 'least', within) ?? ''))
    if (wait === 0) {
      setDraft(null)
      void tell(within)
      return
    }
    setDraft(String(within))
    const own = window.setTimeout(() => void change(within, own), wait)
    timer.current = own
  }

  /** Takes what was typed; a text that is no whole number is refused, and the quantity stays. */
  const take = (typed: string): void => {
    if (/^\d+$/.test(typed.trim())) return hand(Number(typed), 0)
    setDraft(null)
    if (typed.trim()) setNote(noteOf?.('whole', value) ?? '')
  }

  useEarlyEntry(String(value), () => field.current?.value, take)

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
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => draft !== null && take(draft)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              take(shown)
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
