/**
 * What a channel asks for variants, and whether it sells them now: they have to be available for purchase, published and
 * priced.
 */
import type { Ctx } from '../../context.ts'
import { type ForSaleRow, variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import { type Refusal, refusal } from '../result.ts'
import { type Checkout, type Rules, warehousesIn } from './state.ts'

/** What a channel asks for variants of which lines of a checkout are changed, with what is in stock for it. */
export const forLines = (
  { database: { pool }, clock }: Pick<Ctx, 'database' | 'clock'>,
  checkout: Checkout,
  shop: Rules['shop'],
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, ForSaleRow>> =>
  variantsForSale(
    pool,
    variantIds,
    checkout.channel.id,
    warehousesIn(shop, checkout, checkout.country),
    clock.now(),
    checkout.id,
  )

type Code = 'PRODUCT_UNAVAILABLE_FOR_PURCHASE' | 'PRODUCT_NOT_PUBLISHED' | 'UNAVAILABLE_VARIANT_IN_CHANNEL'

/** Why some variants cannot be put into a checkout: the first of three questions that some fail; null where none does. */
export function checkForSale(rows: readonly ForSaleRow[], now: Date): Refusal<Code> | null {
  const questions: [Code, string, (row: ForSaleRow) => boolean][] = [
    [
      'PRODUCT_UNAVAILABLE_FOR_PURCHASE',
      'Cannot add lines for unavailable for purchase variants.',
      (r) => r.availableForPurchaseAt !== null && r.availableForPurchaseAt <= now,
    ],
    ['PRODUCT_NOT_PUBLISHED', 'Cannot add lines for unpublished variants.', (r) => r.isPublished],
    [
      'UNAVAILABLE_VARIANT_IN_CHANNEL',
      'Cannot add lines for variants without a price in the channel.',
      (r) => r.price !== null,
    ],
  ]
  for (const [code, message, holds] of questions) {
    const variants = rows.filter((r) => !holds(r)).map((r) => r.id)
    if (variants.length > 0) return refusal(code, 'lines', message, { variants })
  }
  return null
}
