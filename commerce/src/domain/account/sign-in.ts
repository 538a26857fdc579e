/** Signing in with e-mail and password. */
import type { Ctx } from '../../context.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { deleteSession } from '../../db/queries/account/session.ts'
import { userByEmail, type UserRow } from '../../db/queries/customer/user.ts'
import { ok, refuse, type Result } from '../result.ts'
import { passwordsOffFault } from './login-mode.ts'
import { isPassword } from './password.ts'
import { neededFactor, passwordIsNotEnough } from './second-factor/demand.ts'
import { beginAttempt } from './sign-in-delay.ts'
import { type OpeningCtx, openSession, type Tokens } from './session.ts'

type SignInCtx = Pick<Ctx, 'database' | 'clock' | 'remoteAddress'>

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

/** Signs in by e-mail and password, unless the account needs a second factor, too. */
export async function signIn(
  ctx: OpeningCtx,
  input: { email: string; password: string; audience: string | null },
): Promise<Result<SignedIn, SignInCode>> {
  const checked = await checkAccount(ctx, input)
  if (!checked.ok) return checked
  const user = checked.value
  return (await openByPassword(ctx, user, input.audience)) ?? wrongPassword()
}

/**
 * Opens a session for somebody who has just shown an account's password, unless the account needs a second factor.
 * Answers null where the account was changed meanwhile.
 */
export async function openByPassword(
  ctx: OpeningCtx,
  user: UserRow,
  audience: string | null = null,
): Promise<Result<SignedIn, 'DISABLED_AUTHENTICATION_METHOD'> | null> {
  const { pool } = ctx.database
  if (await neededFactor(pool, ctx.settings, user)) return passwordIsNotEnough()
  const opened = await openSession(ctx, user, audience)
  if (!opened) return null
  // Two-step sign-in was switched on meanwhile: this session may have been opened too late to be ended by that.
  if (await neededFactor(pool, ctx.settings, user)) {
    await deleteSession(pool, user.id, opened.sessionId)
    return passwordIsNotEnough()
  }
  return ok({ user, ...opened })
}

/**
 * Finds an account that may sign in with that password. What is wrong with it is told only to somebody who knows the
 * password.
 */
export async function checkAccount(
  ctx: SignInCtx,
  { email, password }: { email: string; password: string },
): Promise<Result<UserRow, SignInCode>> {
  const off = await passwordsOffFault(ctx)
  if (off) return { ok: false, errors: [off] }
  const checked = await checkPassword(ctx, email, password)
  if (!checked.ok) return checked
  const user = checked.value
  if (!user.isActive) return refuse('INACTIVE', 'email', 'This account is not active.')
  if (!user.isConfirmed && !(await mayBeUnconfirmed(ctx)))
    return refuse('ACCOUNT_NOT_CONFIRMED', 'email', 'Confirm the e-mail address first.')
  return ok(user)
}

/** Finds the account with that password. Wrong passwords are counted and soon cause a delay. */
export async function checkPassword(
  ctx: SignInCtx,
  email: string,
  password: string,
): Promise<Result<UserRow, SignInCode>> {
  if (!ctx.remoteAddress) return refuse('UNKNOWN_IP_ADDRESS', null, 'Signing in needs a known address of the client.')
  const turn = await beginAttempt(ctx, email)
  if (!turn) return refuse('LOGIN_ATTEMPT_DELAYED', null, 'Too many wrong passwords. Wait a little and try again.')
  const user = email ? await userByEmail(ctx.database.pool, email) : null
  if (!(await isPassword(user?.passwordHash, password)) || !user) {
    await turn.failed()
    return wrongPassword()
  }
  await turn.succeeded()
  return ok(user)
}

const wrongPassword = () => refuse('INVALID_CREDENTIALS', 'email', 'Please, enter valid credentials')

async function mayBeUnconfirmed({ database }: Pick<Ctx, 'database'>): Promise<boolean> {
  const { settings: shop } = await reference(database.pool)
  return shop.allowLoginWithoutConfirmation || !shop.enableAccountConfirmationByEmail
}
