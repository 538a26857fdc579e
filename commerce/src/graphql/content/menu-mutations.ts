/** Staff's changes of menus and their items. */
import { assignNavigation, menu } from '../../domain/content/menu.ts'
import { menuItem } from '../../domain/content/menu-item.ts'
import { moveItems } from '../../domain/content/move-items.ts'
import type { Key } from '../../domain/nouns/noun.ts'
import type { Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import type { MenuItemSource, MenuSource } from './sources.ts'

const loadMenu = async (ctx: GraphqlContext, key: Key): Promise<MenuSource | null> => {
  const row = await ctx.loaders.menuById.load(Number(key))
  return row && { row, channelSlug: null }
}

const loadItem = async (ctx: GraphqlContext, key: Key): Promise<MenuItemSource | null> => {
  const row = await ctx.loaders.menuItemById.load(Number(key))
  return row && { row, channelSlug: null }
}

const ofMenu = nounResolvers(menu, { name: 'menu', permissions: ['MANAGE_MENUS'], load: loadMenu })
const ofItem = nounResolvers(menuItem, { name: 'menuItem', permissions: ['MANAGE_MENUS'], load: loadItem })

/** A payload with the menu as it is after the change. */
const changed = async <Code extends string>(ctx: GraphqlContext, done: Result<number | null, Code>) => {
  const key = done.ok ? done.value : null
  const after = key === null ? null : await afresh(ctx, (fresh) => loadMenu(fresh, key))
  return payload(done, { menu: null }, () => ({ menu: after }))
}

export const menuMutations = {
  menuCreate: ofMenu.create,
  menuUpdate: ofMenu.update,
  menuDelete: ofMenu.delete,
  menuBulkDelete: ofMenu.bulkDelete,
  menuItemCreate: ofItem.create,
  menuItemUpdate: ofItem.update,
  menuItemDelete: ofItem.delete,
  menuItemBulkDelete: ofItem.bulkDelete,
  menuItemMove: async (_, args, ctx) => {
    requirePermission(ctx, 'MANAGE_MENUS')
    return changed(ctx, await moveItems(ctx, args.menu, args.moves))
  },
  assignNavigation: async (_, args, ctx) => {
    requirePermission(ctx, 'MANAGE_MENUS', 'MANAGE_SETTINGS')
    return changed(ctx, await assignNavigation(ctx, args.navigationType, args.menu))
  },
} satisfies Partial<Fields<'Mutation'>>
