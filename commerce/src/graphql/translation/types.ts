/** Things as translators see them: their texts beside the texts of one language. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import type { AttributeRow } from '../../db/queries/reference/reference.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { categoryOf } from '../catalog/sources.ts'
import { sourceOf } from '../metadata/sources.ts'
import type { GraphqlContext } from '../context.ts'
import { resolversOf } from '../resolver-types.ts'
import { saleOf } from '../sale/sources.ts'
import { shopData } from '../shared/channel.ts'
import { requirePermission } from '../shared/permission.ts'
import { voucherOf } from '../voucher/sources.ts'
import { methodOf } from '../shipping/sources.ts'
import { translation, withName } from '../shared/translation.ts'
import type { AssignedValueRow } from '../../db/queries/catalog/catalog.ts'
import { CONTENT_TYPES, type TranslatableSource } from './sources.ts'

interface InLanguage {
  languageCode: LanguageCodeEnum
}

const contentId = ({ kind, row }: TranslatableSource) => toGlobalId(CONTENT_TYPES[kind].content, row.id)
const ownId = ({ kind, row }: TranslatableSource) => toGlobalId(CONTENT_TYPES[kind].of, row.id)

const texts = {
  id: contentId,
  name: ({ row }: TranslatableSource) => row.name ?? '',
}
const seo = {
  slug: ({ row }: TranslatableSource) => row.slug,
  seoTitle: ({ row }: TranslatableSource) => row.seoTitle,
  seoDescription: ({ row }: TranslatableSource) => row.seoDescription,
}
const description = ({ row }: TranslatableSource) => row.richText

const TRANSLATED = ['seoTitle', 'seoDescription', 'slug', 'name', 'description'] as const

const whole =
  <T extends string>(type: T) =>
  ({ row }: TranslatableSource, { languageCode }: InLanguage) =>
    translation(type, row.id, row.translations, languageCode, TRANSLATED)

const nameOnly =
  <T extends string>(type: T) =>
  ({ row }: TranslatableSource, { languageCode }: InLanguage) =>
    withName(translation(type, row.id, row.translations, languageCode, ['name']))

/** An attribute as translators see it. */
const attributeSource = (row: AttributeRow): TranslatableSource => ({
  kind: 'ATTRIBUTE',
  row: { ...NO_TEXTS, id: row.id, name: row.name, translations: row.translations },
})

const NO_TEXTS = {
  slug: null,
  seoTitle: null,
  seoDescription: null,
  richText: null,
  plainText: null,
  attributeId: null,
} as const

const WITH_TEXT: ReadonlySet<string> = new Set(['RICH_TEXT', 'PLAIN_TEXT'])

/** Those of the values that are texts of their own; choices are translated with their attribute. */
async function ownTexts(ctx: GraphqlContext, values: readonly AssignedValueRow[]): Promise<TranslatableSource[]> {
  const { attributeById } = await shopData(ctx)
  return values
    .filter((value) => WITH_TEXT.has(attributeById.get(value.attributeId)?.inputType ?? ''))
    .map(({ id, name, richText, plainText, attributeId, translations }) => ({
      kind: 'ATTRIBUTE_VALUE',
      row: { ...NO_TEXTS, id, name, richText, plainText, attributeId, translations },
    }))
}

