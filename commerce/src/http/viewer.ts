/** Who sends a request, by its Authorization header. A token nobody knows counts as anonymous, as in Saleor. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Services, Viewer } from '../context.ts'
import { findAppByToken } from '../domain/apps.ts'

const ANONYMOUS: Viewer = { kind: 'anonymous' }

export async function readViewer(services: Services, headers: IncomingHttpHeaders): Promise<Viewer> {
  const header = headers.authorization ?? headers['authorization-bearer']
  if (typeof header !== 'string') return ANONYMOUS
  const token = header.replace(/^(?:Bearer|JWT)\s+/i, '').trim()
  return (token && (await findAppByToken(services, token))) || ANONYMOUS
}
