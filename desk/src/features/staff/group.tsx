/** One group: its name, members, and the channels it is restricted to. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useChannels } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { type Colleague, type Group, nameOf } from './staff-query.ts'
import { DeskCreateGroupDocument, DeskDeleteGroupDocument, DeskSaveGroupDocument } from './staff.generated.ts'

const valueOf = (group: Group | null) => ({
  name: group?.name ?? '',
  members: group?.users?.map(({ id }) => id) ?? [],
  isRestricted: group?.restrictedAccessToChannels ?? false,
  channels: group?.restrictedAccessToChannels ? (group.accessibleChannels?.map(({ id }) => id) ?? []) : [],
})

export function GroupForm({
  group,
  people,
  onClose,
}: {
  group: Group | null
  people: readonly Colleague[]
  onClose: () => void
}) {
  const client = useQueryClient()
  const channels = useChannels()
  const before = valueOf(group)
  const unsaved = useUnsaved(`staff.group.${group?.id ?? 'new'}`, before)
  const { value } = unsaved
  const set = (part: Partial<typeof value>): void => unsaved.set((now) => ({ ...now, ...part }))
  const finish = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['staff'] })
    unsaved.saved(value)
    onClose()
  }
  const save = useAct(
    async () => {
      const chosen = value.isRestricted ? value.channels : []
      const common = {
        name: value.name.trim(),
        restrictedAccessToChannels: value.isRestricted,
        addUsers: value.members.filter((id) => !before.members.includes(id)),
        addChannels: chosen.filter((id) => !before.channels.includes(id)),
      }
      const { faults } = group
        ? await mutate(DeskSaveGroupDocument, {
            id: group.id,
            input: {
              ...common,
              removeUsers: before.members.filter((id) => !value.members.includes(id)),
              removeChannels: value.isRestricted ? before.channels.filter((id) => !chosen.includes(id)) : [],
            },
          })
        : await mutate(DeskCreateGroupDocument, { input: common })
      if (faults.length === 0) await finish()
      return faults
    },
    { fields: ['name'], done: m.parts_saved() },
  )
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskDeleteGroupDocument, { id: group!.id })
    if (faults.length === 0) await finish()
    return faults
  })
  const toggle = (list: readonly string[], id: string, on: boolean): string[] =>
    on ? [...list, id] : list.filter((one) => one !== id)
  return (
    <Ask
      open
      title={group?.name ?? m.staff_add_group()}
      yes={m.parts_save()}
      busy={save.busy}
      onNo={onClose}
      onYes={() => void save.run()}
    >
      <TextField
        id="group-name"
        label={m.staff_group_name()}
        hint={m.staff_group_hint()}
        value={value.name}
        error={save.at('name')}
        required
        onChange={(name) => set({ name })}
      />
      <fieldset className="staff-ticks">
        <legend>{m.staff_members()}</legend>
        {people.map((one) => (
          <CheckField
            key={one.id}
            checked={value.members.includes(one.id)}
            onChange={(on) => set({ members: toggle(value.members, one.id, on) })}
          >
            {nameOf(one)}
          </CheckField>
        ))}
      </fieldset>
      <fieldset className="staff-ticks">
        <legend>{m.staff_channels()}</legend>
        <CheckField checked={value.isRestricted} onChange={(isRestricted) => set({ isRestricted })}>
          {m.staff_restricted()}
        </CheckField>
        {value.isRestricted &&
          channels.map(({ id, name }) => (
            <CheckField
              key={id}
              checked={value.channels.includes(id)}
              onChange={(on) => set({ channels: toggle(value.channels, id, on) })}
            >
              {name}
            </CheckField>
          ))}
      </fieldset>
      {group?.userCanManage && (
        <div>
          <Button look="link" busy={remove.busy} onClick={() => void remove.run()}>
            {m.staff_delete_group()}
          </Button>
        </div>
      )}
    </Ask>
  )
}
