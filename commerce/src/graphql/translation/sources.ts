/** The values from which translators' views are resolved. */
import type { ListedKind } from '../../db/queries/translation/translatable.ts'
import type { translatableList } from '../../db/queries/translation/translatable.ts'

export type TranslatableRow = NonNullable<ReturnType<typeof translatableList>['row']>

export interface TranslatableSource {
  kind: ListedKind
  row: TranslatableRow
}

/** Each kind's GraphQL type, and the type that stands in the ids of what is translated. */
export const CONTENT_TYPES = {
  PRODUCT: { content: 'ProductTranslatableContent', of: 'Product' },
  VARIANT: { content: 'ProductVariantTranslatableContent', of: 'ProductVariant' },
  COLLECTION: { content: 'CollectionTranslatableContent', of: 'Collection' },
  CATEGORY: { content: 'CategoryTranslatableContent', of: 'Category' },
  ATTRIBUTE: { content: 'AttributeTranslatableContent', of: 'Attribute' },
  ATTRIBUTE_VALUE: { content: 'AttributeValueTranslatableContent', of: 'AttributeValue' },
  PAGE: { content: 'PageTranslatableContent', of: 'Page' },
  MENU_ITEM: { content: 'MenuItemTranslatableContent', of: 'MenuItem' },
  PROMOTION: { content: 'PromotionTranslatableContent', of: 'Promotion' },
  PROMOTION_RULE: { content: 'PromotionRuleTranslatableContent', of: 'PromotionRule' },
  SALE: { content: 'SaleTranslatableContent', of: 'Sale' },
  VOUCHER: { content: 'VoucherTranslatableContent', of: 'Voucher' },
  SHIPPING_METHOD: { content: 'ShippingMethodTranslatableContent', of: 'ShippingMethodType' },
} as const satisfies Record<ListedKind, { content: string; of: string }>

/** A thing of any kind, with the name of its type. */
export interface TranslatableItemSource extends TranslatableSource {
  __typename: (typeof CONTENT_TYPES)[ListedKind]['content']
}

export const itemSource = (kind: ListedKind, row: TranslatableRow): TranslatableItemSource => ({
  __typename: CONTENT_TYPES[kind].content,
  kind,
  row,
})
