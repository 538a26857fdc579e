/** Begins to listen, or says in one line why it cannot. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '@semena/commerce/settings'

import type { Config } from '../config.ts'

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken by another program; name another port by PORT',
  EACCES: 'may not be used by this user; name a port from 1024 on by PORT',
  EADDRNOTAVAIL: 'is no address of this machine; see HOST',
  ENOTFOUND: 'is no address of this machine; see HOST',
}

/** A Fastify application, or something that listens with a server of Node's own. */
export interface Listener {
  server: Server
  listen(where: { host: string; port: number; listenTextResolver: () => string }): Promise<unknown>
}

/** Begins to listen and answers the address to open in a browser. Throws a StartError when the port cannot be used. */
export async function listenOn(app: Listener, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: () => '' })
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    if (reason) throw new StartError(`${host}:${port} ${reason}.`)
    throw error
  }
  const { port: taken } = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${taken}`
}
