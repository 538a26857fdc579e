/** What happened to an order, field by field. */
import { toGlobalId } from '../../domain/global-id.ts'
import type { GraphqlContext } from '../context.ts'
import { resolversOf } from '../resolver-types.ts'
import { money } from '../shared/money.ts'
import { eventActors, fulfillmentLoaders } from './fulfillments.ts'
import { orderLoaders } from './loaders.ts'
import { type EventDiscount, type EventLine, lineSources, type OrderEventSource } from './sources.ts'

const orderOf = async (e: OrderEventSource, ctx: GraphqlContext) => (await orderLoaders(ctx).byId.load(e.orderId))!

/** A parameter of the event; null where it has none of that name. */
const given = <T>(e: OrderEventSource, name: string): T | null => (e.parameters?.[name] as T | undefined) ?? null

const plain =
  <T>(name: string) =>
  (e: OrderEventSource): T | null =>
    given<T>(e, name)

export const orderEventTypes = resolversOf({
  OrderEvent: {
    id: (e) => toGlobalId('OrderEvent', e.id),
    date: (e) => e.createdAt,
    ...eventActors,
    message: plain<string>('message'),
    amount: plain<number>('amount'),
    email: plain<string>('email'),
    emailType: plain('emailType'),
    paymentId: plain<string>('paymentId'),
    paymentGateway: plain<string>('paymentGateway'),
    quantity: plain<number>('quantity'),
    composedId: plain<string>('composedId'),
    orderNumber: async (e, _, ctx) => String((await orderOf(e, ctx)).number),
    invoiceNumber: plain<string>('invoiceNumber'),
    oversoldItems: plain<string[]>('oversoldItems'),
    transactionReference: plain<string>('transactionReference'),
    shippingCostsIncluded: plain<boolean>('shippingCostsIncluded'),
    reference: plain<string>('reference'),
    lines: async (e, _, ctx) => {
      const lines = given<EventLine[]>(e, 'lines')
      if (!lines) return null
      const order = await orderOf(e, ctx)
      return lines.map((line) => ({ ...line, order }))
    },
    fulfilledItems: async (e, _, ctx) => {
      if (e.type !== 'FULFILLMENT_FULFILLED_ITEMS') return null
      const order = await orderOf(e, ctx)
      const lines = await fulfillmentLoaders(ctx).lines.loadMany(given<number[]>(e, 'fulfillments') ?? [])
      return lines.flatMap((found) => {
        if (found instanceof Error) throw found
        return found.map((row) => ({ row, order }))
      })
    },
    warehouse: async (e, _, ctx) => {
      const id = given<string>(e, 'warehouseId')
      return id === null ? null : ctx.loaders.warehouseById.load(id)
    },
    relatedOrder: async (e, _, ctx) => {
      const id = given<string>(e, 'relatedOrderId')
      return id === null ? null : orderLoaders(ctx).byId.load(id)
    },
    related: async (e, _, ctx) => {
      const id = given<number>(e, 'relatedId')
      return id === null ? null : orderLoaders(ctx).eventById.load(id)
    },
    discount: async (e, _, ctx) => {
      const discount = given<EventDiscount>(e, 'discount')
      return discount && { discount, currency: (await orderOf(e, ctx)).currency }
    },
  },

  OrderEventOrderLineObject: {
    quantity: (l) => l.quantity,
    orderLine: async ({ lineId, order }, _, ctx) =>
      (await lineSources(ctx, order)).find((l) => l.row.id === lineId) ?? null,
    itemName: async ({ lineId, item, order }, _, ctx) => {
      if (item !== undefined) return item
      const line = (await lineSources(ctx, order)).find((l) => l.row.id === lineId)
      if (line) return `${line.row.productName} (${line.row.variantName})`
      // The event of a line's removal keeps its name, also for the events before it.
      const events = await orderLoaders(ctx).events.load(order.id)
      const told = events.flatMap((event) => given<EventLine[]>(event, 'lines') ?? [])
      return told.find((other) => other.lineId === lineId && other.item !== undefined)?.item ?? null
    },
    discount: ({ discount, order }) => (discount ? { discount, currency: order.currency } : null),
  },

  OrderEventDiscountObject: {
    valueType: ({ discount }) => discount.valueType,
    value: ({ discount }) => discount.value,
    reason: ({ discount }) => discount.reason,
    amount: ({ discount, currency }) => money(discount.amount, currency),
    oldValueType: ({ discount }) => discount.oldValueType ?? null,
    oldValue: ({ discount }) => discount.oldValue ?? null,
    oldAmount: ({ discount, currency }) =>
      discount.oldAmount === undefined ? null : money(discount.oldAmount, currency),
  },
})
