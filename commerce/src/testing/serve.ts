/** The service on a port of this machine, as other processes reach it. */
import Fastify from 'fastify'
import { createCommerce } from '../service.ts'
import type { CommerceServices } from '../settings.ts'

export interface Serving {
  port: number
  close(): Promise<unknown>
}

/**
 * Starts the service on a port of this machine, with the database of `services` and nothing kept in memory, as after a
 * restart.
 */
export async function serve(services: CommerceServices, port = 0): Promise<Serving> {
  const { plugin } = await createCommerce(services)
  const app = Fastify({ forceCloseConnections: true })
  await app.register(plugin)
  await app.listen({ port, host: '127.0.0.1' })
  return { port: (app.server.address() as { port: number }).port, close: () => app.close() }
}
