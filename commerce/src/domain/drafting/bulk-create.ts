/** Makes orders that were placed elsewhere. What they cost is what they are told to cost; nothing is priced anew. */
import {
  takeStock,
  insertPlacedInvoices,
  insertPlacedOrders,
  insertPlacedParcels,
  insertPlacedPayments,
  type ToldParcel,
  type ToldParts,
} from '../../db/queries/order/order-bulk.ts'
import { lockReferences } from '../../db/queries/order/order-draft.ts'
import { type OrderRow, ordersByIds } from '../../db/queries/order/order.ts'
import { type AllocationChange, changeAllocations } from '../../db/queries/warehouse/stock.ts'
import { changing } from '../changes/changing.ts'
import { readRules } from '../checkout/change.ts'
import { sum } from '../order/fulfillment-faults.ts'
import { causeOf } from '../payment/cause.ts'
import { ADJUSTED } from '../payment/record.ts'
import { ok } from '../result.ts'
import { judgeOrder, type Prepared, waitsForGoods } from './bulk-judge.ts'
import { type Known, readKnown } from './bulk-known.ts'
import { type BulkFault, type BulkOptions, type BulkOrder, lesserOrder } from './bulk-told.ts'
import type { EditCtx } from './edit.ts'

export interface BulkResult {
  order: OrderRow | null
  errors: BulkFault[]
}

const MOST = 50

/** Makes the orders, and answers for each of them in their order. */
export async function bulkCreateOrders(
  ctx: EditCtx,
  told: readonly BulkOrder[],
  options: BulkOptions,
): Promise<BulkResult[]> {
  if (told.length > MOST)
    return [{ order: null, errors: [{ path: null, message: `At most ${MOST} orders at once.`, code: 'BULK_LIMIT' }] }]
  const rules = await readRules(ctx)
  const done = await changing<{ id: string | null; errors: BulkFault[] }[], never>(ctx, async ({ client, event }) => {
    if (told.some((one) => one.externalReference)) await lockReferences(client)
    const known = await readKnown(client, told)
    const before = new Map(known.stocks.map((stock) => [stock.id, { ...stock }]))
    const judged: { written: Written | null; errors: BulkFault[] }[] = []
    for (const order of told) {
      const channel = rules.shop.channelBySlug.get(order.channel) ?? null
      if (channel) options.mayUse(channel.id)
      const around = { channel, rules, known, stockPolicy: options.stockPolicy, now: ctx.clock.now() }
      const first = judgeOrder(order, around)
      const isLess = options.errorPolicy === 'IGNORE_FAILED' && first.errors.length > 0
      const { prepared } = isLess ? judgeOrder(lesserOrder(order, first.errors), around) : first
      judged.push({ written: prepared && rowsOf(ctx, prepared, known, options.stockPolicy), errors: first.errors })
      if (order.externalReference) known.references.add(order.externalReference)
    }
    const isRefused = options.errorPolicy === 'REJECT_EVERYTHING' && judged.some((j) => j.errors.length > 0)
    const orders = isRefused ? [] : judged.flatMap(({ written }) => written ?? [])
    if (orders.length) {
      await insertPlacedOrders(client, orders)
      await insertPlacedPayments(client, orders)
      await insertPlacedInvoices(client, orders)
      await insertPlacedParcels(
        client,
        orders.flatMap((one) => one.parcels),
      )
      const sold = known.stocks.filter((stock) => stock.quantity !== before.get(stock.id)!.quantity)
      await takeStock(
        client,
        sold.map(({ id, quantity }) => ({ id, quantity: before.get(id)!.quantity - quantity })),
      )
      await changeAllocations(
        client,
        orders.flatMap((one) => one.waiting),
      )
    }
    for (const one of orders) event('ORDER_BULK_CREATED', 'Order', one.order.id)
    return ok(judged.map(({ written, errors }) => ({ id: isRefused ? null : (written?.order.id ?? null), errors })))
  })
  if (!done.ok) throw new Error('making orders is never refused as a whole')
  const made = await ordersByIds(
    ctx.database.pool,
    done.value.flatMap((one) => one.id ?? []),
  )
  return done.value.map(({ id, errors }) => ({ order: made.find((order) => order.id === id) ?? null, errors }))
}

/** The rows of one order, its parcels, and what it has waiting in stock. */
interface Written extends ToldParts {
  parcels: ToldParcel[]
  waiting: AllocationChange[]
}

/** Makes the rows of an order, and takes what it needs off the stock that is known. */
function rowsOf(
  ctx: EditCtx,
  { order, lines, discounts, notes, giftCardIds, payments, invoices, parcels }: Prepared,
  { stocks }: Known,
  stockPolicy: BulkOptions['stockPolicy'],
): Written {
  const id = ctx.uuid()
  const lineIds = lines.map(() => ctx.uuid())
  const sent = parcels.flatMap((parcel) => parcel.lines)
  // Of what is not counted nothing is taken.
  const leaving = sent.filter((l) => lines[l.index]!.isTracked)
  const waiting =
    stockPolicy === 'SKIP' || !waitsForGoods(order.status)
      ? []
      : lines.flatMap(({ row, stockId, isTracked }, i) => {
          const gone = sum(sent.filter((l) => l.index === i).map((l) => l.quantity))
          return isTracked && stockId !== null && row.quantity > gone
            ? [{ lineId: lineIds[i]!, stockId, delta: row.quantity - gone }]
            : []
        })
  if (stockPolicy !== 'SKIP')
    for (const stock of stocks) {
      stock.quantity -= sum(leaving.filter((l) => l.stockId === stock.id).map((l) => l.quantity))
      stock.allocated += sum(waiting.filter((w) => w.stockId === stock.id).map((w) => w.delta))
    }
  return {
    order: { ...order, id },
    lines: lines.map((line, i) => ({ ...line.row, id: lineIds[i]!, orderId: id, ordinal: i })),
    discounts: discounts.map((d) => ({ ...d, id: ctx.uuid() })),
    notes,
    giftCardIds,
    payments: payments.map(({ said, adding }) => ({
      id: ctx.uuid(),
      gateway: ctx.viewer.kind === 'app' ? ctx.viewer.identifier : '',
      currency: order.currency,
      name: said.name ?? '',
      message: said.message ?? '',
      pspReference: said.pspReference ?? '',
      externalUrl: said.externalUrl ?? '',
      cause: causeOf(ctx),
      actions: [...new Set(said.actions)],
      charged: said.amounts.charged ?? 0,
      authorized: said.amounts.authorized ?? 0,
      refunded: said.amounts.refunded ?? 0,
      canceled: said.amounts.canceled ?? 0,
      method: said.paymentMethod ?? null,
      metadata: said.metadata ?? {},
      privateMetadata: said.privateMetadata ?? {},
      at: order.createdAt.toISOString(),
      events: adding.map((event) => ({ ...event, message: ADJUSTED })),
    })),
    invoices: invoices.map(({ createdAt, ...invoice }) => ({ ...invoice, at: createdAt.toISOString() })),
    parcels: parcels.map((parcel, i) => ({
      orderId: id,
      place: i + 1,
      trackingNumber: parcel.trackingNumber,
      at: ctx.clock.now(),
      lines: parcel.lines.map((l) => ({ orderLineId: lineIds[l.index]!, stockId: l.stockId, quantity: l.quantity })),
    })),
    waiting,
  }
}
