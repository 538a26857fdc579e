/** Orders whose shopper has not paid yet and still may. The shop keeps their goods until a deadline, and confirms them once they are paid. */
import type { OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderStatus } from '@semena/contract/enums'
import type { OrderFilterInput } from '../../platform/inputs.generated.ts'

export interface Payable {
  status: OrderStatus
  chargeStatus: OrderChargeStatusEnum
  authorizeStatus: OrderAuthorizeStatusEnum
  /** The shop's own metadata; null where an order has no deadline, and on a real Saleor. */
  deadline: string | null
}

/** Until when the shopper may pay; null where nobody waits for that. */
export function payableUntil(
  { status, chargeStatus, authorizeStatus, deadline }: Payable,
  now = Date.now(),
): string | null {
  const isOpen = status === 'UNCONFIRMED' && chargeStatus === 'NONE' && authorizeStatus === 'NONE'
  return isOpen && deadline && Date.parse(deadline) > now ? deadline : null
}

/** The same as a filter. The shop ends those whose deadline has passed by itself. */
export const PAYABLE = {
  status: ['UNCONFIRMED'],
  chargeStatus: ['NONE'],
  authorizeStatus: ['NONE'],
  metadata: [{ key: 'expiresAt' }],
} satisfies OrderFilterInput
