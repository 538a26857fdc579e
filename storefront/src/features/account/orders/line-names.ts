/** Names of what was bought: in the page's language where the shop still sells it, else as the order has them. */
import { DEFAULT_LANGUAGE } from '@semena/contract/limits'
import { currentLanguage } from '../../../platform/i18n.ts'
import { packName } from '../../../platform/units.ts'
import type { OrderRow } from './queries.ts'

type Line = Pick<
  OrderRow['lines'][number],
  'productName' | 'translatedProductName' | 'variantName' | 'translatedVariantName' | 'variant'
>

/** The translated name is in the language the order was made in; the plain one in the shop's own, which is English. */
const bought = (plain: string, translated: string): string =>
  currentLanguage() === DEFAULT_LANGUAGE ? plain : translated || plain

export const lineName = ({ variant, productName, translatedProductName }: Line): string =>
  variant?.product.translation?.name || bought(productName, translatedProductName)

export const linePackName = ({ variant, variantName, translatedVariantName }: Line): string =>
  variant?.translation?.name || packName({ name: bought(variantName, translatedVariantName) })
