/** The mail that tells a customer that goods are on their way. */
import type { PoolClient } from 'pg'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { putMail } from '../mail/put.ts'

/** Puts the mail down, once for each `onceKey`: whoever asks for it again by another key has it mailed again. */
export const notifyShipped = (
  client: PoolClient,
  order: OrderRow,
  fulfillmentId: number,
  onceKey = `order-shipped:${fulfillmentId}`,
): Promise<void> =>
  putMail(client, {
    kind: 'order-shipped',
    recipient: order.userEmail,
    languageCode: order.languageCode,
    payload: { orderId: order.id, fulfillmentId },
    onceKey,
  })
