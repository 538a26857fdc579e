/** Content pages: texts of the shop, blog posts, slides of the cover, answers to questions. */
import { hasPermission } from '../../context.ts'
import { pageBySlug, pageList } from '../../db/queries/content/content.ts'
import { pagesWith } from '../../db/queries/content/page-words.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { PageFilterInput, PageWhereInput } from '../../domain/content/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { attributeOf, selectedAttributes } from '../attribute/sources.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { assignedFields } from '../shared/assigned-fields.ts'
import { shopData } from '../shared/channel.ts'
import { invalidArgument } from '../shared/errors.ts'
import { keyOf, keysOf, oneArgument, someKeys } from '../shared/ids.ts'
import { readAssigned } from '../shared/assigned-values.ts'
import type { Reference } from '../../db/queries/reference/reference.ts'
import { type ConditionBudget, conditionBudget, readJoined } from '../shared/joined.ts'
import { emptyList, listedBy } from '../shared/listed.ts'
import { metadataOf } from '../shared/metadata.ts'
import { allowed, oneFilter, some, wantedIds, wantedMetadata } from '../shared/one-filter.ts'
import { translation } from '../shared/translation.ts'
import type { PageRow, PageSource, PageTypeSource } from './sources.ts'

export const seesAllPages = (ctx: Pick<GraphqlContext, 'viewer'>): boolean => hasPermission(ctx, 'MANAGE_PAGES')

/** Whether a page is published now, and not only from a later day on. */
export const pageVisible = (row: PageRow, now: Date): boolean =>
  row.isPublished && (row.publishedAt === null || row.publishedAt <= now)

/** Reads one condition of `where`. */
function readWhere(
  { ids, slug, pageType, metadata, attributes }: PageWhereInput,
  data: Reference,
  room: ConditionBudget,
) {
  return {
    ids: ids ? keysOf(ids, 'Page') : null,
    slugs: allowed(slug),
    pageTypeIds: pageType ? keysOf(wantedIds(pageType), 'PageType') : null,
    metadata: metadata ? [wantedMetadata(metadata)] : null,
    attributes: attributes?.length ? (readAssigned(attributes, data, room) ?? ('unknown' as const)) : null,
  }
}

/** Reads `filter`, in which an empty list is no condition. */
const readFilter = ({ ids, slugs, pageTypes, metadata }: PageFilterInput) => ({
  ids: someKeys(ids, 'Page'),
  slugs: some(slugs),
  pageTypeIds: someKeys(pageTypes, 'PageType'),
  metadata,
})

/** The orders that have older names. */
const RENAMED = { CREATION_DATE: 'CREATED_AT', PUBLICATION_DATE: 'PUBLISHED_AT' } as const

export const pageQueries = {
  page: async (_, args, ctx) => {
    if (args.channel && !(await shopData(ctx)).channelBySlug.has(args.channel)) return null
    oneArgument(args, 'id', 'slug')
    const id = args.id ? keyOf(args.id, 'Page') : null
    if (args.id && id === null) return null
    const row =
      id === null
        ? await pageBySlug(ctx.database.pool, args.slug!, args.slugLanguageCode ?? null)
        : await ctx.loaders.pageById.load(id)
    return row && (pageVisible(row, ctx.clock.now()) || seesAllPages(ctx)) ? { row } : null
  },

  pages: async (_, args, ctx) => {
    const { filter, sortBy, where } = args
    oneFilter(args)
    const search = args.search || filter?.search || null
    if (sortBy?.field === 'RANK' && !search?.trim())
      throw invalidArgument('Sorting by RANK is available only when using a search filter.')
    const [data, room] = [await shopData(ctx), conditionBudget()]
    const own = (one: PageWhereInput) => readWhere(one, data, room)
    const isStaff = seesAllPages(ctx)
    if (args.channel && !data.channelBySlug.has(args.channel)) return emptyList(args)
    const list = pageList({
      publishedAt: isStaff ? null : ctx.clock.now(),
      search: isStaff ? search : null,
      found: search?.trim() && !isStaff ? await pagesWith(ctx.database.pool, search) : null,
      ...(where ? { ...own(where), ...readJoined(where, own, room) } : readFilter(filter ?? {})),
      sortBy: sortBy && {
        ...sortBy,
        field:
          sortBy.field === 'CREATION_DATE' || sortBy.field === 'PUBLICATION_DATE'
            ? RENAMED[sortBy.field]
            : sortBy.field,
      },
    })
    return listedBy<PageRow, PageSource>(ctx, args, list, (row) => ({ row }))
  },
} satisfies Partial<Fields<'Query'>>

async function attributes({ row }: PageSource, ctx: GraphqlContext) {
  const [data, type, values] = await Promise.all([
    shopData(ctx),
    ctx.loaders.pageTypeById.load(row.pageTypeId),
    ctx.loaders.pageValues.load(row.id),
  ])
  return selectedAttributes(data, type?.attributeIds ?? [], values, seesAllPages(ctx))
}

export const pageTypes = resolversOf({
  Page: {
    ...metadataOf<PageSource>('MANAGE_PAGES', ({ row }) => row),
    id: ({ row }) => toGlobalId('Page', row.id),
    ...assignedFields(attributes),
    created: ({ row }) => row.createdAt,
    pageType: async ({ row }, _, ctx): Promise<PageTypeSource> => ({
      row: (await ctx.loaders.pageTypeById.load(row.pageTypeId))!,
    }),
    attributes: (s, _, ctx) => attributes(s, ctx),
    attribute: async (s, { slug }, ctx) => attributeOf(await attributes(s, ctx), slug),
    translation: ({ row }, { languageCode }) =>
      translation('PageTranslation', row.id, row.translations, languageCode, [
        'seoTitle',
        'seoDescription',
        'slug',
        'title',
        'content',
      ]),
  },
})
