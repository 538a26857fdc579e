/**
 * The span of each request: its method, the pattern of its path and its status. The path itself, its query, headers and
 * the visitor's address are left out.
 */
import { METHODS } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { areTracesCollected, type Span, startSpan } from '@semena/commerce/tracing'
import type { Among } from './proxies.ts'

/** Asked for all the time by machines, and of no interest. */
const QUIET = /^\/(?:api\/health\/?|metrics)(?:\?|$)/

const spans = new WeakMap<IncomingMessage, Span>()

/**
 * Begins the span of a request; null while nobody collects traces. The trace of a caller is continued where a trusted
 * proxy says so. Anybody else's is named as a link, so that strangers decide nothing about the shop's traces.
 */
export function beginRequest(
  request: IncomingMessage,
  idOf: (request: IncomingMessage) => string,
  isProxy: Among,
): Span | null {
  if (!areTracesCollected() || QUIET.test(request.url ?? '')) return null
  const { method = '', headers, socket } = request
  const known = METHODS.includes(method) ? method : '_OTHER'
  const { traceparent } = headers
  const span = startSpan(
    known,
    { kind: 'server', attributes: { 'http.request.method': known } },
    {
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      isBelieved: traceparent !== undefined && isProxy(socket.remoteAddress),
    },
  )
  if (!span) return null
  span.set({ 'semena.request.id': idOf(request) })
  spans.set(request, span)
  return span
}

/** Names a request by the pattern of its route, which is asked for only where the request has a span. */
export function nameRoute(request: IncomingMessage, patternOf: (path: string) => string): void {
  const span = spans.get(request)
  if (!span) return
  const route = patternOf((request.url ?? '/').split('?', 1)[0]!)
  span.rename(`${request.method} ${route}`)
  span.set({ 'http.route': route })
}

export function endRequest(request: IncomingMessage, status: number): void {
  const span = spans.get(request)
  if (!span) return
  spans.delete(request)
  span.set({ 'http.response.status_code': status })
  if (status >= 500) span.fail(String(status))
  span.end()
}
