/** Events of orders, their parcels and invoices, of checkouts and payments. */
import { findInvoice } from '../../db/queries/invoice/invoice.ts'
import { findOrder } from '../../db/queries/order/order.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import { about, fact, needed } from './about.ts'
import type { EventSource } from './sources.ts'
import { subject } from './subject.ts'

const order = { ...about, order: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Order') }
const checkout = {
  ...about,
  checkout: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Checkout'),
}
const bulkCreated = {
  ...about,
  orders: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Order')
    return found ? [found] : []
  },
}
const fulfillment = {
  ...about,
  fulfillment: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Fulfillment'),
  order: async (e: EventSource, _: unknown, ctx: GraphqlContext) =>
    (await subject(ctx, e, 'Fulfillment'))?.order ?? null,
}
const notified = { ...fulfillment, notifyCustomer: (e: EventSource) => e.snapshot?.notifyCustomer !== false }
const transaction = {
  ...about,
  transaction: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'TransactionItem'),
}

/** The order of an invoice stays, also where the invoice is gone. */
const orderOf = async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
  const id = fact('orderId')(e) ?? (await findInvoice(ctx.database.pool, Number(e.subjectKey)))?.orderId
  return id === undefined ? null : findOrder(ctx.database.pool, id)
}
const invoice = {
  ...about,
  invoice: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Invoice'),
  order: orderOf,
}

export const orderEvents = {
  DraftOrderCreated: order,
  DraftOrderUpdated: order,
  DraftOrderDeleted: order,
  OrderCreated: order,
  OrderUpdated: order,
  OrderConfirmed: order,
  OrderPaid: order,
  OrderFullyPaid: order,
  OrderRefunded: order,
  OrderFullyRefunded: order,
  OrderFulfilled: order,
  OrderCancelled: order,
  OrderExpired: order,
  OrderMetadataUpdated: order,
  CheckoutCreated: checkout,
  CheckoutUpdated: checkout,
  CheckoutFullyPaid: checkout,
  CheckoutFullyAuthorized: checkout,
  CheckoutMetadataUpdated: checkout,
  FulfillmentTrackingNumberUpdated: fulfillment,
  FulfillmentCanceled: fulfillment,
  FulfillmentMetadataUpdated: fulfillment,
  TransactionItemMetadataUpdated: transaction,
  OrderBulkCreated: bulkCreated,
  FulfillmentCreated: notified,
  FulfillmentApproved: notified,
  InvoiceRequested: {
    ...invoice,
    order: async (e, _, ctx) => needed(await orderOf(e, _, ctx)),
  },
  InvoiceDeleted: invoice,
  InvoiceSent: invoice,
} satisfies Partial<Resolvers>
