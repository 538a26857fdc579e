/** What staff change of orders: texts, addresses, shipping, lines, discounts, notes. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { findOrderEvent } from '../../db/queries/order/order-event.ts'
import { findOrder, type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import {
  addDiscount,
  deleteDiscount,
  discountLine,
  undiscountLine,
  updateDiscount,
} from '../../domain/drafting/discounts.ts'
import { addLines, removeLine, setQuantity } from '../../domain/drafting/lines.ts'
import { updateOrder, updateShipping } from '../../domain/drafting/order-head.ts'
import { intKey } from '../../domain/global-id.ts'
import { addNote, changeNote } from '../../domain/order/notes.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { OrderLineCreateInput } from '../../domain/order/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { invalidArgument } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'
import { readHead, readNewLines } from './head-input.ts'
import { missing, namedOrder, noId, orderKey, orderOnly, orderPayload, partKey } from './keys.ts'
import type { OrderLineSource } from './sources.ts'

type Done<T = {}> = Result<T & { order: OrderRow }, OrderErrorCode>

/** Runs a mutation on a line or a discount. */
async function onPart<T>(
  ctx: GraphqlContext,
  id: string,
  type: 'OrderLine' | 'OrderDiscount',
  work: (orderId: string, key: string) => Promise<Done<T> | null>,
): Promise<Done<T>> {
  const part = await partKey(ctx, id, type)
  return part.ok ? ((await work(part.value.orderId, part.value.key)) ?? missing('id')) : part
}

/** Lines of the order as they are now. */
async function linesNow(ctx: GraphqlContext, order: OrderRow, ids: readonly string[]): Promise<OrderLineSource[]> {
  const rows = await orderLinesOf(ctx.database.pool, [order.id])
  return rows.filter((row) => ids.includes(row.id)).map((row) => ({ row, order }))
}

async function linePayload(ctx: GraphqlContext, done: Done<{ lineId: string }>) {
  const shown: Done<{ orderLine: OrderLineSource | null }> = done.ok
    ? ok({ ...done.value, orderLine: (await linesNow(ctx, done.value.order, [done.value.lineId]))[0] ?? null })
    : done
  return payload(shown, { order: null, orderLine: null }, ({ order, orderLine }) => ({ order, orderLine }))
}

async function createLines(
  ctx: GraphqlContext,
  orderId: string,
  input: readonly OrderLineCreateInput[],
): Promise<Done<{ lineIds: string[] }>> {
  const lines = readNewLines(input)
  return lines.ok ? ((await addLines(ctx, orderId, lines.value)) ?? missing('id')) : lines
}

const reasonOf = <T extends { reason?: string | null }>(input: T): T =>
  input.reason == null ? { ...input, reason: undefined } : { ...input, reason: plainText(input.reason) }

/** The order and the event of a note that was written. */
async function noted<Code extends string>(
  ctx: GraphqlContext,
  done: Result<{ order: OrderRow; eventId: number }, Code>,
) {
  const event = done.ok ? await findOrderEvent(ctx.database.pool, done.value.eventId) : null
  return payload(done, { order: null, event: null }, ({ order }) => ({ order, event }))
}

const messageOf = (input: { message: string }): string => plainText(input.message).trim()

/** The codes that the payloads of notes have. */
function asNoteErrors<T>(done: Result<T, OrderErrorCode>): Result<T, 'GRAPHQL_ERROR' | 'REQUIRED'> {
  if (done.ok) return done
  return {
    ok: false,
    errors: done.errors.map((e) => ({
      ...e,
      code: e.code === 'REQUIRED' ? ('REQUIRED' as const) : ('GRAPHQL_ERROR' as const),
    })),
  }
}

