/** Books goods that came back: parcels of returned and of replaced goods, and a draft that replaces them. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { insertDraft } from '../../db/queries/order/order-draft.ts'
import type { FulfillmentRow } from '../../db/queries/order/fulfillment.ts'
import { addOrderEvent } from '../../db/queries/order/order-event.ts'
import { findOrder, type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import { readRules } from '../checkout/change.ts'
import { APP_METHOD_KEY, appMethodIdOf } from '../order/app-method.ts'
import { changeOrder, type OrderChange } from '../order/change.ts'
import { settle } from '../order/settle.ts'
import { isOver } from '../order/states.ts'
import { reasonFault } from '../refund/reasons.ts'
import { ok, refuse, type Result } from '../result.ts'
import { actorOf } from '../viewer.ts'
import { type Edit, type EditCtx, reprice } from './edit.ts'
import { eventLine } from './lines.ts'
import { emptyLine } from './line-base.ts'
import { bookPieces, type Piece, type PiecesInput, piecesOf, takePieces } from './pieces.ts'
import { NOT_REFUNDED, type Refunding, refundable, refundPieces } from './refund.ts'

export interface ReturnInput extends Omit<PiecesInput, 'parcels'>, Refunding {
  /** Whether their money is to be given back. */
  refund: boolean
  reason: string
  /** The page that names the reason. */
  reasonPageId: number | null
}

export interface Returned {
  returned: FulfillmentRow | null
  replaced: FulfillmentRow | null
  replacement: OrderRow | null
}

/** Books the return; null where there is no such order. */
export async function returnProducts(
  ctx: EditCtx,
  orderId: string,
  input: ReturnInput,
): Promise<Result<Returned & { order: OrderRow }, OrderErrorCode> | null> {
  const wrong = await reasonsFault(ctx, input)
  if (wrong) return wrong
  const newId = ctx.uuid()
  const done = await changeOrder<Omit<Returned, 'replacement'> & { isReplaced: boolean }>(
    ctx,
    orderId,
    async (change) => {
      const { client, order, note } = change
      if (isOver(order.status) || order.status === 'DRAFT')
        return refuse('INVALID', 'order', `Nothing comes back of an order that is ${order.status}.`)
      const payment = input.refund ? await refundable(ctx, change, input) : null
      if (payment && !payment.ok) return payment
      const lines = await orderLinesOf(client, [orderId])
      const found = await piecesOf(change, lines, {
        ...input,
        parcels: ['FULFILLED', 'REFUNDED', 'WAITING_FOR_APPROVAL'],
      })
      if (!found.ok) return found
      const pieces = found.value
      if (pieces.length === 0) return refuse('REQUIRED', 'lines', 'Nothing is to be returned.')
      const exchanged = pieces.filter((p) => p.replace)
      const back = pieces.filter((p) => !p.replace)
      const refunded = payment ? await refundPieces(ctx, change, payment.value, back, lines, input) : NOT_REFUNDED
      await takePieces(change, pieces)
      const head = { reason: input.reason, reasonPageId: input.reasonPageId, ...NOT_REFUNDED }
      const replaced = exchanged.length ? await bookPieces(change, { ...head, status: 'REPLACED' }, exchanged) : null
      // Their money went back before: in a parcel that is only returned it could be given back once more.
      const paidBack = payment ? [] : back.filter((p) => p.isRefunded)
      const others = back.filter((p) => !paidBack.includes(p))
      const status = payment ? 'REFUNDED_AND_RETURNED' : 'RETURNED'
      const plain = others.length ? await bookPieces(change, { ...head, ...refunded, status }, others) : null
      const rest = paidBack.length
        ? await bookPieces(change, { ...head, status: 'REFUNDED_AND_RETURNED' }, paidBack)
        : null
      const returned = plain ?? rest
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
      // Its sums are others since money went back.
      await settle({ ...change, order: (await findOrder(client, orderId))! })
      return ok({ returned, replaced, isReplaced: exchanged.length > 0 })
    },
  )
  if (!done?.ok) return done
  const { isReplaced, ...rest } = done.value
  return ok({ ...rest, replacement: isReplaced ? await findOrder(ctx.database.pool, newId) : null })
}

/** Why the pages that name the reasons are refused: one for the whole return, which people have to give, and of lines. */
async function reasonsFault(ctx: EditCtx, { reasonPageId, orderLines, fulfillmentLines }: ReturnInput) {
  const ofLines = [...orderLines, ...fulfillmentLines].flatMap((line) => line.reasonPageId ?? [])
  const found = await reasonFault(ctx, 'RETURN', reasonPageId)
  let wrong = found
  for (const page of new Set(ofLines)) wrong ??= await reasonFault(ctx, 'RETURN', page, false)
  return wrong && refuse(wrong.code === 'REQUIRED' ? 'REQUIRED' : 'INVALID', 'reasonReference', wrong.message)
}

/** Makes a draft with the same goods for the same customer. */
async function replacement(
  ctx: EditCtx,
  { client, event, order, now }: OrderChange,
  id: string,
  pieces: readonly Piece[],
  lines: readonly OrderLineRow[],
): Promise<Result<null, OrderErrorCode>> {
  const rules = await readRules(ctx)
  const { userId, userEmail, languageCode, billingAddress, shippingAddress, shippingMethodId, currency, channelId } =
    order
  const ofApp = appMethodIdOf(order)
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
    // An app's method is kept as the first order has it: nobody is asked what it costs today.
    privateMetadata: ofApp === null ? {} : { [APP_METHOD_KEY]: ofApp },
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
    event,
    order:
      ofApp === null
        ? draft
        : {
            ...draft,
            shippingMethodName: order.shippingMethodName,
            undiscountedShipping: order.undiscountedShipping,
          },
    now,
    note: (type, parameters) =>
      addOrderEvent(client, { orderId: id, type, ...actorOf(ctx), parameters: parameters ?? null, at: now }),
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
