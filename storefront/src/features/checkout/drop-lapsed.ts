/** Takes off a checkout what no longer counts and keeps it from becoming an order: promo codes and gift cards. */
import { m } from '../../paraglide/messages.js'
import { type BasketApi, type BasketError, lapsedCards, lapsedCode, outcome } from '../basket/index.ts'
import type { CheckoutDetails } from './api.ts'

/**
 * What was taken off and why, a line for each; empty where all of it counts. `refusals` are those of an order that was
 * tried: they know what the checkout, read a moment before, may not show yet.
 */
export async function dropLapsed(
  api: BasketApi,
  checkout: CheckoutDetails,
  refusals: readonly BasketError[],
): Promise<string[]> {
  const isRefused = (code: string): boolean => refusals.some((error) => error.code === code)
  const { id, voucherCode } = checkout
  const said: string[] = []
  const code = isRefused('VOUCHER_NOT_APPLICABLE') ? voucherCode : lapsedCode(checkout)
  if (code !== null) {
    // The reason is the one for which the code would be refused now. It may also count again meanwhile.
    const again = outcome(await api.applyPromo(id, code))
    if (!again.ok) {
      await api.dropPromo(id, { promoCode: code })
      const isUnmet = again.errors.some((error) => error.code === 'VOUCHER_NOT_APPLICABLE')
      said.push(isUnmet ? m.checkout_code_unmet({ code }) : m.checkout_code_over({ code }))
    }
  }
  const over = lapsedCards(checkout, new Date().toISOString().slice(0, 10))
  const isCardRefused = isRefused('GIFT_CARD_NOT_APPLICABLE')
  for (const card of over.length > 0 || !isCardRefused ? over : checkout.giftCards) {
    // Each answer is the whole checkout, so they are taken off one after another.
    // oxlint-disable-next-line no-await-in-loop
    await api.dropPromo(id, { promoCodeId: card.id })
    said.push(m.checkout_card_over({ last: card.last4CodeChars }))
  }
  return said
}
