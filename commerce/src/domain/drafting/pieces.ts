/** Quantities of an order's lines that come back, or whose money does: out of parcels, or before they were sent. */
import type { OrderErrorCode } from '@semena/contract/enums'
import {
  fulfillmentLinesByIds,
  type FulfillmentRow,
  insertReturn,
  takeOut,
} from '../../db/queries/order/fulfillment.ts'
import type { OrderLineRow } from '../../db/queries/order/order.ts'
import { allocatedTo, type AllocationChange, changeAllocations } from '../../db/queries/warehouse/stock.ts'
import type { OrderChange } from '../order/change.ts'
import { ok, refuse, type Result } from '../result.ts'

interface Back {
  quantity: number
  replace: boolean
  reason: string
  /** The page that names the reason. */
  reasonPageId: number | null
}

export interface PiecesInput {
  /** Goods that were never sent. */
  orderLines: readonly (Back & { orderLineId: string })[]
  /** Goods out of parcels. */
  fulfillmentLines: readonly (Back & { fulfillmentLineId: number })[]
  /** In which states a parcel may be. */
  parcels: readonly FulfillmentRow['status'][]
}

/** A quantity of a line that comes back. */
export interface Piece extends Back {
  orderLineId: string
  stockId: number | null
  /** The line of the parcel in which it was; null where it was never sent. */
  parcelLineId: number | null
  /** Whether its money went back before. */
  isRefunded: boolean
  /** Whether it never left the stock: it was in no parcel, or in one that waits for approval. */
  isInStock: boolean
}

/** Takes the pieces from where they are; what was kept for those that never left is free again. */
export async function takePieces(change: OrderChange, pieces: readonly Piece[]): Promise<void> {
  await freeInStock(change, pieces)
  const inParcels = pieces.flatMap((p) =>
    p.parcelLineId === null ? [] : [{ id: p.parcelLineId, quantity: p.quantity }],
  )
  if (inParcels.length) await takeOut(change.client, change.order.id, inParcels)
}

/** Puts the pieces into a parcel of what came back. */
export const bookPieces = (
  { client, order, now }: OrderChange,
  head: Pick<FulfillmentRow, 'status' | 'reason' | 'reasonPageId' | 'totalRefunded' | 'shippingRefunded'>,
  pieces: readonly Piece[],
): Promise<FulfillmentRow> =>
  insertReturn(client, {
    ...head,
    orderId: order.id,
    at: now,
    lines: pieces.map((p) => ({ ...p, unsent: p.parcelLineId === null })),
  })

/** What comes back, or why it cannot. */
export async function piecesOf(
  { client, order }: OrderChange,
  lines: readonly OrderLineRow[],
  input: PiecesInput,
): Promise<Result<Piece[], OrderErrorCode>> {
  const pieces: Piece[] = []
  const named = [
    ...input.orderLines.map((l) => l.orderLineId),
    ...input.fulfillmentLines.map((l) => l.fulfillmentLineId),
  ]
  if (new Set(named).size < named.length) return refuse('DUPLICATED_INPUT_ITEM', 'lines', 'A line is named twice.')
  for (const { orderLineId, ...back } of input.orderLines) {
    const line = lines.find((l) => l.id === orderLineId)
    if (!line) return refuse('GRAPHQL_ERROR', 'orderLines', 'There is no such line in this order.')
    if (line.isGiftCard) return giftCard('orderLineId')
    const left = line.quantity - line.quantityFulfilled
    if (back.quantity < 1 || back.quantity > left)
      return refuse('INVALID_QUANTITY', 'orderLineId', `Only ${left} of this line were not sent.`)
    pieces.push({ ...back, orderLineId, stockId: null, parcelLineId: null, isRefunded: false, isInStock: true })
  }
  const sent = await fulfillmentLinesByIds(
    client,
    input.fulfillmentLines.map((l) => l.fulfillmentLineId),
  )
  for (const { fulfillmentLineId, ...back } of input.fulfillmentLines) {
    const line = sent.find((l) => l.id === fulfillmentLineId)
    if (!line) return refuse('GRAPHQL_ERROR', 'fulfillmentLines', 'There is no such line of a parcel.')
    if (line.orderId !== order.id || !input.parcels.includes(line.status))
      return refuse('INVALID', 'fulfillmentLineId', `These goods are in a parcel that is ${line.status}.`)
    if (lines.some((l) => l.id === line.orderLineId && l.isGiftCard)) return giftCard('fulfillmentLineId')
    if (back.quantity < 1 || back.quantity > line.quantity)
      return refuse('INVALID_QUANTITY', 'fulfillmentLineId', `The parcel holds only ${line.quantity} of it.`)
    pieces.push({
      ...back,
      orderLineId: line.orderLineId,
      stockId: line.stockId,
      parcelLineId: line.id,
      isRefunded: line.status === 'REFUNDED',
      isInStock: line.status === 'WAITING_FOR_APPROVAL',
    })
  }
  return ok(pieces)
}

/** A card that was bought pays until it is empty, so neither it nor its money comes back by its line. */
const giftCard = (field: string) => refuse('GIFT_CARD_LINE', field, 'Gift cards do not come back by their lines.')

/** Gives back the stock that was kept for goods that will not be sent, that of their parcel's warehouse first. */
async function freeInStock({ client }: OrderChange, pieces: readonly Piece[]): Promise<void> {
  const staying = pieces.filter((p) => p.isInStock)
  const held = await allocatedTo(
    client,
    staying.map((p) => p.orderLineId),
  )
  const changes: AllocationChange[] = []
  for (const { orderLineId, stockId, quantity } of staying) {
    let left = quantity
    const own = held.filter((h) => h.lineId === orderLineId)
    for (const a of own.toSorted((x, y) => Number(y.stockId === stockId) - Number(x.stockId === stockId))) {
      const back = Math.min(left, a.quantity)
      if (back === 0) continue
      changes.push({ lineId: orderLineId, stockId: a.stockId, delta: -back })
      a.quantity -= back
      left -= back
    }
  }
  await changeAllocations(client, changes)
}
