/** Puts down the mails that follow from changes of an order, in the transaction of the change. */
import type { PoolClient } from 'pg'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { type Mail, putMail } from './put.ts'

type Addressed = Pick<OrderRow, 'id' | 'userEmail'> & { languageCode: string }

const about = (order: Addressed) => ({ recipient: order.userEmail, languageCode: order.languageCode })

/** The mail about a new order. `origin` is the address of the shop where the buyer ordered. */
export const placedMail = (order: Addressed, origin: string): Mail => ({
  kind: 'order-placed',
  ...about(order),
  payload: { orderId: order.id, origin },
  onceKey: `order-placed:${order.id}`,
})

export const notifyPlaced = (client: PoolClient, order: OrderRow, origin: string): Promise<void> =>
  putMail(client, placedMail(order, origin))

export const notifyPaid = (client: PoolClient, order: OrderRow): Promise<void> =>
  putMail(client, {
    kind: 'order-paid',
    ...about(order),
    payload: { orderId: order.id },
    onceKey: `order-paid:${order.id}`,
  })

export const notifyExpired = (client: PoolClient, order: OrderRow): Promise<void> =>
  putMail(client, {
    kind: 'order-expired',
    ...about(order),
    payload: { orderId: order.id },
    onceKey: `order-expired:${order.id}`,
  })

/** `eventId` is that of the payment's event, so that each refund is told once. */
export const notifyRefunded = (client: PoolClient, order: OrderRow, eventId: number, amount: number): Promise<void> =>
  putMail(client, {
    kind: 'order-refunded',
    ...about(order),
    payload: { orderId: order.id, amount },
    onceKey: `order-refunded:${eventId}`,
  })

/** A mail with a link to an invoice; it may be sent again. */
export const notifyInvoice = (client: PoolClient, order: OrderRow, invoiceId: number): Promise<void> =>
  putMail(client, { kind: 'order-invoice', ...about(order), payload: { orderId: order.id, invoiceId } })