export const translationTypes = resolversOf({
  TranslatableItem: { resolveType: ({ __typename }) => __typename },

  ProductTranslatableContent: {
    ...texts,
    ...seo,
    description,
    productId: ownId,
    translation: whole('ProductTranslation'),
    product: ({ row }, _, ctx) => sourceOf(ctx, 'Product', row.id),
    attributeValues: async ({ row }, _, ctx) => ownTexts(ctx, await ctx.loaders.productValues.load(row.id)),
  },

  CollectionTranslatableContent: {
    ...texts,
    ...seo,
    description,
    collectionId: ownId,
    translation: whole('CollectionTranslation'),
    collection: ({ row }, _, ctx) => sourceOf(ctx, 'Collection', row.id),
  },

  CategoryTranslatableContent: {
    ...texts,
    ...seo,
    description,
    categoryId: ownId,
    translation: whole('CategoryTranslation'),
    category: ({ row }, _, ctx) => categoryOf(ctx, row.id),
  },

  AttributeTranslatableContent: {
    ...texts,
    attributeId: ownId,
    translation: nameOnly('AttributeTranslation'),
    attribute: ({ row }, _, ctx) => sourceOf(ctx, 'Attribute', row.id),
  },

  AttributeValueTranslatableContent: {
    ...texts,
    attributeValueId: ownId,
    translation: ({ row }, { languageCode }) =>
      withName(
        translation('AttributeValueTranslation', row.id, row.translations, languageCode, [
          'name',
          'richText',
          'plainText',
        ]),
      ),
    attributeValue: async ({ row }, _, ctx) => {
      const [value, data] = await Promise.all([ctx.loaders.attributeValueById.load(row.id), shopData(ctx)])
      const attribute = value && data.attributeById.get(value.attributeId)
      return attribute ? { row: value, attribute } : null
    },
    attribute: async ({ row }, _, ctx) => {
      const attribute = (await shopData(ctx)).attributeById.get(row.attributeId ?? 0)
      return attribute ? attributeSource(attribute) : null
    },
  },

  ProductVariantTranslatableContent: {
    ...texts,
    productVariantId: ownId,
    translation: nameOnly('ProductVariantTranslation'),
    productVariant: ({ row }, _, ctx) => sourceOf(ctx, 'ProductVariant', row.id),
    attributeValues: async ({ row }, _, ctx) => ownTexts(ctx, await ctx.loaders.variantValues.load(row.id)),
  },

  PageTranslatableContent: {
    id: contentId,
    ...seo,
    pageId: ownId,
    title: ({ row }) => row.name ?? '',
    content: description,
    translation: ({ row }, { languageCode }) =>
      translation('PageTranslation', row.id, row.translations, languageCode, [
        'seoTitle',
        'seoDescription',
        'slug',
        'title',
        'content',
      ]),
    page: ({ row }, _, ctx) => sourceOf(ctx, 'Page', row.id),
    attributeValues: async ({ row }, _, ctx) => ownTexts(ctx, await ctx.loaders.pageValues.load(row.id)),
  },

  ShippingMethodTranslatableContent: {
    ...texts,
    shippingMethodId: ownId,
    description,
    translation: ({ row }, { languageCode }) =>
      translation('ShippingMethodTranslation', row.id, row.translations, languageCode, ['name', 'description']),
    shippingMethod: ({ row }, _, ctx) => methodOf(ctx, row.id),
  },

  PromotionTranslatableContent: {
    ...texts,
    promotionId: ownId,
    description,
    translation: ({ row }, { languageCode }) =>
      translation('PromotionTranslation', row.id, row.translations, languageCode, ['name', 'description']),
  },

  PromotionRuleTranslatableContent: {
    id: contentId,
    promotionRuleId: ownId,
    description,
    translation: ({ row }, { languageCode }) =>
      translation('PromotionRuleTranslation', row.id, row.translations, languageCode, ['name', 'description']),
  },

  VoucherTranslatableContent: {
    id: contentId,
    name: ({ row }) => row.name || null,
    voucherId: ownId,
    translation: ({ row }, { languageCode }) =>
      translation('VoucherTranslation', row.id, row.translations, languageCode, ['name']),
    voucher: ({ row }, _, ctx) => {
      requirePermission(ctx, 'MANAGE_DISCOUNTS')
      return voucherOf(ctx, row.id)
    },
  },

  SaleTranslatableContent: {
    ...texts,
    saleId: ownId,
    translation: ({ row }, { languageCode }) =>
      translation('SaleTranslation', row.id, row.translations, languageCode, ['name']),
    sale: ({ row }, _, ctx) => {
      requirePermission(ctx, 'MANAGE_DISCOUNTS')
      return saleOf(ctx, row.id)
    },
  },

  MenuItemTranslatableContent: {
    ...texts,
    menuItemId: ownId,
    translation: nameOnly('MenuItemTranslation'),
    menuItem: ({ row }, _, ctx) => sourceOf(ctx, 'MenuItem', row.id),
  },
})
