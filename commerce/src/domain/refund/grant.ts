/** Refunds that staff grant: written down first, and paid out later through the payment, or by hand. */
import { insertRow, updateRow } from '../../db/statements/rows.ts'
import { grantedRefundLines, grantedRefunds } from '../../db/tables/index.ts'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import {
  deleteGrantedRefundLines,
  eventsOfGrantedRefunds,
  findGrantedRefund,
  type GrantedRefundLineRow,
  type GrantedRefundRow,
  grantedRefundsOfOrders,
  linesOfGrantedRefunds,
} from '../../db/queries/payment/granted-refund.ts'
import { findOrder, lockOrder, type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import { amountsOfOrder, findTransaction } from '../../db/queries/payment/payment.ts'
import { changing } from '../changes/changing.ts'
import { partOf } from '../money.ts'
import { changeState } from '../order/change-state.ts'
import { actorOf, causeOf } from '../payment/cause.ts'
import { grantedRefundStatus, orderPaidStatusOf } from '../payment/granted.ts'
import { type EnteredLine, fault, type GrantFault, lineFaults } from './faults.ts'

export interface Grant {
  /** Minor units; left out to count it from lines and shipping. */
  amount?: number | undefined
  reason?: string | undefined
  reasonPageId?: number | null | undefined
  addLines: EnteredLine[]
  /** Lines of the refund to be taken off, as global ids and keys. */
  removeLines: { id: string; key: number | null }[]
  shipping?: boolean | undefined
  transactionId?: string | undefined
}

export type Granted =
  | { ok: true; value: { order: OrderRow; refund: GrantedRefundRow } }
  | { ok: false; errors: GrantFault[] }

type GrantCtx = Pick<Ctx, 'database' | 'clock' | 'viewer' | 'changes'>

/** Grants a refund of an order, which must be there. */
export const grantRefund = (ctx: GrantCtx, orderId: string, grant: Grant): Promise<Granted> =>
  working(ctx, orderId, (client, order) => write(ctx, client, order, null, grant))

/** Changes a refund that was not paid out yet. */
export async function changeGrantedRefund(ctx: GrantCtx, id: number, grant: Grant): Promise<Granted> {
  const found = await findGrantedRefund(ctx.database.pool, id)
  if (!found) return { ok: false, errors: [fault('NOT_FOUND', 'id', 'There is no such granted refund.')] }
  return working(ctx, found.orderId, async (client, order) => {
    const refund = await findGrantedRefund(client, id)
    if (!refund) return [fault('NOT_FOUND', 'id', 'There is no such granted refund.')]
    const status = grantedRefundStatus(await eventsOfGrantedRefunds(client, [id]))
    if (status === 'PENDING' || status === 'SUCCESS')
      return [fault('INVALID', null, 'A granted refund that is paid out, or about to be, is not changed any more.')]
    return write(ctx, client, order, refund, grant)
  })
}

/** Runs `work` with the order locked; a list of faults rolls back what it did. */
async function working(
  ctx: GrantCtx,
  orderId: string,
  work: (client: PoolClient, order: OrderRow) => Promise<GrantedRefundRow | GrantFault[]>,
): Promise<Granted> {
  let faults: GrantFault[] = []
  const done = await changing(ctx, async (change) => {
    const order = (await lockOrder(change.client, orderId))!
    const refund = await work(change.client, order)
    if (Array.isArray(refund)) {
      faults = refund
      return { ok: false as const, errors: [] }
    }
    const held = await amountsOfOrder(change.client, orderId)
    const sums = {
      totalCharged: held.charged,
      totalAuthorized: held.authorized,
      totalChargePending: held.chargePending,
      ...(await orderPaidStatusOf(change.client, order, held)),
    }
    await changeState(change.client, order, { sums }, ctx.clock.now())
    return { ok: true as const, value: refund }
  })
  if (!done.ok) return { ok: false, errors: faults }
  return { ok: true, value: { order: (await findOrder(ctx.database.pool, orderId))!, refund: done.value } }
}

type Pieces = Pick<GrantedRefundLineRow, 'orderLineId' | 'quantity'>

/** What pieces cost that are refunded after others. All of a line come to what the line cost. */
function costOf(lines: readonly Pieces[], orderLines: readonly OrderLineRow[], others: readonly Pieces[]): number {
  const taken = new Map<string, number>()
  const take = ({ orderLineId, quantity }: Pieces): [from: number, to: number] => {
    const from = taken.get(orderLineId) ?? 0
    taken.set(orderLineId, from + quantity)
    return [from, from + quantity]
  }
  others.forEach(take)
  return lines.reduce((n, piece) => {
    const { totalGross, quantity } = orderLines.find(({ id }) => id === piece.orderLineId)!
    return n + partOf(totalGross, quantity, ...take(piece))
  }, 0)
}

async function write(
  ctx: GrantCtx,
  client: PoolClient,
  order: OrderRow,
  before: GrantedRefundRow | null,
  grant: Grant,
): Promise<GrantedRefundRow | GrantFault[]> {
  const others = (await grantedRefundsOfOrders(client, [order.id])).filter((r) => r.id !== before?.id)
  const [orderLines, otherLines, ownLines] = [
    await orderLinesOf(client, [order.id]),
    await linesOfGrantedRefunds(
      client,
      others.map((r) => r.id),
    ),
    before ? await linesOfGrantedRefunds(client, [before.id]) : [],
  ]
  const removed = grant.removeLines.map(({ key }) => key)
  const kept = ownLines.filter((l) => !removed.includes(l.id))
  const faults: GrantFault[] = []
  const notOwn = grant.removeLines.filter(({ key }) => !ownLines.some((l) => l.id === key))
  if (notOwn.length)
    faults.push(
      fault(
        'INVALID',
        'removeLines',
        'The refund has no such lines.',
        notOwn.map(({ id, key }) => ({
          field: 'id',
          code: key === null ? 'GRAPHQL_ERROR' : 'NOT_FOUND',
          message: 'The refund has no such line.',
          lineId: id,
        })),
      ),
    )
  const atFault = lineFaults(grant.addLines, orderLines, [...otherLines, ...kept])
  if (atFault.length)
    faults.push(fault('INVALID', before ? 'addLines' : 'lines', 'Some lines cannot be refunded.', atFault))
  if (grant.shipping && others.some((r) => r.shippingCostsIncluded))
    faults.push(fault('SHIPPING_COSTS_ALREADY_GRANTED', 'grantRefundForShipping', 'The delivery was refunded already.'))
  const transactionId = grant.transactionId ?? before?.transactionId ?? null
  const payment = transactionId === null ? null : await findTransaction(client, transactionId)
  if (grant.transactionId && payment?.orderId !== order.id)
    faults.push(fault(payment ? 'INVALID' : 'NOT_FOUND', 'transactionId', 'The order has no such transaction.'))
  if (faults.length) return faults

  const shipping = grant.shipping ?? before?.shippingCostsIncluded ?? false
  const lines = [...kept, ...grant.addLines.map((l) => ({ orderLineId: l.key!, quantity: l.quantity }))]
  const isCounted = grant.addLines.length > 0 || grant.removeLines.length > 0 || grant.shipping !== undefined
  const counted = costOf(lines, orderLines, otherLines) + (shipping ? order.shippingGross : 0)
  const amount = grant.amount ?? (isCounted || !before ? counted : before.amount)
  if (payment && amount > payment.charged)
    return [fault('AMOUNT_GREATER_THAN_AVAILABLE', 'amount', 'That is more than the transaction has charged.')]
  const now = ctx.clock.now()
  const row = {
    orderId: order.id,
    transactionId,
    amount,
    reason: grant.reason ?? before?.reason ?? '',
    reasonPageId: grant.reasonPageId === undefined ? (before?.reasonPageId ?? null) : grant.reasonPageId,
    shippingCostsIncluded: shipping,
    updatedAt: now,
  }
  const refund = before
    ? await updateRow(client, grantedRefunds, before.id, row)
    : await insertRow(client, grantedRefunds, { ...row, ...actorOf(causeOf(ctx)), createdAt: now })
  if (removed.length)
    await deleteGrantedRefundLines(
      client,
      refund.id,
      removed.flatMap((id) => id ?? []),
    )
  for (const l of grant.addLines)
    await insertRow(client, grantedRefundLines, {
      grantedRefundId: refund.id,
      orderLineId: l.key!,
      quantity: l.quantity,
      reason: l.reason,
      reasonPageId: l.reasonPageId,
    })
  return refund
}
