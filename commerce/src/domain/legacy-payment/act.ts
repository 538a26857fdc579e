/** What staff do with the last payment of an order, where it is of the kind before transactions. */
import type { OrderErrorCode, OrderEventsEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { hasGiftCardLines } from '../../db/queries/gift-card/gift-card.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { insertReturn } from '../../db/queries/order/fulfillment.ts'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import { changeOrder, type OrderCtx } from '../order/change.ts'
import { causeOf } from '../payment/cause.ts'
import { refusal, type Refusal, refuse, type Result } from '../result.ts'
import { isActive, type Step, take } from './payment.ts'
import { aboutPayment, lastPayment } from './payments-among.ts'

type ActCtx = OrderCtx & Pick<Ctx, 'uuid'>
type Acted = Result<{ order: OrderRow }, OrderErrorCode> | null

interface Act {
  type: Step['type']
  event: OrderEventsEnum
  /** Minor units. */
  amount: (held: TransactionRow) => number
  fault: (held: TransactionRow) => Refusal<OrderErrorCode> | null
  /** What follows for the order. */
  book?: (client: PoolClient, order: OrderRow, amount: number, now: Date) => Promise<unknown>
}

/** Does it with the order's last payment; null where there is no such order. */
function act(ctx: ActCtx, orderId: string, { type, event, amount: amountOf, fault, book }: Act): Promise<Acted> {
  return changeOrder<object>(ctx, orderId, async ({ client, order, now, note }) => {
    if (type === 'REFUND_SUCCESS' && (await hasGiftCardLines(client, orderId)))
      return refuse('CANNOT_REFUND', 'id', 'Cannot refund order with gift card lines.')
    const held = await lastPayment(ctx, client, order)
    if (!held) return refuse('PAYMENT_MISSING', 'payment', "There's no payment associated with the order.")
    const wrong = fault(held)
    if (wrong) return { ok: false, errors: [wrong] }
    const amount = amountOf(held)
    await take(client, held, order, { type, amount, reference: ctx.uuid(), cause: causeOf(ctx) }, now)
    await note(event, aboutPayment(held, amount))
    await book?.(client, order, amount, now)
    return { ok: true, value: {} }
  })
}

const failed = (message: string) => refusal('PAYMENT_ERROR', 'payment', message)

/** Gives up what is authorised. */
export const voidPayment = (ctx: ActCtx, orderId: string): Promise<Acted> =>
  act(ctx, orderId, {
    type: 'CANCEL_SUCCESS',
    event: 'PAYMENT_VOIDED',
    amount: (held) => held.authorized,
    fault: (held) =>
      !isActive(held)
        ? refusal('VOID_INACTIVE_PAYMENT', 'payment', 'Only pre-authorized payments can be voided')
        : held.authorized === 0
          ? failed('Cannot find successful auth transaction.')
          : null,
  })

/** Charges so much of what is authorised. */
export const capturePayment = (ctx: ActCtx, orderId: string, amount: (currency: string) => number): Promise<Acted> =>
  act(ctx, orderId, {
    type: 'CHARGE_SUCCESS',
    event: 'PAYMENT_CAPTURED',
    amount: (held) => amount(held.currency),
    fault: (held) => {
      if (!isActive(held))
        return refusal('CAPTURE_INACTIVE_PAYMENT', 'payment', 'Only pre-authorized payments can be captured')
      if (held.authorized === 0) return failed('This payment cannot be captured.')
      return amount(held.currency) > held.authorized ? failed('Unable to charge more than un-captured amount.') : null
    },
  })

/** Gives so much of what is charged back. */
export const refundPayment = (ctx: ActCtx, orderId: string, amount: (currency: string) => number): Promise<Acted> =>
  act(ctx, orderId, {
    type: 'REFUND_SUCCESS',
    event: 'PAYMENT_REFUNDED',
    amount: (held) => amount(held.currency),
    fault: (held) => {
      if (held.charged === 0) return refusal('CANNOT_REFUND', 'payment', 'Payment cannot be refunded.')
      return amount(held.currency) > held.charged ? failed('Cannot refund more than captured.') : null
    },
    // Saleor books it as a parcel without goods.
    book: (client, { id }, totalRefunded, at) =>
      insertReturn(client, {
        orderId: id,
        status: 'REFUNDED',
        reason: '',
        reasonPageId: null,
        totalRefunded,
        shippingRefunded: null,
        at,
        lines: [],
      }),
  })
