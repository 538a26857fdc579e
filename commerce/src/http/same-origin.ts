/** Forms that other sites must not send. */
import type { FastifyRequest } from 'fastify'

/** Whether a form was sent from this page, by the headers in which browsers name its origin. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') return false
  const { origin } = request.headers
  if (!origin) return true
  try {
    return new URL(origin).host === request.host
  } catch {
    return false
  }
}
