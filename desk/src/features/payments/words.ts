/** What happened to a payment, in plain words. */
import { m } from '../../paraglide/messages.js'
import { paymentMethodName } from '../../parts/payment-methods.ts'
import type { Action, Review } from './queue.ts'

interface Words {
  title: () => string
  text: () => string
}

const REASONS: Readonly<Record<string, Words>> = {
  LATE: { title: m.payments_late, text: m.payments_late_text },
  PARTIAL: { title: m.payments_partial, text: m.payments_partial_text },
  OVERPAID: { title: m.payments_overpaid, text: m.payments_overpaid_text },
  UNCOVERED: { title: m.payments_uncovered, text: m.payments_uncovered_text },
  EXPIRED: { title: m.payments_expired, text: m.payments_expired_text },
  CHARGED_BACK: { title: m.payments_charged_back, text: m.payments_charged_back_text },
  REFUND_FAILED: { title: m.payments_refund_failed, text: m.payments_refund_failed_text },
  DIFFERENCE: { title: m.payments_difference, text: m.payments_difference_text },
  NO_ORDER: { title: m.payments_no_order, text: m.payments_no_order_text },
  WALLET: { title: m.payments_wallet, text: m.payments_wallet_text },
}

/** A reason that the desk does not know yet is told as the shop tells it. */
export const reasonWords = ({ reason, note }: Review): { title: string; text: string } => ({
  title: REASONS[reason]?.title() ?? reason,
  text: REASONS[reason]?.text() ?? note,
})

/** Whether giving the money back is a way out. */
export const canGiveBack = ({ reason, payment }: Review): boolean =>
  payment !== null && payment.charged.amount > 0 && !['CHARGED_BACK', 'WALLET'].includes(reason)

/** Whether what was paid lies on the payments of an order, from whose page each of them is given back. */
export const isOfOrder = ({ reason, payment, order }: Review): boolean =>
  reason === 'EXPIRED' && payment === null && order !== null

export function actionWords({ kind, state }: Action): string {
  if (state === 'BY_HAND')
    return { REFUND: m.payments_do_refund, CHARGE: m.payments_do_charge, CANCEL: m.payments_do_cancel }[kind]()
  return { REFUND: m.payments_refund_waits, CHARGE: m.payments_charge_waits, CANCEL: m.payments_cancel_waits }[kind]()
}

/** A gateway's name for people; without one, people were paid. */
export const gatewayName = (id: string): string => paymentMethodName(id) || m.payments_by_people()
