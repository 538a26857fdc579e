/**
 * Headers for a cache in front of the shop. Only public pages may be stored; every other answer forbids it explicitly,
 * because some caches store whatever does not.
 */
import type { CdnSettings } from '@semena/commerce/settings'
import type { FastifyInstance } from 'fastify'

/** The tag of every page, and that of a stored file by its name, as the service purges them. */
const ALL_PAGES = 'shop'
const FILE = /^\/(?:media|thumbnail)\/(?:[\w.-]+\/)*?([\w-]+)\.\w+(?:[/?]|$)/
/** How long an old page may be shown while a new one is fetched, and while the shop does not answer. Seconds. */
const WHILE_RENEWED = 60
const WHILE_AWAY = 86_400

export interface CdnHeaders {
  /** For a page that may be kept. Null where this cache could not tell its visitors apart. */
  kept(tags: readonly string[], byCookie: boolean): [string, string][] | null
  /** For a page that everybody may see and that will be another one in a moment. */
  passing(tags: readonly string[]): [string, string][]
  /** For what is one visitor's own, or must not be kept for another reason. */
  refused: [string, string][]
  /** For a stored file that may be kept for good. */
  file(path: string): [string, string][]
}

/** The headers that this kind of cache reads, with its own names for how long and for the tags. */
export function cdnHeaders({ kind, seconds }: CdnSettings): CdnHeaders {
  const age = { fastly: 'surrogate-control', cloudflare: 'cloudflare-cdn-cache-control', varnish: 'cdn-cache-control' }[
    kind
  ]
  const tagged = (tags: readonly string[]): [string, string] =>
    kind === 'cloudflare' ? ['cache-tag', tags.join(',')] : ['surrogate-key', tags.join(' ')]
  const life = `max-age=${seconds}, stale-while-revalidate=${WHILE_RENEWED}, stale-if-error=${WHILE_AWAY}`
  return {
    // Cloudflare keeps one page for all cookies, whatever Vary says.
    kept: (tags, byCookie) =>
      byCookie && kind === 'cloudflare'
        ? null
        : [[age, life], tagged([ALL_PAGES, ...tags]), ...(byCookie ? [['vary', 'cookie'] as [string, string]] : [])],
    // A cache that keeps it all the same is told when it is out of date.
    passing: (tags) => [[age, 'max-age=0'], tagged([ALL_PAGES, ...tags])],
    refused: [[age, 'no-store']],
    file: (path) => {
      const name = FILE.exec(path)?.[1]
      return name ? [tagged([`file-${name}`])] : []
    },
  }
}

/** The value of Cache-Control that also forbids caches to keep an answer which pay no heed to `no-store`. */
export const privately = (control: string): string =>
  /\bprivate\b/.test(control) ? control : `private, ${control || 'no-store'}`

/** Adds the headers to everything that is no page: files and scripts may be kept, all other answers may not. */
export function addCdnHeaders(app: FastifyInstance, headers: CdnHeaders): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const control = String(reply.getHeader('cache-control') ?? '')
    const isPublic =
      /\bpublic\b/.test(control) &&
      !reply.hasHeader('set-cookie') &&
      [200, 206, 302, 304].includes(reply.statusCode) &&
      (request.method === 'GET' || request.method === 'HEAD')
    if (!isPublic) void reply.header('cache-control', privately(control))
    for (const [name, value] of isPublic ? headers.file(request.url) : headers.refused) void reply.header(name, value)
    done(null, payload)
  })
}
