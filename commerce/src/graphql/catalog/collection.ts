/** Collections. */
import type { Ctx } from '../../context.ts'
import { collectionBySlug } from '../../db/queries/catalog.ts'
import { collectionList, type CollectionListInput } from '../../db/queries/category-list.ts'
import type { PageArgs } from '../connection.ts'
import { invalidArgument } from '../errors.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { askedChannel, keyOf, keysOf, oneArgument, seesAllProducts } from './access.ts'
import { emptyList, listed } from './listed.ts'
import { inChannel } from './loaders.ts'
import type { ProductsArgs } from './product-args.ts'
import { products } from './product-list.ts'
import { image, metadataOf, type ThumbnailArgs, translation } from './shared.ts'
import { type ChannelRow, type CollectionRow, type CollectionSource, collectionSource } from './sources.ts'

/** What a viewer sees of a collection in a channel. Apps see the unpublished, but in a channel only those listed there. */
export async function visibleCollection(
  ctx: Ctx,
  row: CollectionRow | null,
  channel: ChannelRow | null,
): Promise<CollectionSource | null> {
  if (!row) return null
  if (!channel) return seesAllProducts(ctx) ? collectionSource(row, null) : null
  const listing = await ctx.loaders.collectionListing.load(inChannel(channel.id, row.id))
  const shown = seesAllProducts(ctx) ? listing !== null : channel.isActive && listing?.published
  return shown ? collectionSource(row, channel) : null
}

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
    ctx: Ctx,
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

  collections: async (_: unknown, args: CollectionsArgs, ctx: Ctx) => {
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
    products: ({ row, channel }: CollectionSource, args: ProductsArgs, ctx: Ctx) =>
      products(ctx, args, {
        channel,
        open: channel === null || channel.isActive || seesAllProducts(ctx),
        listedOnly: false,
        collectionId: row.id,
      }),
    backgroundImage: ({ row }: CollectionSource, args: ThumbnailArgs, ctx: Ctx) =>
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
