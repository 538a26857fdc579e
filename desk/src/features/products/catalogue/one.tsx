/** What the page of one thing of the catalogue has around its form: its name, its save and its end. */
import { Button } from '@semena/ui/button'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { tell, useAct } from '../../../parts/act.ts'
import { Ask, SaveBar } from '../../../parts/forms.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { Page } from '../../../parts/page.tsx'
import type { Fault } from '../../../platform/faults.ts'
import type { Unsaved } from '../../../platform/unsaved.ts'

export interface Kept {
  faults: readonly Fault[]
  /** The id of what was made. */
  id?: string | undefined
}

interface Props<Form> {
  name: string
  isNew: boolean
  back: Pick<LinkProps, 'to'> & { label: string }
  /** The address of one, to which a new one goes once it is made. */
  one: NonNullable<LinkProps['to']>
  unsaved: Unsaved<Form>
  aside?: ReactNode
  actions?: ReactNode
  onSave: () => Promise<Kept>
  onDelete: () => Promise<{ faults: readonly Fault[] }>
  /** What goes with it. */
  deleteText: string
  children: ReactNode
}

export function OnePage<Form>(props: Props<Form>) {
  const { name, isNew, back, one, unsaved, aside, actions, onSave, onDelete, deleteText, children } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const save = useAct(async () => {
    const { faults, id } = await onSave()
    await client.invalidateQueries({ queryKey: ['products'] })
    if (faults.length > 0 && !id) return faults
    unsaved.saved(unsaved.value)
    tell('success', m.parts_saved())
    if (isNew && id) await navigate({ to: one, params: { id }, replace: true } as { to: '/' })
    return faults
  })
  const remove = useAct(
    async () => {
      const { faults } = await onDelete()
      if (faults.length > 0) return faults
      unsaved.drop()
      await client.invalidateQueries({ queryKey: ['products'] })
      await navigate({ to: back.to } as { to: '/' })
      return []
    },
    { done: m.products_thing_deleted() },
  )
  return (
    <Page
      title={name}
      back={back}
      aside={aside}
      actions={
        <>
          {actions}
          {isNew ? (
            <Button look="leaf" busy={save.busy} onClick={() => void save.run()}>
              {m.products_make()}
            </Button>
          ) : (
            <Menu
              label={m.parts_more()}
              items={[{ label: m.parts_delete(), danger: true, onPress: () => setAsks(true) }]}
            >
              <Icon name="more" />
            </Menu>
          )}
        </>
      }
    >
      {children}
      {!isNew && <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />}
      <Ask
        open={asks}
        title={m.products_delete_ask({ name })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onYes={() => void remove.run()}
        onNo={() => setAsks(false)}
      >
        <p>{deleteText}</p>
      </Ask>
    </Page>
  )
}

/** The texts of categories and collections as the service wants them. */
export const CODES = { en: 'EN', ru: 'RU', cs: 'CS' } as const

/** The moves that bring a list from one order to another, each by how many places. */
export function movesBetween(from: readonly string[], to: readonly string[]): { id: string; sortOrder: number }[] {
  const now = [...from.filter((id) => to.includes(id)), ...to.filter((id) => !from.includes(id))]
  const moves: { id: string; sortOrder: number }[] = []
  for (const [place, id] of to.entries()) {
    const at = now.indexOf(id)
    if (at === place) continue
    moves.push({ id, sortOrder: place - at })
    now.splice(place, 0, ...now.splice(at, 1))
  }
  return moves
}
