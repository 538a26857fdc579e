/** What every use-case and resolver gets: the database, the clock, ids, who asks, and the providers. */
import type { Database } from './db/connect.ts'
import type { Loaders } from './graphql/loaders.ts'
import type { MediaStorage } from './providers/media/port.ts'
import type { PaymentGateways } from './providers/payment/port.ts'

/** Who sends the request. Accounts of customers and staff are not built yet; apps act with a token. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'app'; appId: number; identifier: string; permissions: ReadonlySet<string> }

export interface Clock {
  now(): Date
}

/** What the service is started with. */
export interface CommerceSettings {
  mode: 'demo' | 'production'
  /** Where the shop is reached from outside, without a slash at the end. Null: as the request says. */
  publicUrl: string | null
  /** Folder for media files. */
  mediaFolder: string
  /** Gateways that are switched on, by id. */
  gateways: readonly string[]
  rateLimits: boolean
  /** Whether clients may ask for the schema; they may unless it says false. */
  introspection?: boolean
}

/** The parts that live as long as the process. */
export interface Services {
  database: Database
  settings: CommerceSettings
  clock: Clock
  uuid: () => string
  media: MediaStorage
  gateways: PaymentGateways
}

/** The parts that live as long as one request. */
export interface Ctx extends Services {
  viewer: Viewer
  /** Origin the client used, such as `https://eu.example.com`. */
  origin: string
  remoteAddress: string
  loaders: Loaders
}

/** An app may do what its permissions say; nobody else may yet. */
export function may(ctx: Pick<Ctx, 'viewer'>, ...anyOf: string[]): boolean {
  const { viewer } = ctx
  return viewer.kind === 'app' && anyOf.some((p) => viewer.permissions.has(p))
}
