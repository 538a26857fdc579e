/** Fulfils orders: makes a parcel for each warehouse, and takes its goods off the stock. */
import type { OrderErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import {
  findFulfillment,
  fulfillmentLinesOf,
  type FulfillmentRow,
  insertFulfillment,
  knownWarehouses,
  lockForFulfillment,
  setFulfillmentStatus,
  trackedVariants,
  warehousesOfStocks,
  writeStock,
} from '../../db/queries/order/fulfillment.ts'
import { type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { makeBoughtCards } from '../gift-card/bought.ts'
import { isPaidToSend } from '../paid-status.ts'
import { changeOrder, type OrderChange, type OrderCtx } from './change.ts'
import { refuseOrder, type Refusal, refusal, type Result } from '../result.ts'
import { actorOf } from '../viewer.ts'
import { fulfillmentFault, type FulfillLine, unpaid } from './fulfillment-faults.ts'
import { settle } from './settle.ts'
import { notifyShipped } from './shipped-mail.ts'
import { type Leaving, planStock } from './stock-plan.ts'

export interface FulfillInput {
  lines: FulfillLine[]
  notifyCustomer: boolean
  mayExceed: boolean
  trackingNumber: string
}

/**
 * Makes the parcels; null where there is no such order. Where the shop wants parcels approved, they wait and take no
 * stock yet.
 */
export async function fulfillOrder(
  ctx: OrderCtx,
  id: string,
  input: FulfillInput,
): Promise<Result<{ order: OrderRow; fulfillments: FulfillmentRow[] }, OrderErrorCode> | null> {
  const { settings: shop, channelWarehouses } = await reference(ctx.database.pool)
  return changeOrder(ctx, id, async (change) => {
    const { client, order, now, note } = change
    const own = await orderLinesOf(client, [id])
    const fault = fulfillmentFault(order, own, input.lines, shop, await isPaidToSend(client, order))
    if (fault) return refuseOrder(fault)
    const leaving = await leavingOf(change, own, input.lines)
    const warehouses = [...new Set(leaving.map((p) => p.warehouseId))]
    const known = await knownWarehouses(client, warehouses)
    const strange = warehouses.find((w) => !known.has(w))
    if (strange)
      return refuseOrder(refusal('NOT_FOUND', 'warehouse', 'There is no such warehouse.', { warehouse: strange }))
    const serving = channelWarehouses.get(order.channelId) ?? new Set()
    const elsewhere = input.mayExceed ? [] : leaving.filter((p) => !serving.has(p.warehouseId))
    if (elsewhere.length) return refuseOrder(...insufficient(elsewhere))
    const approved = shop.fulfillmentAutoApprove
    const from = approved
      ? await takeStock(change, leaving, input.mayExceed)
      : await findStock(change, leaving, input.mayExceed)
    if ('short' in from) return refuseOrder(...insufficient(from.short))
    const made: FulfillmentRow[] = []
    for (const warehouseId of warehouses) {
      const lines = leaving.flatMap((part, i) =>
        part.warehouseId === warehouseId ? [{ ...part, stockId: from.stockIds[i]! }] : [],
      )
      const status = approved ? 'FULFILLED' : 'WAITING_FOR_APPROVAL'
      const { trackingNumber } = input
      made.push(await insertFulfillment(client, { orderId: id, status, trackingNumber, at: now, lines }))
    }
    await settle(change)
    if (approved) {
      const ids = made.map((f) => f.id)
      await makeBoughtCards(client, order, ids, { actor: actorOf(ctx), now })
    }
    await note(approved ? 'FULFILLMENT_FULFILLED_ITEMS' : 'FULFILLMENT_AWAITS_APPROVAL', {
      fulfillments: made.map((f) => f.id),
    })
    if (approved && input.notifyCustomer) for (const f of made) await notifyShipped(client, order, f.id)
    return { ok: true, value: { fulfillments: made } }
  })
}

/** Approves a parcel that waited, and takes its stock; null where there is no such parcel. */
export async function approveFulfillment(
  ctx: OrderCtx,
  fulfillment: FulfillmentRow,
  { notifyCustomer, mayExceed }: { notifyCustomer: boolean; mayExceed: boolean },
): Promise<Result<{ order: OrderRow; fulfillment: FulfillmentRow }, OrderErrorCode> | null> {
  const { settings: shop } = await reference(ctx.database.pool)
  return changeOrder(ctx, fulfillment.orderId, async (change) => {
    const { client, order, now, note } = change
    const waiting = await findFulfillment(client, fulfillment.id)
    if (waiting?.status !== 'WAITING_FOR_APPROVAL')
      return refuseOrder(refusal('INVALID', null, 'Only a parcel that waits for it can be approved.'))
    if (!shop.fulfillmentAllowUnpaid && !(await isPaidToSend(client, order))) return refuseOrder(unpaid(null))
    const own = await orderLinesOf(client, [order.id])
    const lines = await fulfillmentLinesOf(client, [waiting.id])
    const warehouses = await warehousesOfStocks(
      client,
      lines.flatMap((l) => l.stockId ?? []),
    )
    const asked = lines.map((l) => ({
      orderLineId: l.orderLineId,
      stocks: [{ warehouseId: (l.stockId && warehouses.get(l.stockId)) || NOWHERE, quantity: l.quantity }],
    }))
    const taken = await takeStock(change, await leavingOf(change, own, asked), mayExceed)
    if ('short' in taken) return refuseOrder(...insufficient(taken.short))
    const approved = await setFulfillmentStatus(client, waiting.id, 'FULFILLED')
    await settle(change)
    await makeBoughtCards(client, order, [approved.id], { actor: actorOf(ctx), now })
    await note('FULFILLMENT_FULFILLED_ITEMS', { fulfillments: [approved.id] })
    if (notifyCustomer) await notifyShipped(client, order, approved.id)
    return { ok: true, value: { fulfillment: approved } }
  })
}

/** The warehouse's id for goods without a row of stock. */
const NOWHERE = '00000000-0000-0000-0000-000000000000'

async function leavingOf(
  { client }: OrderChange,
  own: readonly OrderLineRow[],
  lines: readonly FulfillLine[],
): Promise<Leaving[]> {
  const tracked = await trackedVariants(
    client,
    own.flatMap((l) => l.variantId ?? []),
  )
  return lines.flatMap(({ orderLineId, stocks }) => {
    const { variantId } = own.find((l) => l.id === orderLineId)!
    const isTracked = variantId !== null && tracked.has(variantId)
    return stocks
      .filter((s) => s.quantity > 0)
      .map((s) => ({ orderLineId, variantId, isTracked, warehouseId: s.warehouseId, quantity: s.quantity }))
  })
}

type Found = { stockIds: (number | null)[] } | { short: Leaving[] }

const hold = (client: PoolClient, leaving: readonly Leaving[]) =>
  lockForFulfillment(
    client,
    leaving.map((p) => p.orderLineId),
    leaving.map((p) => p.warehouseId),
  )

/** Takes the stock and the allocations of the goods that leave. */
export async function takeStock(
  { client }: Pick<OrderChange, 'client'>,
  leaving: readonly Leaving[],
  mayExceed: boolean,
): Promise<Found> {
  const plan = planStock(leaving, await hold(client, leaving), mayExceed)
  if ('short' in plan) return plan
  await writeStock(client, plan)
  return { stockIds: plan.from }
}

/** Only finds the stock rows from which the goods will come. */
async function findStock({ client }: OrderChange, leaving: readonly Leaving[], mayExceed: boolean): Promise<Found> {
  const { stocks } = await hold(client, leaving)
  const found = leaving.map(
    (p) => stocks.find((s) => s.variantId === p.variantId && s.warehouseId === p.warehouseId)?.id ?? null,
  )
  const short = leaving.filter((p, i) => found[i] === null && !mayExceed && (p.isTracked || p.variantId === null))
  return short.length ? { short } : { stockIds: found }
}

const insufficient = (short: readonly Leaving[]): Refusal<OrderErrorCode>[] =>
  short.map((p) =>
    refusal('INSUFFICIENT_STOCK', 'stocks', 'This warehouse does not have enough.', {
      orderLines: [p.orderLineId],
      warehouse: p.warehouseId,
    }),
  )
