/** What was granted of an order's money, and what that leaves. */
import { hasPermission } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import { refundLoaders } from '../refund/sources.ts'
import type { Fields } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import { money } from '../shared/money.ts'
import type { OrderSource } from './sources.ts'

const grants = (o: OrderSource, ctx: GraphqlContext) => refundLoaders(ctx).ofOrder.load(o.id)

const granted = async (o: OrderSource, ctx: GraphqlContext): Promise<number> =>
  (await grants(o, ctx)).reduce((sum, refund) => sum + refund.amount, 0)

/** What was charged, or is about to be, above what the order costs after its granted refunds. */
const balance = async (o: OrderSource, ctx: GraphqlContext): Promise<number> =>
  o.totalCharged + o.totalChargePending - (o.totalGross - (await granted(o, ctx)))

export const refundFields = {
  grantedRefunds: async (o, _, ctx) => {
    if (!hasPermission(ctx, 'MANAGE_ORDERS')) throw permissionDenied()
    return (await grants(o, ctx)).map((row) => ({ row, order: o }))
  },
  totalBalance: async (o, _, ctx) => money(await balance(o, ctx), o.currency),
  totalGrantedRefund: async (o, _, ctx) => {
    if (!hasPermission(ctx, 'MANAGE_ORDERS')) throw permissionDenied()
    return money(await granted(o, ctx), o.currency)
  },
  totalRemainingGrant: async (o, _, ctx) => {
    if (!hasPermission(ctx, 'MANAGE_ORDERS')) throw permissionDenied()
    // Without a grant nothing is left of it, however much was paid too much.
    const [all, over] = [await granted(o, ctx), await balance(o, ctx)]
    return money(Math.max(0, Math.min(all, over)), o.currency)
  },
} satisfies Partial<Fields<'Order'>>
