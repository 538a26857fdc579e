/**
 * A value with a button that copies it exactly. Where the browser does not allow copying, the value is selected
 * instead.
 */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '@semena/ui/icon'

/** How long the field says that the value was copied, in milliseconds. */
const SAID_FOR = 6_000

type Said = 'copied' | 'selected' | null

interface Props {
  label: string
  /** The text that is copied. */
  value: string
  /** The button's label. */
  action: string
  /** What is shown: the value in a `<code>` element, and beside it text that is not copied. */
  children: ReactNode
  hint?: ReactNode
  /** Gives the value the whole width on a phone. */
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
      // Without permission, or without HTTPS, the value is selected for the visitor to copy.
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
