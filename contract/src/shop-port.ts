/**
 * What the shop's process hands to the storefront's server under global symbols: ports to GraphQL and to its own API,
 * and settings.
 */
import type { Language } from './languages.ts'

/** One operation from the storefront's server to the commerce service. */
export interface GraphqlPortRequest {
  query: string
  variables?: Record<string, unknown>
  operationName?: string
  /**
   * `host` is that of the visitor's request and goes into absolute URLs; `authorization` is as the client would send
   * it.
   */
  headers?: Record<string, string>
  /** The visitor's address, so that limits count the visitor and not the shop itself. */
  remoteAddress?: string
  /** The id of the visitor's request, for the service's log. The shop's process adds it. */
  requestId?: string
}

export interface GraphqlPortAnswer {
  status: number
  /** The service's answer: parsed from JSON, or the object itself where nothing was sent. */
  body: unknown
}

/** Sends an operation. Throws when the service cannot be reached or its answer is not JSON. */
export type GraphqlPort = (request: GraphqlPortRequest) => Promise<GraphqlPortAnswer>

/**
 * The shop's own API (`/api/…`), for forms that a browser sent to the storefront because it runs no scripts. The request
 * says by `x-forwarded-for` from which single address the visitor came. Throws when the API cannot be reached.
 */
export type OwnApiPort = (request: Request) => Promise<Response>

/** Settings for the storefront's server. They hold secrets and must not be sent to a browser whole. */
export interface ServerSettings {
  mode: 'demo' | 'production'
  /** Whether orders in production can be paid without money, which every page then says. */
  testPayments: boolean
  /** Origin at which visitors reach the shop, without a slash at the end; null when the request's own host is used. */
  publicUrl: string | null
  defaultChannel: string
  /** Whether visitors' browsers measure how quick pages are for them. */
  measuresVisits: boolean
  /**
   * URL of an outside service; null for the shop's own, which browsers reach at `/graphql/` and the server through the
   * port.
   */
  graphqlUrl: string | null
  /** A token that may list the channels and nothing else; null when an outside service gave none. A secret. */
  appToken: string | null
  /**
   * The router's `ssr.nonce`. The shop hashes the inline scripts that carry it and removes it from the page. A secret.
   */
  cspNonce: string
}

/**
 * Header with the visitor's single address in requests to the storefront's handler. Their URL has the origin under
 * which the visitor came. The shop has checked both. A request for a page that may be cached carries no other header of
 * the visitor.
 */
export const VISITOR_ADDRESS_HEADER = 'x-forwarded-for'

/** What a build of the storefront exports by default. */
export interface StorefrontServer {
  fetch(request: Request): Response | Promise<Response>
  /**
   * Names of search parameters that the page under this path reads. All others change nothing on the page, and the shop
   * leaves them out of the URL that is rendered and cached.
   */
  searchNames(pathname: string): readonly string[]
  /** The pattern of the page under this path, such as `/sort/$slug`; undefined where there is no page. */
  pathPattern(pathname: string): string | undefined
}

/** What the picture of a shared page shows. Texts are in the page's language. */
export interface ShareCard {
  /** What the shop is called. */
  shop: string
  title: string
  /** A line above the title, and one in italics below it. */
  over?: string | undefined
  under?: string | undefined
  /** A paragraph, where there are no facts. */
  text?: string | undefined
  genotype?: { indica: number; left: string; right: string } | undefined
  facts?: ShareFact[]
  /** Address of the picture beside the words; without one a seed stands there. */
  picture?: string | undefined
  /** Address of a picture that stands for the whole card. */
  whole?: string | undefined
  /** The stylesheet of the owner's look; its name says the colours. */
  look?: string | undefined
  /** The address of the logo that stands in place of mark and name. */
  logo?: string | undefined
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
/**
 * `globalThis[GRAPHQL_PORT]` is a `GraphqlPort`: to the service in the same process, or by fetch to an outside service.
 */
export const GRAPHQL_PORT = Symbol.for('semena.graphql')
/** `globalThis[OWN_API_PORT]` is an `OwnApiPort`; without the shop's process there is none. */
export const OWN_API_PORT = Symbol.for('semena.own-api')
/** `globalThis[SERVER_SETTINGS]` is the `ServerSettings`. */
export const SERVER_SETTINGS = Symbol.for('semena.settings')

/**
 * Cookie with the language that a visitor chose, one of `LANGUAGES`. The browser writes it. The page cache caches `/`
 * once for each of its values, because only that page redirects by it.
 */
export const LANGUAGE_COOKIE = 'semena_language'
export type LanguageCookie = Language

/**
 * Cookie with the access token of somebody on the staff who looks at a draft. It holds for pages in a frame only, which
 * are those of the desk: other tabs of theirs show what visitors see (docs/rules.md#draft).
 */
export const PREVIEW_COOKIE = 'semena_preview'
export const isFramed = (destination: string | string[] | null | undefined): boolean => destination === 'iframe'

/** `globalThis[CHANGES_HEARD]` is the number of changes of the catalogue that this process has heard of. */
const CHANGES_HEARD = Symbol.for('semena.changes')
type Heard = { [CHANGES_HEARD]?: number }

/**
 * How many changes of the catalogue this process has heard of. What the storefront's server keeps is out of date once
 * the number differs. In front of an outside service it stays 0.
 */
export const changesHeard = (): number => (globalThis as Heard)[CHANGES_HEARD] ?? 0

/** Counts a change of which the shop's process has heard. */
export const noteChange = (): void => {
  ;(globalThis as Heard)[CHANGES_HEARD] = changesHeard() + 1
}

/**
 * Response header with a page's tags, separated by spaces, by which the page cache drops it. The shop removes it before
 * it answers.
 */
export const CACHE_TAGS_HEADER = 'x-cache-tags'
