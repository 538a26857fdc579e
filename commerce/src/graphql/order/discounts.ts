/**
 * What was taken off an order and its lines. In channels that keep Saleor's older way, a voucher for single lines of a
 * checkout shows as one discount of the order.
 */
import type { LineDiscount } from '../../db/tables/index.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { toDecimal } from '../../domain/money.ts'
import type { GraphqlContext } from '../context.ts'
import { shopData } from '../shared/channel.ts'
import { money } from '../shared/money.ts'
import { orderLoaders } from './loaders.ts'
import { lineSources, type OrderDiscountSource, type OrderLineSource, type OrderSource } from './sources.ts'

/** Whether vouchers for single lines show with the order. */
const showsWithOrder = async (order: OrderSource, ctx: GraphqlContext): Promise<boolean> =>
  order.origin === 'CHECKOUT' &&
  ((await shopData(ctx)).channelById.get(order.channelId)?.useLegacyLineDiscountPropagation ?? false)

export async function lineDiscounts({ row, order }: OrderLineSource, _: unknown, ctx: GraphqlContext) {
  const withoutVoucher = row.discounts.some((d) => d.type === 'VOUCHER') && (await showsWithOrder(order, ctx))
  return row.discounts.flatMap(({ unit, total, ...discount }, i) =>
    withoutVoucher && discount.type === 'VOUCHER'
      ? []
      : [
          {
            ...discount,
            // A line has at most one discount of a kind.
            id: toGlobalId('OrderLineDiscount', i === 0 ? row.id : `${row.id}:${discount.type}`),
            unit: money(unit, order.currency),
            total: money(total, order.currency),
          },
        ],
  )
}

export async function orderDiscounts(
  order: OrderSource,
  _: unknown,
  ctx: GraphqlContext,
): Promise<OrderDiscountSource[]> {
  const { currency } = order
  const found = (await orderLoaders(ctx).discounts.load(order.id)).map((row) => ({ row, currency }))
  if (!(await showsWithOrder(order, ctx))) return found
  const ofLines = (await lineSources(ctx, order)).flatMap(({ row: line }) =>
    line.discounts.filter((d) => d.type === 'VOUCHER').map((d): [string, LineDiscount] => [line.id, d]),
  )
  const [first] = ofLines
  if (!first) return found
  const [id, { name, translatedName, reason }] = first
  const amount = ofLines.reduce((n, [, d]) => n + d.total, 0)
  const value = toDecimal(amount, currency)
  const row = { id, orderId: order.id, type: 'VOUCHER' as const, name, translatedName, reason, amount, value }
  return [...found, { row: { ...row, valueType: 'FIXED' }, currency }]
}
