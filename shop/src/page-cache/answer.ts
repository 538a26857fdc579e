/** Sends a page over a raw response: the whole page, or 304 to a browser that has it already. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, type Page, type EncodedPage, encodedAtHand } from './page.ts'
import type { PageCache, Freshness } from './page-cache.ts'

/**
 * Sends the page in the best encoding that the client takes. It waits only when the page has not been compressed that
 * way before.
 */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, key, page, state, id }: { cache: PageCache; key: string; page: Page; state: Freshness; id: string },
): void {
  if (page.shared && request.headers['if-none-match']?.includes(page.etag)) {
    send(response, request, { status: 304, headers: notModified(page), body: undefined, state, id })
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const found = encodedAtHand(page, encoding)
  const sendVariant = ({ headers, body }: EncodedPage): void =>
    send(response, request, { status: page.status, headers, body, state, id })
  if (found) sendVariant(found)
  else cache.variant(key, page, encoding).then(sendVariant, () => sendVariant(page.identity))
}

interface Outgoing {
  status: number
  headers: string[]
  body: Buffer | undefined
  state: Freshness
  /** The id of the request. */
  id: string
}

function send(
  response: ServerResponse,
  request: IncomingMessage,
  { status, headers, body, state, id }: Outgoing,
): void {
  if (response.headersSent || response.destroyed) return
  // A cached page that is shown because the service is away says so.
  const warning = state === 'old' ? ['warning', '110 - "Response is Stale"'] : []
  response.writeHead(status, [...headers, ...warning, 'x-request-id', id])
  if (body && request.method !== 'HEAD') response.end(body)
  else response.end()
}

function notModified({ identity: { headers } }: Page): string[] {
  const kept: string[] = []
  for (let i = 0; i < headers.length; i += 2) {
    if (!/^content-(?:length|type|language)$/.test(headers[i]!)) kept.push(headers[i]!, headers[i + 1]!)
  }
  return kept
}
