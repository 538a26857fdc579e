/** What is translated, by the kinds in which translators look it up. */
import type { TranslatableKinds } from '@semena/contract/enums'
import { refreshSearchText } from '../../db/triggers/derived.ts'
import { valuesOfCustomers } from '../../db/queries/attribute/attribute-values.ts'
import type {
  attributes,
  attributeValues,
  categories,
  collections,
  products,
  variants,
} from '../../db/tables/catalog.ts'
import type { menuItems, pages } from '../../db/tables/content.ts'
import type { shippingMethods } from '../../db/tables/shop.ts'
import { menuItem } from '../content/menu-item.ts'
import { page } from '../content/page.ts'
import { category } from '../catalog/category.ts'
import { attribute } from '../catalog/attribute.ts'
import { attributeValue } from '../catalog/attribute-value.ts'
import { collection } from '../catalog/collection.ts'
import { product } from '../catalog/product.ts'
import { variant } from '../catalog/variant.ts'
import { shippingMethod } from '../shipping/method.ts'
import type { KeyedTable } from '../nouns/noun.ts'
import type { Translatable } from '../nouns/translate.ts'

const translatable = <T extends KeyedTable>(of: Translatable<T>): Translatable<T> => of

export const TRANSLATABLES = {
  // Products are found by their names in every language.
  PRODUCT: translatable<typeof products>({
    ...product,
    translated: ({ client }, keys) => refreshSearchText(client, keys.map(Number)),
  }),
  VARIANT: translatable<typeof variants>(variant),
  COLLECTION: translatable<typeof collections>(collection),
  CATEGORY: translatable<typeof categories>(category),
  ATTRIBUTE: translatable<typeof attributes>(attribute),
  // What customers have entered is not translated, nor told to apps.
  ATTRIBUTE_VALUE: translatable<typeof attributeValues>({
    ...attributeValue,
    untranslated: async (client, keys) => new Set(await valuesOfCustomers(client, keys.map(Number))),
  }),
  PAGE: translatable<typeof pages>(page),
  MENU_ITEM: translatable<typeof menuItems>(menuItem),
  SHIPPING_METHOD: translatable<typeof shippingMethods>(shippingMethod),
} as const satisfies Partial<Record<TranslatableKinds, unknown>>
