/** Setting a password: by a mailed link, or by somebody who knows the old one. */
import type { Ctx, UserViewer } from '../../context.ts'
import { addCustomerEvent } from '../../db/queries/customer-event.ts'
import {
  confirmUser,
  setPasswordHash,
  takeMailTurn,
  userByEmail,
  userById,
  type UserRow,
} from '../../db/queries/user.ts'
import { transaction, Undone } from '../../db/transaction.ts'
import { putMail } from '../mail/put.ts'
import { ok, refuse, type Result } from '../result.ts'
import { giveGuestOrders } from '../../db/queries/user-order.ts'
import { endAccess } from './end-access.ts'
import { MAIL_COOLDOWN_MS } from './lifetimes.ts'
import { linkTo, mailedToken, openToken } from './mailed-token.ts'
import { hashPassword, passwordFaults, type PasswordCode } from './password.ts'
import { redirectFault } from './redirect.ts'
import { checkPassword, openByPassword, type SignedIn, type SignInCode } from './sign-in.ts'
import type { OpeningCtx } from './session.ts'

type PasswordCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'origin' | 'remoteAddress'>

/** Mails a link. The answer is the same for unknown addresses and for a second request within the cooldown. */
export async function requestPasswordReset(
  ctx: PasswordCtx,
  { email, redirectUrl }: { email: string; redirectUrl: string },
): Promise<Result<null, 'INVALID'>> {
  const fault = await redirectFault(ctx, redirectUrl)
  if (fault) return { ok: false, errors: [fault] }
  await transaction(ctx.database.pool, async (client) => {
    const user = email ? await userByEmail(client, email) : null
    if (!user?.isActive) return
    const now = ctx.clock.now()
    const since = new Date(now.getTime() - MAIL_COOLDOWN_MS)
    if (!(await takeMailTurn(client, user.id, 'last_password_reset_request', now, since))) return
    const token = await mailedToken(client, ctx, user.id, 'RESET_PASSWORD')
    await addCustomerEvent(client, user.id, 'PASSWORD_RESET_LINK_SENT')
    await putMail(client, {
      kind: 'password-reset',
      recipient: user.email,
      languageCode: user.languageCode,
      payload: { url: linkTo(redirectUrl, { email: user.email, token }), firstName: user.firstName },
    })
  })
  return ok(null)
}

/**
 * With the mailed token, once: it confirms the address, ends every session and open link, and signs the user in. Where
 * the account needs a second step the password is set all the same, and signing in is refused, as in Saleor.
 */
export async function setPassword(
  ctx: PasswordCtx & OpeningCtx,
  { email, password, token }: { email: string; password: string; token: string },
): Promise<Result<SignedIn, 'INVALID' | PasswordCode | SignInCode>> {
  const done = await transaction<Result<UserRow, 'INVALID' | PasswordCode>>(ctx.database.pool, async (client) => {
    const found = await openToken(client, ctx, token, 'RESET_PASSWORD')
    const user = found && (await userById(client, found.userId))
    if (!user?.isActive || user.email.toLowerCase() !== email.toLowerCase()) return new Undone(badLink())
    const errors = await passwordFaults(password, user, 'password')
    if (errors.length) return new Undone({ ok: false, errors })
    await endAccess(client, user.id, null)
    if (!user.isConfirmed) {
      await confirmUser(client, user.id)
      await giveGuestOrders(client, user.id, user.email)
    }
    await addCustomerEvent(client, user.id, 'PASSWORD_RESET')
    return ok(await setPasswordHash(client, user.id, await hashPassword(password)))
  })
  if (!done.ok) return done
  const opened = await openByPassword(ctx, done.value)
  return opened ?? badLink()
}

/** The session that asks goes on, as in Saleor; every other one, and every open link, ends. */
export async function changePassword(
  ctx: PasswordCtx,
  viewer: UserViewer,
  { oldPassword, newPassword }: { oldPassword: string | null; newPassword: string },
): Promise<Result<UserRow, SignInCode | PasswordCode>> {
  const { pool } = ctx.database
  const user = (await userById(pool, viewer.userId))!
  if (user.passwordHash !== null) {
    const checked = await checkPassword(ctx, user.email, oldPassword ?? '')
    if (!checked.ok) return atField(checked.errors[0]!.code, 'oldPassword', checked.errors[0]!.message)
  }
  const errors = await passwordFaults(newPassword, user, 'newPassword')
  if (errors.length) return { ok: false, errors }
  const passwordHash = await hashPassword(newPassword)
  return transaction<Result<UserRow, never>>(pool, async (client) => {
    const changed = await setPasswordHash(client, user.id, passwordHash)
    await endAccess(client, user.id, viewer.sessionId)
    await addCustomerEvent(client, user.id, 'PASSWORD_CHANGED')
    return ok(changed)
  })
}

const badLink = () => refuse('INVALID', 'token', 'This link is not valid, or no longer.')

/** A wrong password is the field's fault; having to wait is nobody's. */
export const atField = (code: SignInCode, field: string, message: string) =>
  refuse(code, code === 'INVALID_CREDENTIALS' ? field : null, message)
