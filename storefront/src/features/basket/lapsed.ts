/**
 * What was applied to a checkout and counts no more: a promo code that has ended, is used up or lacks its minimum, and a
 * gift card that is switched off or past its last day. The service keeps both until they are taken off, and makes no
 * order with them.
 */

interface Applied {
  voucherCode: string | null
  discountName: string | null
  discount: { amount: number } | null
  giftCards: readonly { isActive: boolean; expiryDate: string | null }[]
}

/** The promo code that no longer counts; null where it does or there is none. One that counts names its discount. */
export const lapsedCode = ({ voucherCode, discountName, discount }: Omit<Applied, 'giftCards'>): string | null =>
  discountName === null && !discount?.amount ? voucherCode : null

/** The gift cards that no longer count on a day, such as `2026-02-28`. */
export const lapsedCards = <Card extends Applied['giftCards'][number]>(
  { giftCards }: { giftCards: readonly Card[] },
  day: string,
): Card[] => giftCards.filter(({ isActive, expiryDate }) => !isActive || (expiryDate !== null && expiryDate < day))
