/**
 * How much of a checkout gift cards pay, and what stays on them. The service's total already excludes what they pay.
 */
import { minorOf, ofMinor } from '../../platform/minor-units.ts'

interface Amount {
  amount: number
  currency: string
}
interface Paid {
  subtotalPrice: { gross: Amount }
  shippingPrice: { gross: Amount }
  totalPrice: { gross: Amount }
  giftCards: readonly { currentBalance: Amount }[]
}

const cents = minorOf

/** Null without a gift card. Worked out in whole minor units to avoid binary fractions. */
export function giftCardUse({ subtotalPrice, shippingPrice, totalPrice, giftCards }: Paid): {
  used: Amount
  left: Amount
} | null {
  if (giftCards.length === 0) return null
  const { currency } = totalPrice.gross
  const balance = giftCards.reduce((sum, { currentBalance }) => sum + cents(currentBalance), 0)
  const taken = cents(subtotalPrice.gross) + cents(shippingPrice.gross) - cents(totalPrice.gross)
  const used = Math.min(balance, Math.max(0, taken))
  return { used: ofMinor(used, currency), left: ofMinor(balance - used, currency) }
}
