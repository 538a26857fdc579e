/** The basket's calls to the commerce service; each returns a checkout and the service's errors. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { request } from '../../platform/graphql.ts'
import type { Answer, NewLine } from './adding.ts'
import {
  type BasketCheckoutByIdQuery,
  type BasketErrorFragment,
  type BasketFreeShippingQuery,
  type BasketPackSizesQuery,
  BasketCheckoutByIdDocument,
  BasketCreateDocument,
  BasketFreeShippingDocument,
  BasketLinesAddDocument,
  BasketLinesDeleteDocument,
  BasketLinesUpdateDocument,
  BasketPackSizesDocument,
  BasketPromoAddDocument,
  BasketPromoRemoveDocument,
} from './basket.generated.ts'

export type BasketCheckout = NonNullable<BasketCheckoutByIdQuery['checkout']>
export type BasketLine = BasketCheckout['lines'][number]
export type BasketError = BasketErrorFragment
export type PromoToDrop = { promoCode: string } | { promoCodeId: string }
export type BasketPacks = NonNullable<BasketPackSizesQuery['product']>
export type BasketPack = NonNullable<BasketPacks['variants']>[number]
export type ShippingPerCountry = NonNullable<
  NonNullable<BasketFreeShippingQuery['channel']>['availableShippingMethodsPerCountry']
>

type Payload = { checkout: BasketCheckout | null; errors: BasketError[] } | null

const answer = (payload: Payload): Answer<BasketCheckout> => payload ?? { checkout: null, errors: [] }

/** The calls for one channel, with product names in one language. Each throws as `request` does. */
export function basketApi(language: LanguageCodeEnum, channel: string) {
  return {
    /** Null only where the service says that there is no such checkout; whatever it refuses is thrown. */
    fetch: async (id: string): Promise<BasketCheckout | null> =>
      (await request(BasketCheckoutByIdDocument, { id, language })).checkout,
    create: async (lines: NewLine[]) =>
      answer((await request(BasketCreateDocument, { channel, lines, language })).checkoutCreate),
    add: async (id: string, lines: NewLine[]) =>
      answer((await request(BasketLinesAddDocument, { id, lines, language })).checkoutLinesAdd),
    setQuantity: async (id: string, lineId: string, quantity: number) =>
      answer(
        (await request(BasketLinesUpdateDocument, { id, lines: [{ lineId, quantity }], language })).checkoutLinesUpdate,
      ),
    remove: async (id: string, lineId: string) =>
      answer((await request(BasketLinesDeleteDocument, { id, linesIds: [lineId], language })).checkoutLinesDelete),
    applyPromo: async (id: string, promoCode: string) =>
      answer((await request(BasketPromoAddDocument, { id, promoCode, language })).checkoutAddPromoCode),
    /** Removes a voucher by its code or a gift card by its id, since the service does not tell a card's code. */
    dropPromo: async (id: string, what: PromoToDrop) =>
      answer((await request(BasketPromoRemoveDocument, { id, ...what, language })).checkoutRemovePromoCode),
    packSizes: async (product: string): Promise<BasketPacks | null> =>
      (await request(BasketPackSizesDocument, { product, channel, language })).product,
    shippingPerCountry: async (): Promise<ShippingPerCountry> =>
      (await request(BasketFreeShippingDocument, { channel })).channel?.availableShippingMethodsPerCountry ?? [],
  }
}

export type BasketApi = ReturnType<typeof basketApi>
