/** Another e-mail address: asked for with the password, taken over by the link that is mailed to it. */
import { type FormEvent, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useChannel } from '../../../platform/channel.ts'
import { Note } from '../../../ui/note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { isEmail } from '../../address/index.ts'
import { fieldTexts } from '../../errors/index.ts'
import { FormFoot } from '../form-foot.tsx'
import { emailLanding } from '../landing.ts'
import { otherFaults, useSaving } from '../../errors/index.ts'
import { requestEmailChange } from './api.ts'
import { Folded } from './folded.tsx'

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
      <Folded id="account-email-form" label={m.account_email_change()}>
        {(close) => (
          <EmailForm
            onDone={(newEmail) => {
              setSentTo(newEmail)
              close()
            }}
            onCancel={close}
          />
        )}
      </Folded>
    </div>
  )
}

function EmailForm({ onDone, onCancel }: { onDone: (newEmail: string) => void; onCancel: () => void }) {
  const [newEmail, setNewEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, faults, refuse, save } = useSaving()
  const channel = useChannel().slug
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wrong = {
      ...(newEmail.trim() ? {} : { newEmail: m.account_empty_field() }),
      ...(newEmail.trim() && !isEmail(newEmail) ? await fieldTexts([{ code: 'INVALID', field: 'newEmail' }]) : {}),
      ...(password ? {} : { password: m.account_empty_field() }),
    }
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    const change = { newEmail: newEmail.trim(), password, redirectUrl: emailLanding(), channel }
    if (await save(() => requestEmailChange(change))) onDone(change.newEmail)
  }
  return (
    <form className="info-form" noValidate onSubmit={(event) => void submit(event)}>
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
      <FormFoot id="account-email" fault={otherFaults(faults, OWN)} busy={busy} onCancel={onCancel}>
        {m.account_email_send()}
      </FormFoot>
    </form>
  )
}
