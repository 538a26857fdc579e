/** A value to be taken elsewhere exactly: shown for reading, copied whole. Where nothing may be copied, it is selected. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

/** How long the field says that it was copied. Milliseconds. */
const SAID_FOR = 6_000

type Said = 'copied' | 'selected' | null

interface Props {
  label: string
  /** What is copied. */
  value: string
  /** What the button is called. */
  action: string
  /** What is shown: the value as `code`, and what must not be copied beside it. */
  children: ReactNode
  hint?: ReactNode
  /** On a phone it wants the whole width. */
  long?: boolean
}

export function CopyField({ label, value, action, children, hint, long = false }: Props) {
  const id = useId()
  const shown = useRef<HTMLSpanElement>(null)
  const [said, setSaid] = useState<Said>(null)
  useEffect(() => {
    if (!said) return undefined
    const silent = window.setTimeout(() => setSaid(null), SAID_FOR)
    return () => window.clearTimeout(silent)
  }, [said])

  const copy = async (): Promise<void> => {
    setSaid(null)
    try {
      await navigator.clipboard.writeText(value)
      setSaid('copied')
    } catch {
      // No permission, or no secure address: the person copies what is selected.
      const code = shown.current?.querySelector('code')
      if (code) window.getSelection()?.selectAllChildren(code)
      setSaid('selected')
    }
  }

  return (
    <div className="field">
      <div className="copy-field-head">
        <span className="field-label" id={id}>
          {label}
        </span>
        <output className="copied">
          {said === 'copied' && m.payment_copied()}
          {said === 'selected' && m.payment_selected()}
        </output>
      </div>
      <div className={long ? 'copy-field copy-field--long' : 'copy-field'} role="group" aria-labelledby={id}>
        <span className="copy-field-text" ref={shown}>
          {children}
        </span>
        <button type="button" aria-label={action} onClick={() => void copy()}>
          <Icon name={said === 'copied' ? 'check' : 'copy'} small />
          {m.payment_copy()}
        </button>
      </div>
      {hint}
    </div>
  )
}
