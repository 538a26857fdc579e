/** Sends operations from the storefront's server, for one visitor's page. */
import { GRAPHQL_PORT, type GraphqlPort, VISITOR_ADDRESS_HEADER } from '@semena/contract/shop-port'
import { ServiceUnreachable } from './errors.ts'
import { serverSettings } from './settings.server.ts'
import { noteUnreachable } from './visit.server.ts'
import type { Operation } from './wire.ts'

/** The longest time a page waits for its service, in milliseconds (docs/rules.md#no-timeout). */
const PATIENCE_MS = 5000

/**
 * Sends an operation for a visitor's page. `token` is an app's, only for data that no visitor may read. Throws
 * `ServiceUnreachable`.
 */
export async function sendFor(visit: Request, operation: Operation, token?: string): Promise<unknown> {
  const address = visit.headers.get(VISITOR_ADDRESS_HEADER)
  const call = port()({
    ...operation,
    headers: { host: new URL(visit.url).host, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(address ? { remoteAddress: address } : {}),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceUnreachable()), PATIENCE_MS)
  })
  try {
    const { status, body } = await Promise.race([call, late])
    // After too many requests of one visitor (429) the page can be had again later.
    if (status >= 500 || status === 429) throw new ServiceUnreachable()
    noteRefusal(operation, body)
    return body
  } catch (error) {
    if (!(error instanceof ServiceUnreachable))
      console.error('the commerce service cannot be reached:', error instanceof Error ? error.message : error)
    noteUnreachable()
    throw new ServiceUnreachable()
  } finally {
    clearTimeout(timer)
  }
}

/** The shop's port, or plain HTTP where the storefront runs without the shop's process. */
function port(): GraphqlPort {
  const own = (globalThis as { [GRAPHQL_PORT]?: GraphqlPort })[GRAPHQL_PORT]
  return own ?? overHttp
}

const overHttp: GraphqlPort = async ({ headers = {}, remoteAddress: _visitor, ...operation }) => {
  const { host: _host, ...rest } = headers
  const url = serverSettings().graphqlUrl ?? 'http://127.0.0.1:3000/graphql/'
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...rest, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(operation),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

/** Logs a refusal, since otherwise the shop's owner would not learn why a page could not be made. */
function noteRefusal({ operationName }: Operation, body: unknown): void {
  const [error] = (body as { errors?: { message?: string }[] } | null)?.errors ?? []
  if (error) console.error(`the commerce service refused ${operationName}: ${error.message ?? 'without a reason'}`)
}
