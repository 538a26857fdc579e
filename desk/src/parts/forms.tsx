/** What forms share: the bar that saves, the question before something is lost, and small fields. */
import { Button } from '@semena/ui/button'
import { Dialog } from '@semena/ui/dialog'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { momentText } from '../platform/moments.ts'
import type { Unsaved } from '../platform/unsaved.ts'
import { focusRows } from './list.tsx'

/**
 * Stands at the foot of a form while something is not saved. `Ctrl S` saves. What is typed stays on the device, so one
 * may leave.
 */
export function SaveBar({
  unsaved: { isChanged, restoredFrom, drop },
  busy,
  onSave,
  text,
}: {
  unsaved: Pick<Unsaved<unknown>, 'isChanged' | 'restoredFrom' | 'drop'>
  busy: boolean
  onSave: () => void
  /** What is not saved, when there is more to say. */
  text?: string
}) {
  const [asksDrop, setAsksDrop] = useState(false)
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      if (isChanged && !busy) onSave()
    }
    addEventListener('keydown', save)
    return () => removeEventListener('keydown', save)
  })
  if (!isChanged) return null
  return (
    <div className="save-bar" role="region" aria-label={m.parts_unsaved()}>
      <p>{text ?? (restoredFrom ? m.parts_restored({ when: momentText(restoredFrom) }) : m.parts_unsaved())}</p>
      <Button look="line" onClick={() => setAsksDrop(true)} disabled={busy}>
        {m.parts_drop()}
      </Button>
      <Button look="leaf" busy={busy} onClick={onSave} aria-keyshortcuts="Control+S">
        {m.parts_save()}
      </Button>
      <AskDrop
        open={asksDrop}
        onYes={() => {
          setAsksDrop(false)
          drop()
          // The bar is gone, and with it the button that has asked.
          setTimeout(() => document.querySelector<HTMLElement>('main')?.focus())
        }}
        onNo={() => setAsksDrop(false)}
      />
    </div>
  )
}

/** Asks before what was typed is forgotten. */
export const AskDrop = ({ open, onYes, onNo }: { open: boolean; onYes: () => void; onNo: () => void }) => (
  <Ask open={open} title={m.parts_drop_ask()} yes={m.parts_drop()} danger onYes={onYes} onNo={onNo}>
    <p>{m.parts_drop_text()}</p>
  </Ask>
)

/** Asks before something that cannot be taken back by itself. `children` says what will happen. */
export function Ask({
  open,
  title,
  yes,
  no = m.parts_cancel(),
  danger = false,
  busy = false,
  onYes,
  onNo,
  children,
}: {
  open: boolean
  title: string
  yes: string
  /** What leaves things as they are; of another word where "Cancel" is what is asked. */
  no?: string
  danger?: boolean
  busy?: boolean
  onYes: () => void
  onNo: () => void
  children?: ReactNode
}) {
  return (
    <Dialog open={open} onClose={onNo} label={title} closeLabel={m.parts_close()}>
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault()
          onYes()
        }}
      >
        <h2 className="ask-title">{title}</h2>
        {children}
        <div className="ask-actions">
          <Button look="line" onClick={onNo}>
            {no}
          </Button>
          <Button look="leaf" type="submit" busy={busy} className={danger ? 'ask-danger' : ''}>
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Short fields side by side, as many as fit. */
export const Fields = ({ children }: { children: ReactNode }) => <div className="form-grid">{children}</div>

/** A small select for filters, whose label stands in it. */
export function Pick<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  /** Empty: any. */
  value: Value | ''
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | '') => void
}) {
  return (
    <label className={value ? 'pick pick--on' : 'pick'}>
      <span className="visually-hidden">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as Value | '')}>
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

const PAUSE_MS = 200

/** A search field that tells what was typed after a short pause. */
export function SearchBox({
  value,
  label,
  onChange,
}: {
  value: string
  label: string
  onChange: (text: string) => void
}) {
  const id = useId()
  const router = useRouter()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text), PAUSE_MS)
    // Who goes elsewhere within the pause would be called back by it.
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) clearTimeout(timer)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [text, value, onChange, router])
  return (
    <div className="search-box">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="field-input"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !focusRows()) return
          event.preventDefault()
        }}
      />
    </div>
  )
}
