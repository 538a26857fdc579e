/** What every use-case and resolver gets: the database, the clock, ids, who asks, and the providers. */
import type { Database } from './db/connect.ts'
import type { PersonalRecords } from './domain/privacy/person.ts'
import type { CatalogueChanges } from './domain/catalogue/changes.ts'
import type { MailAddress, MailTransport } from './domain/mail/port.ts'
import type { MediaStorage } from './domain/media/port.ts'
import type { PaymentGateways } from './domain/payment/port.ts'

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
  isStaff: boolean
  isSuperuser: boolean
  /** Of all the user's groups; none for customers. A superuser may do everything, whatever stands here. */
  permissions: ReadonlySet<string>
  /** Channels that staff may see and change; null: all. */
  channelIds: ReadonlySet<number> | null
}

export interface Clock {
  now(): Date
}

/** What rules need to know of how the service was started. */
export interface Settings {
  mode: 'demo' | 'production'
  /** Where the shop is reached from outside, without a slash at the end. Null: as the request says. */
  publicUrl: string | null
  /** Hosts that links in mails may lead to, besides the one that was asked and those under it. */
  redirectHosts: readonly string[]
  rateLimits: boolean
  /** Whose password alone does not sign in, whether they have switched the second step on or not; left out: nobody's. */
  secondFactor?: 'off' | 'superusers' | 'staff'
  /** Left out: mails wait in the database. */
  mail?: {
    /** Who writes, where the shop's settings do not say. */
    from: MailAddress
  }
  /** Of the shop's people; left out: as the shop's own data or the sender of its mails say. */
  contactEmail?: string | null
}

/** The parts that live as long as the process. */
export interface Services {
  database: Database
  settings: Settings
  clock: Clock
  uuid: () => string
  media: MediaStorage
  /** Whatever changes the catalogue tells it here. */
  changes: CatalogueChanges
  gateways: PaymentGateways
  /** Null: mails wait. */
  mails: MailTransport | null
  /** What other rooms keep of people: part of what is handed out and of what is forgotten. */
  personalRecords: readonly PersonalRecords[]
}

/** A cookie to be set with the answer. */
export interface Cookie {
  name: string
  value: string
  /** Seconds; 0 removes it. */
  maxAge: number
}

/** The parts that live as long as one request. */
export interface Ctx extends Services {
  /** Reading its `kind` throws a coded error when the request came with a token of ours that is no longer good. */
  viewer: Viewer
  /** Origin the client used, such as `https://eu.example.com`. */
  origin: string
  remoteAddress: string
  /** What the client calls itself; empty where it does not say. */
  userAgent: string
  /** Cookies that came with the request. */
  cookies: ReadonlyMap<string, string>
  /** Cookies that go with the answer. */
  setCookies: Cookie[]
}

/** Whether the viewer has one of the permissions: an app by its own, staff by their groups, a superuser always. */
export function hasPermission(ctx: Pick<Ctx, 'viewer'>, ...anyOf: string[]): boolean {
  const { viewer } = ctx
  if (viewer.kind === 'anonymous') return false
  if (viewer.kind === 'user' && viewer.isSuperuser) return true
  return anyOf.some((p) => viewer.permissions.has(p))
}

/** The signed-in user, or null for apps and anonymous clients. */
export const userOf = ({ viewer }: Pick<Ctx, 'viewer'>): UserViewer | null => (viewer.kind === 'user' ? viewer : null)

/** Any member of staff, whatever their permissions, and any app. */
export const isStaffOrApp = ({ viewer }: Pick<Ctx, 'viewer'>): boolean =>
  viewer.kind === 'app' || (viewer.kind === 'user' && viewer.isStaff)