export const editMutations = {
  orderUpdate: async (_, { input, ...named }, ctx) => {
    const key = await namedOrder(ctx, named)
    if (!key.ok) return orderPayload<OrderErrorCode>(key)
    const head = await readHead(ctx, input)
    return orderPayload<OrderErrorCode>(
      head.ok ? ((await updateOrder(ctx, key.value, head.value)) ?? missing('id')) : head,
    )
  },

  orderUpdateShipping: (_, { order, input }, ctx) =>
    orderOnly(
      ctx,
      order,
      async (key) => {
        const method = input.shippingMethod == null ? null : intKey(input.shippingMethod, 'ShippingMethod')
        return method === null && input.shippingMethod != null
          ? noId('ShippingMethod', 'shippingMethod')
          : updateShipping(ctx, key, method)
      },
      'order',
    ),

  orderLinesCreate: async (_, { id, input }, ctx) => {
    const key = await orderKey(ctx, id, 'id')
    const done: Done<{ lineIds: string[] }> = key.ok ? await createLines(ctx, key.value, input) : key
    const orderLines = done.ok ? await linesNow(ctx, done.value.order, done.value.lineIds) : []
    return payload(done, { order: null, orderLines: null }, ({ order }) => ({ order, orderLines }))
  },

  orderLineUpdate: async (_, { id, input }, ctx) => {
    const done = await onPart(ctx, id, 'OrderLine', (orderId, key) => setQuantity(ctx, orderId, key, input.quantity))
    return linePayload(ctx, done.ok ? ok({ ...done.value, lineId: done.value.lineIds[0]! }) : done)
  },

  orderLineDelete: async (_, { id }, ctx) => {
    const done = await onPart<{ line: OrderLineRow }>(ctx, id, 'OrderLine', (orderId, key) =>
      removeLine(ctx, orderId, key),
    )
    return payload(done, { order: null, orderLine: null }, ({ order, line }) => ({
      order,
      orderLine: { row: line, order },
    }))
  },

  orderDiscountAdd: (_, { orderId, input }, ctx) =>
    orderOnly(ctx, orderId, (key) => addDiscount(ctx, key, reasonOf(input))),

  orderDiscountUpdate: async (_, { discountId, input }, ctx) =>
    orderPayload(
      await onPart(ctx, discountId, 'OrderDiscount', (orderId, key) =>
        updateDiscount(ctx, orderId, key, reasonOf(input)),
      ),
    ),

  orderDiscountDelete: async (_, { discountId }, ctx) =>
    orderPayload(await onPart(ctx, discountId, 'OrderDiscount', (orderId, key) => deleteDiscount(ctx, orderId, key))),

  orderLineDiscountUpdate: async (_, { orderLineId, input }, ctx) =>
    linePayload(
      ctx,
      await onPart(ctx, orderLineId, 'OrderLine', (orderId, key) => discountLine(ctx, orderId, key, reasonOf(input))),
    ),

  orderLineDiscountRemove: async (_, { orderLineId }, ctx) =>
    linePayload(ctx, await onPart(ctx, orderLineId, 'OrderLine', (orderId, key) => undiscountLine(ctx, orderId, key))),

  orderNoteAdd: async (_, { order, input }, ctx) => {
    const key = await orderKey(ctx, order, 'order')
    if (!key.ok) throw invalidArgument("Couldn't resolve to an order.")
    const done = await addNote(ctx, key.value, messageOf(input))
    if (!done) throw invalidArgument("Couldn't resolve to an order.")
    return noted(ctx, asNoteErrors(done))
  },

  orderNoteUpdate: async (_, { note, input }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    const key = intKey(note, 'OrderEvent')
    const event = key === null ? null : await findOrderEvent(ctx.database.pool, key)
    const order = event && (await findOrder(ctx.database.pool, event.orderId))
    if (order) requireChannel(ctx, order.channelId)
    const done = event && (await changeNote(ctx, event.id, messageOf(input)))
    return noted(ctx, done ? asNoteErrors(done) : refuse('NOT_FOUND', 'note', 'There is no such note.'))
  },

  orderAddNote: async (_, { order, input }, ctx) => {
    const key = await orderKey(ctx, order, 'id')
    return noted<OrderErrorCode>(
      ctx,
      key.ok ? ((await addNote(ctx, key.value, messageOf(input))) ?? missing('id')) : key,
    )
  },
} satisfies Partial<Fields<'Mutation'>>
