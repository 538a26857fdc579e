/** Who brings an event of a payment about, as `transaction_events.cause` keeps it. */
import type { Ctx } from '../../context.ts'
import type { Actor } from '../../db/queries/order-event.ts'

/** Of somebody who is signed in; a person or an app. */
export function causeOf({ viewer }: Pick<Ctx, 'viewer'>): string {
  if (viewer.kind === 'user') return `user:${viewer.userId}`
  return viewer.kind === 'app' ? `app:${viewer.appId}` : 'page'
}

/** Whom an order's event names; nobody, where no person and no app is behind it. */
export function actorOf(cause: string): Actor {
  const [, kind, id] = /^(user|app):(\d+)$/.exec(cause) ?? []
  return { userId: kind === 'user' ? Number(id) : null, appId: kind === 'app' ? Number(id) : null }
}
