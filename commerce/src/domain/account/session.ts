/** What becomes of tokens once they are made: refreshed, looked at, ended. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Ctx, UserViewer } from '../../context.ts'
import { endTokens, type UserRow } from '../../db/queries/user.ts'
import { ok, refuse, type Result } from '../result.ts'
import { neededStep } from './second-factor/demand.ts'
import { issue, type TokenFault, userOfToken } from './tokens.ts'

type SessionCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'origin'>
export type TokenCode = 'JWT_SIGNATURE_EXPIRED' | 'JWT_DECODE_ERROR' | 'JWT_INVALID_TOKEN'

export interface RefreshInput {
  refreshToken: string | null
  csrfToken: string | null
  /** The refresh token that came as a cookie; it counts only with its CSRF token. */
  cookie: string | null
}

/** A new access token. The refresh token stays as it is, so that two tabs may use it at once. */
export async function refresh(
  ctx: SessionCtx,
  { refreshToken, csrfToken, cookie }: RefreshInput,
): Promise<
  Result<{ token: string; user: UserRow }, TokenCode | 'JWT_MISSING_TOKEN' | 'JWT_INVALID_CSRF_TOKEN' | 'REQUIRED'>
> {
  const sent = refreshToken ?? cookie
  if (sent === null) return refuse('JWT_MISSING_TOKEN', 'refreshToken', 'Missing refreshToken.')
  if (refreshToken === null && csrfToken === null)
    return refuse('REQUIRED', 'csrfToken', 'A refresh token in a cookie needs its csrfToken.')
  const found = await userOfToken(ctx, sent, 'refresh')
  if (typeof found === 'string') return refused(found, 'refreshToken')
  if (refreshToken === null && !isSame(csrfToken, found.claims.csrfToken))
    return refuse('JWT_INVALID_CSRF_TOKEN', 'csrfToken', 'Invalid CSRF token.')
  const { user, claims } = found
  // Signed in by password alone, before the shop demanded more.
  if ((await neededStep(ctx.database.pool, ctx.settings, user)) === 'SET_UP')
    return refused('InvalidTokenError', 'refreshToken')
  return ok({ user, token: await issue(ctx, user, { type: 'access', audience: claims.audience }) })
}

export async function verify(ctx: SessionCtx, token: string): Promise<Result<UserRow, TokenCode>> {
  const found = await userOfToken(ctx, token, 'access')
  return typeof found === 'string' ? refused(found, 'token') : ok(found.user)
}

/** Ends every token of the user, on every device. */
export const endEverywhere = (ctx: SessionCtx, viewer: UserViewer): Promise<void> =>
  endTokens(ctx.database.pool, viewer.userId)

/** A token that cannot be read is the field's fault; one whose user or time is over is nobody's. */
function refused(fault: TokenFault, field: string): Result<never, TokenCode> {
  switch (fault) {
    case 'ExpiredSignatureError':
      return refuse('JWT_SIGNATURE_EXPIRED', null, 'The token has expired.')
    case 'InvalidSignatureError':
    case 'UnreadableToken':
      return refuse('JWT_DECODE_ERROR', field, 'The token cannot be decoded.')
    case 'InvalidTokenError':
      return refuse('JWT_INVALID_TOKEN', null, 'The token is no longer valid.')
  }
}

const isSame = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && timingSafeEqual(digest(a), digest(b))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
