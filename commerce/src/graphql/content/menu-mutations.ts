/** Staff's changes of menus and their items. */
import { assignNavigation, menu } from '../../domain/content/menu.ts'
import { menuItem } from '../../domain/content/menu-item.ts'
import { moveItems } from '../../domain/content/move-items.ts'
import type { Key } from '../../domain/nouns/noun.ts'
import type { GraphqlContext } from '../context.ts'
import { sourceOf } from '../metadata/sources.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'

const permissions = ['MANAGE_MENUS']
const menuOf = (ctx: GraphqlContext, key: Key) => sourceOf(ctx, 'Menu', key)
const ofMenu = nounResolvers(menu, { name: 'menu', permissions, load: menuOf })
const ofItem = nounResolvers(menuItem, {
  name: 'menuItem',
  permissions,
  load: async (ctx, key) => {
    const row = await ctx.loaders.menuItemById.load(Number(key))
    return row && { row, channelSlug: null }
  },
})

export const menuMutations = {
  menuCreate: ofMenu.create,
  menuUpdate: ofMenu.update,
  menuDelete: ofMenu.delete,
  menuBulkDelete: ofMenu.bulkDelete,
  menuItemCreate: ofItem.create,
  menuItemUpdate: ofItem.update,
  menuItemDelete: ofItem.delete,
  menuItemBulkDelete: ofItem.bulkDelete,
  menuItemMove: (_, args, ctx) => ofMenu.changed(ctx, () => moveItems(ctx, args.menu, args.moves)),
  assignNavigation: async (_, args, ctx) => {
    requirePermission(ctx, 'MANAGE_MENUS', 'MANAGE_SETTINGS')
    const done = await assignNavigation(ctx, args.navigationType, args.menu)
    const key = done.ok ? done.value : null
    const after = key === null ? null : await afresh(ctx, (fresh) => menuOf(fresh, key))
    return payload(done, { menu: null }, () => ({ menu: after }))
  },
} satisfies Partial<Fields<'Mutation'>>
