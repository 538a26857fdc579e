/** Where the money of an order stands, in a word: the same on its page and in lists. */
import type { OrderChargeStatusEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import type { Tone } from '../../parts/figures.tsx'

interface Sum {
  amount: number
}

export interface Paid {
  chargeStatus: OrderChargeStatusEnum
  total: { gross: Sum }
  totalCharged: Sum
  totalRefunded: Sum
  totalGrantedRefund: Sum
}

const CHARGES: Readonly<Record<OrderChargeStatusEnum, [Tone, () => string]>> = {
  NONE: ['clay', m.orders_charge_none],
  PARTIAL: ['clay', m.orders_charge_partial],
  FULL: ['leaf', m.orders_charge_full],
  OVERCHARGED: ['err', m.orders_charge_over],
}

/**
 * Money that went back says more than what of it is still paid. What was granted and not sent yet is a refund that
 * waits for somebody: the service counts it as charged too much, but nobody paid more than the order costs.
 */
export function moneyState({ chargeStatus, total, totalCharged, totalRefunded, totalGrantedRefund }: Paid): {
  tone: Tone
  text: string
} {
  const isGranted = totalGrantedRefund.amount > 0 && totalCharged.amount <= total.gross.amount
  if (chargeStatus === 'OVERCHARGED' && isGranted) return { tone: 'clay', text: m.orders_refund_waits() }
  if (totalRefunded.amount > 0)
    return { tone: 'quiet', text: totalCharged.amount > 0 ? m.orders_refunded_part() : m.orders_refunded_all() }
  const [tone, text] = CHARGES[chargeStatus]
  return { tone, text: text() }
}
