/**
 * Two-step sign-in for clients that know only Saleor's external authentication, such as Dashboard. The client redirects
 * to a page of the shop, which asks for password and code and redirects back with a code. That code works once, for a
 * minute, and only with the client's `state`.
 */
import { MINUTE_MS } from '@semena/contract/time'
import { createHash, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Ctx } from '../../../context.ts'
import { insertToken } from '../../../db/queries/account/user-token.ts'
import { lockUserRow, userById, type UserRow } from '../../../db/queries/customer/user.ts'
import { transaction, Undone } from '../../../db/driver/transaction.ts'
import { redirectFault } from '../../mail/redirect.ts'
import { ok, refuse, refuseOrder, type Result } from '../../result.ts'
import { signingKey, verifyingKey } from '../keys.ts'
import { hashToken, linkTo, newToken, openToken, useToken } from '../mailed-token.ts'
import { type OpeningCtx, openSession } from '../session.ts'
import { checkAccount, type SignedIn, type SignInCode } from '../sign-in.ts'
import { type ChallengeCode } from './challenge.ts'
import { checkCode, type CodeFault } from './check.ts'
import { neededFactor } from './demand.ts'
import { beginSignIn, type PasswordAccepted, proveFactor } from './sign-in.ts'

type PageCtx = OpeningCtx & Pick<Ctx, 'settings'>

/** Where the page stands, on the shop's own origin. */
export const SIGN_IN_PAGE = '/two-step-sign-in'

const PAGE_LIFE_MS = 15 * MINUTE_MS
const CODE_LIFE_MS = MINUTE_MS
/** Differs from the owner of other signed texts, so that none is taken for another. */
const OWNER = 'semena.sign-in-page'

type StateCode = 'JWT_SIGNATURE_EXPIRED' | 'JWT_INVALID_TOKEN'

/** The client's program, as far as it names itself: a state is good for the one that asked for it. */
const agentOf = ({ userAgent }: Pick<Ctx, 'userAgent'>): string =>
  createHash('sha256').update(userAgent).digest('base64url')

/** Answers the address of the page for a client that wants to be led back to `redirectUri`. */
export async function beginByPage(
  ctx: PageCtx,
  redirectUri: string,
): Promise<Result<{ authorizationUrl: string }, 'INVALID'>> {
  const fault = await redirectFault(ctx, redirectUri, 'redirectUri')
  if (fault) return refuseOrder(fault)
  const { kid, key } = await signingKey(ctx)
  const now = ctx.clock.now()
  const state = await new SignJWT({ owner: OWNER, redirectUri, agent: agentOf(ctx), jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + PAGE_LIFE_MS))
    .sign(key)
  return ok({ authorizationUrl: linkTo(`${ctx.settings.publicUrl ?? ctx.origin}${SIGN_IN_PAGE}`, { state }) })
}

/** Reads a state: the page's address to lead back to. It is good only in the browser that asked for it. */
export async function readState(ctx: PageCtx, state: string): Promise<Result<{ redirectUri: string }, StateCode>> {
  try {
    const { payload } = await jwtVerify(
      state,
      async ({ kid = '' }) => {
        const key = await verifyingKey(ctx, kid)
        if (!key) throw new errors.JWSSignatureVerificationFailed()
        return key
      },
      { algorithms: ['RS256'], currentDate: ctx.clock.now(), requiredClaims: ['exp', 'jti'] },
    )
    const { owner, redirectUri, agent } = payload
    return owner === OWNER && typeof redirectUri === 'string' && agent === agentOf(ctx)
      ? ok({ redirectUri })
      : refuse('JWT_INVALID_TOKEN', 'state', 'This belongs to another browser, or is none of ours.')
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refuse('JWT_SIGNATURE_EXPIRED', 'state', 'Too late: begin again.')
    if (error instanceof errors.JOSEError) return refuse('JWT_INVALID_TOKEN', 'state', 'This is none of ours.')
    throw error
  }
}

export interface Typed {
  email: string
  password: string
  code: string
  /** Of a page that showed a new secret; then e-mail and password are not looked at. */
  challenge: string
}

/** Where to lead the browser, or the secret that must be put into an app first. */
export type PageAnswer = { leadTo: string } | { setUp: Extract<PasswordAccepted, { needs: 'SET_UP' }> }

/** Checks what was typed into the page. */
export async function submitPage(
  ctx: PageCtx,
  state: string,
  typed: Typed,
): Promise<Result<PageAnswer, SignInCode | CodeFault | ChallengeCode | StateCode>> {
  const read = await readState(ctx, state)
  if (!read.ok) return read
  if (typed.challenge) {
    const proved = await proveFactor(ctx, typed)
    return proved.ok ? leadBack(ctx, state, read.value.redirectUri, proved.value.user, true) : proved
  }
  const checked = await checkAccount(ctx, typed)
  if (!checked.ok) return checked
  const needs = await neededFactor(ctx.database.pool, ctx.settings, checked.value)
  if (needs === 'SET_UP') {
    const begun = await beginSignIn(ctx, { ...typed, audience: null })
    if (!begun.ok) return begun
    if (begun.value.needs === 'SET_UP') return ok({ setUp: begun.value })
  }
  if (needs !== null) {
    const right = await checkCode(ctx, checked.value, typed.code)
    if (!right.ok) return right
  }
  return leadBack(ctx, state, read.value.redirectUri, checked.value, needs !== null)
}

/**
 * Gives out a code for somebody who has just proved to be `user`. It is refused where password, address or second factor
 * were changed meanwhile: that change ended the codes of before, and this one would outlive it.
 */
async function leadBack(
  ctx: PageCtx,
  state: string,
  redirectUri: string,
  user: UserRow,
  withFactor: boolean,
): Promise<Result<{ leadTo: string }, 'INVALID_CREDENTIALS'>> {
  const code = newToken()
  const expiresAt = new Date(ctx.clock.now().getTime() + CODE_LIFE_MS)
  return transaction<Result<{ leadTo: string }, 'INVALID_CREDENTIALS'>>(ctx.database.pool, async (client) => {
    const now = await lockUserRow(client, user.id)
    const isSame = now?.isActive && now.passwordHash === user.passwordHash && now.email === user.email
    if (!isSame || (!withFactor && (await neededFactor(client, ctx.settings, now))))
      return new Undone(refuse('INVALID_CREDENTIALS', 'email', 'Please, enter valid credentials'))
    await insertToken(client, {
      hash: hashToken(boundTo(state, code)),
      userId: user.id,
      purpose: 'SIGN_IN',
      newEmail: null,
      expiresAt,
    })
    return ok({ leadTo: linkTo(redirectUri, { code, state }) })
  })
}

/** A code is stored together with its state, so that it is nothing without it. */
const boundTo = (state: string, code: string): string => `${state}\0${code}`

/** Takes the code with which the page led back: it opens one session. */
export async function finishByPage(
  ctx: PageCtx,
  { state, code }: { state: string; code: string },
): Promise<Result<SignedIn, StateCode>> {
  const read = await readState(ctx, state)
  if (!read.ok) return read
  const bound = boundTo(state, code)
  const user = await transaction(ctx.database.pool, async (client) => {
    const token = await openToken(client, ctx, bound, 'SIGN_IN')
    if (!token || token.usedAt) return null
    await useToken(client, ctx, bound)
    return userById(client, token.userId)
  })
  const opened = user?.isActive ? await openSession(ctx, user) : null
  return user && opened
    ? ok({ user, ...opened })
    : refuse('JWT_INVALID_TOKEN', 'code', 'This code is wrong, used or too old.')
}
