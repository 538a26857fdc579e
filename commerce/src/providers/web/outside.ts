/**
 * HTTP requests to addresses that people entered, such as those of apps. The name is resolved once, and the request
 * goes to the address that was checked, so that it cannot reach the shop's own network (SSRF). Redirects are not
 * followed.
 */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { OutsideFault } from '../../domain/fault-text.ts'
import type { OutsideAnswer, OutsideRequest, OutsideWeb } from '../../domain/webhook/port.ts'
import { type Span, traced } from '../../tracing/trace.ts'
import { type Address, addressOf } from './public-address.ts'
import { peerOf } from './traced-fetch.ts'

/** `allowPrivate` opens networks that are not public, for apps that run beside the shop. */
export const outsideWeb = ({ allowPrivate }: { allowPrivate: boolean }): OutsideWeb => ({
  send: async (asked) => {
    const url = URL.parse(asked.url)
    if (!url || !/^https?:$/.test(url.protocol)) throw new OutsideFault('the address is none of http or https')
    const { method } = asked
    return traced(
      method,
      { kind: 'client', attributes: { 'http.request.method': method, ...peerOf(url) } },
      async (span) => {
        const signal = AbortSignal.timeout(asked.patienceMs)
        const address = await addressOf(url, { allowPrivate, signal })
        const answer = await exchange(url, address, span && asked.isToApp ? withTrace(asked, span) : asked, signal)
        span?.set({ 'http.response.status_code': answer.status })
        if (answer.status >= 400) span?.fail(String(answer.status))
        return answer
      },
    )
  },
})

const withTrace = (asked: OutsideRequest, { traceparent }: Span): OutsideRequest => ({
  ...asked,
  headers: { ...asked.headers, traceparent },
})

function exchange(
  url: URL,
  { address, family }: Address,
  { method, headers, body, mostBytes }: OutsideRequest,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  const pinned: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
  return new Promise((resolve, reject) => {
    const fail = (text: string): void => reject(new OutsideFault(text))
    const open = url.protocol === 'https:' ? requestHttps : requestHttp
    const outgoing = open(
      url,
      {
        method,
        // Every request has a connection of its own, which leads to the address that was checked.
        agent: false,
        lookup: pinned,
        signal,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
      },
      (incoming) => {
        const chunks: Buffer[] = []
        let size = 0
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size <= mostBytes) return chunks.push(chunk)
          fail('the answer is too large')
          return outgoing.destroy()
        })
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        incoming.on('error', () => fail('the connection broke'))
      },
    )
    outgoing.on('error', () =>
      fail(signal.aborted ? 'the address did not answer in time' : 'the address cannot be reached'),
    )
    // Without a listener Node drops the connection of a server that leaves the protocol (101), and tells nobody.
    outgoing.on('upgrade', (_answer, socket) => {
      socket.destroy()
      fail('the address leaves the protocol')
    })
    outgoing.end(body)
  })
}
