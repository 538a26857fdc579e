/**
 * The port through which the storefront's server asks GraphQL, left under `globalThis[Symbol.for('semena.graphql')]`.
 * Behind it stands our own service without a socket between, or an outside one by fetch; the storefront need not know
 * which.
 */
import type { FastifyInstance } from 'fastify'
import { withAnswer } from '@semena/commerce/traffic'
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
import { currentRequestId, REQUEST_ID } from './http/request-id.ts'

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

/** The port to our own service in this process. */
export function innerPort(app: FastifyInstance): GraphqlPort {
  return async ({ headers, remoteAddress, ...operation }) => {
    const id = currentRequestId()
    const [{ statusCode, payload }, body] = await withAnswer((own) =>
      app.inject({
        method: 'POST',
        url: '/graphql/',
        headers: { ...headers, ...JSON_HEADERS, ...own, ...(id ? { [REQUEST_ID]: id } : {}) },
        payload: JSON.stringify(operation),
        ...(remoteAddress ? { remoteAddress } : {}),
      }),
    )
    return { status: statusCode, body: body ?? (JSON.parse(payload) as unknown) }
  }
}

/** The port to an outside service. The visitor's host is not passed on to it. */
export function outerPort(url: string): GraphqlPort {
  return async ({ headers = {}, remoteAddress: _visitor, ...operation }) => {
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
