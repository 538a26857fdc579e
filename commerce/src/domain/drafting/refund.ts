/** Gives the money of single goods back, through an order's last payment of the kind before transactions. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { type FulfillmentRow, fulfillmentsOf } from '../../db/queries/order/fulfillment.ts'
import { hasGiftCardLines } from '../../db/queries/gift-card/gift-card.ts'
import { type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import { take } from '../legacy-payment/payment.ts'
import { aboutPayment, lastPayment } from '../legacy-payment/payments-among.ts'
import { partOf, toDecimal } from '../money.ts'
import { changeOrder, type OrderChange } from '../order/change.ts'
import { sum } from '../order/fulfillment-faults.ts'
import { causeOf } from '../payment/cause.ts'
import { ok, refuse, type Result } from '../result.ts'
import type { EditCtx } from './edit.ts'
import { eventLine } from './lines.ts'
import { bookPieces, type Piece, type PiecesInput, piecesOf, takePieces } from './pieces.ts'

export interface Refunding {
  /** Minor units by the order's currency; null means what the goods cost. */
  amount: ((currency: string) => number) | null
  /** Whether the shipping is given back, too, where no amount is said. */
  withShipping: boolean
}

export type RefundInput = Omit<PiecesInput, 'parcels'> & Refunding

/** What of a parcel's money went back, as its row has it. */
export type Refunded = Pick<FulfillmentRow, 'totalRefunded' | 'shippingRefunded'>
export const NOT_REFUNDED: Refunded = { totalRefunded: null, shippingRefunded: null }

/** The payment that is to be refunded, locked, or why none can be. */
export async function refundable(
  ctx: EditCtx,
  { client, order }: OrderChange,
  { amount }: Refunding,
): Promise<Result<TransactionRow, OrderErrorCode>> {
  const held = await lastPayment(ctx, client, order)
  if (!held || held.charged === 0)
    return refuse('CANNOT_REFUND', 'order', 'This order has no payment of the older kind that could be given back.')
  if (amount && amount(held.currency) > held.charged)
    return refuse('CANNOT_REFUND', 'amountToRefund', 'The payment does not hold so much.')
  if (amount && (await hasGiftCardLines(client, order.id)))
    return refuse('CANNOT_REFUND', 'amountToRefund', 'No amount can be said for an order with gift cards.')
  return ok(held)
}

/** What goes back of a payment that holds so much, in minor units: never more than it holds. Pure. */
export function refundedAmount(
  charged: number,
  pieces: readonly Pick<Piece, 'orderLineId' | 'quantity' | 'isRefunded'>[],
  lines: readonly Pick<OrderLineRow, 'id' | 'quantity' | 'totalGross'>[],
  { said, shipping }: { said: number | null; shipping: number },
): number {
  // Counted by lines, because all pieces of one do not always cost so many times what one does.
  const goods = lines.reduce((all, { id, quantity, totalGross }) => {
    const own = pieces.filter((p) => p.orderLineId === id && !p.isRefunded)
    return all + partOf(totalGross, quantity, 0, sum(own.map((p) => p.quantity)))
  }, 0)
  return Math.min(charged, said ?? goods + shipping)
}

/** Gives the money of the pieces back. */
export async function refundPieces(
  ctx: EditCtx,
  { client, order, now, note }: OrderChange,
  held: TransactionRow,
  pieces: readonly Piece[],
  lines: readonly OrderLineRow[],
  { amount: saidBy, withShipping: wantsShipping }: Refunding,
): Promise<Refunded> {
  const said = saidBy && saidBy(held.currency)
  // What was paid for the shipping goes back once, where Saleor gives it with each refund that asks for it.
  const isShippingBack = wantsShipping && (await fulfillmentsOf(client, [order.id])).some((f) => f.shippingRefunded)
  const withShipping = wantsShipping && !isShippingBack
  const shipping = withShipping && said === null ? order.shippingGross : null
  const amount = refundedAmount(held.charged, pieces, lines, { said, shipping: shipping ?? 0 })
  if (amount > 0) {
    await take(client, held, order, { type: 'REFUND_SUCCESS', amount, reference: ctx.uuid(), cause: causeOf(ctx) }, now)
    await note('PAYMENT_REFUNDED', aboutPayment(held, amount))
  }
  await note('FULFILLMENT_REFUNDED', {
    lines:
      said === null
        ? pieces.filter((p) => !p.isRefunded).map((p) => eventLine({ id: p.orderLineId, quantity: p.quantity }))
        : [],
    amount: toDecimal(amount, held.currency),
    shippingCostsIncluded: withShipping,
  })
  return { totalRefunded: amount, shippingRefunded: shipping }
}

/** Gives money back and books for which goods, as a parcel of its own; null where there is no such order. */
export const refundProducts = (
  ctx: EditCtx,
  orderId: string,
  input: RefundInput,
): Promise<Result<{ order: OrderRow; refunded: FulfillmentRow }, OrderErrorCode> | null> =>
  changeOrder<{ refunded: FulfillmentRow }>(ctx, orderId, async (change) => {
    const payment = await refundable(ctx, change, input)
    if (!payment.ok) return payment
    const lines = await orderLinesOf(change.client, [orderId])
    const found = await piecesOf(change, lines, {
      ...input,
      parcels: ['FULFILLED', 'RETURNED', 'WAITING_FOR_APPROVAL'],
    })
    if (!found.ok) return found
    const pieces = found.value
    if (pieces.length === 0 && !input.amount && !input.withShipping)
      return refuse('REQUIRED', 'lines', 'Nothing is to be refunded.')
    const refunded = await refundPieces(ctx, change, payment.value, pieces, lines, input)
    await takePieces(change, pieces)
    return ok({
      refunded: await bookPieces(change, { status: 'REFUNDED', reason: '', reasonPageId: null, ...refunded }, pieces),
    })
  })
