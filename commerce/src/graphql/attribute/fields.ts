/** Attributes and their choices. */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { AttributeValueRow } from '../../db/queries/catalog/catalog.ts'
import { choiceList } from '../../db/queries/attribute/attributes.ts'
import { REFERENCED } from '../../domain/catalog/own-values.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { pageTypes } from '../../db/tables/content.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { AttributeValueWhereInput } from '../../domain/catalog/inputs.generated.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { keyOf, keysOf, oneArgument } from '../shared/ids.ts'
import { emptyList, listedBy } from '../shared/listed.ts'
import { metadataOf } from '../shared/metadata.ts'
import { translation, withName } from '../shared/translation.ts'
import { productTypesOf } from '../shared/product-type-list.ts'
import { attributesOf } from '../shared/attribute-list.ts'
import { readJoined } from '../shared/joined.ts'
import { allowed, oneFilter } from '../shared/one-filter.ts'
import type { AttributeSource, AttributeValueSource, ReferenceTypeSource } from './sources.ts'

const WITH_CHOICES: ReadonlySet<string> = new Set(['DROPDOWN', 'MULTISELECT', 'SWATCH'])

const readChoiceWhere = ({ ids, slug, name }: AttributeValueWhereInput) => ({
  ids: ids ? keysOf(ids, 'AttributeValue') : null,
  slugs: allowed(slug),
  names: allowed(name),
})

export const attributeQueries = {
  attribute: async (_, args, ctx) => {
    oneArgument(args, 'id', 'slug', 'externalReference')
    const id = args.id ? keyOf(args.id, 'Attribute') : null
    if (args.id && id === null) return null
    const { attributes, attributeById, attributeBySlug } = await shopData(ctx)
    const row =
      id !== null
        ? attributeById.get(id)
        : args.slug
          ? attributeBySlug.get(args.slug)
          : attributes.find((a) => a.externalReference === args.externalReference)
    return row ? { row } : null
  },

  attributes: (_, args, ctx) => attributesOf(ctx, args),
} satisfies Partial<Fields<'Query'>>

export const attributeTypes = resolversOf({
  Attribute: {
    ...metadataOf<AttributeSource>('MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', ({ row }) => row),
    id: ({ row }) => toGlobalId('Attribute', row.id),
    unit: ({ row }) => row.unit || null,
    withChoices: ({ row }) => WITH_CHOICES.has(row.inputType),
    referenceTypes: async ({ row }, { limit }, ctx): Promise<ReferenceTypeSource[]> => {
      const data = await shopData(ctx)
      const ids = row.referenceTypeIds.slice(0, limit ?? MAX_PAGE_SIZE)
      if (row.entityType === 'PAGE')
        return (await rowsByKey(ctx.database.pool, pageTypes, ids)).map((type) => ({ kind: 'PageType', row: type }))
      return ids.flatMap((id) => {
        const type = data.productTypeById.get(id)
        return type ? [{ kind: 'ProductType' as const, row: type }] : []
      })
    },
    productTypes: ({ row }, args, ctx) => productTypesOf(ctx, args, { attribute: { id: row.id, ofVariant: false } }),
    productVariantTypes: ({ row }, args, ctx) =>
      productTypesOf(ctx, args, { attribute: { id: row.id, ofVariant: true } }),
    translation: ({ row }, { languageCode }) =>
      withName(translation('AttributeTranslation', row.id, row.translations, languageCode, ['name'])),
    choices: ({ row }, args, ctx) => {
      if (!WITH_CHOICES.has(row.inputType)) return emptyList(args)
      const { filter, where } = args
      oneFilter(args)
      const list = choiceList({
        attributeId: row.id,
        search: args.search ?? filter?.search,
        ...(where
          ? { ...readChoiceWhere(where), ...readJoined(where, readChoiceWhere) }
          : { ids: filter?.ids ? keysOf(filter.ids, 'AttributeValue') : null, slugs: filter?.slugs }),
        sortBy: args.sortBy,
      })
      return listedBy<AttributeValueRow, AttributeValueSource>(ctx, args, list, (value) => ({
        row: value,
        attribute: row,
      }))
    },
  },

  AttributeValue: {
    id: ({ row }) => toGlobalId('AttributeValue', row.id),
    inputType: ({ attribute }) => attribute.inputType,
    reference: ({ row, attribute: { entityType } }) =>
      row.referenceId === null || !entityType ? null : toGlobalId(REFERENCED[entityType].type, row.referenceId),
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
    date: ({ row, attribute }) => (attribute.inputType === 'DATE' ? row.dateTime : null),
    dateTime: ({ row, attribute }) => (attribute.inputType === 'DATE_TIME' ? row.dateTime : null),
    translation: ({ row }, { languageCode }) =>
      withName(
        translation('AttributeValueTranslation', row.id, row.translations, languageCode, [
          'name',
          'richText',
          'plainText',
        ]),
      ),
  },

  ReferenceType: { resolveType: ({ kind }) => kind },
})
