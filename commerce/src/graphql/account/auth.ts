/** Signing in and out, registering, and everything that proves who somebody is. */
import { HOUR_MS } from '@semena/contract/time'
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
import type { AccountErrorCode } from '@semena/contract/enums'
import { userOf, type UserViewer } from '../../context.ts'
import { deleteAccount, requestDeletion } from '../../domain/account/deletion.ts'
import { confirmEmailChange, requestEmailChange } from '../../domain/account/email-change.ts'
import { REFRESH_LIFE_MS } from '../../domain/lifetimes.ts'
import { changePassword, requestPasswordReset, setPassword } from '../../domain/account/password-reset.ts'
import { confirm, register, requiresConfirmation, sendConfirmation } from '../../domain/account/registration.ts'
import { endEverywhere, refresh, verifyAccessToken } from '../../domain/account/session.ts'
import { type SignedIn, signIn } from '../../domain/account/sign-in.ts'
import { readClaims } from '../../domain/account/tokens.ts'
import { limitAttempts } from '../../domain/attempts.ts'
import { networkOf } from '../../traffic/network.ts'
import type { Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { readMetadata } from '../shared/arguments.ts'
import { codedError, permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { unknownUser } from './unknown-user.ts'

export const REFRESH_COOKIE = 'refreshToken'

/** The signed-in user. Throws PermissionDenied for anybody else. */
export function signedIn(ctx: GraphqlContext): UserViewer {
  const viewer = userOf(ctx)
  if (!viewer) throw permissionDenied('To access this path, you need to be signed in.')
  return viewer
}

/** How often one network may use operations that send mails or make accounts. */
const MOST_AN_HOUR = { register: 30, 'password-reset': 30, 'email-change': 20, 'account-deletion': 20 } as const

async function limited(ctx: GraphqlContext, name: keyof typeof MOST_AN_HOUR): Promise<void> {
  const key = networkOf(ctx.remoteAddress)
  const allowed = await limitAttempts(ctx, { name, key, max: MOST_AN_HOUR[name], windowMs: HOUR_MS })
  if (allowed.ok) return
  const minutes = Math.ceil(allowed.retryAfterMs / 60_000)
  throw codedError('TooManyRequests', `Too many requests. Try again in ${minutes} minutes.`)
}

export const NO_TOKENS = { token: null, refreshToken: null, csrfToken: null, user: null } as const

/** The payload of a sign-in. It also sets the cookie of the refresh token. */
export function signedInPayload(ctx: GraphqlContext, result: Result<SignedIn, AccountErrorCode>) {
  if (result.ok)
    ctx.setCookies.push({ name: REFRESH_COOKIE, value: result.value.refreshToken, maxAge: REFRESH_LIFE_MS / 1000 })
  return payload(result, NO_TOKENS, (tokens) => tokens)
}

export const authMutations = {
  tokenCreate: async (_, { email, password, audience = null }, ctx) =>
    signedInPayload(ctx, await signIn(ctx, { email: plainText(email), password, audience })),

  tokenRefresh: async (_, { refreshToken = null, csrfToken = null }, ctx) => {
    const done = await refresh(ctx, { refreshToken, csrfToken, cookie: ctx.cookies.get(REFRESH_COOKIE) || null })
    return payload(done, { token: null, user: null }, (renewed) => renewed)
  },

  tokenVerify: async (_, { token }, ctx) => {
    const done = await verifyAccessToken(ctx, token)
    const claims = done.ok ? await readClaims(ctx, token) : null
    return payload(done, { isValid: false, user: null, payload: null }, (user) => ({
      isValid: true,
      user,
      payload: claims,
    }))
  },

  tokensDeactivateAll: async (_, _args, ctx) => {
    await endEverywhere(ctx, signedIn(ctx))
    ctx.setCookies.push({ name: REFRESH_COOKIE, value: '', maxAge: 0 })
    return { errors: [] }
  },

  accountRegister: async (_, { input }, ctx) => {
    await limited(ctx, 'register')
    const metadata = readMetadata(input.metadata)
    const entered = {
      email: plainText(input.email),
      password: input.password,
      firstName: plainText(input.firstName ?? ''),
      lastName: plainText(input.lastName ?? ''),
      languageCode: input.languageCode ?? DEFAULT_LANGUAGE_CODE,
      redirectUrl: input.redirectUrl ?? null,
      channel: input.channel ?? null,
      metadata,
    }
    const done = await register(ctx, entered)
    const needed = { requiresConfirmation: await requiresConfirmation(ctx) }
    return payload(done, { ...needed, user: null }, () => ({
      ...needed,
      user: unknownUser(entered, ctx.clock.now()),
    }))
  },

  confirmAccount: async (_, { email, token }, ctx) => payload(await confirm(ctx, { email, token }), 'user'),

  sendConfirmationEmail: async (_, input, ctx) => {
    const done = await sendConfirmation(ctx, signedIn(ctx).userId, input)
    return payload(done)
  },

  requestPasswordReset: async (_, { email, redirectUrl }, ctx) => {
    await limited(ctx, 'password-reset')
    const done = await requestPasswordReset(ctx, { email: plainText(email), redirectUrl })
    return payload(done)
  },

  setPassword: async (_, { email, password, token }, ctx) =>
    signedInPayload(ctx, await setPassword(ctx, { email, password, token })),

  passwordChange: async (_, { oldPassword = null, newPassword }, ctx) =>
    payload(await changePassword(ctx, signedIn(ctx), { oldPassword, newPassword }), 'user'),

  requestEmailChange: async (_, { newEmail, password, redirectUrl }, ctx) => {
    const viewer = signedIn(ctx)
    await limited(ctx, 'email-change')
    return payload(
      await requestEmailChange(ctx, viewer, { newEmail: plainText(newEmail), password, redirectUrl }),
      'user',
    )
  },

  confirmEmailChange: async (_, { token }, ctx) => payload(await confirmEmailChange(ctx, signedIn(ctx), token), 'user'),

  accountRequestDeletion: async (_, { redirectUrl }, ctx) => {
    const viewer = signedIn(ctx)
    await limited(ctx, 'account-deletion')
    const done = await requestDeletion(ctx, viewer, redirectUrl)
    return payload(done)
  },

  accountDelete: async (_, { token }, ctx) => payload(await deleteAccount(ctx, signedIn(ctx), token), 'user'),
} satisfies Partial<Fields<'Mutation'>>
