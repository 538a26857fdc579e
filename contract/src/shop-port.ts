/** What the shop's process hands to the storefront's server: doors to GraphQL and to its own API, and settings, left under global symbols. */
import type { Language } from './limits.ts'

/** One operation from the storefront's server to the commerce service. */
export interface GraphqlPortRequest {
  query: string
  variables?: Record<string, unknown>
  operationName?: string
  /** `host` of the visitor's request goes into absolute addresses; `authorization` as the client would send it. */
  headers?: Record<string, string>
  /** The visitor's address, so that limits count the visitor and not the shop itself. */
  remoteAddress?: string
}

export interface GraphqlPortAnswer {
  status: number
  /** The JSON that the service answered, parsed. */
  body: unknown
}

/** Throws when the service cannot be reached or its answer is not JSON. */
export type GraphqlPort = (request: GraphqlPortRequest) => Promise<GraphqlPortAnswer>

/**
 * The shop's own API (`/api/…`), for forms that a browser sent to the storefront because it runs no scripts. The request
 * says by `x-forwarded-for` from which single address the visitor came. Throws when the API cannot be reached.
 */
export type OwnApiPort = (request: Request) => Promise<Response>

/** Never sent to a browser as it is: it holds secrets. */
export interface ServerSettings {
  mode: 'demo' | 'production'
  /** In production: orders can be paid without money, and every page says so. */
  testPayments: boolean
  /** Where the shop is reached from outside, without a slash at the end. Null: as the request says. */
  publicUrl: string | null
  defaultChannel: string
  /** An outside service for browser and server; null: ours, at `/graphql/` of the same origin and through the port. */
  graphqlUrl: string | null
  /** May list the channels and nothing else; null when an outside service gave none. A secret. */
  appToken: string | null
  /** The router's `ssr.nonce`. The shop hashes the inline scripts that carry it and takes it out of the page. A secret. */
  cspNonce: string
}

/**
 * A request that reaches the storefront's handler says by its URL under which origin the visitor came, and by
 * `x-forwarded-for` from which single address; the shop has judged both. A page that may be kept for others gets no
 * other header of the visitor.
 */
export const VISITOR_ADDRESS_HEADER = 'x-forwarded-for'

/** What a build of the storefront exports by default. */
export interface StorefrontServer {
  fetch(request: Request): Response | Promise<Response>
  /**
   * Names in an address' search that the page under this path knows. All others change nothing on the page, and the
   * shop leaves them out of the address that is rendered and kept.
   */
  searchNames(pathname: string): readonly string[]
}

/** What stands on the picture of a shared page. Texts are in the page's language, ready to be set. */
export interface ShareCard {
  title: string
  /** A line above the title, and one in italics below it. */
  over?: string | undefined
  under?: string | undefined
  /** Running text, where there are no facts. */
  text?: string | undefined
  genotype?: { indica: number; left: string; right: string } | undefined
  facts?: ShareFact[]
  /** Where the picture beside the words lies; without one the shop's mark stands there. */
  picture?: string | undefined
}

export interface ShareFact {
  kind: 'thc' | 'weeks' | 'height'
  label: string
  from: number
  to: number
  text: string
}

/** Draws a card as a JPEG of 1200 × 630. */
export type SharePort = (card: ShareCard) => Promise<Uint8Array>
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** `globalThis[SHARE_PORT]` is a `SharePort`; without the shop's process there is none. */
export const SHARE_PORT = Symbol.for('semena.share')
/** `globalThis[GRAPHQL_PORT]` is a `GraphqlPort`: ours in the same process, or the outside service by fetch. */
export const GRAPHQL_PORT = Symbol.for('semena.graphql')
/** `globalThis[OWN_API_PORT]` is an `OwnApiPort`; without the shop's process there is none. */
export const OWN_API_PORT = Symbol.for('semena.own-api')
/** `globalThis[SERVER_SETTINGS]` is the `ServerSettings`. */
export const SERVER_SETTINGS = Symbol.for('semena.settings')

/**
 * Remembers the language a visitor chose; the shop's page cache keeps `/` apart by it, since only there it redirects.
 * Written by the browser, one of `LANGUAGES`.
 */
export const LANGUAGE_COOKIE = 'semena_language'
export type LanguageCookie = Language

/** `globalThis[CHANGES_HEARD]` counts the changes of the catalogue that this process has heard of; see `changesHeard`. */
const CHANGES_HEARD = Symbol.for('semena.changes')
type Heard = { [CHANGES_HEARD]?: number }

/** What the storefront's server keeps is of no use once this number is another. In front of an outside service it stays. */
export const changesHeard = (): number => (globalThis as Heard)[CHANGES_HEARD] ?? 0

/** The shop's process heard of a change. */
export const noteChange = (): void => {
  ;(globalThis as Heard)[CHANGES_HEARD] = changesHeard() + 1
}

/** Response header of a page: names, separated by spaces, by which the page cache forgets it. Taken off on the way out. */
export const CACHE_TAGS_HEADER = 'x-cache-tags'
