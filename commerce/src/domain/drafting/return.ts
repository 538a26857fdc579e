/** Books goods that came back: parcels of returned and of replaced goods, and a draft that replaces them. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { insertDraft } from '../../db/queries/order-draft.ts'
import { fulfillmentLinesByIds, type FulfillmentRow, insertReturn, takeOut } from '../../db/queries/fulfillment.ts'
import { addOrderEvent } from '../../db/queries/order-event.ts'
import { findOrder, type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order.ts'
import { allocatedTo, type AllocationChange, changeAllocations } from '../../db/queries/stock.ts'
import { readRules } from '../checkout/change.ts'
import { actorOf, changeOrder, type OrderChange } from '../order/change.ts'
import { settle } from '../order/settle.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type Edit, type EditCtx, reprice } from './edit.ts'
import { eventLine } from './lines.ts'
import { emptyLine } from './line-base.ts'

interface Back {
  quantity: number
  replace: boolean
  reason: string
}

export interface ReturnInput {
  /** Goods that were never sent. */
  orderLines: readonly (Back & { orderLineId: string })[]
  /** Goods out of parcels. */
  fulfillmentLines: readonly (Back & { fulfillmentLineId: number })[]
  /** Whether their money is to be given back. */
  refund: boolean
  reason: string
}

export interface Returned {
  returned: FulfillmentRow | null
  replaced: FulfillmentRow | null
  replacement: OrderRow | null
}

/** A quantity of a line that comes back. */
interface Piece extends Back {
  orderLineId: string
  stockId: number | null
  /** The line of the parcel in which it was; null where it was never sent. */
  parcelLineId: number | null
}

/** The refusal of giving money back through payments of the older kind, which this shop does not have. */
export const cannotRefund = () =>
  refuse('CANNOT_REFUND', 'order', 'This order has no payment of the older kind that could be given back.')

/** Books the return; null where there is no such order. */
export async function returnProducts(
  ctx: EditCtx,
  orderId: string,
  input: ReturnInput,
): Promise<Result<Returned & { order: OrderRow }, OrderErrorCode> | null> {
  const newId = ctx.uuid()
  const done = await changeOrder<Omit<Returned, 'replacement'> & { isReplaced: boolean }>(
    ctx,
    orderId,
    async (change) => {
      const { client, order, now, note } = change
      if (input.refund) return cannotRefund()
      const lines = await orderLinesOf(client, [orderId])
      const found = await piecesOf(change, lines, input)
      if (!found.ok) return found
      const pieces = found.value
      if (pieces.length === 0) return refuse('REQUIRED', 'lines', 'Nothing is to be returned.')
      await freeUnsent(change, pieces)
      const inParcels = pieces.flatMap((p) =>
        p.parcelLineId === null ? [] : [{ id: p.parcelLineId, quantity: p.quantity }],
      )
      if (inParcels.length) await takeOut(client, orderId, inParcels)
      const book = async (status: FulfillmentRow['status'], some: readonly Piece[]) =>
        some.length === 0
          ? null
          : insertReturn(
              client,
              { orderId, status, reason: input.reason, at: now },
              some.map((p) => ({ ...p, unsent: p.parcelLineId === null })),
            )
      const exchanged = pieces.filter((p) => p.replace)
      const back = pieces.filter((p) => !p.replace)
      const replaced = await book('REPLACED', exchanged)
      const returned = await book('RETURNED', back)
      const asEvent = (some: readonly Piece[]) => ({
        lines: some.map((p) => eventLine({ id: p.orderLineId, quantity: p.quantity })),
      })
      if (exchanged.length) {
        await note('FULFILLMENT_REPLACED', asEvent(exchanged))
        const made = await replacement(ctx, change, newId, exchanged, lines)
        if (!made.ok) return made
        await note('ORDER_REPLACEMENT_CREATED', { relatedOrderId: newId })
      }
      if (back.length) await note('FULFILLMENT_RETURNED', asEvent(back))
      await settle({ ...change, order })
      return ok({ returned, replaced, isReplaced: exchanged.length > 0 })
    },
  )
  if (!done?.ok) return done
  const { isReplaced, ...rest } = done.value
  return ok({ ...rest, replacement: isReplaced ? await findOrder(ctx.database.pool, newId) : null })
}

