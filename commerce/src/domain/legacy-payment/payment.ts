/**
 * Payments of the kind that Saleor had before transactions, through its dummy gateway. Clients of that time, its own
 * end-to-end tests among them, pay by it in demos. Each is one of our transactions, so that everything else about
 * money holds for them, too.
 */
import type { OrderAction, PaymentChargeStatusEnum } from '@semena/contract/enums'
import { LEGACY_GATEWAY } from '@semena/contract/payment-ways'
import type { PoolClient } from 'pg'
import { addEvent, type TransactionEventRow, type TransactionRow } from '../../db/queries/payment/payment.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { notifyRefunded } from '../mail/order-happenings.ts'
import { saveAmounts } from '../payment/action.ts'

/** The card that the gateway pretends to have seen. */
export const LEGACY_CARD = {
  type: 'CARD',
  name: 'Holder name',
  brand: 'dummy_visa',
  lastDigits: '1234',
  expMonth: 12,
  expYear: 2222,
} as const

export const isLegacy = ({ gateway }: Pick<TransactionRow, 'gateway'>): boolean => gateway === LEGACY_GATEWAY

type Money = Pick<TransactionRow, 'amount' | 'authorized' | 'charged' | 'refunded'>

/** Whether there is anything left of it: neither voided nor refunded as a whole. A payment of nothing always counts. */
export const isActive = ({ amount, authorized, charged }: Money): boolean => amount === 0 || authorized + charged > 0

export function chargeStatusOf({ amount, charged, refunded }: Money): PaymentChargeStatusEnum {
  if (refunded > 0) return charged > 0 ? 'PARTIALLY_REFUNDED' : 'FULLY_REFUNDED'
  if (charged === 0 && amount > 0) return 'NOT_CHARGED'
  return charged >= amount ? 'FULLY_CHARGED' : 'PARTIALLY_CHARGED'
}

/** What a locked payment does: each step succeeds at once. */
export interface Step {
  type: 'AUTHORIZATION_SUCCESS' | 'CHARGE_SUCCESS' | 'REFUND_SUCCESS' | 'CANCEL_SUCCESS'
  /** Minor units. */
  amount: number
  /** The step's own reference. */
  reference: string
  cause: string
}

/** Writes a step down, and what follows from it for the payment's order. */
export async function take(
  client: PoolClient,
  held: TransactionRow,
  order: OrderRow | null,
  { type, amount, reference, cause }: Step,
  now: Date,
): Promise<TransactionRow> {
  const added = await addEvent(client, held.id, { type, amount, pspReference: reference, cause }, now)
  if (order && added && type === 'REFUND_SUCCESS') await notifyRefunded(client, order, added.id, amount)
  return saveAmounts(client, held, order, [type], type === 'REFUND_SUCCESS' ? { refunded: amount } : {}, now)
}

const KINDS = {
  AUTHORIZATION_SUCCESS: 'AUTH',
  CHARGE_SUCCESS: 'CAPTURE',
  REFUND_SUCCESS: 'REFUND',
  CANCEL_SUCCESS: 'VOID',
} as const

/** What clients of that time call a step; null for an event that was none. Money of a mark came in another way. */
export const kindOf = ({ type }: Pick<TransactionEventRow, 'type'>, { gateway }: Pick<TransactionRow, 'gateway'>) =>
  gateway === '' && type === 'CHARGE_SUCCESS'
    ? ('EXTERNAL' as const)
    : type in KINDS
      ? KINDS[type as keyof typeof KINDS]
      : null

/** What staff may do with a payment, in the order in which Saleor names it. */
export const actionsOf = ({ authorized, charged }: Pick<TransactionRow, 'authorized' | 'charged'>): OrderAction[] => [
  ...(authorized > 0 ? (['CAPTURE'] as const) : []),
  ...(charged > 0 ? (['REFUND'] as const) : []),
  ...(authorized > 0 ? (['VOID'] as const) : []),
]
