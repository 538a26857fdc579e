/** Begins to listen, or says in one line why it cannot. */
import { type AddressInfo, createServer, type Server } from 'node:net'
import { StartError } from '@semena/commerce/embedded'
import type { Config } from '../config/config.ts'
import { givenSocket } from '../processes/service-manager.ts'

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken by another program; name another port by PORT',
  EACCES: 'may not be used by this user; name a port from 1024 on by PORT',
  EADDRNOTAVAIL: 'is no address of this machine; see HOST',
  ENOTFOUND: 'is no address of this machine; see HOST',
}

/** Where to listen: at an address, or on a socket that listens already, by the number of its file. */
export type Where = { host: string; port: number } | { fd: number }

export interface Listener {
  server: Server
  listen(where: Where): Promise<unknown>
}

/** A server of Node's own as a listener. */
export const plainListener = (server: Server): Listener => ({
  server,
  listen: (where) =>
    new Promise((done, fail) => {
      server.once('error', fail).listen(where, () => {
        server.off('error', fail)
        done(undefined)
      })
    }),
})

/**
 * Begins to listen and answers the address to open in a browser. A socket that a service manager handed over is taken
 * instead of the port. Throws a StartError when the port cannot be used.
 */
export async function listenOn(app: Listener, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  const fd = givenSocket()
  try {
    await app.listen(fd === null ? { host, port } : { fd })
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    if (reason) throw new StartError(`${host}:${port} ${reason}.`)
    throw error
  }
  return addressOf({ host, port: (app.server.address() as AddressInfo | null)?.port ?? port })
}

/** Throws a StartError where the port cannot be used, by listening for a moment. A socket that was handed over can. */
export async function refuseTakenPort(where: Pick<Config, 'host' | 'port'>): Promise<void> {
  if (givenSocket() !== null) return
  const server = createServer((connection) => connection.destroy())
  await listenOn(plainListener(server), where)
  await new Promise((done) => server.close(done))
}

/** The address to open in a browser. */
export function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
