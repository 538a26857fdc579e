/** What is translated, by the kinds in which translators look it up. */
import type { TranslatableKinds } from '@semena/contract/enums'
import { refreshSearchText } from '../../db/derived.ts'
import { attributes, attributeValues, categories, collections, products, variants } from '../../db/tables/catalog.ts'
import { menuItems, pages } from '../../db/tables/content.ts'
import { shippingMethods } from '../../db/tables/shop.ts'
import { menuItem } from '../content/menu-item.ts'
import { page } from '../content/page.ts'
import { category } from '../catalogue/category.ts'
import { product } from '../catalogue/product.ts'
import { variant } from '../catalogue/variant.ts'
import { shippingMethod } from '../shipping/method.ts'
import type { KeyedTable } from '../nouns/noun.ts'
import type { Translatable } from '../nouns/translate.ts'

const TEXTS = { name: 250, slug: 255, seoTitle: 70, seoDescription: 300, description: 'rich' } as const

const translatable = <T extends KeyedTable>(of: Translatable<T>): Translatable<T> => of

export const TRANSLATABLES = {
  // Products are found by their names in every language.
  PRODUCT: translatable<typeof products>({
    ...product,
    translated: ({ client }, key) => refreshSearchText(client, [Number(key)]),
  }),
  VARIANT: translatable<typeof variants>(variant),
  COLLECTION: translatable<typeof collections>({
    type: 'Collection',
    table: collections,
    translatable: TEXTS,
    stale: ['collections', 'site'],
  }),
  CATEGORY: translatable<typeof categories>(category),
  ATTRIBUTE: translatable<typeof attributes>({
    type: 'Attribute',
    table: attributes,
    translatable: { name: 255 },
    stale: ['products', 'pages'],
  }),
  ATTRIBUTE_VALUE: translatable<typeof attributeValues>({
    type: 'AttributeValue',
    table: attributeValues,
    translatable: { name: 250, plainText: 'rich', richText: 'rich' },
    stale: ['products', 'pages'],
  }),
  PAGE: translatable<typeof pages>(page),
  MENU_ITEM: translatable<typeof menuItems>(menuItem),
  SHIPPING_METHOD: translatable<typeof shippingMethods>(shippingMethod),
} as const satisfies Partial<Record<TranslatableKinds, unknown>>

/** The kinds of which the shop has things. */
export type TranslatedKind = keyof typeof TRANSLATABLES
