/** Invites a colleague, or changes what is known of one and what they may do. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask, Fields } from '../../parts/forms.tsx'
import { mutate } from '../../platform/graphql.ts'
import { usePerson } from '../../platform/session.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { type Colleague, type Group, nameOf } from './staff-query.ts'
import { DeskInviteDocument, DeskRemoveColleagueDocument, DeskSaveColleagueDocument } from './staff.generated.ts'

/** The page of the shop at which whoever is invited chooses a password. */
const passwordPage = (): string => `${location.origin}/reset-password`

const valueOf = (colleague: Colleague | null) => ({
  email: colleague?.email ?? '',
  firstName: colleague?.firstName ?? '',
  lastName: colleague?.lastName ?? '',
  isActive: colleague?.isActive ?? true,
  groups: colleague?.permissionGroups?.map(({ id }) => id) ?? [],
})

export function ColleagueForm({
  colleague,
  groups,
  onClose,
}: {
  colleague: Colleague | null
  groups: readonly Group[]
  onClose: () => void
}) {
  const client = useQueryClient()
  const me = usePerson()
  const before = valueOf(colleague)
  const unsaved = useUnsaved(`staff.${colleague?.id ?? 'new'}`, before)
  const [isLeaving, setLeaving] = useState(false)
  const { value } = unsaved
  const set = (part: Partial<typeof value>): void => unsaved.set((now) => ({ ...now, ...part }))
  const isMyself = colleague?.id === me?.id
  const finish = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['staff'] })
    unsaved.saved(value)
    onClose()
  }
  const save = useAct(
    async () => {
      const common = {
        email: value.email.trim(),
        firstName: value.firstName.trim(),
        lastName: value.lastName.trim(),
        isActive: value.isActive,
        addGroups: value.groups.filter((id) => !before.groups.includes(id)),
      }
      const { faults } = colleague
        ? await mutate(DeskSaveColleagueDocument, {
            id: colleague.id,
            input: { ...common, removeGroups: before.groups.filter((id) => !value.groups.includes(id)) },
          })
        : await mutate(DeskInviteDocument, { input: { ...common, redirectUrl: passwordPage() } })
      if (faults.length === 0) await finish()
      return faults
    },
    {
      fields: ['email', 'firstName', 'lastName'],
      done: colleague ? m.parts_saved() : m.staff_invited({ email: value.email.trim() }),
    },
  )
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskRemoveColleagueDocument, { id: colleague!.id })
    if (faults.length === 0) await finish()
    return faults
  })
  if (isLeaving)
    return (
      <Ask
        open
        title={m.staff_remove_name({ name: nameOf(colleague!) })}
        yes={m.staff_remove()}
        danger
        busy={remove.busy}
        onNo={() => setLeaving(false)}
        onYes={() => void remove.run()}
      >
        <p>{m.staff_remove_text()}</p>
      </Ask>
    )
  return (
    <Ask
      open
      title={colleague ? nameOf(colleague) : m.staff_invite()}
      yes={colleague ? m.parts_save() : m.staff_send_invitation()}
      busy={save.busy}
      onNo={onClose}
      onYes={() => void save.run()}
    >
      {!colleague && <p className="staff-note">{m.staff_invite_text()}</p>}
      <TextField
        id="colleague-email"
        type="email"
        label={m.staff_email()}
        value={value.email}
        error={save.at('email')}
        autoComplete="off"
        required
        onChange={(email) => set({ email })}
      />
      <Fields>
        <TextField
          id="colleague-first"
          label={m.staff_first_name()}
          value={value.firstName}
          error={save.at('firstName')}
          onChange={(firstName) => set({ firstName })}
        />
        <TextField
          id="colleague-last"
          label={m.staff_last_name()}
          value={value.lastName}
          error={save.at('lastName')}
          onChange={(lastName) => set({ lastName })}
        />
      </Fields>
      <fieldset className="staff-ticks">
        <legend>{m.staff_groups()}</legend>
        {groups
          .filter(({ id, userCanManage }) => userCanManage || before.groups.includes(id))
          .map(({ id, name }) => (
            <CheckField
              key={id}
              checked={value.groups.includes(id)}
              onChange={(on) => set({ groups: on ? [...value.groups, id] : value.groups.filter((one) => one !== id) })}
            >
              {name}
            </CheckField>
          ))}
        {groups.length === 0 && <p className="staff-note">{m.staff_no_groups_yet()}</p>}
      </fieldset>
      {colleague && !isMyself && (
        <>
          <CheckField checked={value.isActive} onChange={(isActive) => set({ isActive })}>
            {m.staff_may_sign_in()}
          </CheckField>
          <div>
            <Button look="link" onClick={() => setLeaving(true)}>
              {m.staff_remove()}
            </Button>
          </div>
        </>
      )}
    </Ask>
  )
}
