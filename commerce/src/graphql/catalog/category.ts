/** Categories: a tree, the same in every channel. */
import { categoryTree } from '../../db/queries/catalog/catalog.ts'
import { categoryList } from '../../db/queries/catalog/category-list.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { countOf } from '../shared/batch.ts'
import { askedChannel } from '../shared/channel.ts'
import type { PageArgs } from '../shared/connection.ts'
import { keyOf, oneArgument } from '../shared/ids.ts'
import { idsAndMetadata } from '../shared/ids-and-metadata.ts'
import { image } from '../shared/image.ts'
import { listedBy } from '../shared/listed.ts'
import { oneFilter, some } from '../shared/one-filter.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation } from '../shared/translation.ts'
import { products } from './product-list.ts'
import { categoryOf, type CategoryRow, type CategorySource } from './sources.ts'

async function categoryByTranslatedSlug(
  ctx: GraphqlContext,
  slug: string,
  language: string,
): Promise<CategorySource | null> {
  const all = new Set((await categoryTree(ctx.database.pool)).values())
  const row = [...all].find((c) => c.translations[language]?.slug === slug)
  return row ? { row } : null
}

const list = (
  ctx: GraphqlContext,
  args: PageArgs,
  asked: Parameters<typeof categoryList>[0],
  count?: () => Promise<number>,
) => listedBy<CategoryRow, CategorySource>(ctx, args, categoryList(asked), (row) => ({ row }), count ? { count } : {})

export const categoryQueries = {
  category: async (_, args, ctx) => {
    oneArgument(args, 'id', 'slug')
    const id = args.id ? keyOf(args.id, 'Category') : null
    if (args.id && id === null) return null
    if (id === null && args.slugLanguageCode) return categoryByTranslatedSlug(ctx, args.slug!, args.slugLanguageCode)
    return categoryOf(ctx, id ?? args.slug!)
  },

  categories: (_, args, ctx) => {
    oneFilter(args)
    const { filter, where } = args
    return list(ctx, args, {
      ...idsAndMetadata('Category', filter, where),
      search: filter?.search,
      slugs: some(filter?.slugs),
      level: args.level,
      sortBy: args.sortBy,
    })
  },
} satisfies Partial<Fields<'Query'>>

export const categoryTypes = resolversOf({
  Category: {
    ...metadataOf<CategorySource>('MANAGE_PRODUCTS', ({ row }) => row),
    id: ({ row }) => toGlobalId('Category', row.id),
    descriptionJson: ({ row }) => row.description ?? {},
    parent: ({ row }, _, ctx) => categoryOf(ctx, row.parentId),
    ancestors: ({ row }, args, ctx) => list(ctx, args, { ancestorsOf: row.id, sortBy: { field: 'level' } }),
    children: ({ row }, args, ctx) =>
      list(ctx, args, { parentId: row.id }, () => countOf(ctx.loaders.childrenOfCategory, row.id)),
    products: async ({ row }, args, ctx) =>
      products(ctx, args, {
        ...(await askedChannel(ctx, args.channel)),
        listedOnly: true,
        also: { categoryIds: [row.id] },
        count: () => countOf(ctx.loaders.productsBelowCategory, row.id),
      }),
    backgroundImage: ({ row }, args, ctx) => image(ctx, row.backgroundPath, row.backgroundAlt, args),
    translation: ({ row }, { languageCode }) =>
      translation('CategoryTranslation', row.id, row.translations, languageCode, [
        'seoTitle',
        'seoDescription',
        'slug',
        'name',
        'description',
      ]),
  },
})
