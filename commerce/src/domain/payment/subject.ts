/** What is paid for: a checkout, or an order. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import type { TransactionRow } from '../../db/queries/payment.ts'
import type { OrderRow } from '../../db/queries/order.ts'
import type { ChannelRow } from '../../db/queries/reference.ts'
import { readCheckout, readRules } from '../checkout/change.ts'
import { readOrder } from '../order/expire.ts'
import { nextStatus, isPastDeadline } from '../order/states.ts'

export interface Subject {
  kind: 'checkout' | 'order'
  id: string
  channel: ChannelRow
  currency: string
  /** Gift cards are taken off already. */
  total: number
  number: number | null
  languageCode: LanguageCodeEnum
  /** Nothing may be paid after this. */
  expiresAt: Date | null
  isExpired: boolean
}

export type SubjectRef = Pick<Subject, 'kind' | 'id'>

export async function readSubject(
  ctx: Pick<Ctx, 'database' | 'clock' | 'uuid' | 'viewer'>,
  { kind, id }: SubjectRef,
): Promise<Subject | null> {
  if (kind === 'checkout') {
    const checkout = (await readCheckout(ctx, id))?.checkout
    return checkout
      ? {
          kind,
          id,
          channel: checkout.channel,
          currency: checkout.channel.currency,
          total: checkout.prices.total.gross,
          number: null,
          languageCode: checkout.languageCode,
          expiresAt: null,
          isExpired: false,
        }
      : null
  }
  const [order, rules] = await Promise.all([readOrder(ctx, id), readRules(ctx)])
  return order
    ? {
        kind,
        id,
        channel: rules.shop.channelById.get(order.channelId)!,
        currency: order.currency,
        total: order.totalGross,
        number: order.number,
        languageCode: order.languageCode,
        expiresAt: payableUntil(order, rules.shop.channelById.get(order.channelId)!, ctx.clock.now()),
        isExpired: order.status === 'EXPIRED' || isPastDeadline(order, ctx.clock.now()),
      }
    : null
}

/** Null: there is no deadline. A deadline that was moved by a day is no reason to keep a price for so long. */
function payableUntil(order: OrderRow, { orderExpiryMinutes }: ChannelRow, now: Date): Date | null {
  const { expiresAt, isExtended } = order
  if (expiresAt === null || nextStatus(order.status, 'EXPIRED') === null) return null
  const usual = new Date(now.getTime() + orderExpiryMinutes * 60_000)
  return isExtended && usual < expiresAt ? usual : expiresAt
}

/** What is left to pay of a total, in minor units, when all these payments are for it. Gift cards are no payments. */
export const amountDue = (
  { total }: Pick<Subject, 'total'>,
  payments: readonly Pick<TransactionRow, 'charged' | 'chargePending' | 'authorized' | 'authorizePending'>[],
): number =>
  Math.max(0, total - payments.reduce((n, t) => n + t.charged + t.chargePending + t.authorized + t.authorizePending, 0))
