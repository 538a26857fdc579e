/** Menus: named lists of links. */
import type { MenuErrorCode, NavigationType } from '@semena/contract/enums'
import { leaveNavigation } from '../../db/queries/content/menu-list.ts'
import { save } from '../../db/statements/save.ts'
import { menus } from '../../db/tables/content.ts'
import type { MenuCreateInput, MenuItemInput } from './inputs.generated.ts'
import { type Change, changing } from '../changes/changing.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { findRow } from '../nouns/find.ts'
import { type Entry, type NounCtx, nounOf } from '../nouns/noun.ts'
import { told, writeRow } from '../nouns/write.ts'
import { ok, type Refusal, refusal, type Result } from '../result.ts'
import { toGlobalId } from '../global-id.ts'
import { menuItem, targetsOf } from './menu-item.ts'

const f = fieldsOf(menus)

export const menu = nounOf<Partial<MenuCreateInput>, MenuErrorCode>()({
  type: 'Menu',
  table: menus,
  fields: { name: f.text('name', { required: true }), slug: f.slug('slug'), items: f.elsewhere() },
  slugOf: 'name',
  check: ({ input }) => itemFaults(input.items ?? []),
  relate: (entry, key) => addItems(entry, Number(key)),
  stale: ['site'],
  events: { created: 'MENU_CREATED', updated: 'MENU_UPDATED', deleted: 'MENU_DELETED' },
})

/** Each item of a new menu leads to exactly one thing. */
const itemFaults = (items: readonly MenuItemInput[]): Refusal<MenuErrorCode>[] => {
  const counts = items.map((item) => targetsOf(item).length)
  if (counts.some((count) => count > 1))
    return [refusal('TOO_MANY_MENU_ITEMS', 'items', 'An item leads to one thing at most.')]
  return counts.includes(0) ? [refusal('NO_MENU_ITEM_PROVIDED', 'items', 'An item has to lead somewhere.')] : []
}

/** Adds the items of a new menu. Unlike those that are added later they may have no name. */
async function addItems(
  { ctx, change, input }: Entry<typeof menus, Partial<MenuCreateInput>>,
  key: number,
): Promise<Refusal<MenuErrorCode>[]> {
  for (const { name, ...item } of input.items ?? []) {
    const written = await writeRow(menuItem, {
      ctx,
      change,
      input: { ...item, name: name || '-', menu: toGlobalId('Menu', key) },
      before: null,
    })
    if (!written.ok) return written.errors
    if (!name) await saveName(change, Number(written.value))
  }
  return []
}

const saveName = (change: Change, id: number) => save(change.client, menuItem.table, [{ id, values: { name: '' } }])

/** Gives a menu a place in the navigation; without a menu the place becomes empty. Answers the menu's key. */
export const assignNavigation = (
  ctx: NounCtx,
  type: NavigationType,
  id: string | null | undefined,
): Promise<Result<number | null, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> =>
  changing<number | null, 'GRAPHQL_ERROR' | 'NOT_FOUND'>(ctx, async (change) => {
    const found = id ? await findRow(change.client, menu, { id }, 'menu') : null
    if (found && !found.ok) return found
    await leaveNavigation(change.client, type)
    if (!found) {
      change.stale('site')
      return ok(null)
    }
    const { id: key } = found.value
    await save(change.client, menus, [{ id: key, values: { navigation: type } }])
    told(menu, change, 'updated', key)
    return ok(key)
  })
