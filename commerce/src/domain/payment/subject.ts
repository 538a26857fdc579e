/** Reads what is paid for: a checkout, or an order. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import { readCheckout, readRules } from '../checkout/change.ts'
import { readOrder } from '../order/expire.ts'
import { isOver, isPastDeadline, nextStatus } from '../order/states.ts'

export interface Subject {
  kind: 'checkout' | 'order'
  id: string
  channel: ChannelRow
  currency: string
  /** Minor units; parts that gift cards paid are taken off already. */
  total: number
  number: number | null
  languageCode: LanguageCodeEnum
  /** After this moment nothing may be paid. */
  expiresAt: Date | null
  /** Whether its order has ended, or is past its deadline: no payment begins any more. */
  isOver: boolean
}

export type SubjectRef = Pick<Subject, 'kind' | 'id'>

/** Reads the checkout or order to be paid; null where there is none. An order past its deadline expires first. */
export async function readSubject(
  ctx: Pick<Ctx, 'database' | 'clock' | 'uuid' | 'viewer' | 'taxApps' | 'shippingApps'>,
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
          isOver: false,
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
        isOver: isOver(order.status) || isPastDeadline(order, ctx.clock.now()),
      }
    : null
}

/**
 * Until when an order may be paid; null where there is no deadline. A deadline that was moved by a day does not
 * lengthen the time for which a price is locked.
 */
function payableUntil(order: OrderRow, { expireOrdersAfter }: ChannelRow, now: Date): Date | null {
  const { expiresAt, isExtended } = order
  if (expiresAt === null || nextStatus(order.status, 'EXPIRED') === null) return null
  if (expireOrdersAfter === null) return expiresAt
  const usual = new Date(now.getTime() + expireOrdersAfter * 60_000)
  return isExtended && usual < expiresAt ? usual : expiresAt
}

/**
 * What is left to pay of a total after these payments, in minor units. Gift cards that lower the total are not among
 * them.
 */
export const amountDue = (
  { total }: Pick<Subject, 'total'>,
  payments: readonly Pick<TransactionRow, 'charged' | 'chargePending' | 'authorized' | 'authorizePending'>[],
): number =>
  Math.max(0, total - payments.reduce((n, t) => n + t.charged + t.chargePending + t.authorized + t.authorizePending, 0))
