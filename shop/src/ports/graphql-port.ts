/**
 * The port through which the storefront's server asks GraphQL, left under `globalThis[Symbol.for('semena.graphql')]`.
 * Behind it stands our own service without HTTP between, or an outside one by fetch; the storefront need not know
 * which.
 */
import {
  GRAPHQL_PORT,
  type GraphqlPort,
  OWN_API_PORT,
  type OwnApiPort,
  SERVER_SETTINGS,
  type ServerSettings,
  SHARE_PORT,
  type SharePort,
} from '@semena/contract/shop-port'
import { currentRequestId } from '../http/request-id.ts'

/** How long the storefront's server waits for an answer. Milliseconds. */
const PATIENCE_MS = 5000
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' }

interface Ports {
  [GRAPHQL_PORT]?: GraphqlPort
  [OWN_API_PORT]?: OwnApiPort
  [SERVER_SETTINGS]?: ServerSettings
  [SHARE_PORT]?: SharePort
}

export interface Published {
  port: GraphqlPort
  ownApi: OwnApiPort
  settings: ServerSettings
  share: SharePort
}

/** Puts ports and settings where the storefront's bundle finds them. Answers a function that takes them away again. */
export function publishPorts({ port, ownApi, settings, share }: Published): () => void {
  const ports = globalThis as Ports
  ports[GRAPHQL_PORT] = port
  ports[OWN_API_PORT] = ownApi
  ports[SERVER_SETTINGS] = settings
  ports[SHARE_PORT] = share
  return () => {
    if (ports[GRAPHQL_PORT] === port) delete ports[GRAPHQL_PORT]
    if (ports[OWN_API_PORT] === ownApi) delete ports[OWN_API_PORT]
    if (ports[SERVER_SETTINGS] === settings) delete ports[SERVER_SETTINGS]
    if (ports[SHARE_PORT] === share) delete ports[SHARE_PORT]
  }
}

/** The port to our own service in this process, which names the request of the page in the service's log. */
export const innerPort =
  (service: () => { ask: GraphqlPort } | undefined): GraphqlPort =>
  async (operation) => {
    const own = service()
    if (!own) throw new Error('the commerce service has not started')
    const id = currentRequestId()
    return own.ask(id ? { ...operation, requestId: id } : operation)
  }

/** The port to an outside service. The visitor's host is not passed on to it. */
export function outerPort(url: string): GraphqlPort {
  return async ({ headers = {}, remoteAddress: _visitor, requestId: _id, ...operation }) => {
    const { host: _host, ...rest } = headers
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...rest, ...JSON_HEADERS },
      body: JSON.stringify(operation),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, body: await response.json() }
  }
}
