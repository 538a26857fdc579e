/** Saleor's mutations for signing in by a plugin. This service has one such plugin: two-step sign-in. */
import { userOf } from '../../context.ts'
import { beginSignIn, finishSignIn } from '../../domain/account/second-factor/sign-in.ts'
import { beginByPage, finishByPage } from '../../domain/account/second-factor/by-page.ts'
import { endSession, refresh, verifyAccessToken } from '../../domain/account/session.ts'
import { readClaims } from '../../domain/account/tokens.ts'
import { refuseOrder, ok, refusal, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { NO_TOKENS, REFRESH_COOKIE, signedInPayload } from './auth.ts'
import { SECOND_FACTOR } from './sources.ts'

const isOurs = (pluginId: string): boolean => pluginId === SECOND_FACTOR.id

/** A text of the input; null where it is missing. */
function textOf(input: unknown, name: string): string | null {
  const value = typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' && value !== '' ? value : null
}

/** Refuses an input that lacks a text under one of the names. */
function complete(input: unknown, names: readonly string[]): Result<null, 'REQUIRED'> {
  const missing = names.filter((name) => textOf(input, name) === null)
  return missing.length
    ? refuseOrder(...missing.map((name) => refusal('REQUIRED', name, 'This field is required.')))
    : ok(null)
}

/** For an unknown plugin Saleor answers as a plugin would that has nothing to say, and so do these mutations. */
export const externalMutations = {
  externalAuthenticationUrl: async (_, { pluginId, input }, ctx) => {
    if (!isOurs(pluginId)) return { authenticationData: {}, errors: [] }
    const redirectUri = textOf(input, 'redirectUri')
    if (redirectUri !== null) return payload(await beginByPage(ctx, redirectUri), 'authenticationData')
    const given = complete(input, ['email', 'password'])
    if (!given.ok) return payload(given, 'authenticationData')
    const done = await beginSignIn(ctx, {
      email: plainText(textOf(input, 'email')!),
      password: textOf(input, 'password')!,
      audience: textOf(input, 'audience'),
    })
    return payload(done, 'authenticationData')
  },

  externalObtainAccessTokens: async (_, { pluginId, input }, ctx) => {
    if (!isOurs(pluginId)) return { ...NO_TOKENS, errors: [] }
    const state = textOf(input, 'state')
    if (state !== null) {
      const named = complete(input, ['code'])
      return signedInPayload(ctx, named.ok ? await finishByPage(ctx, { state, code: textOf(input, 'code')! }) : named)
    }
    const given = complete(input, ['challenge', 'code'])
    const done = given.ok
      ? await finishSignIn(ctx, { challenge: textOf(input, 'challenge')!, code: textOf(input, 'code')! })
      : given
    return signedInPayload(ctx, done)
  },

  externalRefresh: async (_, { pluginId, input }, ctx) => {
    if (!isOurs(pluginId)) return { ...NO_TOKENS, errors: [] }
    const sent = {
      refreshToken: textOf(input, 'refreshToken'),
      csrfToken: textOf(input, 'csrfToken'),
      cookie: ctx.cookies.get(REFRESH_COOKIE) || null,
    }
    const done = await refresh(ctx, sent)
    // The answer repeats the tokens of the request, because renewing does not change the refresh token.
    return payload(done, NO_TOKENS, (renewed) => ({
      ...renewed,
      refreshToken: sent.refreshToken,
      csrfToken: sent.csrfToken,
    }))
  },

  externalLogout: async (_, { pluginId }, ctx) => {
    const viewer = userOf(ctx)
    if (isOurs(pluginId) && viewer) {
      await endSession(ctx, viewer.userId, viewer.sessionId)
      ctx.setCookies.push({ name: REFRESH_COOKIE, value: '', maxAge: 0 })
    }
    return { logoutData: {}, errors: [] }
  },

  externalVerify: async (_, { pluginId, input }, ctx) => {
    const nobody = { isValid: false, user: null, verifyData: {} }
    if (!isOurs(pluginId)) return { ...nobody, errors: [] }
    const token = textOf(input, 'token')
    const given = complete(input, ['token'])
    const done = given.ok ? await verifyAccessToken(ctx, token!) : given
    const claims = done.ok ? await readClaims(ctx, token!) : null
    return payload(done, nobody, (user) => ({ isValid: true, user, verifyData: claims }))
  },
} satisfies Partial<Fields<'Mutation'>>
