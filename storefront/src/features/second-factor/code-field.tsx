/** One field for the authenticator app's code, or for a recovery code where the phone is not at hand. */
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { TextField } from '@semena/ui/text-field'

interface Props {
  id: string
  value: string
  error: string | undefined
  onChange: (code: string) => void
  /** Accepts only the app's code, no recovery code. */
  appOnly?: boolean
  /** Gives the field the focus at once, where it is the main thing on the page. */
  isFirst?: boolean
}

export function CodeField({ id, value, error, onChange, appOnly = false, isFirst = false }: Props) {
  const [isRecovery, setRecovery] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFirst) focusIn(frame.current)
  }, [isFirst])
  const other = (): void => {
    onChange('')
    setRecovery(!isRecovery)
    requestAnimationFrame(() => focusIn(frame.current))
  }
  return (
    <div ref={frame} className="code-field">
      {isRecovery ? (
        <TextField
          key="recovery"
          id={id}
          className="code-field-input"
          label={m.factor_recovery()}
          hint={m.factor_recovery_hint()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          value={value}
          error={error}
          onChange={onChange}
        />
      ) : (
        <TextField
          key="app"
          id={id}
          className="code-field-input"
          label={m.factor_code()}
          hint={m.factor_code_hint()}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          required
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
      {!appOnly && (
        <button type="button" className="button-link text-small" onClick={other}>
          {isRecovery ? m.factor_app_instead() : m.factor_recovery_instead()}
        </button>
      )}
    </div>
  )
}

const focusIn = (frame: HTMLElement | null): void => frame?.querySelector('input')?.focus()
