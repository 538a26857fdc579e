/**
 * Tells whether a request was sent by a page of another site (CSRF). The inbox answers only the shop's own pages and
 * programs.
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
