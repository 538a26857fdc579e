/** What of an order can come back or be refunded, and what that comes to. */
import { digitsOf } from '../../platform/money.ts'
import {
  isByHand,
  isWrittenDown,
  nameOfLine,
  nameOfPayment,
  nameOfTransaction,
  type Order,
  type OrderLine,
  twinOf,
} from './order-query.ts'

/** Pieces of a line that are together: in one parcel, not sent yet, or back already. */
export interface Row {
  key: string
  line: OrderLine
  name: string
  /** Null where they were never sent. */
  parcelLineId: string | null
  parcel: number | null
  warehouseId: string | null
  /** Whether these pieces are back, or lost for the shop, already: only their money is left to be returned. */
  isBack: boolean
  /** Whether they are in a parcel that waits for approval, which has taken nothing off the stock yet. */
  isWaiting: boolean
  quantity: number
}

/** Whether pieces have left the stock, so that they are put into it again when they come back. */
export const hasLeftStock = ({ parcelLineId, isBack, isWaiting }: Row): boolean =>
  parcelLineId !== null && !isBack && !isWaiting

/** Whether a line is of gift cards, which the service neither takes back nor refunds: the buyer would keep the card. */
export const isOfCards = ({ variant }: OrderLine): boolean => variant?.product.productType.kind === 'GIFT_CARD'

export function rowsOf(order: Order): Row[] {
  const goods = order.lines.filter((line) => !isOfCards(line))
  const lineOf = new Map(goods.map((line) => [line.id, line]))
  const rows: Row[] = []
  for (const parcel of order.fulfillments) {
    const isBack = parcel.status === 'RETURNED'
    if (!isBack && parcel.status !== 'FULFILLED' && parcel.status !== 'WAITING_FOR_APPROVAL') continue
    for (const { id, quantity, orderLine } of parcel.lines ?? []) {
      const line = lineOf.get(orderLine?.id ?? '')
      if (line && quantity > 0)
        rows.push({
          key: id,
          line,
          name: nameOfLine(line),
          parcelLineId: id,
          parcel: parcel.fulfillmentOrder,
          warehouseId: parcel.warehouse?.id ?? null,
          isBack,
          isWaiting: parcel.status === 'WAITING_FOR_APPROVAL',
          quantity,
        })
    }
  }
  for (const line of goods)
    if (line.quantityToFulfill > 0)
      rows.push({
        key: line.id,
        line,
        name: nameOfLine(line),
        parcelLineId: null,
        parcel: null,
        warehouseId: null,
        isBack: false,
        isWaiting: false,
        quantity: line.quantityToFulfill,
      })
  return rows
}

/** How many pieces of each line were granted a refund before. */
export function grantedOf(order: Order): Map<string, number> {
  const granted = new Map<string, number>()
  for (const refund of order.grantedRefunds)
    for (const { orderLine, quantity } of refund.lines ?? [])
      granted.set(orderLine.id, (granted.get(orderLine.id) ?? 0) + quantity)
  return granted
}

/** The quantities of lines, of which no more than is left to be refunded. */
export function refundLines(
  order: Order,
  rows: readonly Row[],
  chosen: Readonly<Record<string, number>>,
): { id: string; quantity: number }[] {
  const granted = grantedOf(order)
  const wanted = new Map<string, number>()
  for (const row of rows) {
    const quantity = chosen[row.key] ?? 0
    if (quantity > 0) wanted.set(row.line.id, (wanted.get(row.line.id) ?? 0) + quantity)
  }
  return [...wanted].flatMap(([id, quantity]) => {
    const line = order.lines.find((one) => one.id === id)!
    const left = Math.min(quantity, line.quantity - (granted.get(id) ?? 0))
    return left > 0 ? [{ id, quantity: left }] : []
  })
}

/**
 * What the lines and the delivery come to, in the currency's main unit, as the service counts it: all pieces of a line,
 * those that were granted before among them, come to what the line cost.
 */
export function refundSum(
  order: Order,
  lines: readonly { id: string; quantity: number }[],
  withShipping: boolean,
): number {
  const scale = 10 ** digitsOf(order.total.gross.currency)
  const minor = (amount: number): number => Math.round(amount * scale)
  const granted = grantedOf(order)
  const goods = lines.reduce((sum, { id, quantity }) => {
    const line = order.lines.find((one) => one.id === id)!
    const upTo = (pieces: number): number => Math.round((minor(line.totalPrice.gross.amount) * pieces) / line.quantity)
    const from = granted.get(id) ?? 0
    return sum + upTo(from + quantity) - upTo(from)
  }, 0)
  return (goods + (withShipping ? minor(order.shippingPrice.gross.amount) : 0)) / scale
}

/** Money of an order that can be given back, and who would do it. */
export interface Source {
  id: string
  kind: 'transaction' | 'payment'
  name: string
  /** In the currency's main unit. */
  available: number
  /** Whether the money moves by itself; otherwise people have to send it. */
  byProvider: boolean
  /** Whether the service can be asked for it at all. */
  isAsked: boolean
}

/** Whether somebody can only grant a refund through it: who handles payments sends it then. */
export const isGrantOnly = ({ kind, byProvider }: Source, mayPay: boolean): boolean =>
  byProvider && kind === 'transaction' && !mayPay

/** Those that do it by themselves come first, then those that hold most. */
export function sourcesOf(order: Order): Source[] {
  const found: Source[] = [
    ...order.transactions
      .filter((one) => !twinOf(order, one))
      .map((one) => ({
        id: one.id,
        kind: 'transaction' as const,
        name: nameOfTransaction(one),
        available: one.chargedAmount.amount,
        byProvider: one.actions.includes('REFUND') && !isWrittenDown(one),
        isAsked: one.actions.includes('REFUND') && !isWrittenDown(one),
      })),
    ...order.payments.map((one) => ({
      id: one.id,
      kind: 'payment' as const,
      name: nameOfPayment(one),
      available: one.isActive && one.actions.includes('REFUND') ? (one.availableRefundAmount?.amount ?? 0) : 0,
      byProvider: !isByHand(one),
      isAsked: true,
    })),
  ]
  return found
    .filter(({ available }) => available > 0)
    .sort((a, b) => Number(b.byProvider) - Number(a.byProvider) || b.available - a.available)
}

export type ReasonField = 'reasonPage' | 'returnReasonPage'

/** The reasons that are asked for and not chosen, in their order. */
export const missingReasons = (
  asked: Readonly<Record<ReasonField, boolean>>,
  chosen: Readonly<Record<ReasonField, string>>,
): ReasonField[] => (['reasonPage', 'returnReasonPage'] as const).filter((one) => asked[one] && !chosen[one])
