/** Saleor's way for other sign-ins than a password alone. Here there is one: the password and a second step. */
import { beginSignIn, finishSignIn } from '../../domain/account/second-factor/sign-in.ts'
import { refresh, verify } from '../../domain/account/session.ts'
import { readClaims } from '../../domain/account/tokens.ts'
import { refuse } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type {
  MutationExternalAuthenticationUrlArgs,
  MutationExternalObtainAccessTokensArgs,
  MutationExternalRefreshArgs,
  MutationExternalVerifyArgs,
} from '../resolver-types.generated.ts'
import { refused } from '../shared/payload.ts'
import { NO_TOKENS, REFRESH_COOKIE, signedInPayload } from './auth.ts'
import { SECOND_FACTOR } from './sources.ts'

const isOurs = (pluginId: string): boolean => pluginId === SECOND_FACTOR.id

/** A text of the input; null where it is missing. */
function textOf(input: unknown, name: string): string | null {
  const value = typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' && value !== '' ? value : null
}

const missing = (input: unknown, names: readonly string[]) =>
  names
    .filter((name) => textOf(input, name) === null)
    .flatMap((name) => refuse('REQUIRED', name, 'This field is required.').errors)

/** What Saleor answers for a plugin that is not there is what a plugin without an answer would say. */
export const externalMutations = {
  externalAuthenticationUrl: async (
    _: unknown,
    { pluginId, input }: MutationExternalAuthenticationUrlArgs,
    ctx: GraphqlContext,
  ) => {
    if (!isOurs(pluginId)) return { authenticationData: {}, errors: [] }
    const errors = missing(input, ['email', 'password'])
    if (errors.length) return { authenticationData: null, ...refused(errors) }
    const done = await beginSignIn(ctx, {
      email: plainText(textOf(input, 'email')!),
      password: textOf(input, 'password')!,
      audience: textOf(input, 'audience'),
    })
    return done.ok
      ? { authenticationData: done.value, errors: [] }
      : { authenticationData: null, ...refused(done.errors) }
  },

  externalObtainAccessTokens: async (
    _: unknown,
    { pluginId, input }: MutationExternalObtainAccessTokensArgs,
    ctx: GraphqlContext,
  ) => {
    if (!isOurs(pluginId)) return { ...NO_TOKENS, errors: [] }
    const errors = missing(input, ['challenge', 'code'])
    if (errors.length) return { ...NO_TOKENS, ...refused(errors) }
    return signedInPayload(
      ctx,
      await finishSignIn(ctx, { challenge: textOf(input, 'challenge')!, code: textOf(input, 'code')! }),
    )
  },

  externalRefresh: async (_: unknown, { pluginId, input }: MutationExternalRefreshArgs, ctx: GraphqlContext) => {
    if (!isOurs(pluginId)) return { ...NO_TOKENS, errors: [] }
    const sent = {
      refreshToken: textOf(input, 'refreshToken'),
      csrfToken: textOf(input, 'csrfToken'),
      cookie: ctx.cookies.get(REFRESH_COOKIE) || null,
    }
    const done = await refresh(ctx, sent)
    // The refresh token stays as it is.
    return done.ok
      ? { ...NO_TOKENS, ...done.value, refreshToken: sent.refreshToken, csrfToken: sent.csrfToken, errors: [] }
      : { ...NO_TOKENS, ...refused(done.errors) }
  },

  externalVerify: async (_: unknown, { pluginId, input }: MutationExternalVerifyArgs, ctx: GraphqlContext) => {
    const nobody = { isValid: false, user: null, verifyData: {} }
    if (!isOurs(pluginId)) return { ...nobody, errors: [] }
    const token = textOf(input, 'token')
    if (token === null) return { ...nobody, ...refused(missing(input, ['token'])) }
    const done = await verify(ctx, token)
    if (!done.ok) return { ...nobody, ...refused(done.errors) }
    return { isValid: true, user: done.value, verifyData: await readClaims(ctx, token), errors: [] }
  },
}
