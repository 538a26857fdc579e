/** Menus: which there are, and the tree of the chosen one. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Nothing } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { MenuTree } from './menu-view.tsx'
import { DeskMenuCreateDocument, DeskMenusDocument } from './menus.generated.ts'
import type { TextsSearch } from './search.ts'

export function Menus({
  chosen,
  change,
}: {
  chosen: string | undefined
  change: (part: Partial<TextsSearch>) => void
}) {
  const client = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['menus', 'list'],
    queryFn: ({ signal }) => request(DeskMenusDocument, {}, signal),
  })
  const menus = data?.menus?.edges.map(({ node }) => node)
  const open = chosen ?? menus?.[0]?.id
  const create = useAct(async () => {
    const { payload, faults } = await mutate(DeskMenuCreateDocument, { input: { name: name!.trim() } })
    if (!payload.menu || faults.length > 0) return faults
    setName(null)
    await client.invalidateQueries({ queryKey: ['menus', 'list'] })
    return change({ menu: payload.menu.id })
  })
  return (
    <div className="menus">
      <nav className="menus-side" aria-label={m.texts_menus()}>
        {menus?.map((menu) => (
          <button
            key={menu.id}
            type="button"
            className="menus-one"
            aria-current={menu.id === open ? 'true' : undefined}
            onClick={() => change({ menu: menu.id })}
          >
            {menu.name}
            <span className="menus-slug">{menu.slug}</span>
          </button>
        ))}
        <Button look="link" onClick={() => setName('')}>
          <Icon name="plus" small />
          {m.texts_new_menu()}
        </Button>
      </nav>
      {open ? (
        <MenuTree key={open} id={open} onGone={() => change({ menu: undefined })} />
      ) : (
        menus && <Nothing title={m.texts_no_menus()} text={m.texts_no_menus_text()} />
      )}
      <Ask
        open={name !== null}
        title={m.texts_new_menu()}
        yes={m.texts_begin()}
        busy={create.busy}
        onYes={() => name?.trim() && void create.run()}
        onNo={() => setName(null)}
      >
        <TextField id="menus-new" label={m.texts_name()} value={name ?? ''} onChange={setName} required />
      </Ask>
    </div>
  )
}
