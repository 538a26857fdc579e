/** A password field with a button that shows what was typed. */
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { TextField } from '@semena/ui/text-field'

interface Props {
  id: string
  label: string
  value: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string | undefined
  error?: string | undefined
  onChange: (value: string) => void
}

export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false)
  return (
    <div className="password-field">
      <TextField {...props} required type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className="password-field-show"
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? m.auth_password_hide() : m.auth_password_show()}
      </button>
    </div>
  )
}
