/**
 * Two-step sign-in: e-mail and password first, then the code, or the first code of an app where the shop demands one.
 */
import type { Ctx } from '../../../context.ts'
import type { UserRow } from '../../../db/queries/customer/user.ts'
import { ok, refuse, type Result } from '../../result.ts'
import { checkAccount, type SignedIn, type SignInCode } from '../sign-in.ts'
import { type OpeningCtx, openSession } from '../session.ts'
import { checkCode, type CodeFault } from './check.ts'
import { neededFactor } from './demand.ts'
import { enable, newSetUp, shownSetUp, unconfirmed } from './set-up.ts'
import { readChallenge, type ChallengeCode, writeChallenge } from './challenge.ts'

type TwoStepCtx = OpeningCtx & Pick<Ctx, 'settings'>

/** What stands between a right password and a session. */
export type PasswordAccepted = {
  /** The client sends it back with the code, within ten minutes. */
  challenge: string
} & (
  | { needs: 'CODE' }
  | {
      /** The shop demands two-step sign-in: the first code switches it on. */
      needs: 'SET_UP'
      secret: string
      otpauthUri: string
      /** They become valid once two-step sign-in is on, and are shown only here. */
      recoveryCodes: string[]
    }
)

/** Checks e-mail and password. An account whose password is enough signs in with `tokenCreate`. */
export async function beginSignIn(
  ctx: TwoStepCtx,
  input: { email: string; password: string; audience: string | null },
): Promise<Result<PasswordAccepted, SignInCode>> {
  const checked = await checkAccount(ctx, input)
  if (!checked.ok) return checked
  const user = checked.value
  const { audience } = input
  const needs = await neededFactor(ctx.database.pool, ctx.settings, user)
  if (!needs) return refuse('DISABLED_AUTHENTICATION_METHOD', 'email', 'No second step is needed: use tokenCreate.')
  if (needs === 'CODE')
    return ok({ needs, challenge: await writeChallenge(ctx, 'SIGN_IN', { user, audience, setUp: null }) })
  if (!user.isConfirmed) return unconfirmed()
  const setUp = newSetUp()
  return ok({
    needs,
    challenge: await writeChallenge(ctx, 'SIGN_IN', { user, audience, setUp }),
    ...(await shownSetUp(ctx, setUp, user)),
    recoveryCodes: setUp.recoveryCodes,
  })
}

/** Checks the code that belongs to a challenge; answers whose it is. */
export async function proveFactor(
  ctx: TwoStepCtx,
  { challenge, code }: { challenge: string; code: string },
): Promise<Result<{ user: UserRow; audience: string | null }, CodeFault | ChallengeCode>> {
  const ticket = await readChallenge(ctx, 'SIGN_IN', challenge, 'challenge')
  if (!ticket.ok) return ticket
  const { user, audience, setUp } = ticket.value
  if (setUp) {
    const done = await enable(ctx, ticket.value, code, null)
    return done.ok ? ok({ user: done.value.user, audience }) : done
  }
  const right = await checkCode(ctx, user, code)
  return right.ok ? ok({ user, audience }) : right
}

/** Checks the code: one right code opens one session. */
export async function finishSignIn(
  ctx: TwoStepCtx,
  typed: { challenge: string; code: string },
): Promise<Result<SignedIn, CodeFault | ChallengeCode>> {
  const proved = await proveFactor(ctx, typed)
  if (!proved.ok) return proved
  const { user, audience } = proved.value
  const opened = await openSession(ctx, user, audience)
  return opened
    ? ok({ user, ...opened })
    : refuse('JWT_INVALID_TOKEN', 'challenge', 'The account has changed meanwhile.')
}
