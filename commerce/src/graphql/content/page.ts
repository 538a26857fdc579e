/** Content pages: texts of the shop, blog posts, slides, answers. */
import { may } from '../../context.ts'
import { pageBySlug, pageList, type PageListInput } from '../../db/queries/content.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { attributeOf, selectedAttributes } from '../attribute/sources.ts'
import { assignedFields } from '../shared/assigned-fields.ts'
import { shopData } from '../shared/channel.ts'
import type { PageArgs } from '../shared/connection.ts'
import { invalidArgument } from '../shared/errors.ts'
import { keyOf, keysOf, oneArgument } from '../shared/ids.ts'
import { emptyList, listed } from '../shared/listed.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation } from '../shared/translation.ts'
import type { PageRow, PageSource, PageTypeSource } from './sources.ts'

export const seesAllPages = (ctx: Pick<GraphqlContext, 'viewer'>): boolean => may(ctx, 'MANAGE_PAGES')

export const pageVisible = (row: PageRow, now: Date): boolean =>
  row.isPublished && (row.publishedAt === null || row.publishedAt <= now)

interface PagesArgs extends PageArgs {
  sortBy?: { direction: string; field: string } | null
  filter?: {
    search?: string | null
    metadata?: { key: string; value?: string | null }[] | null
    pageTypes?: string[] | null
    ids?: string[] | null
    slugs?: string[] | null
  } | null
  where?: {
    ids?: string[] | null
    slug?: OneOf | null
    pageType?: OneOf | null
  } | null
  search?: string | null
  channel?: string | null
}

/** Saleor's StringFilterInput and GlobalIDFilterInput. */
interface OneOf {
  eq?: string | null
  oneOf?: string[] | null
}

/** The values asked for; null: any. */
const valuesOf = (asked: OneOf | null | undefined): string[] | null =>
  asked?.eq != null ? [asked.eq] : (asked?.oneOf ?? null)

const SORTS: Readonly<Record<string, PageListInput['sort']>> = {
  TITLE: 'TITLE',
  SLUG: 'SLUG',
  VISIBILITY: 'VISIBILITY',
  CREATION_DATE: 'CREATED_AT',
  CREATED_AT: 'CREATED_AT',
  PUBLICATION_DATE: 'PUBLISHED_AT',
  PUBLISHED_AT: 'PUBLISHED_AT',
  RANK: 'TITLE',
}

export const pageQueries = {
  page: async (
    _: unknown,
    args: { id?: string | null; slug?: string | null; slugLanguageCode?: string | null; channel?: string | null },
    ctx: GraphqlContext,
  ) => {
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

  pages: async (_: unknown, args: PagesArgs, ctx: GraphqlContext) => {
    const { filter, sortBy, where } = args
    const [slugs, pageTypes] = [valuesOf(where?.slug), valuesOf(where?.pageType)]
    const search = args.search || filter?.search || null
    if (sortBy?.field === 'RANK' && !search?.trim())
      throw invalidArgument('Sorting by RANK is available only when using a search filter.')
    const input: PageListInput = {
      publishedOnly: !seesAllPages(ctx),
      now: ctx.clock.now(),
      search,
      pageTypeIds: pageTypes
        ? keysOf(pageTypes, 'PageType')
        : filter?.pageTypes?.length
          ? keysOf(filter.pageTypes, 'PageType')
          : null,
      ids: where?.ids ? keysOf(where.ids, 'Page') : filter?.ids?.length ? keysOf(filter.ids, 'Page') : null,
      slugs: slugs ?? (filter?.slugs?.length ? filter.slugs : null),
      metadata: filter?.metadata ?? [],
      sort: SORTS[sortBy?.field ?? ''] ?? 'SLUG',
      desc: sortBy?.direction === 'DESC',
    }
    if (args.channel && !(await shopData(ctx)).channelBySlug.has(args.channel)) return emptyList(args)
    return listed<PageRow, PageSource>(ctx, args, `PAGE ${input.sort}`, pageList(input), (row) => ({ row }))
  },
}

async function attributes({ row }: PageSource, ctx: GraphqlContext) {
  const [data, type, values] = await Promise.all([
    shopData(ctx),
    ctx.loaders.pageTypeById.load(row.pageTypeId),
    ctx.loaders.pageValues.load(row.id),
  ])
  return selectedAttributes(data, type?.attributeIds ?? [], values)
}

export const pageTypes = {
  Page: {
    ...metadataOf<PageSource>('MANAGE_PAGES', ({ row }) => row),
    id: ({ row }: PageSource) => toGlobalId('Page', row.id),
    ...assignedFields(attributes),
    title: ({ row }: PageSource) => row.title,
    slug: ({ row }: PageSource) => row.slug,
    content: ({ row }: PageSource) => row.content,
    seoTitle: ({ row }: PageSource) => row.seoTitle,
    seoDescription: ({ row }: PageSource) => row.seoDescription,
    isPublished: ({ row }: PageSource) => row.isPublished,
    publishedAt: ({ row }: PageSource) => row.publishedAt,
    created: ({ row }: PageSource) => row.createdAt,
    pageType: async ({ row }: PageSource, _: unknown, ctx: GraphqlContext): Promise<PageTypeSource> => ({
      row: (await ctx.loaders.pageTypeById.load(row.pageTypeId))!,
    }),
    attributes: (s: PageSource, _: unknown, ctx: GraphqlContext) => attributes(s, ctx),
    attribute: async (s: PageSource, { slug }: { slug: string }, ctx: GraphqlContext) =>
      attributeOf(await attributes(s, ctx), slug),
    translation: ({ row }: PageSource, { languageCode }: { languageCode: string }) =>
      translation('PageTranslation', row.id, row.translations, languageCode, [
        'seoTitle',
        'seoDescription',
        'slug',
        'title',
        'content',
      ]),
  },

  PageType: {
    ...metadataOf<PageTypeSource>('MANAGE_PAGE_TYPES_AND_ATTRIBUTES', ({ row }) => row),
    id: ({ row }: PageTypeSource) => toGlobalId('PageType', row.id),
    name: ({ row }: PageTypeSource) => row.name,
    slug: ({ row }: PageTypeSource) => row.slug,
  },
}
