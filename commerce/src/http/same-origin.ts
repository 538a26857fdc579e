/** Refuses cross-site requests (CSRF): tells whether a form was sent by a page of the same origin. */
import type { FastifyRequest } from 'fastify'

/** Whether a request was sent from a page of this origin, by the headers in which browsers name it. */
export function isSameOrigin(request: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = request.headers['sec-fetch-site']
  // The browser's own word, which no script can set: a proxy that changes the host does not matter then.
  if (typeof site === 'string') return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (!origin) return true
  try {
    return new URL(origin).host === request.host
  } catch {
    return false
  }
}
