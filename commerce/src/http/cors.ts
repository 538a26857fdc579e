/**
 * CORS headers of `/graphql/` and of the JSON endpoints for staff. Every origin is allowed, as with a real Saleor, so
 * that its Dashboard may run anywhere. Cookies are allowed, because Dashboard renews its session by a refresh token in
 * a cookie. A hostile page gains nothing: the caller is read from the Authorization header alone, which no browser adds
 * by itself. The cookie counts only with the CSRF token that signing in answered, which no page of another origin can
 * read. It is SameSite=Lax, so browsers send it from pages of the same site only.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { CHANGES_HEADER } from './told-changes.ts'

const ALLOWED_HEADERS = [
  'accept',
  'apollo-require-preflight',
  'authorization',
  'authorization-bearer',
  'baggage',
  'content-type',
  'sentry-trace',
  'source-service-name',
  'traceparent',
  'tracestate',
]

/** Seconds for which a browser need not ask again. */
const PREFLIGHT_KEPT = '600'

/**
 * Headers for an answer to a request. An opaque origin, which a browser calls `null`, is any sandboxed page, so it gets
 * no answer to a request with cookies.
 */
export function corsHeaders({ origin }: Pick<IncomingHttpHeaders, 'origin'>): Record<string, string> {
  const told = { vary: 'Origin', 'access-control-expose-headers': CHANGES_HEADER }
  return origin && origin !== 'null'
    ? { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', ...told }
    : { 'access-control-allow-origin': '*', ...told }
}

/** Headers for the answer to a browser that asks whether a page may send its request. */
export const preflightHeaders = (
  headers: Pick<IncomingHttpHeaders, 'origin'>,
  methods = 'POST, OPTIONS',
): Record<string, string> => ({
  ...corsHeaders(headers),
  'access-control-allow-methods': methods,
  'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
  'access-control-max-age': PREFLIGHT_KEPT,
})
