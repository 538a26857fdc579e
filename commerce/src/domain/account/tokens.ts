/** Access and refresh tokens: JWTs with the claims that Saleor's clients know. */
import { decodeJwt, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Ctx, Services, UserViewer } from '../../context.ts'
import { userOfSession } from '../../db/queries/account/session.ts'
import type { UserRow } from '../../db/queries/customer/user.ts'
import { intKey, toGlobalId } from '../global-id.ts'
import { signingKey, verifyingKey } from './keys.ts'
import { ACCESS_LIFE_MS, REFRESH_LIFE_MS } from '../lifetimes.ts'

/** Which page it is: that of an app as a whole, or that of one of its extensions. */
export interface AppPage {
  appId: number
  /** Null for the app as a whole. */
  extensionId: number | null
}

/** By this claim Saleor's clients recognise a token as one of Saleor's. */
const OWNER = 'saleor'

type TokenCtx = Pick<Services, 'database' | 'clock'>

export interface Claims {
  /** `thirdparty` tokens are made for the pages of apps: they can do what the app may and their user may. */
  type: 'access' | 'refresh' | 'thirdparty'
  userId: number
  /** The session to which it belongs: once that has ended the token is not accepted. */
  sessionId: string
  /** Of refresh tokens: the CSRF token that must come beside the cookie. Null in access tokens. */
  csrfToken: string | null
  audience: string | null
  issuer: string
  /** Of tokens for the pages of apps: which page it is, and the only permissions that count; null in all others. */
  page: (AppPage & { permissions: readonly string[] }) | null
}

/** What is wrong with a token of this service, by Saleor's exception codes where it has one. */
export type TokenFault =
  | 'ExpiredSignatureError'
  | 'InvalidSignatureError'
  | 'InvalidTokenError'
  | 'UnreadableToken'
  /** An access token came where a refresh token is needed, or the other way round. */
  | 'WrongTokenType'

export interface NewToken {
  sessionId: string
  type: 'access' | 'refresh'
  audience: string | null
  csrfToken?: string
}

/** Signs one token of a session that is open. */
export async function issue(
  ctx: TokenCtx & Pick<Ctx, 'origin'>,
  user: UserRow,
  { sessionId, type, audience, csrfToken }: NewToken,
): Promise<string> {
  const { kid, key } = await signingKey(ctx)
  const now = ctx.clock.now()
  const jwt = new SignJWT({
    owner: OWNER,
    token: sessionId,
    email: user.email,
    type,
    user_id: toGlobalId('User', user.id),
    is_staff: user.isStaff,
    ...(csrfToken ? { csrf_token: csrfToken } : {}),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuer(`${ctx.origin}/graphql/`)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + (type === 'access' ? ACCESS_LIFE_MS : REFRESH_LIFE_MS)))
  if (audience !== null) jwt.setAudience(`custom:${audience}`)
  return jwt.sign(key)
}

export interface NewAppToken extends AppPage {
  audience: string | null
  /** What the token may do. */
  permissions: readonly string[]
  /** What its user may do. */
  userPermissions: readonly string[]
}

/**
 * Signs a token with which an app's page in Dashboard knows who looks at it, as Saleor makes it. It ends with the
 * user's session.
 */
export async function issueForApp(
  ctx: TokenCtx & Pick<Ctx, 'origin'>,
  viewer: UserViewer,
  { appId, extensionId, audience, permissions, userPermissions }: NewAppToken,
): Promise<string> {
  const { kid, key } = await signingKey(ctx)
  const now = ctx.clock.now()
  const jwt = new SignJWT({
    owner: OWNER,
    token: viewer.sessionId,
    email: viewer.email,
    type: 'thirdparty',
    user_id: toGlobalId('User', viewer.userId),
    is_staff: viewer.isStaff,
    app: toGlobalId('App', appId),
    ...(extensionId === null ? {} : { app_extension: toGlobalId('AppExtension', extensionId) }),
    permissions,
    user_permissions: userPermissions,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuer(`${ctx.origin}/graphql/`)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + ACCESS_LIFE_MS))
  if (audience !== null) jwt.setAudience(audience)
  return jwt.sign(key)
}

/** Whether a text looks like a token of this service, valid or not; anything else counts as no token at all. */
export function isOurs(token: string): boolean {
  try {
    return decodeJwt(token).owner === OWNER
  } catch {
    return false
  }
}

/** Checks a token. Throws an error of the library that says what is wrong with it. */
async function check(ctx: TokenCtx, token: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(
    token,
    async ({ kid = '' }) => {
      const key = await verifyingKey(ctx, kid)
      if (!key) throw new errors.JWSSignatureVerificationFailed()
      return key
    },
    { algorithms: ['RS256'], currentDate: ctx.clock.now(), requiredClaims: ['exp', 'iat', 'iss'] },
  )
  return payload
}

/** Reads a token's claims after checking its signature and lifetime; its user is not checked here. */
export async function readClaims(ctx: TokenCtx, token: string): Promise<Claims | TokenFault> {
  try {
    const payload = await check(ctx, token)
    const { type, user_id: globalId, token: sessionId, csrf_token: csrfToken, aud, iss } = payload
    const userId = keyIn(globalId, 'User')
    if ((type !== 'access' && type !== 'refresh' && type !== 'thirdparty') || userId === null || !isUuid(sessionId))
      return 'InvalidTokenError'
    const page = type === 'thirdparty' ? pageIn(payload) : null
    if (type === 'thirdparty' && page === null) return 'InvalidTokenError'
    return {
      type,
      userId,
      sessionId,
      csrfToken: typeof csrfToken === 'string' ? csrfToken : null,
      audience: typeof aud === 'string' ? aud.replace(/^custom:/, '') : null,
      issuer: iss!,
      page,
    }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'ExpiredSignatureError'
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'InvalidSignatureError'
    if (error instanceof errors.JOSEError) return 'UnreadableToken'
    throw error
  }
}

/** The active user to whom a token of that type belongs, or what is wrong with the token. */
export async function userOfToken(
  ctx: TokenCtx,
  token: string,
  type: Claims['type'],
): Promise<{ user: UserRow; claims: Claims; lastUsedAt: Date } | TokenFault> {
  const claims = await readClaims(ctx, token)
  if (typeof claims === 'string') return claims
  if (claims.type !== type) return 'WrongTokenType'
  const found = await userOfSession(ctx.database.pool, claims.sessionId, ctx.clock.now())
  return found?.user.id === claims.userId ? { ...found, claims } : 'InvalidTokenError'
}

/** Tokens from before sessions were stored have another text there, and are not accepted any more. */
const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** The key in a claim that is the global id of such a thing; null for anything else. */
const keyIn = (claim: unknown, type: string): number | null => (typeof claim === 'string' ? intKey(claim, type) : null)

/** The page of an app for which a token was made; null where it names none. */
function pageIn({ app, app_extension: extension, permissions }: JWTPayload): Claims['page'] {
  const appId = keyIn(app, 'App')
  const extensionId = keyIn(extension, 'AppExtension')
  if (appId === null || (extension !== undefined && extensionId === null)) return null
  return { appId, extensionId, permissions: textsOf(permissions) }
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
