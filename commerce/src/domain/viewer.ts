/** Who asks: everybody whom a request, or an event of an app, can stand for. */
import type { Actor } from '../db/queries/order/order-event.ts'

/** The user or app that events and records name. */
export const actorOf = ({ viewer }: { viewer: Viewer }): Actor => ({
  userId: viewer.kind === 'user' ? viewer.userId : null,
  appId: viewer.kind === 'app' ? viewer.appId : null,
})

/** Who sends the request: nobody in particular, a program with a token, or a customer or member of staff. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'app'; appId: number; identifier: string; permissions: ReadonlySet<string> }
  | UserViewer

export interface UserViewer {
  kind: 'user'
  userId: number
  /** The session whose token came with the request. */
  sessionId: string
  email: string
  /**
   * The app whose page acts for the user, by a token that the page got when they looked at it; null where they act
   * themselves.
   */
  appId: number | null
  isStaff: boolean
  /** Never so for the page of an app: it may do what its permissions say. */
  isSuperuser: boolean
  /**
   * Permissions of all the user's groups, and of those only what the page of an app may, where one acts for them; empty
   * for customers. A superuser may do everything, whatever stands here.
   */
  permissions: ReadonlySet<string>
  /** Ids of the channels that staff may see and change; null for all. */
  channelIds: ReadonlySet<number> | null
}
