/** Who causes an event of a payment, as `transaction_events.cause` stores it. */
import type { Ctx } from '../../context.ts'
import type { Actor } from '../../db/queries/order/order-event.ts'

/** The cause of an event that a request brings about: its user or app, else the payment page. */
export function causeOf({ viewer }: Pick<Ctx, 'viewer'>): string {
  if (viewer.kind === 'user') return `user:${viewer.userId}`
  return viewer.kind === 'app' ? `app:${viewer.appId}` : 'page'
}

/** The person or app that an order's event names; neither where the cause is something else. */
export function actorOf(cause: string): Actor {
  const [, kind, id] = /^(user|app):(\d+)$/.exec(cause) ?? []
  return { userId: kind === 'user' ? Number(id) : null, appId: kind === 'app' ? Number(id) : null }
}
