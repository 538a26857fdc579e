/** Makes orders that were placed elsewhere. What they cost is what they are told to cost; nothing is priced anew. */
import type { PoolClient } from 'pg'
import { insertFulfillment, writeStock } from '../../db/queries/fulfillment.ts'
import { addToldGiftCards, tellOrder } from '../../db/queries/order-bulk.ts'
import { findOrder, type OrderRow } from '../../db/queries/order.ts'
import { changeAllocations } from '../../db/queries/stock.ts'
import { changing } from '../changes/changing.ts'
import { readRules } from '../checkout/change.ts'
import { ok } from '../result.ts'
import { judgeOrder, type Prepared } from './bulk-judge.ts'
import { type BulkFault, type BulkOptions, type BulkOrder, lesserOrder } from './bulk-told.ts'
import type { EditCtx } from './edit.ts'
import { sum } from '../order/fulfillment-faults.ts'

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
    const judged = []
    const references = new Set<string>()
    for (const order of told) {
      const channel = rules.shop.channelBySlug.get(order.channel) ?? null
      if (channel) options.mayUse(channel.id)
      const judge = (one: BulkOrder) =>
        judgeOrder(client, one, {
          channel,
          rules,
          references,
          stockPolicy: options.stockPolicy,
          now: ctx.clock.now(),
        })
      const first = await judge(order)
      const isLess = options.errorPolicy === 'IGNORE_FAILED' && first.errors.length > 0
      const again = isLess ? await judge(lesserOrder(order, first.errors)) : first
      judged.push({ prepared: again.prepared, errors: first.errors })
      if (order.externalReference) references.add(order.externalReference)
    }
    const isRefused = options.errorPolicy === 'REJECT_EVERYTHING' && judged.some((j) => j.errors.length > 0)
    const results: { id: string | null; errors: BulkFault[] }[] = []
    for (const { prepared, errors } of judged) {
      const id = isRefused || !prepared ? null : await write(ctx, client, prepared, options.stockPolicy)
      if (id) event('ORDER_BULK_CREATED', 'Order', id)
      results.push({ id, errors })
    }
    return ok(results)
  })
  if (!done.ok) throw new Error('making orders is never refused as a whole')
  return Promise.all(
    done.value.map(async ({ id, errors }) => ({
      order: id === null ? null : await findOrder(ctx.database.pool, id),
      errors,
    })),
  )
}

/** Writes one order, its parcels and its stock; answers its key. */
async function write(
  ctx: EditCtx,
  client: PoolClient,
  { order, lines, discounts, notes, giftCardIds, parcels, stocks }: Prepared,
  stockPolicy: BulkOptions['stockPolicy'],
): Promise<string> {
  const id = ctx.uuid()
  const lineIds = lines.map(() => ctx.uuid())
  await tellOrder(
    client,
    { ...order, id },
    lines.map((line, i) => ({ ...line.row, id: lineIds[i]!, ordinal: i })),
    discounts.map((d) => ({ ...d, id: ctx.uuid() })),
    notes,
  )
  await addToldGiftCards(client, id, giftCardIds)
  for (const parcel of parcels)
    await insertFulfillment(
      client,
      { orderId: id, status: 'FULFILLED', trackingNumber: parcel.trackingNumber, at: ctx.clock.now() },
      parcel.lines.map((l) => ({ orderLineId: lineIds[l.index]!, stockId: l.stockId, quantity: l.quantity })),
    )
  if (stockPolicy === 'SKIP') return id
  const sent = new Map<number, number>()
  for (const l of parcels.flatMap((p) => p.lines))
    if (l.stockId !== null) sent.set(l.stockId, (sent.get(l.stockId) ?? 0) + l.quantity)
  await writeStock(
    client,
    stocks.filter((s) => sent.has(s.id)).map((s) => ({ ...s, quantity: s.quantity - sent.get(s.id)! })),
    [],
  )
  const waiting = lines.flatMap(({ row, stockId, isTracked }, i) => {
    const gone = sum(parcels.flatMap((p) => p.lines.filter((l) => l.index === i).map((l) => l.quantity)))
    return isTracked && stockId !== null && row.quantity > gone
      ? [{ lineId: lineIds[i]!, stockId, delta: row.quantity - gone }]
      : []
  })
  if (!['FULFILLED', 'CANCELED', 'EXPIRED', 'RETURNED', 'DRAFT'].includes(order.status))
    await changeAllocations(client, waiting)
  return id
}
