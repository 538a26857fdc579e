/** What gift cards take of a checkout, and what stays on them. The service's total has it taken off already. */

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

const cents = ({ amount }: Amount): number => Math.round(amount * 100)

/** Null without a card. In whole cents, so that no binary fraction shows. */
export function giftCardUse({ subtotalPrice, shippingPrice, totalPrice, giftCards }: Paid): {
  used: Amount
  left: Amount
} | null {
  if (giftCards.length === 0) return null
  const { currency } = totalPrice.gross
  const balance = giftCards.reduce((sum, { currentBalance }) => sum + cents(currentBalance), 0)
  const taken = cents(subtotalPrice.gross) + cents(shippingPrice.gross) - cents(totalPrice.gross)
  const used = Math.min(balance, Math.max(0, taken))
  return { used: { amount: used / 100, currency }, left: { amount: (balance - used) / 100, currency } }
}
