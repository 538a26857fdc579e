/** What the domain needs to tell and ask apps: payloads made by GraphQL, and requests that leave the machine. */
import type { WebhookEventTypeEnum } from '@semena/contract/enums'
import type { Viewer } from '../viewer.ts'
import type { Result } from '../result.ts'

/** Where a shop without a public address says that it is reached. */
export const ORIGIN_WITHOUT_ADDRESS = 'http://localhost'

/** An event on its way to one app. */
export interface HookEvent {
  type: WebhookEventTypeEnum
  /** The GraphQL type and the key of what it is about. */
  subjectType: string
  subjectKey: string
  /** The last state of something deleted, and what else belongs to the event. */
  snapshot: Record<string, unknown> | null
  issuedAt: Date
  /** Who made it happen; both null for shoppers and for what happens by itself. */
  userId: number | null
  actorAppId: number | null
  /** Whom it goes to. */
  app: HookApp
  /** Who reads the payload in the app's place, when it is tried out. */
  viewer?: Viewer
}

/** The app whose permissions decide what the payload may hold. */
export interface HookApp {
  id: number
  identifier: string
  permissions: readonly string[]
}

export type QueryCode = 'SYNTAX' | 'GRAPHQL_ERROR' | 'MISSING_SUBSCRIPTION' | 'UNABLE_TO_PARSE' | 'MISSING_EVENT'

/** Makes payloads by running subscription queries on the service's own schema. */
export interface EventPayloads {
  /** Whether there are events of this name. */
  isEvent(name: unknown): name is WebhookEventTypeEnum
  /** Checks a subscription query, and answers the names of the events that it asks for. */
  check(query: string): Result<string[], QueryCode>
  /** The payload as JSON; null where the query wants nothing of this event. */
  make(query: string, event: HookEvent, origin: string): Promise<unknown>
}

/** Most bytes of an ordinary answer from outside. */
export const MOST_ANSWER_BYTES = 1 << 20

/** A request to an address that people entered. */
export interface OutsideRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Milliseconds that everything together may take. */
  patienceMs: number
  mostBytes: number
  /** Whether it goes to an app of the shop, which may continue the trace of what it is told or asked. */
  isToApp?: boolean
}

export interface OutsideAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends requests to addresses that people entered, as far as they are allowed. Throws an `OutsideFault`. */
export interface OutsideWeb {
  send(request: OutsideRequest): Promise<OutsideAnswer>
}
