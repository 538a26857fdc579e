/** Signing in with e-mail and password. */
import type { Ctx } from '../../context.ts'
import { reference } from '../../db/queries/reference.ts'
import { setLastLogin, userByEmail, type UserRow } from '../../db/queries/user.ts'
import { ok, refuse, type Result } from '../result.ts'
import { isPassword } from './password.ts'
import { neededStep, passwordIsNotEnough } from './second-factor/demand.ts'
import { takeSignInTurn } from './sign-in-delay.ts'
import { issueTokens, type Tokens } from './tokens.ts'

type SignInCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'remoteAddress' | 'origin'>

export interface SignedIn extends Tokens {
  user: UserRow
}

export type SignInCode =
  | 'INVALID_CREDENTIALS'
  | 'INACTIVE'
  | 'ACCOUNT_NOT_CONFIRMED'
  | 'LOGIN_ATTEMPT_DELAYED'
  | 'UNKNOWN_IP_ADDRESS'
  | 'DISABLED_AUTHENTICATION_METHOD'

export async function signIn(
  ctx: SignInCtx,
  input: { email: string; password: string; audience: string | null },
): Promise<Result<SignedIn, SignInCode>> {
  const checked = await checkAccount(ctx, input)
  if (!checked.ok) return checked
  const user = checked.value
  if (await neededStep(ctx.database.pool, ctx.settings, user)) return passwordIsNotEnough()
  await setLastLogin(ctx.database.pool, user.id, ctx.clock.now())
  return ok({ user, ...(await issueTokens(ctx, user, input.audience)) })
}

/** An account that may sign in with that password. Says what is wrong with it only to those who know the password. */
export async function checkAccount(
  ctx: Omit<SignInCtx, 'settings'>,
  { email, password }: { email: string; password: string },
): Promise<Result<UserRow, SignInCode>> {
  const checked = await checkPassword(ctx, email, password)
  if (!checked.ok) return checked
  const user = checked.value
  if (!user.isActive) return refuse('INACTIVE', 'email', 'This account is not active.')
  if (!user.isConfirmed && !(await mayBeUnconfirmed(ctx)))
    return refuse('ACCOUNT_NOT_CONFIRMED', 'email', 'Confirm the e-mail address first.')
  return ok(user)
}

/** The account whose password that is. Wrong ones are counted, and soon have to wait. */
export async function checkPassword(
  ctx: Omit<SignInCtx, 'settings'>,
  email: string,
  password: string,
): Promise<Result<UserRow, SignInCode>> {
  if (!ctx.remoteAddress) return refuse('UNKNOWN_IP_ADDRESS', null, 'Signing in needs a known address of the client.')
  const turn = await takeSignInTurn(ctx, email)
  if (!turn) return refuse('LOGIN_ATTEMPT_DELAYED', null, 'Too many wrong passwords. Wait a little and try again.')
  const user = email ? await userByEmail(ctx.database.pool, email) : null
  if (!(await isPassword(user?.passwordHash, password)) || !user) {
    await turn.failed()
    return refuse('INVALID_CREDENTIALS', 'email', 'Please, enter valid credentials.')
  }
  await turn.succeeded()
  return ok(user)
}

async function mayBeUnconfirmed({ database }: Pick<SignInCtx, 'database'>): Promise<boolean> {
  const { shop } = await reference(database.pool)
  return shop.allowLoginWithoutConfirmation || !shop.enableAccountConfirmationByEmail
}
