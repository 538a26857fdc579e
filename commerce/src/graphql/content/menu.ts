/**
 * Menus: named lists of links. A link to a collection is shown only in the channel that was asked for, a link to a page
 * in every channel.
 */
import { menuBy } from '../../db/queries/content/content.ts'
import { menuItemList, menuList } from '../../db/queries/content/menu-list.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { categoryOf, collectionSource, visibleCollection } from '../catalog/sources.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { onlyChannel, seesAllProducts, shopData } from '../shared/channel.ts'
import { keyOf, oneArgument } from '../shared/ids.ts'
import { listedBy } from '../shared/listed.ts'
import { some } from '../shared/one-filter.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation, withName } from '../shared/translation.ts'
import { pageVisible, seesAllPages } from './page.ts'
import type { MenuItemRow, MenuItemSource, MenuRow, MenuSource } from './sources.ts'

export const menuQueries = {
  menu: async (_, args, ctx): Promise<MenuSource | null> => {
    oneArgument(args, 'id', 'name', 'slug')
    const id = args.id ? keyOf(args.id, 'Menu') : null
    if (args.id && id === null) return null
    const { pool } = ctx.database
    const row =
      id !== null
        ? await ctx.loaders.menuById.load(id)
        : args.name
          ? await menuBy(pool, 'name', args.name)
          : await menuBy(pool, 'slug', args.slug!)
    return row && { row, channelSlug: args.channel ?? null }
  },

  menus: (_, { channel, filter, sortBy, ...page }, ctx) => {
    const list = menuList({ ...filter, slugs: some([...(filter?.slugs ?? []), ...(filter?.slug ?? [])]), sortBy })
    return listedBy<MenuRow, MenuSource>(ctx, page, list, (row) => ({ row, channelSlug: channel ?? null }))
  },

  menuItem: async (_, { id, channel }, ctx): Promise<MenuItemSource | null> => {
    const key = keyOf(id, 'MenuItem')
    const row = key === null ? null : await ctx.loaders.menuItemById.load(key)
    return row && { row, channelSlug: channel ?? null }
  },

  menuItems: (_, { channel, filter, sortBy, ...page }, ctx) => {
    const list = menuItemList({ ...filter, sortBy })
    return listedBy<MenuItemRow, MenuItemSource>(ctx, page, list, (row) => ({ row, channelSlug: channel ?? null }))
  },
} satisfies Partial<Fields<'Query'>>

const itemsUnder = async (
  menuId: number,
  parentId: number | null,
  channelSlug: string | null,
  ctx: GraphqlContext,
): Promise<MenuItemSource[]> =>
  (await ctx.loaders.menuItems.load(menuId)).filter((i) => i.parentId === parentId).map((row) => ({ row, channelSlug }))

async function parentOf({ row, channelSlug }: MenuItemSource, ctx: GraphqlContext): Promise<MenuItemSource | null> {
  const parent =
    row.parentId === null
      ? undefined
      : (await ctx.loaders.menuItems.load(row.menuId)).find((i) => i.id === row.parentId)
  return parent ? { row: parent, channelSlug } : null
}

export const menuTypes = resolversOf({
  Menu: {
    ...metadataOf<MenuSource>('MANAGE_MENUS', ({ row }) => row),
    id: ({ row }) => toGlobalId('Menu', row.id),
    items: ({ row, channelSlug }, _, ctx) => itemsUnder(row.id, null, channelSlug, ctx),
  },

  MenuItem: {
    ...metadataOf<MenuItemSource>('MANAGE_MENUS', ({ row }) => row),
    id: ({ row }) => toGlobalId('MenuItem', row.id),
    menu: async ({ row, channelSlug }, _, ctx): Promise<MenuSource> => ({
      row: (await ctx.loaders.menuById.load(row.menuId))!,
      channelSlug,
    }),
    parent: (s, _, ctx) => parentOf(s, ctx),
    level: async (s, _, ctx): Promise<number> => {
      let level = 0
      for (let up = await parentOf(s, ctx); up; up = await parentOf(up, ctx)) level++
      return level
    },
    children: ({ row, channelSlug }, _, ctx) => itemsUnder(row.menuId, row.id, channelSlug, ctx),
    category: ({ row }, _, ctx) => categoryOf(ctx, row.categoryId),
    collection: async ({ row, channelSlug }, _, ctx) => {
      if (row.collectionId === null) return null
      const { channels, channelBySlug } = await shopData(ctx)
      const collection = await ctx.loaders.collectionById.load(row.collectionId)
      if (seesAllProducts(ctx))
        return (
          collection &&
          collectionSource(collection, channelSlug === null ? null : (channelBySlug.get(channelSlug) ?? null))
        )
      const channel = channelSlug === null ? onlyChannel(channels) : channelBySlug.get(channelSlug)
      return channel ? visibleCollection(ctx, collection, channel) : null
    },
    page: async ({ row }, _, ctx) => {
      const page = row.pageId === null ? null : await ctx.loaders.pageById.load(row.pageId)
      return page && (pageVisible(page, ctx.clock.now()) || seesAllPages(ctx)) ? { row: page } : null
    },
    translation: ({ row }, { languageCode }) =>
      withName(translation('MenuItemTranslation', row.id, row.translations, languageCode, ['name'])),
  },
})
