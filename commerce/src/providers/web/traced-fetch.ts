/** Requests of providers, seen in traces by host, method and status: paths and headers may hold ids and keys. */
import { traced } from '../../tracing/trace.ts'

/** `fetch` with a span. No header of the trace is sent: it is nobody else's what happens in the shop. */
export const tracedFetch: typeof fetch = (input, init) => {
  const url = typeof input === 'string' ? URL.parse(input) : input instanceof URL ? input : URL.parse(input.url)
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return traced(
    method,
    { kind: 'client', attributes: { 'http.request.method': method, ...peerOf(url) } },
    async (span) => {
      const response = await fetch(input, init)
      span?.set({ 'http.response.status_code': response.status })
      if (!response.ok) span?.fail(String(response.status))
      return response
    },
  )
}

/** Whom a request goes to, as attributes of its span. */
export const peerOf = (url: URL | null): Record<string, string | number> =>
  url
    ? { 'server.address': url.hostname, 'server.port': Number(url.port || (url.protocol === 'https:' ? 443 : 80)) }
    : {}
