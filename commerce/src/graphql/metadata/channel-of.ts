/** In which channel something was bought, by its type and key: staff of other channels neither read nor change it. */
import { findInvoice } from '../../db/queries/invoice.ts'
import { rowWithMetadata } from '../../db/queries/metadata.ts'
import { findOrder } from '../../db/queries/order.ts'
import { findTransaction } from '../../db/queries/payment.ts'
import { readCheckout } from '../../domain/checkout/change.ts'
import type { GraphqlContext } from '../context.ts'
import { requireChannel } from '../shared/permission.ts'

type ChannelOf = (ctx: GraphqlContext, key: string) => Promise<number | null | undefined>

const ofOrder = async (ctx: GraphqlContext, id: string | null | undefined) =>
  id == null ? null : (await findOrder(ctx.database.pool, id))?.channelId
const ofCheckout = async (ctx: GraphqlContext, id: string | null | undefined) =>
  id == null ? null : (await readCheckout(ctx, id))?.checkout.channel.id

/** What belongs to one channel, by its type. */
const CHANNELS: Readonly<Record<string, ChannelOf>> = {
  Order: ofOrder,
  OrderLine: async (ctx, key) => ofOrder(ctx, (await rowWithMetadata(ctx.database, 'orderLines', key))?.orderId),
  Fulfillment: async (ctx, key) =>
    ofOrder(ctx, (await rowWithMetadata(ctx.database, 'fulfillments', Number(key)))?.orderId),
  Invoice: async (ctx, key) => ofOrder(ctx, (await findInvoice(ctx.database.pool, Number(key)))?.orderId),
  TransactionItem: async (ctx, key) => {
    const found = await findTransaction(ctx.database.pool, key)
    return (await ofOrder(ctx, found?.orderId)) ?? ofCheckout(ctx, found?.checkoutId)
  },
  Checkout: ofCheckout,
  CheckoutLine: async (ctx, key) =>
    ofCheckout(ctx, (await rowWithMetadata(ctx.database, 'checkoutLines', key))?.checkoutId),
}

/** Throws PermissionDenied for staff of other channels than the one in which that was bought. */
export async function requireItsChannel(ctx: GraphqlContext, type: string, key: string | number): Promise<void> {
  const channelId = await CHANNELS[type]?.(ctx, String(key))
  if (channelId != null) requireChannel(ctx, channelId)
}
