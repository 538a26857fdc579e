/**
 * Pages for the owner only: metrics, the demo's mailbox and its page for queries. Without a token only requests from
 * this machine get them. Coming from loopback proves nothing, because a proxy here may pass on everybody's requests
 * without a header; so the shop must also listen on loopback alone, in demo mode, without a proxy or a public address.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { createAddressList } from './proxies.ts'

export type Setting = Pick<Config, 'mode' | 'host' | 'publicUrl' | 'trustedProxies'>

const isLoopback = createAddressList(['loopback'])
const LOCAL_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[a-z0-9.-]+\.localhost)(?::\d{1,5})?$/i
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
/** Routes that answer only requests from this machine. */
const CLOSED = /^\/(?:mailbox|graphql\/explorer)(?:\/|$)/

/** Whether the shop is a demo that listens on loopback and has no proxy or public address configured. */
const isTriedOutHere = ({ mode, host, publicUrl, trustedProxies }: Setting): boolean =>
  mode === 'demo' && publicUrl === null && trustedProxies.length === 0 && (host === 'localhost' || isLoopback(host))

/** Answers a function that says whether a request comes from somebody at this machine, as far as can be known. */
export function fromThisMachine(setting: Setting): (request: FastifyRequest) => boolean {
  if (!isTriedOutHere(setting)) return () => false
  return ({ socket, headers }) =>
    isLoopback(socket.remoteAddress) &&
    LOCAL_NAME.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
}

/** Answers 404 for the private pages to everybody who is not at this machine. */
export function closePrivatePages(app: FastifyInstance, setting: Setting): void {
  const isFromHere = fromThisMachine(setting)
  app.addHook('onRequest', async (request, reply) => {
    if (!CLOSED.test(request.routeOptions.url ?? '') || isFromHere(request)) return
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
  })
}
