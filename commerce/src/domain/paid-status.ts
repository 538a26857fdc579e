/** How much of a total is paid, by Saleor's names. */
import { refundedByHandOf } from '../db/queries/order/fulfillment.ts'
import { grantedSumOf } from '../db/queries/payment/granted-refund.ts'
import type { OrderRow } from '../db/queries/order/order.ts'
import type { Queryable } from '../db/statements/statement.ts'
import type { AUTHORIZE_STATUSES, CHARGE_STATUSES } from '../db/tables/closed-sets.ts'

export type ChargeStatus = (typeof CHARGE_STATUSES)[number]
export type AuthorizeStatus = (typeof AUTHORIZE_STATUSES)[number]

export interface PaidStatus {
  chargeStatus: ChargeStatus
  authorizeStatus: AuthorizeStatus
}

interface Held {
  charged: number
  chargePending: number
  authorized: number
  authorizePending: number
}

/**
 * The status of a checkout, where pending money counts. A checkout without lines does not count as paid because it is
 * free.
 */
export function paidStatus(total: number, held: Held, hasLines: boolean): PaidStatus {
  const charged = held.charged + held.chargePending
  return {
    chargeStatus: hasLines || total > 0 ? chargeStatus(total, charged) : charged > 0 ? 'OVERCHARGED' : 'NONE',
    authorizeStatus:
      hasLines || total > 0
        ? authorizeStatus(total, charged + held.authorized + held.authorizePending)
        : charged + held.authorized + held.authorizePending > 0
          ? 'FULL'
          : 'NONE',
  }
}

/** The status of an order, where pending money does not count. */
export const orderPaidStatus = (total: number, held: Pick<Held, 'charged' | 'authorized'>): PaidStatus => ({
  chargeStatus: chargeStatus(total, held.charged),
  authorizeStatus: authorizeStatus(total, held.charged + held.authorized),
})

const chargeStatus = (total: number, charged: number): ChargeStatus =>
  charged > total ? 'OVERCHARGED' : charged === total ? 'FULL' : charged > 0 ? 'PARTIAL' : 'NONE'

const authorizeStatus = (total: number, held: number): AuthorizeStatus =>
  held >= total ? 'FULL' : held > 0 ? 'PARTIAL' : 'NONE'

/** What an order costs after its granted refunds, in minor units. */
export async function costsAfterGrants(db: Queryable, order: Pick<OrderRow, 'id' | 'totalGross'>): Promise<number> {
  return Math.max(0, order.totalGross - Math.max(0, await grantedSumOf(db, order.id)))
}

/**
 * Whether all that an order still costs is there. What staff gave back, now `refunded` and before, is not asked for again,
 * so that the rest of the goods can be sent (Saleor refuses that); where all of the money went back, nothing is there.
 */
export async function isPaidToSend(
  db: Queryable,
  order: Pick<OrderRow, 'id' | 'totalGross' | 'totalCharged'>,
  refunded = 0,
): Promise<boolean> {
  if (order.totalCharged >= order.totalGross) return true
  if (order.totalCharged === 0) return false
  const byHand = refunded + (await refundedByHandOf(db, order.id))
  return order.totalCharged + byHand >= (await costsAfterGrants(db, order))
}
