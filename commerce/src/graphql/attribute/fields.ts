/** Attributes and their choices. */
import { hasPermission } from '../../context.ts'
import type { AttributeValueRow } from '../../db/queries/catalog.ts'
import type { AttributeRow } from '../../db/queries/reference.ts'
import { attributeList, type AttributeListInput, choiceList } from '../../db/queries/attributes.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { Fields, Resolvers } from '../resolver-types.ts'
import { askedChannel, shopData } from '../shared/channel.ts'
import { keyOf, keysOf, oneArgument } from '../shared/ids.ts'
import { emptyList, listed } from '../shared/listed.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation, withName } from '../shared/translation.ts'
import type { AttributeSource, AttributeValueSource } from './sources.ts'

const WITH_CHOICES: ReadonlySet<string> = new Set(['DROPDOWN', 'MULTISELECT', 'SWATCH'])

/** Who has one of these sees all attributes in the list. */
const SEE_ALL = ['MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES']

const SORTS: Record<string, AttributeListInput['sort']> = { NAME: 'name', SLUG: 'slug' }

export const attributeQueries = {
  attribute: async (_, args, ctx) => {
    oneArgument(args, 'id', 'slug', 'externalReference')
    if (args.externalReference) return null
    const id = args.id ? keyOf(args.id, 'Attribute') : null
    if (args.id && id === null) return null
    const { attributeById, attributeBySlug } = await shopData(ctx)
    const row = id === null ? attributeBySlug.get(args.slug!) : attributeById.get(id)
    return row ? { row } : null
  },

  attributes: async (_, args, ctx) => {
    const { filter } = args
    const channel = filter?.inCollection || filter?.inCategory ? (await askedChannel(ctx, args.channel)).channel : null
    const input = {
      search: args.search ?? filter?.search ?? null,
      ids: filter?.ids ? keysOf(filter.ids, 'Attribute') : null,
      slugs: filter?.slugs ?? null,
      type: filter?.type ?? null,
      visibleOnly: !hasPermission(ctx, ...SEE_ALL),
      inCollection: filter?.inCollection ? (keyOf(filter.inCollection, 'Collection') ?? 0) : null,
      inCategory: filter?.inCategory ? (keyOf(filter.inCategory, 'Category') ?? 0) : null,
      channelId: channel?.id ?? null,
      sort: SORTS[args.sortBy?.field ?? ''] ?? 'slug',
      desc: args.sortBy?.direction === 'DESC',
    }
    return listed<AttributeRow, AttributeSource>(ctx, args, `ATTRIBUTE ${input.sort}`, attributeList(input), (row) => ({
      row,
    }))
  },
} satisfies Partial<Fields<'Query'>>

export const attributeTypes = {
  Attribute: {
    ...metadataOf<AttributeSource>('MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', ({ row }) => row),
    id: ({ row }) => toGlobalId('Attribute', row.id),
    inputType: ({ row }) => row.inputType,
    entityType: ({ row }) => row.entityType,
    name: ({ row }) => row.name,
    slug: ({ row }) => row.slug,
    type: ({ row }) => row.type,
    unit: ({ row }) => row.unit || null,
    valueRequired: ({ row }) => row.valueRequired,
    visibleInStorefront: ({ row }) => row.visibleInStorefront,
    withChoices: ({ row }) => WITH_CHOICES.has(row.inputType),
    externalReference: ({ row }) => row.externalReference,
    filterableInStorefront: ({ row }) => row.filterableInStorefront,
    filterableInDashboard: ({ row }) => row.filterableInDashboard,
    availableInGrid: ({ row }) => row.availableInGrid,
    storefrontSearchPosition: ({ row }) => row.storefrontSearchPosition,
    translation: ({ row }, { languageCode }) =>
      withName(translation('AttributeTranslation', row.id, row.translations, languageCode, ['name'])),
    choices: ({ row }, args, ctx) => {
      if (!WITH_CHOICES.has(row.inputType)) return emptyList(args)
      const input = {
        attributeId: row.id,
        search: args.search ?? args.filter?.search ?? null,
        ids: args.filter?.ids ? keysOf(args.filter.ids, 'AttributeValue') : null,
        slugs: args.filter?.slugs ?? null,
        sort: args.sortBy ? (args.sortBy.field === 'NAME' ? ('name' as const) : ('slug' as const)) : ('sort' as const),
        desc: args.sortBy?.direction === 'DESC',
      }
      return listed<AttributeValueRow, AttributeValueSource>(
        ctx,
        args,
        `CHOICE ${input.sort}`,
        choiceList(input),
        (value) => ({ row: value, attribute: row }),
      )
    },
  },

  AttributeValue: {
    id: ({ row }) => toGlobalId('AttributeValue', row.id),
    name: ({ row }) => row.name,
    slug: ({ row }) => row.slug,
    value: () => '',
    inputType: ({ attribute }) => attribute.inputType,
    reference: () => null,
    file: ({ row }, _, ctx) =>
      row.fileUrl
        ? {
            url: row.fileUrl.startsWith('/') ? `${ctx.origin}${row.fileUrl}` : row.fileUrl,
            contentType: row.contentType,
          }
        : null,
    richText: ({ row, attribute }) => (attribute.inputType === 'RICH_TEXT' ? row.richText : null),
    plainText: ({ row, attribute }) => (attribute.inputType === 'PLAIN_TEXT' ? row.plainText : null),
    boolean: ({ row, attribute }) => (attribute.inputType === 'BOOLEAN' ? row.boolean : null),
    date: () => null,
    dateTime: () => null,
    externalReference: () => null,
    translation: ({ row }, { languageCode }) =>
      withName(
        translation('AttributeValueTranslation', row.id, row.translations, languageCode, [
          'name',
          'richText',
          'plainText',
        ]),
      ),
  },
} satisfies Resolvers<'Attribute' | 'AttributeValue'>
