/**
 * Authenticates a request by its Authorization header. A token of another service counts as none, as in Saleor. Reading
 * the viewer of an expired or revoked token throws, so that the client knows to renew it.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Services, Viewer } from '../context.ts'
import { userWithPermissions } from '../db/queries/customer/user.ts'
import { passwordLoginMode } from '../domain/account/login-mode.ts'
import { isOurs, readClaims, type TokenFault } from '../domain/account/tokens.ts'
import { permissionsOfPageNow, permissionsOfPerson } from '../domain/staff/app-page.ts'
import { findAppByToken } from '../domain/apps.ts'
import { codedError } from '../graphql/shared/errors.ts'

const ANONYMOUS: Viewer = { kind: 'anonymous' }

const MESSAGES: Readonly<Record<TokenFault, string>> = {
  ExpiredSignatureError: 'Signature has expired.',
  InvalidSignatureError: 'Signature verification failed.',
  InvalidTokenError: 'Invalid token. Sign in again.',
  UnreadableToken: 'Invalid token. Sign in again.',
  WrongTokenType: 'Invalid token. Sign in again.',
}

/** The viewer of a request. Reading its `kind` throws a coded error when its token is no longer valid. */
export async function readViewer(services: Services, headers: IncomingHttpHeaders): Promise<Viewer> {
  const token = bearerToken(headers)
  const found = token ? await viewerOf(services, token) : ANONYMOUS
  return typeof found === 'string' ? faulty(found) : found
}

/** The token in the Authorization header; empty when there is none. */
export function bearerToken(headers: IncomingHttpHeaders): string {
  const header = headers.authorization ?? headers['authorization-bearer']
  return typeof header === 'string' ? header.replace(/^(?:Bearer|JWT)\s+/i, '').trim() : ''
}

/** A viewer whose `kind` throws when it is read. Operations that do not read it, such as tokenRefresh, still work. */
function faulty(fault: TokenFault): Viewer {
  const viewer: Viewer = { kind: 'anonymous' }
  return Object.defineProperty(viewer, 'kind', {
    get() {
      const isSaleors = fault === 'ExpiredSignatureError' || fault === 'InvalidSignatureError'
      throw codedError(isSaleors ? fault : 'InvalidTokenError', MESSAGES[fault])
    },
  })
}

async function viewerOf(services: Services, token: string): Promise<Viewer | TokenFault> {
  if (!isOurs(token)) return (await findAppByToken(services, token)) ?? ANONYMOUS
  const claims = await readClaims(services, token)
  if (typeof claims === 'string') return claims
  if (claims.type === 'refresh') return 'InvalidTokenError'
  const user = await userWithPermissions(services.database.pool, claims.sessionId, services.clock.now())
  if (user?.id !== claims.userId) return 'InvalidTokenError'
  const mode = await passwordLoginMode(services)
  if (mode === 'DISABLED') return 'InvalidTokenError'
  // Staff are no more than customers while only customers may sign in by password.
  const isStaff = user.isStaff && mode !== 'CUSTOMERS_ONLY'
  const own = isStaff ? permissionsOfPerson(user) : []
  const { page } = claims
  const ofPage = page && (await permissionsOfPageNow(services, own, page))
  if (page && !ofPage) return 'InvalidTokenError'
  return {
    kind: 'user',
    userId: user.id,
    sessionId: claims.sessionId,
    email: user.email,
    appId: page && page.appId,
    isStaff,
    isSuperuser: user.isSuperuser && isStaff && page === null,
    permissions: new Set(ofPage ? ofPage.filter((p) => page.permissions.includes(p)) : own),
    channelIds: user.channelIds && new Set(user.channelIds),
  }
}
