/** Who may do what: rows are permissions in plain words, columns are groups, a tick is the right. */
import { Button } from '@semena/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PermissionEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { SaveBar } from '../../parts/forms.tsx'
import { inTurn } from '../../parts/in-turn.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { Nothing } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import { mayDo, useChannels } from '../../platform/rights.ts'
import { usePerson } from '../../platform/session.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { GroupForm } from './group.tsx'
import { PERMISSIONS_OF_PEOPLE, permissionText } from './permissions.ts'
import { type Colleague, type Group, nameOf } from './staff-query.ts'
import { DeskSaveGroupDocument } from './staff.generated.ts'

/** What was ticked and unticked, by group and permission; only what differs from the server. */
type Ticked = Record<string, boolean>
const NOTHING: Ticked = {}

export function Matrix({ groups, people }: { groups: readonly Group[]; people: readonly Colleague[] }) {
  const client = useQueryClient()
  const me = usePerson()
  const channels = useChannels()
  const unsaved = useUnsaved<Ticked>('staff.matrix', NOTHING)
  const [open, setOpen] = useState<string | null>(null)
  const has = (group: Group, code: PermissionEnum): boolean =>
    group.permissions?.some((permission) => permission.code === code) ?? false
  const save = useAct(
    async () => {
      const steps = groups.flatMap((group) => {
        const changed = PERMISSIONS_OF_PEOPLE.filter((code) => unsaved.value[`${group.id}|${code}`] !== undefined)
        if (changed.length === 0) return []
        const input = {
          addPermissions: changed.filter((code) => unsaved.value[`${group.id}|${code}`]),
          removePermissions: changed.filter((code) => !unsaved.value[`${group.id}|${code}`]),
        }
        return [() => mutate(DeskSaveGroupDocument, { id: group.id, input })]
      })
      const faults = await inTurn(steps)
      await client.invalidateQueries({ queryKey: ['staff'] })
      if (faults.length === 0) unsaved.saved(unsaved.value)
      return faults
    },
    { done: m.parts_saved() },
  )
  const add = (
    <Button look="line" onClick={() => setOpen('new')}>
      {m.staff_add_group()}
    </Button>
  )
  const group = groups.find(({ id }) => id === open)
  return (
    <>
      {groups.length === 0 ? (
        <Nothing title={m.staff_no_groups()} text={m.staff_no_groups_text()} action={add} />
      ) : (
        <>
          <Ledger label={m.staff_matrix()} stacks>
            <thead>
              <tr>
                <td />
                {groups.map(({ id, name }) => (
                  <th key={id} scope="col" className="ledger-centre">
                    <button type="button" className="staff-group" onClick={() => setOpen(id)}>
                      {name}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {PERMISSIONS_OF_PEOPLE.map((code) => (
                <tr key={code}>
                  <th scope="row">{permissionText(code)}</th>
                  {groups.map((one) => {
                    const key = `${one.id}|${code}`
                    const saved = has(one, code)
                    return (
                      <td
                        key={one.id}
                        data-title={one.name}
                        className={
                          unsaved.value[key] === undefined ? 'ledger-centre' : 'ledger-centre ledger-cell--changed'
                        }
                      >
                        <input
                          type="checkbox"
                          aria-label={`${one.name}: ${permissionText(code)}`}
                          checked={unsaved.value[key] ?? saved}
                          disabled={!one.userCanManage || !mayDo(me, code)}
                          onChange={({ target: { checked } }) =>
                            unsaved.set((now) => {
                              const next = { ...now, [key]: checked }
                              if (checked === saved) delete next[key]
                              return next
                            })
                          }
                        />
                      </td>
                    )
                  })}
                </tr>
              ))}
              <tr>
                <th scope="row">{m.staff_channels()}</th>
                {groups.map(({ id, name, restrictedAccessToChannels, accessibleChannels }) => (
                  <td key={id} data-title={name} className="ledger-centre staff-foot">
                    {restrictedAccessToChannels
                      ? channels
                          .filter((channel) => accessibleChannels?.some((one) => one.id === channel.id))
                          .map(({ name }) => name)
                          .join(', ') || '–'
                      : m.staff_all_channels()}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{m.staff_members()}</th>
                {groups.map(({ id, name, users }) => (
                  <td key={id} data-title={name} className="ledger-centre staff-foot">
                    {people
                      .filter((one) => users?.some((user) => user.id === one.id))
                      .map(nameOf)
                      .join(', ') || '–'}
                  </td>
                ))}
              </tr>
            </tbody>
          </Ledger>
          <div>{add}</div>
        </>
      )}
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
      {open !== null && (open === 'new' || group) && (
        <GroupForm key={open} group={group ?? null} people={people} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
