/**
 * Refuses requests for host names that a shop without a public address does not have. Such a shop puts the host of a
 * request into its links, also in mails. Without this check a stranger would choose where those links lead, and a page
 * of another site could read the shop through its own name (DNS rebinding).
 */
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

type Setting = Pick<Config, 'publicUrl' | 'redirectHosts' | 'host'>

/** Paths at which monitors ask, by whatever name. */
const OPEN = /^\/api\/(?:health|ready)\/?$/
const PORT = /:\d{1,5}$/

/**
 * Answers a function that says whether a host is one of the shop's own: any where there is a public address, which links
 * then have; else this machine by name or number, and the names of `SEMENA_REDIRECT_HOSTS` with those below them.
 */
export function ownNames({ publicUrl, redirectHosts, host }: Setting): (asked: string | undefined) => boolean {
  if (publicUrl !== null) return () => true
  const machine = hostname().toLowerCase()
  const names = ['localhost', host, machine, `${machine}.local`, ...redirectHosts].map((name) => name.replace(PORT, ''))
  return (asked = '') => {
    const name = asked.toLowerCase().replace(PORT, '')
    // No name at all is answered as always: by what a browser never sends, nobody else can be deceived.
    return (
      name === '' ||
      isIP(name.replace(/^\[|\]$/g, '')) > 0 ||
      names.some((own) => name === own || name.endsWith(`.${own}`))
    )
  }
}

/** Answers 421 to requests for other names, before anything else reads them. */
export function refuseOtherNames(app: FastifyInstance, setting: Setting): void {
  const isOwn = ownNames(setting)
  app.addHook('onRequest', async (request, reply) => {
    if (isOwn(request.host) || OPEN.test(request.url)) return
    return reply
      .code(421)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('This shop is not known by this name. Its owner sets the name by SEMENA_PUBLIC_URL.\n')
  })
}
