/** One group: its name, members, and the channels it is restricted to. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { EditedAsk } from '../../parts/edited.tsx'
import { tick, tickedBetween, ticksOf } from '../../parts/ticks.ts'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate } from '../../platform/graphql.ts'
import { useChannels } from '../../platform/rights.ts'
import { readAnew } from '../../platform/query-client.ts'
import { type Colleague, type Group, nameOf, staffQuery } from './staff-query.ts'
import { DeskCreateGroupDocument, DeskDeleteGroupDocument, DeskSaveGroupDocument } from './staff.generated.ts'

const valueOf = (group: Group | null) => ({
  name: group?.name ?? '',
  members: ticksOf(group?.users?.map(({ id }) => id)),
  isRestricted: group?.restrictedAccessToChannels ?? false,
  channels: ticksOf(group?.restrictedAccessToChannels ? group.accessibleChannels?.map(({ id }) => id) : []),
})
type Value = ReturnType<typeof valueOf>

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
  const edited = useEdited<Value>({
    noun: 'group',
    id: group?.id ?? null,
    server: valueOf(group),
    fields: ['name'],
    read: async (id) => {
      const { groups } = await readAnew(staffQuery)
      const found = groups.find((one) => one.id === id)
      return found ? valueOf(found) : null
    },
    save: async (from, to) => {
      const members = tickedBetween(from.members, to.members)
      const inChannels = tickedBetween(from.channels, to.isRestricted ? to.channels : {})
      const input = {
        name: to.name.trim(),
        restrictedAccessToChannels: to.isRestricted,
        addUsers: members.add,
        addChannels: inChannels.add,
      }
      if (group)
        return mutate(DeskSaveGroupDocument, {
          id: group.id,
          input: {
            ...input,
            removeUsers: members.remove,
            removeChannels: to.isRestricted ? inChannels.remove : [],
          },
        })
      const { payload, faults } = await mutate(DeskCreateGroupDocument, { input })
      return { faults, id: payload.group?.id }
    },
    after: async () => {
      await client.invalidateQueries({ queryKey: ['staff'] })
      onClose()
    },
  })
  const { value, put: set, at } = edited
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskDeleteGroupDocument, { id: group!.id })
    if (faults.length > 0) return faults
    edited.drop()
    await client.invalidateQueries({ queryKey: ['staff'] })
    onClose()
    return []
  })
  return (
    <EditedAsk
      edited={edited}
      title={group?.name ?? m.staff_add_group()}
      yes={m.parts_save()}
      onClose={onClose}
      labelOf={([part, id]) =>
        part === 'name'
          ? m.staff_group_name()
          : part === 'isRestricted'
            ? m.staff_restricted()
            : part === 'members'
              ? nameOf(people.find((one) => one.id === id) ?? { firstName: '', lastName: '', email: m.staff_members() })
              : (channels.find((one) => one.id === id)?.name ?? m.staff_channels())
      }
      wordsOf={([part], on) =>
        part === 'members' || part === 'channels' ? (on ? m.parts_yes() : m.parts_no()) : undefined
      }
    >
      <TextField
        id="group-name"
        label={m.staff_group_name()}
        hint={m.staff_group_hint()}
        value={value.name}
        error={at('name')}
        required
        onChange={(name) => set({ name })}
      />
      <fieldset className="staff-ticks">
        <legend>{m.staff_members()}</legend>
        {people.map((one) => (
          <CheckField
            key={one.id}
            checked={value.members[one.id] ?? false}
            onChange={(on) => set({ members: tick(value.members, one.id, on) })}
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
              checked={value.channels[id] ?? false}
              onChange={(on) => set({ channels: tick(value.channels, id, on) })}
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
    </EditedAsk>
  )
}
