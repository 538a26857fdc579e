/**
 * Says whether a request was sent by another site's page. Only the shop's own pages and programs may send to the inbox.
 */
import type { FastifyRequest } from 'fastify'

export function isFromElsewhere(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | null,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  const sender = URL.parse(origin)?.host
  return !sender || (sender !== host && sender !== (publicUrl && new URL(publicUrl).host))
}
