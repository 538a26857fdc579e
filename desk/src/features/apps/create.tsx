/** Makes an app of one's own: a name, what it may do, and a token that is shown once. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PermissionEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { tell } from '../../parts/act.ts'
import { EditedAsk } from '../../parts/edited.tsx'
import { Ask } from '../../parts/forms.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate } from '../../platform/graphql.ts'
import { mayDo } from '../../platform/rights.ts'
import { usePerson } from '../../platform/session.ts'
import { PERMISSIONS_OF_PROGRAMS, permissionText } from '../staff/permissions.ts'
import { DeskCreateAppDocument } from './apps.generated.ts'

const EMPTY = { name: '', permissions: [] as PermissionEnum[] }

export function CreateApp({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [token, setToken] = useState<string | null>(null)
  const edited = useEdited({
    noun: 'app',
    id: null,
    server: EMPTY,
    fields: ['name'],
    save: async (_, { name, permissions }) => {
      const { payload, faults } = await mutate(DeskCreateAppDocument, { input: { name: name.trim(), permissions } })
      if (faults.length === 0) setToken(payload.authToken ?? '')
      return { faults, id: payload.app?.id }
    },
    after: () => client.invalidateQueries({ queryKey: ['apps'] }),
    done: m.apps_created(),
  })
  const { value, put, at } = edited
  if (token !== null)
    return (
      <Ask open title={m.apps_created()} yes={m.apps_token_kept()} onNo={onClose} onYes={onClose}>
        <TokenOnce token={token} />
      </Ask>
    )
  return (
    <EditedAsk edited={edited} title={m.apps_create()} yes={m.apps_create_now()} onClose={onClose}>
      <TextField
        id="app-name"
        label={m.apps_name()}
        value={value.name}
        error={at('name')}
        required
        onChange={(name) => put({ name })}
      />
      <Permissions chosen={value.permissions} onChange={(permissions) => put({ permissions })} />
    </EditedAsk>
  )
}

/** A token that nobody can read again. */
export function TokenOnce({ token }: { token: string }) {
  return (
    <>
      <p>{m.apps_token_once()}</p>
      <code className="apps-token">{token}</code>
      <div>
        <Button
          look="line"
          onClick={() => void navigator.clipboard.writeText(token).then(() => tell('success', m.apps_copied()))}
        >
          {m.apps_copy()}
        </Button>
      </div>
    </>
  )
}

/** What an app may do. Nobody can give more than they have. */
export function Permissions({
  chosen,
  onChange,
}: {
  chosen: readonly PermissionEnum[]
  onChange: (permissions: PermissionEnum[]) => void
}) {
  const person = usePerson()
  const shown = PERMISSIONS_OF_PROGRAMS.filter((code) => mayDo(person, code) || chosen.includes(code))
  return (
    <fieldset>
      <legend>{m.apps_may()}</legend>
      <div className="apps-ticks">
        {shown.map((code) => (
          <CheckField
            key={code}
            checked={chosen.includes(code)}
            onChange={(on) => onChange(on ? [...chosen, code] : chosen.filter((one) => one !== code))}
          >
            {permissionText(code)}
          </CheckField>
        ))}
      </div>
    </fieldset>
  )
}
