/** Names of bought products: in the page's language while the shop still sells them, else as the order has them. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { currentLanguage } from '../../../platform/i18n.ts'
import { packName } from '../../../platform/units.ts'
import type { OrderRow } from './queries.ts'

type Line = Pick<
  OrderRow['lines'][number],
  'productName' | 'translatedProductName' | 'variantName' | 'translatedVariantName' | 'variant'
>

/** An order has a name in the language it was placed in (`translated`) and one in the shop's own, English (`plain`). */
const bought = (plain: string, translated: string): string =>
  currentLanguage() === DEFAULT_LANGUAGE ? plain : translated || plain

export const lineName = ({ variant, productName, translatedProductName }: Line): string =>
  variant?.product.translation?.name || bought(productName, translatedProductName)

export const linePackName = ({ variant, variantName, translatedVariantName }: Line): string =>
  variant?.translation?.name || packName({ name: bought(variantName, translatedVariantName) })
