/** Invites a colleague, or changes what is known of one and what they may do. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { EditedAsk } from '../../parts/edited.tsx'
import { Ask, Fields } from '../../parts/forms.tsx'
import { tick, tickedBetween, ticksOf } from '../../parts/ticks.ts'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate } from '../../platform/graphql.ts'
import { usePerson } from '../../platform/session.ts'
import { readAnew } from '../../platform/query-client.ts'
import { type Colleague, type Group, nameOf, staffQuery } from './staff-query.ts'
import { DeskInviteDocument, DeskRemoveColleagueDocument, DeskSaveColleagueDocument } from './staff.generated.ts'

/** The page of the desk at which whoever is invited chooses a password. */
const passwordPage = (): string => `${location.origin}/desk/new-password`

const valueOf = (colleague: Colleague | null) => ({
  email: colleague?.email ?? '',
  firstName: colleague?.firstName ?? '',
  lastName: colleague?.lastName ?? '',
  isActive: colleague?.isActive ?? true,
  groups: ticksOf(colleague?.permissionGroups?.map(({ id }) => id)),
})
type Value = ReturnType<typeof valueOf>

const FIELD_NAMES: Record<keyof Value, () => string> = {
  email: m.staff_email,
  firstName: m.staff_first_name,
  lastName: m.staff_last_name,
  isActive: m.staff_may_sign_in,
  groups: m.staff_groups,
}

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
  const [isLeaving, setLeaving] = useState(false)
  const edited = useEdited<Value>({
    noun: 'colleague',
    id: colleague?.id ?? null,
    server: valueOf(colleague),
    fields: ['email', 'firstName', 'lastName'],
    read: async (id) => {
      const { people } = await readAnew(staffQuery)
      const found = people.find((one) => one.id === id)
      return found ? valueOf(found) : null
    },
    save: async (from, to) => {
      const { add, remove: removeGroups } = tickedBetween(from.groups, to.groups)
      const input = {
        email: to.email.trim(),
        firstName: to.firstName.trim(),
        lastName: to.lastName.trim(),
        isActive: to.isActive,
        addGroups: add,
      }
      if (colleague) return mutate(DeskSaveColleagueDocument, { id: colleague.id, input: { ...input, removeGroups } })
      const { payload, faults } = await mutate(DeskInviteDocument, { input: { ...input, redirectUrl: passwordPage() } })
      return { faults, id: payload.user?.id }
    },
    after: async () => {
      await client.invalidateQueries({ queryKey: ['staff'] })
      onClose()
    },
    ...(colleague ? {} : { done: ({ email }) => m.staff_invited({ email: email.trim() }) }),
  })
  const { value, put: set, at } = edited
  const isMyself = colleague?.id === me?.id
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskRemoveColleagueDocument, { id: colleague!.id })
    if (faults.length > 0) return faults
    edited.drop()
    await client.invalidateQueries({ queryKey: ['staff'] })
    onClose()
    return []
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
    <EditedAsk
      edited={edited}
      title={colleague ? nameOf(colleague) : m.staff_invite()}
      yes={colleague ? m.parts_save() : m.staff_send_invitation()}
      onClose={onClose}
      labelOf={([part, id]) =>
        part === 'groups'
          ? (groups.find((one) => one.id === id)?.name ?? m.staff_groups())
          : FIELD_NAMES[part as keyof Value]()
      }
      wordsOf={([part], on) => (part === 'groups' ? (on ? m.parts_yes() : m.parts_no()) : undefined)}
    >
      {!colleague && <p className="staff-note">{m.staff_invite_text()}</p>}
      <TextField
        id="colleague-email"
        type="email"
        label={m.staff_email()}
        value={value.email}
        error={at('email')}
        autoComplete="off"
        required
        onChange={(email) => set({ email })}
      />
      <Fields>
        <TextField
          id="colleague-first"
          label={m.staff_first_name()}
          value={value.firstName}
          error={at('firstName')}
          onChange={(firstName) => set({ firstName })}
        />
        <TextField
          id="colleague-last"
          label={m.staff_last_name()}
          value={value.lastName}
          error={at('lastName')}
          onChange={(lastName) => set({ lastName })}
        />
      </Fields>
      <fieldset className="staff-ticks">
        <legend>{m.staff_groups()}</legend>
        {groups
          .filter(({ id, userCanManage }) => userCanManage || colleague?.permissionGroups?.some((one) => one.id === id))
          .map(({ id, name }) => (
            <CheckField
              key={id}
              checked={value.groups[id] ?? false}
              onChange={(on) => set({ groups: tick(value.groups, id, on) })}
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
    </EditedAsk>
  )
}
