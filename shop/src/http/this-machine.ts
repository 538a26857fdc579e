/**
 * Pages that are nobody's business but the owner's: figures, the mailbox of a demo and its page for queries. Without a
 * token they are for the machine that the shop runs on. That a request comes from loopback proves nothing by itself: a
 * proxy on this machine that adds no header sends everybody from there. So the shop itself must be one that is only
 * tried out here.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { createAddressList } from './proxies.ts'

export type Setting = Pick<Config, 'mode' | 'host' | 'publicUrl' | 'trustedProxies'>

const isLoopback = createAddressList(['loopback'])
const LOCAL_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[a-z0-9.-]+\.localhost)(?::\d{1,5})?$/i
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
/** Routes that stand open only here. */
const CLOSED = /^\/(?:mailbox|graphql\/explorer)(?:\/|$)/

/** A demo that listens on loopback and that nothing was told to stand in front of. */
const isTriedOutHere = ({ mode, host, publicUrl, trustedProxies }: Setting): boolean =>
  mode === 'demo' && publicUrl === null && trustedProxies.length === 0 && (host === 'localhost' || isLoopback(host))

/** Whether a request is of somebody who sits at this machine, as far as can be known. */
export function fromThisMachine(setting: Setting): (request: FastifyRequest) => boolean {
  if (!isTriedOutHere(setting)) return () => false
  return ({ socket, headers }) =>
    isLoopback(socket.remoteAddress) &&
    LOCAL_NAME.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
}

/** To all others there is no such page. */
export function closePrivatePages(app: FastifyInstance, setting: Setting): void {
  const isFromHere = fromThisMachine(setting)
  app.addHook('onRequest', async (request, reply) => {
    if (!CLOSED.test(request.routeOptions.url ?? '') || isFromHere(request)) return
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
  })
}
