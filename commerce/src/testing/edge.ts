/** For tests of the service over HTTP: the whole service on a database, which it closes, too. */
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { CommerceSettings } from '../settings.ts'
import type { Database } from '../db/driver/connect.ts'
import { type Commerce, createCommerce } from '../service.ts'

export interface EdgeAnswer {
  status: number
  data: Record<string, unknown> | null | undefined
  /** Codes of the answer's errors. */
  codes: string[]
  messages: string[]
  ms: number
}

export interface TestEdge {
  app: FastifyInstance
  database: Database
  /** Asks as the storefront's server in the same process does. */
  own: Commerce['ask']
  ask(
    query: string,
    variables?: unknown,
    more?: { operationName?: string; remoteAddress?: string },
  ): Promise<EdgeAnswer>
  /** Sends a body unchanged. */
  raw(payload: string | Buffer, headers?: Record<string, string>): Promise<{ status: number; text: string }>
  close(): Promise<void>
}

interface Wire {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: { exception: { code: string } } }[]
}

export async function openEdge(
  database: Database,
  settings: Partial<CommerceSettings> = {},
  options: FastifyServerOptions = {},
): Promise<TestEdge> {
  const { plugin, ask: own } = await createCommerce({
    database,
    settings: {
      mode: 'demo',
      publicUrl: null,
      redirectHosts: [],
      mediaFolder: '/nowhere',
      rateLimits: false,
      ...settings,
    },
  })
  const app = Fastify(options)
  await app.register(plugin)
  await app.ready()
  const json = { 'content-type': 'application/json' }
  return {
    app,
    database,
    own,
    ask: async (query, variables, { operationName, remoteAddress = '203.0.113.7' } = {}) => {
      const began = performance.now()
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql/',
        headers: json,
        payload: JSON.stringify({ query, variables, operationName }),
        remoteAddress,
      })
      const ms = performance.now() - began
      const { data, errors = [] } = answer.json<Wire>()
      return {
        status: answer.statusCode,
        data,
        codes: errors.map((e) => e.extensions.exception.code),
        messages: errors.map((e) => e.message),
        ms,
      }
    },
    raw: async (payload, headers = json) => {
      const answer = await app.inject({ method: 'POST', url: '/graphql/', headers, payload })
      return { status: answer.statusCode, text: answer.payload }
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
