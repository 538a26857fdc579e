/** Collections. */
import { collectionBySlug } from '../../db/queries/catalog.ts'
import { collectionList, type CollectionListInput } from '../../db/queries/category-list.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { askedChannel, seesAllProducts } from '../shared/channel.ts'
import type { PageArgs } from '../shared/connection.ts'
import { invalidArgument } from '../shared/errors.ts'
import { keyOf, keysOf, oneArgument } from '../shared/ids.ts'
import { image, type ThumbnailArgs } from '../shared/image.ts'
import { emptyList, listed } from '../shared/listed.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation } from '../shared/translation.ts'
import type { ProductsArgs } from './product-args.ts'
import { products } from './product-list.ts'
import { type CollectionRow, type CollectionSource, collectionSource, visibleCollection } from './sources.ts'

interface CollectionsArgs extends PageArgs {
  channel?: string | null
  filter?: {
    published?: 'PUBLISHED' | 'HIDDEN' | null
    search?: string | null
    metadata?: { key: string; value?: string | null }[] | null
    ids?: string[] | null
    slugs?: string[] | null
  } | null
  sortBy?: { direction: string; field: string } | null
}

const OF_CHANNEL: ReadonlySet<string> = new Set(['AVAILABILITY', 'PUBLISHED_AT'])

export const collectionQueries = {
  collection: async (
    _: unknown,
    args: { id?: string | null; slug?: string | null; slugLanguageCode?: string | null; channel?: string | null },
    ctx: GraphqlContext,
  ) => {
    oneArgument(args, 'id', 'slug')
    const { channel, open } = await askedChannel(ctx, args.channel)
    const id = args.id ? keyOf(args.id, 'Collection') : null
    if (!open || (args.id && id === null)) return null
    return visibleCollection(
      ctx,
      id === null
        ? await collectionBySlug(ctx.database.pool, args.slug!, args.slugLanguageCode ?? null)
        : await ctx.loaders.collectionById.load(id),
      channel,
    )
  },

  collections: async (_: unknown, args: CollectionsArgs, ctx: GraphqlContext) => {
    const { channel, open } = await askedChannel(ctx, args.channel)
    const { filter, sortBy } = args
    const field = sortBy?.field === 'PUBLICATION_DATE' ? 'PUBLISHED_AT' : sortBy?.field
    if (field && !channel && open && OF_CHANNEL.has(field)) throw invalidArgument('A default channel does not exist.')
    const input: CollectionListInput = {
      channelId: channel?.id ?? null,
      publishedOnly: !seesAllProducts(ctx),
      now: ctx.clock.now(),
      search: filter?.search ?? null,
      ids: filter?.ids?.length ? keysOf(filter.ids, 'Collection') : null,
      slugs: filter?.slugs?.length ? filter.slugs : null,
      metadata: filter?.metadata ?? [],
      published: filter?.published ? filter.published === 'PUBLISHED' : null,
      sort: (field ?? 'SLUG') as CollectionListInput['sort'],
      desc: sortBy?.direction === 'DESC',
    }
    if (!open) return emptyList(args)
    return listed<CollectionRow, CollectionSource>(
      ctx,
      args,
      `COLLECTION ${input.sort}`,
      collectionList(input),
      (row) => collectionSource(row, channel),
    )
  },
}

export const collectionTypes = {
  Collection: {
    ...metadataOf<CollectionSource>('MANAGE_PRODUCTS', ({ row }) => row),
    id: ({ row }: CollectionSource) => toGlobalId('Collection', row.id),
    name: ({ row }: CollectionSource) => row.name,
    slug: ({ row }: CollectionSource) => row.slug,
    seoTitle: ({ row }: CollectionSource) => row.seoTitle,
    seoDescription: ({ row }: CollectionSource) => row.seoDescription,
    description: ({ row }: CollectionSource) => row.description,
    channel: ({ channel }: CollectionSource) => channel?.slug ?? null,
    products: ({ row, channel }: CollectionSource, args: ProductsArgs, ctx: GraphqlContext) =>
      products(ctx, args, {
        channel,
        open: channel === null || channel.isActive || seesAllProducts(ctx),
        listedOnly: false,
        collectionId: row.id,
      }),
    backgroundImage: ({ row }: CollectionSource, args: ThumbnailArgs, ctx: GraphqlContext) =>
      image(ctx, row.backgroundPath, row.backgroundAlt, args),
    translation: ({ row }: CollectionSource, { languageCode }: { languageCode: string }) =>
      translation('CollectionTranslation', row.id, row.translations, languageCode, [
        'seoTitle',
        'seoDescription',
        'slug',
        'name',
        'description',
      ]),
  },
}
