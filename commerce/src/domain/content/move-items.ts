/** Moves items within the tree of their menu. */
import type { MenuErrorCode } from '@semena/contract/enums'
import { itemsOfMenus, type MenuItemRow } from '../../db/queries/content/content.ts'
import { orderItems } from '../../db/queries/content/menu-list.ts'
import { save } from '../../db/statements/save.ts'
import type { MenuItemMoveInput } from './inputs.generated.ts'
import { type Change, changing } from '../changes/changing.ts'
import { findRow } from '../nouns/find.ts'
import { keyIn } from '../nouns/fields.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { moved } from '../nouns/order.ts'
import { told } from '../nouns/write.ts'
import { ok, refuse, type Result } from '../result.ts'
import { menu } from './menu.ts'
import { menuItem } from './menu-item.ts'

/** Does the moves one after the other, all or none; answers the menu's key. */
export const moveItems = (
  ctx: NounCtx,
  id: string,
  moves: readonly MenuItemMoveInput[],
): Promise<Result<number, MenuErrorCode>> =>
  changing<number, MenuErrorCode>(ctx, async (change) => {
    const found = await findRow(change.client, menu, { id }, 'menu')
    if (!found.ok) return found
    for (const move of moves) {
      const done = await moveItem(change, found.value.id, move)
      if (!done.ok) return done
    }
    change.stale('site')
    return ok(found.value.id)
  })

async function moveItem(
  change: Change,
  menuId: number,
  { itemId, parentId, sortOrder }: MenuItemMoveInput,
): Promise<Result<null, MenuErrorCode>> {
  const items = await itemsOfMenus(change.client, [menuId])
  const byId = new Map<number | string | null, MenuItemRow>(items.map((item) => [item.id, item]))
  const item = byId.get(keyIn(menuItem.table, 'MenuItem', itemId))
  if (!item) return refuse('NOT_FOUND', 'item', 'The menu does not have this item.')
  const parent = parentId ? byId.get(keyIn(menuItem.table, 'MenuItem', parentId)) : null
  if (parent === undefined) return refuse('NOT_FOUND', 'parentId', 'The menu does not have this item.')
  for (let up: MenuItemRow | null | undefined = parent; up; up = byId.get(up.parentId))
    if (up.id === item.id) return refuse('CANNOT_ASSIGN_NODE', 'parentId', 'An item cannot stand within itself.')
  const target = parent?.id ?? null
  const isNew = target !== item.parentId
  if (isNew) await save(change.client, menuItem.table, [{ id: item.id, values: { parentId: target } }])
  const others = items.filter((other) => other.parentId === target && other.id !== item.id).map((other) => other.id)
  const order = isNew ? [...others, item.id] : items.filter((o) => o.parentId === target).map((o) => o.id)
  await orderItems(change.client, moved(order, [{ key: item.id, by: sortOrder ?? null }]))
  told(menuItem, change, 'updated', item.id)
  return ok(null)
}
