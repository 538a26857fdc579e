/**
 * One menu: its items as a tree. An item is moved by dragging, by its buttons, or by the arrow keys with Alt; right and
 * left put it under the item above and out again.
 */
import { codeOf } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Tag } from '../../parts/figures.tsx'
import { Ask } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Nothing } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import type { MenuItemMoveInput } from '../../platform/inputs.generated.ts'
import { useLanguagesToTranslate } from '../../platform/shop-languages.ts'
import { ItemForm } from './menu-item.tsx'
import { type MenuItem, moveTo, type Place, placesOf, type Step, stepOf } from './menu-tree.ts'
import {
  DeskMenuDeleteDocument,
  DeskMenuDocument,
  DeskMenuItemDeleteDocument,
  DeskMenuItemMoveDocument,
} from './menus.generated.ts'

const STEPS: readonly [Step, string, () => string][] = [
  ['up', 'ArrowUp', m.texts_move_up],
  ['down', 'ArrowDown', m.texts_move_down],
  ['in', 'ArrowRight', m.texts_move_in],
  ['out', 'ArrowLeft', m.texts_move_out],
]

/** What an item leads to, in a word. */
const targetOf = ({ url, page, category, collection }: MenuItem): string =>
  page?.title ?? category?.name ?? collection?.name ?? url ?? ''

export function MenuTree({ id, onGone }: { id: string; onGone: () => void }) {
  const client = useQueryClient()
  const [form, setForm] = useState<MenuItem | 'new' | null>(null)
  const [going, setGoing] = useState<MenuItem | 'menu' | null>(null)
  const [over, setOver] = useState<{ id: string; where: Where } | null>(null)
  const dragged = useRef<string | null>(null)
  const key = ['menus', 'one', id]
  // Who manages menus alone is not told by a Saleor which collection an item leads to.
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request(DeskMenuDocument, { id }, signal, 'collection'),
  })
  const menu = data?.menu
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ['menus'] })
  const move = useAct(async (to: MenuItemMoveInput) => {
    const { faults } = await mutate(DeskMenuItemMoveDocument, { menu: id, moves: [to] })
    await refresh()
    return faults
  })
  const remove = useAct(
    async (what: MenuItem | 'menu') => {
      const { faults } =
        what === 'menu'
          ? await mutate(DeskMenuDeleteDocument, { id })
          : await mutate(DeskMenuItemDeleteDocument, { id: what.id })
      setGoing(null)
      if (faults.length > 0) return faults
      if (what === 'menu') onGone()
      return refresh()
    },
    { done: m.texts_deleted() },
  )
  const languages = useLanguagesToTranslate()
  if (!menu) return <div />
  const places = placesOf(menu)
  const step = (item: MenuItem, way: Step): void => {
    const to = stepOf(places, item.id, way)
    if (to) void move.run(to)
  }
  const onKeyDown = (event: KeyboardEvent, item: MenuItem): void => {
    const way = STEPS.find(([, name]) => name === event.key)?.[0]
    if (!way || !event.altKey) return
    event.preventDefault()
    step(item, way)
  }
  const drop = (place: Place, where: Where): void => {
    setOver(null)
    const to =
      where === 'under'
        ? moveTo(places, dragged.current ?? '', place.item.id, childrenOf(places, place).length)
        : moveTo(places, dragged.current ?? '', place.parentId, place.at + (where === 'after' ? 1 : 0))
    if (to) void move.run(to)
  }
  return (
    <section className="menu-view" aria-label={menu.name} aria-busy={move.busy}>
      <div className="menu-view-head">
        <h2 className="menu-view-name">{menu.name}</h2>
        <Button look="line" onClick={() => setForm('new')}>
          <Icon name="plus" small />
          {m.texts_new_item()}
        </Button>
        <Menu
          label={m.texts_menu_more({ name: menu.name })}
          items={[{ label: m.texts_delete_menu(), danger: true, onPress: () => setGoing('menu') }]}
        >
          <Icon name="more" />
        </Menu>
      </div>
      {places.length === 0 && <Nothing title={m.texts_no_items()} text={m.texts_no_items_text()} />}
      <ul className="menu-view-items" aria-label={m.texts_items()}>
        {places.map((place) => {
          const { item, depth } = place
          const mark = over?.id === item.id ? ` menu-view-item--${over.where}` : ''
          return (
            <li
              key={item.id}
              className={`menu-view-item${mark}`}
              style={{ paddingInlineStart: `${depth * 1.75}rem` }}
              draggable
              onDragStart={(event) => {
                dragged.current = item.id
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', item.name)
              }}
              onDragOver={(event) => {
                if (!dragged.current || dragged.current === item.id) return
                event.preventDefault()
                const where = whereOf(event)
                if (over?.id !== item.id || over.where !== where) setOver({ id: item.id, where })
              }}
              onDragEnd={() => {
                dragged.current = null
                setOver(null)
              }}
              onDrop={(event) => {
                event.preventDefault()
                drop(place, whereOf(event))
              }}
            >
              <span className="menu-view-grip">
                <Icon name="drag" small />
              </span>
              <button
                type="button"
                className="menu-view-open"
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft"
                onClick={() => setForm(item)}
                onKeyDown={(event) => onKeyDown(event, item)}
              >
                {item.name}
              </button>
              <span className="menu-view-target">{targetOf(item)}</span>
              {languages
                .filter((language) => !item[language]?.name)
                .map((language) => (
                  <Tag key={language} tone="clay">
                    {m.texts_lacks({ language: codeOf(language) })}
                  </Tag>
                ))}
              <Menu
                label={m.texts_item_more({ name: item.name })}
                items={[
                  ...STEPS.map(([way, , label]) => ({
                    label: label(),
                    disabled: !stepOf(places, item.id, way),
                    onPress: () => step(item, way),
                  })),
                  { label: m.texts_delete(), danger: true, onPress: () => setGoing(item) },
                ]}
              >
                <Icon name="more" />
              </Menu>
            </li>
          )
        })}
      </ul>
      {form && (
        <ItemForm
          menu={id}
          item={form === 'new' ? null : form}
          onClose={() => setForm(null)}
          onSaved={async () => {
            // A form that is opened next begins with what is shown.
            await refresh()
            setForm(null)
          }}
        />
      )}
      <Ask
        open={going !== null}
        title={going === 'menu' ? m.texts_delete_menu() : m.texts_delete()}
        yes={m.texts_delete()}
        danger
        busy={remove.busy}
        onYes={() => going && void remove.run(going)}
        onNo={() => setGoing(null)}
      >
        <p>{going === 'menu' ? m.texts_delete_menu_text() : m.texts_delete_item_text({ name: going?.name ?? '' })}</p>
      </Ask>
    </section>
  )
}

type Where = 'before' | 'after' | 'under'

/** The middle of a row means under it; its edges mean beside it. */
function whereOf(event: DragEvent<HTMLElement>): Where {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'under'
}

const childrenOf = (places: readonly Place[], { item }: Place): Place[] =>
  places.filter(({ parentId }) => parentId === item.id)
