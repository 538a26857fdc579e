/** Reads the orders that mails are about: those that are asked for at the same moment with two statements in all. */
import DataLoader from 'dataloader'
import { mailedOrders, type OrderMailParts } from '../../db/queries/mail/mail.ts'
import { type OrderLineRow, orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import type { Queryable } from '../../db/statements/statement.ts'

export interface MailedOrder {
  order: OrderRow
  parts: OrderMailParts
  lines: OrderLineRow[]
}

/** Gives an order with everything that a mail about it tells; null when it has been deleted. */
export type OrderReader = (orderId: string) => Promise<MailedOrder | null>

/** A reader that remembers what it read, so it must not live longer than the mails that are written together. */
export function orderReader(db: Queryable): OrderReader {
  const loader = new DataLoader<string, MailedOrder | null>(async (ids) => {
    const [found, lines] = await Promise.all([mailedOrders(db, ids), orderLinesOf(db, ids)])
    const byId = new Map(found.map((one) => [one.order.id, one]))
    const linesOf = Map.groupBy(lines, (line) => line.orderId)
    return ids.map((id) => {
      const one = byId.get(id)
      return one ? { ...one, lines: linesOf.get(id) ?? [] } : null
    })
  })
  return (orderId) => loader.load(orderId)
}
