/** Collections. */
import { collectionBySlug } from '../../db/queries/catalog/catalog.ts'
import { collectionList } from '../../db/queries/catalog/category-list.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { countOf } from '../shared/batch.ts'
import { askedChannel, seesAllProducts, shopData } from '../shared/channel.ts'
import { invalidArgument } from '../shared/errors.ts'
import { keyOf, oneArgument } from '../shared/ids.ts'
import { idsAndMetadata } from '../shared/ids-and-metadata.ts'
import { image } from '../shared/image.ts'
import { emptyList, listedBy } from '../shared/listed.ts'
import { oneFilter, some } from '../shared/one-filter.ts'
import { metadataOf } from '../shared/metadata.ts'
import { requirePermission } from '../shared/permission.ts'
import { translation } from '../shared/translation.ts'
import { products } from './product-list.ts'
import { type CollectionRow, type CollectionSource, collectionSource, visibleCollection } from './sources.ts'

const OF_CHANNEL: ReadonlySet<string> = new Set(['AVAILABILITY', 'PUBLISHED_AT'])

export const collectionQueries = {
  collection: async (_, args, ctx) => {
    oneArgument(args, 'id', 'slug')
    const { channel, isVisible } = await askedChannel(ctx, args.channel)
    const id = args.id ? keyOf(args.id, 'Collection') : null
    if (!isVisible || (args.id && id === null)) return null
    return visibleCollection(
      ctx,
      id === null
        ? await collectionBySlug(ctx.database.pool, args.slug!, args.slugLanguageCode ?? null)
        : await ctx.loaders.collectionById.load(id),
      channel,
    )
  },

  collections: async (_, args, ctx) => {
    const { channel, isVisible } = await askedChannel(ctx, args.channel)
    const { filter, where, sortBy } = args
    oneFilter(args)
    const field = sortBy?.field === 'PUBLICATION_DATE' ? 'PUBLISHED_AT' : sortBy?.field
    if (field && !channel && isVisible && OF_CHANNEL.has(field))
      throw invalidArgument('A default channel does not exist.')
    if (!isVisible) return emptyList(args)
    const list = collectionList({
      ...idsAndMetadata('Collection', filter, where),
      channelId: channel?.id,
      publishedAt: channel && !seesAllProducts(ctx) ? ctx.clock.now() : null,
      search: filter?.search,
      slugs: some(filter?.slugs),
      isPublished: channel && filter?.published ? filter.published === 'PUBLISHED' : null,
      sortBy: sortBy && { ...sortBy, field },
    })
    return listedBy<CollectionRow, CollectionSource>(ctx, args, list, (row) => collectionSource(row, channel))
  },
} satisfies Partial<Fields<'Query'>>

export const collectionTypes = resolversOf({
  Collection: {
    ...metadataOf<CollectionSource>('MANAGE_PRODUCTS', ({ row }) => row),
    id: ({ row }) => toGlobalId('Collection', row.id),
    descriptionJson: ({ row }) => row.description ?? {},
    channelListings: async ({ row }, _, ctx) => {
      requirePermission(ctx, 'MANAGE_PRODUCTS')
      return (await ctx.loaders.listingsOfCollection.load(row.id)).map((listing) => ({ row: listing }))
    },
    channel: ({ channel }) => channel?.slug ?? null,
    products: ({ row, channel }, args, ctx) =>
      products(ctx, args, {
        channel,
        isVisible: channel === null || channel.isActive || seesAllProducts(ctx),
        listedOnly: false,
        collectionId: row.id,
        count: () => countOf(ctx.loaders.productsInCollection, row.id),
      }),
    backgroundImage: ({ row }, args, ctx) => image(ctx, row.backgroundPath, row.backgroundAlt, args),
    translation: ({ row }, { languageCode }) =>
      translation('CollectionTranslation', row.id, row.translations, languageCode, [
        'seoTitle',
        'seoDescription',
        'slug',
        'name',
        'description',
      ]),
  },

  CollectionChannelListing: {
    id: ({ row }) => toGlobalId('CollectionChannelListing', row.id),
    publicationDate: ({ row }) => row.publishedAt,
    channel: async ({ row }, _, ctx) => ({ row: (await shopData(ctx)).channelById.get(row.channelId)! }),
  },
})
