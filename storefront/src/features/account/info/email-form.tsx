/** Changes the e-mail address: asks for the password, and the link that is mailed to the new address completes it. */
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useChannel } from '../../../platform/channel.ts'
import { Note } from '@semena/ui/note'
import { TextField } from '@semena/ui/text-field'
import { isEmail } from '../../address/index.ts'
import { fieldTexts } from '../../errors/index.ts'
import { type Faults, FormFoot, otherFaults, useForm } from '../../forms/index.ts'
import { emailLanding } from '../landing.ts'
import { requestEmailChange } from './api.ts'
import { Disclosure } from './folded.tsx'

const OWN = ['newEmail', 'password']

export function EmailPart({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className="info-block">
      <p className="email-form-now">{email}</p>
      <div role="status" className="message-place">
        {sentTo && (
          <Note tone="leaf" icon="mail">
            {m.account_email_sent({ email: sentTo })}
          </Note>
        )}
      </div>
      <Disclosure id="account-email-form" label={m.account_email_change()}>
        {(close) => (
          <EmailForm
            onDone={(newEmail) => {
              setSentTo(newEmail)
              close()
            }}
            onCancel={close}
          />
        )}
      </Disclosure>
    </div>
  )
}

function EmailForm({ onDone, onCancel }: { onDone: (newEmail: string) => void; onCancel: () => void }) {
  const [newEmail, setNewEmail] = useState('')
  const [password, setPassword] = useState('')
  const channel = useChannel().slug
  const email = newEmail.trim()
  const check = async (): Promise<Faults> => ({
    ...(email ? {} : { newEmail: m.account_empty_field() }),
    ...(email && !isEmail(email) ? await fieldTexts([{ code: 'INVALID', field: 'newEmail' }]) : {}),
    ...(password ? {} : { password: m.account_empty_field() }),
  })
  const { busy, faults, onSubmit } = useForm({
    check,
    send: () => requestEmailChange({ newEmail: email, password, redirectUrl: emailLanding(), channel }),
    done: () => onDone(email),
  })
  return (
    <form className="info-form" noValidate onSubmit={onSubmit}>
      <TextField
        id="account-newEmail"
        type="email"
        label={m.account_email_new()}
        hint={m.account_email_new_hint()}
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        required
        value={newEmail}
        error={faults.newEmail}
        onChange={setNewEmail}
      />
      <TextField
        id="account-email-password"
        type="password"
        label={m.account_password_present()}
        autoComplete="current-password"
        required
        value={password}
        error={faults.password}
        onChange={setPassword}
      />
      <FormFoot
        id="account-email"
        fault={otherFaults(faults, OWN)}
        busy={busy}
        cancel={{ label: m.account_cancel(), onCancel }}
      >
        {m.account_email_send()}
      </FormFoot>
    </form>
  )
}
