/** What every use-case and resolver gets: the database, the clock, ids, who asks, and the providers. */
import type { Database } from './db/driver/connect.ts'
import type { PersonalRecords } from './domain/privacy/person.ts'
import type { DemoKind } from './domain/demo/kinds.ts'
import type { CatalogChanges } from './domain/catalog/changes.ts'
import type { MailAddress, MailTransport } from './domain/mail/port.ts'
import type { MediaStorage } from './domain/media/port.ts'
import type { PaymentGateways } from './domain/payment/port.ts'
import type { ShippingApps } from './domain/checkout/app-methods.ts'
import type { TaxApps } from './domain/pricing/tax-apps.ts'
import type { EventPayloads, OutsideWeb } from './domain/webhook/port.ts'
import type { UserViewer, Viewer } from './domain/viewer.ts'

export type { UserViewer, Viewer } from './domain/viewer.ts'

export interface Clock {
  now(): Date
}

/** The settings that the domain needs. */
export interface Settings {
  mode: 'demo' | 'production'
  /** Origin at which visitors reach the shop, without a slash at the end; null when the request's own host is used. */
  publicUrl: string | null
  /** Hosts to which links in mails may lead, besides the host of the request and its subdomains. */
  redirectHosts: readonly string[]
  rateLimits: boolean
  /**
   * Who must have a second factor, whether they have switched on two-step sign-in or not; left out when nobody must.
   */
  secondFactor?: 'off' | 'superusers' | 'staff'
  /** Left out when mails wait in the database. */
  mail?: {
    /** The sender, where the shop's own data names none. */
    from: MailAddress
  }
  /** Address of the shop's people; left out when that of the shop's own data or the sender of its mails is meant. */
  contactEmail?: string | null
}

/** The parts that live as long as the process. */
export interface Services {
  database: Database
  settings: Settings
  clock: Clock
  uuid: () => string
  media: MediaStorage
  /** Code that changes the catalogue tells the change here. */
  changes: CatalogChanges
  gateways: PaymentGateways
  /** Brings the payment apps among the gateways up to date. */
  followPaymentApps: () => Promise<void>
  /** Null when mails wait in the outbox. */
  mails: MailTransport | null
  /** Requests to addresses that people entered. */
  web: OutsideWeb
  /** Makes what apps are told and asked. */
  payloads: EventPayloads
  /** Asks apps for the taxes of channels that have them worked out by one. */
  taxApps: TaxApps
  /** Asks apps for shipping methods beside the shop's own, and which are excluded. */
  shippingApps: ShippingApps
  /** What other packages keep of people, which is exported and forgotten with the rest. */
  personalRecords: readonly PersonalRecords[]
  /** What other packages keep that goes with the demo. */
  demoKinds?: readonly DemoKind[]
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
  /**
   * Reading its `kind` throws a coded error when the request came with a token of the service that is no longer valid.
   */
  viewer: Viewer
  /** Origin that the client used, such as `https://eu.example.com`. */
  origin: string
  remoteAddress: string
  /** The client's User-Agent header; empty when it sends none. */
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

/** The user who is signed in; null for apps, for the pages of apps that somebody looks at, and for anonymous clients. */
export const userOf = ({ viewer }: Pick<Ctx, 'viewer'>): UserViewer | null =>
  viewer.kind === 'user' && viewer.appId === null ? viewer : null

/** The channels to which whoever asks is limited; null for all of them. */
export const channelLimitOf = ({ viewer }: Pick<Ctx, 'viewer'>): ReadonlySet<number> | null =>
  viewer.kind === 'user' ? viewer.channelIds : null

/** Any member of staff, whatever their permissions, and any app. */
export const isStaffOrApp = ({ viewer }: Pick<Ctx, 'viewer'>): boolean =>
  viewer.kind === 'app' || (viewer.kind === 'user' && viewer.isStaff)
