/** Sessions: opened by signing in, renewed, listed and ended. A token is good for as long as its session exists. */
import { OF_ACCOUNT } from './limits.ts'
import { LENGTHS } from '../lengths.ts'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Ctx, Services, UserViewer } from '../../context.ts'
import {
  deleteSession,
  deleteSessions,
  insertSession,
  sessionsOfUser,
  touchSession,
} from '../../db/queries/account/session.ts'
import type { UserRow } from '../../db/queries/customer/user.ts'
import { passwordsOffFault } from './login-mode.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type Device, deviceOf } from './device.ts'
import { REFRESH_LIFE_MS, SESSION_USED_MS } from '../lifetimes.ts'
import { networkHash } from './known-network.ts'
import { neededFactor } from './second-factor/demand.ts'
import { issue, type TokenFault, userOfToken } from './tokens.ts'

type SessionCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'origin'>
export type OpeningCtx = SessionCtx & Pick<Ctx, 'uuid' | 'remoteAddress' | 'userAgent'>
export type TokenCode = 'JWT_SIGNATURE_EXPIRED' | 'JWT_DECODE_ERROR' | 'JWT_INVALID_TOKEN'

export interface Tokens {
  sessionId: string
  token: string
  refreshToken: string
  csrfToken: string
}

/**
 * Opens a session for somebody who has just proved to be that user, and gives its tokens: a short access token, and a
 * refresh token with its CSRF token. Answers null where the account differs from `user`, the row that was proved
 * against: then it has to be proved again.
 */
export async function openSession(
  ctx: OpeningCtx,
  user: UserRow,
  audience: string | null = null,
): Promise<Tokens | null> {
  const now = ctx.clock.now()
  const id = ctx.uuid()
  const isOpen = await insertSession(ctx.database.pool, {
    id,
    userId: user.id,
    email: user.email,
    passwordHash: user.passwordHash,
    userAgent: ctx.userAgent.slice(0, LENGTHS.userAgent),
    networkHash: await networkHash(ctx, ctx.remoteAddress),
    now,
    expiresAt: new Date(now.getTime() + REFRESH_LIFE_MS),
    mostSessions: OF_ACCOUNT.sessions,
    mostNetworks: OF_ACCOUNT.networks,
  })
  if (!isOpen) return null
  const csrfToken = randomBytes(32).toString('hex')
  const [token, refreshToken] = await Promise.all([
    issue(ctx, user, { sessionId: id, type: 'access', audience }),
    issue(ctx, user, { sessionId: id, type: 'refresh', audience, csrfToken }),
  ])
  return { sessionId: id, token, refreshToken, csrfToken }
}

export interface RefreshInput {
  refreshToken: string | null
  csrfToken: string | null
  /** The refresh token that came as a cookie; it only counts together with its CSRF token. */
  cookie: string | null
}

/** Makes a new access token. The refresh token stays as it is, so that two tabs may use it at once. */
export async function refresh(
  ctx: SessionCtx,
  { refreshToken, csrfToken, cookie }: RefreshInput,
): Promise<
  Result<
    { token: string; user: UserRow },
    TokenCode | 'JWT_MISSING_TOKEN' | 'JWT_INVALID_CSRF_TOKEN' | 'REQUIRED' | 'DISABLED_AUTHENTICATION_METHOD'
  >
> {
  const off = await passwordsOffFault(ctx)
  if (off) return { ok: false, errors: [off] }
  const sent = refreshToken ?? cookie
  if (sent === null) return refuse('JWT_MISSING_TOKEN', 'refreshToken', 'Missing refreshToken.')
  if (refreshToken === null && csrfToken === null)
    return refuse('REQUIRED', 'csrfToken', 'A refresh token in a cookie needs its csrfToken.')
  const found = await userOfToken(ctx, sent, 'refresh')
  if (typeof found === 'string') return refused(found, 'refreshToken')
  if (refreshToken === null && !isSame(csrfToken, found.claims.csrfToken))
    return refuse('JWT_INVALID_CSRF_TOKEN', 'csrfToken', 'Invalid CSRF token.')
  const { user, claims, lastUsedAt } = found
  // The session was opened by password alone, before the shop demanded two-step sign-in.
  if ((await neededFactor(ctx.database.pool, ctx.settings, user)) === 'SET_UP')
    return refused('InvalidTokenError', 'refreshToken')
  const now = ctx.clock.now()
  if (now.getTime() - lastUsedAt.getTime() >= SESSION_USED_MS)
    await touchSession(ctx.database.pool, claims.sessionId, now)
  return ok({
    user,
    token: await issue(ctx, user, { sessionId: claims.sessionId, type: 'access', audience: claims.audience }),
  })
}

/** The user of a valid access token. */
export async function verifyAccessToken(ctx: SessionCtx, token: string): Promise<Result<UserRow, TokenCode>> {
  const found = await userOfToken(ctx, token, 'access')
  return typeof found === 'string' ? refused(found, 'token') : ok(found.user)
}

/** A session as its user sees it. */
export interface ListedSession extends Device {
  id: string
  createdAt: Date
  /** Not exact: it is written when tokens are renewed, at most once in five minutes. */
  lastUsedAt: Date
  /** Whether it is the session of this request. */
  isCurrent: boolean
}

/** A user's sessions, the latest used first. */
export async function listSessions(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  viewer: UserViewer,
): Promise<ListedSession[]> {
  const rows = await sessionsOfUser(database.pool, viewer.userId, clock.now())
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    ...deviceOf(userAgent),
    createdAt,
    lastUsedAt,
    isCurrent: id === viewer.sessionId,
  }))
}

/** Ends one session; answers false where the user has no such session. */
export const endSession = (
  { database }: Pick<Services, 'database'>,
  userId: number,
  sessionId: string,
): Promise<boolean> => deleteSession(database.pool, userId, sessionId)

/** Ends every session of the user except the one that asks. */
export const endOthers = ({ database }: Pick<Services, 'database'>, viewer: UserViewer): Promise<unknown> =>
  deleteSessions(database.pool, [viewer.userId], viewer.sessionId)

/** Ends every session of the user, on every device. */
export const endEverywhere = ({ database }: Pick<Services, 'database'>, viewer: UserViewer): Promise<unknown> =>
  deleteSessions(database.pool, [viewer.userId], null)

/** A token that cannot be read is the field's fault; one that has expired, or whose user is gone, is no field's. */
function refused(fault: TokenFault, field: string): Result<never, TokenCode> {
  switch (fault) {
    case 'ExpiredSignatureError':
      return refuse('JWT_SIGNATURE_EXPIRED', null, 'The token has expired.')
    case 'InvalidSignatureError':
    case 'UnreadableToken':
      return refuse('JWT_DECODE_ERROR', field, 'The token cannot be decoded.')
    case 'WrongTokenType':
      return refuse('JWT_INVALID_TOKEN', field, 'This is a token for something else.')
    case 'InvalidTokenError':
      return refuse('JWT_INVALID_TOKEN', null, 'The token is no longer valid.')
  }
}

const isSame = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && timingSafeEqual(digest(a), digest(b))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
