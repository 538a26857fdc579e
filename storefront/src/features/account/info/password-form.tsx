/** Changes the password. This session goes on; whether other sessions end is decided by the service. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { notify } from '@semena/ui/toast'
import { TextField } from '@semena/ui/text-field'
import { type Faults, FormFoot, otherFaults, useForm } from '../../forms/index.ts'
import { useAccount } from '../me.ts'
import { changePassword } from './api.ts'
import { Disclosure } from './folded.tsx'
import { sessionsQuery } from './sessions-api.ts'

const OWN = ['oldPassword', 'newPassword', 'repeated']

export function PasswordPart() {
  return (
    <Disclosure id="account-password-form" label={m.account_password_change()}>
      {(close) => <PasswordForm close={close} />}
    </Disclosure>
  )
}

function PasswordForm({ close }: { close: () => void }) {
  const me = useAccount()
  const client = useQueryClient()
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [repeated, setRepeated] = useState('')
  const check = (): Faults => ({
    ...(oldPassword ? {} : { oldPassword: m.account_empty_field() }),
    ...(newPassword ? {} : { newPassword: m.account_empty_field() }),
    ...(newPassword === repeated ? {} : { repeated: m.account_password_differs() }),
  })
  const { busy, faults, onSubmit } = useForm({
    check,
    send: () => changePassword(oldPassword, newPassword),
    done: () => {
      close()
      void client.invalidateQueries({ queryKey: sessionsQuery(me).queryKey })
      notify.success(m.account_password_changed())
    },
  })
  return (
    <form className="info-form" noValidate onSubmit={onSubmit}>
      {/* So that password managers know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={me.email} readOnly />
      <TextField
        id="account-oldPassword"
        type="password"
        label={m.account_password_present()}
        autoComplete="current-password"
        required
        value={oldPassword}
        error={faults.oldPassword}
        onChange={setOld}
      />
      <TextField
        id="account-newPassword"
        type="password"
        label={m.account_password_new()}
        hint={m.account_password_hint()}
        autoComplete="new-password"
        required
        value={newPassword}
        error={faults.newPassword}
        onChange={setNew}
      />
      <TextField
        id="account-repeated"
        type="password"
        label={m.account_password_repeat()}
        autoComplete="new-password"
        required
        value={repeated}
        error={faults.repeated}
        onChange={setRepeated}
      />
      <FormFoot
        id="account-password"
        fault={otherFaults(faults, OWN)}
        busy={busy}
        cancel={{ label: m.account_cancel(), onCancel: close }}
      >
        {m.account_password_save()}
      </FormFoot>
    </form>
  )
}