/** What comes back, or why it cannot. */
async function piecesOf(
  { client, order }: OrderChange,
  lines: readonly OrderLineRow[],
  input: ReturnInput,
): Promise<Result<Piece[], OrderErrorCode>> {
  const pieces: Piece[] = []
  for (const { orderLineId, ...back } of input.orderLines) {
    const line = lines.find((l) => l.id === orderLineId)
    if (!line) return refuse('GRAPHQL_ERROR', 'orderLines', 'There is no such line in this order.')
    const left = line.quantity - line.quantityFulfilled
    if (back.quantity < 1 || back.quantity > left)
      return refuse('INVALID_QUANTITY', 'orderLineId', `Only ${left} of this line were not sent.`)
    pieces.push({ ...back, orderLineId, stockId: null, parcelLineId: null })
  }
  const sent = await fulfillmentLinesByIds(
    client,
    input.fulfillmentLines.map((l) => l.fulfillmentLineId),
  )
  for (const { fulfillmentLineId, ...back } of input.fulfillmentLines) {
    const line = sent.find((l) => l.id === fulfillmentLineId)
    if (!line) return refuse('GRAPHQL_ERROR', 'fulfillmentLines', 'There is no such line of a parcel.')
    if (line.orderId !== order.id || !['FULFILLED', 'REFUNDED', 'WAITING_FOR_APPROVAL'].includes(line.status))
      return refuse('INVALID', 'fulfillmentLineId', 'These goods cannot be returned.')
    if (back.quantity < 1 || back.quantity > line.quantity)
      return refuse('INVALID_QUANTITY', 'fulfillmentLineId', `The parcel holds only ${line.quantity} of it.`)
    pieces.push({ ...back, orderLineId: line.orderLineId, stockId: line.stockId, parcelLineId: line.id })
  }
  return ok(pieces)
}

/** Gives back the stock that was kept for goods that will not be sent. */
async function freeUnsent({ client }: OrderChange, pieces: readonly Piece[]): Promise<void> {
  const unsent = pieces.filter((p) => p.parcelLineId === null)
  const held = await allocatedTo(
    client,
    unsent.map((p) => p.orderLineId),
  )
  const changes: AllocationChange[] = []
  for (const { orderLineId, quantity } of unsent) {
    let left = quantity
    for (const a of held.filter((h) => h.lineId === orderLineId)) {
      const back = Math.min(left, a.quantity)
      if (back === 0) continue
      changes.push({ lineId: orderLineId, stockId: a.stockId, delta: -back })
      left -= back
    }
  }
  await changeAllocations(client, changes)
}

/** Makes a draft with the same goods for the same customer. */
async function replacement(
  ctx: EditCtx,
  { client, order, now, tell, tellOfParcel }: OrderChange,
  id: string,
  pieces: readonly Piece[],
  lines: readonly OrderLineRow[],
): Promise<Result<null, OrderErrorCode>> {
  const rules = await readRules(ctx)
  const { userId, userEmail, languageCode, billingAddress, shippingAddress, shippingMethodId, currency, channelId } =
    order
  const draft = await insertDraft(client, {
    id,
    channelId,
    origin: 'REISSUE',
    originalId: order.id,
    userId,
    userEmail,
    languageCode,
    currency,
    customerNote: order.customerNote,
    redirectUrl: order.redirectUrl,
    externalReference: null,
    billingAddress,
    shippingAddress,
    saveBillingAddress: false,
    saveShippingAddress: false,
    shippingMethodId,
    voucherCode: null,
    metadata: {},
    privateMetadata: {},
    at: now,
  })
  const quantities = new Map<string, number>()
  for (const p of pieces) quantities.set(p.orderLineId, (quantities.get(p.orderLineId) ?? 0) + p.quantity)
  const again = lines.flatMap((l) =>
    quantities.has(l.id)
      ? [emptyLine(ctx.uuid(), id, { variantId: l.variantId, quantity: quantities.get(l.id)! })]
      : [],
  )
  const edit: Edit = {
    client,
    order: draft,
    now,
    note: (type, parameters) =>
      addOrderEvent(client, { orderId: id, type, ...actorOf(ctx), parameters: parameters ?? null, at: now }),
    tell,
    tellOfParcel,
    lines: again,
    newLines: new Set(again.map((l) => l.id)),
    discounts: [],
    channel: rules.shop.channelById.get(channelId)!,
    rules,
  }
  const priced = await reprice(ctx, edit)
  if (!priced.ok) return priced
  await edit.note('DRAFT_CREATED_FROM_REPLACE', {
    relatedOrderId: order.id,
    lines: again.map((l) => eventLine(l)),
  })
  return ok(null)
}
