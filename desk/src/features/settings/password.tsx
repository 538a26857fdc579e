/** Another password for whoever is signed in. It ends all their other sessions. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { type FormEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Page } from '../../parts/page.tsx'
import { request } from '../../platform/graphql.ts'
import { toSettings } from './index.tsx'
import { DeskChangePasswordDocument } from './password.generated.ts'

const REFUSALS: Readonly<Record<string, () => string>> = {
  INVALID_CREDENTIALS: m.settings_password_wrong,
  LOGIN_ATTEMPT_DELAYED: m.settings_too_often,
}

export function Password() {
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const change = useAct(
    async () => {
      const { passwordChange } = await request(DeskChangePasswordDocument, { oldPassword, newPassword })
      const faults = passwordChange?.errors ?? []
      if (faults.length === 0) {
        setOld('')
        setNew('')
      }
      return faults.map((fault) => {
        const message = REFUSALS[fault.code]?.()
        return message ? { ...fault, field: 'oldPassword', message } : fault
      })
    },
    { fields: ['oldPassword', 'newPassword'], done: m.settings_password_changed() },
  )
  return (
    <Page title={m.settings_password()} back={toSettings()}>
      <form
        className="settings settings-checks"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void change.run()
        }}
      >
        <p>{m.settings_password_ends()}</p>
        <TextField
          id="old-password"
          type="password"
          label={m.settings_password_old()}
          value={oldPassword}
          autoComplete="current-password"
          required
          error={change.at('oldPassword')}
          onChange={setOld}
        />
        <TextField
          id="new-password"
          type="password"
          label={m.settings_password_new()}
          value={newPassword}
          autoComplete="new-password"
          required
          error={change.at('newPassword')}
          onChange={setNew}
        />
        <div className="settings-row">
          <Button look="leaf" type="submit" busy={change.busy}>
            {m.settings_password_change()}
          </Button>
        </div>
      </form>
    </Page>
  )
}
