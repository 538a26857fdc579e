/**
 * The desk on a host of its own. No page or script of the storefront then runs at the origin that can ask for the
 * desk's session.
 */
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '../config/config.ts'

type Setting = Pick<Config, 'deskHost' | 'publicUrl'>

/** The address at which the owner opens the desk. `address` is the shop's own. */
export const deskAddress = ({ deskHost, publicUrl }: Setting, address: string): string =>
  deskHost && publicUrl ? `${new URL(publicUrl).protocol}//${deskHost}/desk` : `${address}/desk`

/** The origin of a desk that has a host of its own; null where it shares the shop's. */
export const ownDeskOrigin = (setting: Setting): string | null =>
  setting.deskHost && setting.publicUrl ? new URL(deskAddress(setting, '')).origin : null

/** Whether a host, as a request names it, is the desk's. */
export function isDeskHost({ deskHost }: Pick<Config, 'deskHost'>, host: string | string[] | undefined): boolean {
  if (!deskHost || typeof host !== 'string') return false
  const named = host.toLowerCase()
  return named === deskHost || (!deskHost.includes(':') && named.replace(/:\d{1,5}$/, '') === deskHost)
}

/** For the storefront's routes: at the desk's host there is the desk, and no page of the shop. */
export const notAtDesk =
  (setting: Setting): onRequestAsyncHookHandler =>
  async (request, reply) => {
    if (!isDeskHost(setting, request.host)) return
    return request.url === '/' ? reply.redirect('/desk/') : nothing(reply)
  }

/** For the desk's routes: at another host its pages lead to the desk's own, and nothing else answers. */
export const onlyAtDesk =
  (setting: Setting): onRequestAsyncHookHandler =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!setting.deskHost || !/^\/desk(?:[/?]|$)/.test(request.url) || isDeskHost(setting, request.host)) return
    if (request.method !== 'GET') return nothing(reply)
    return reply.header('cache-control', 'no-store').redirect(deskAddress(setting, '').replace(/\/desk$/, request.url))
  }

const nothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
