/** Sets a password: by a mailed link, or for somebody who knows the old one. */
import type { Ctx, UserViewer } from '../../context.ts'
import { addCustomerEvent } from '../../db/queries/customer/customer-event.ts'
import { confirmUser, lockUserRow, setPasswordHash, userById, type UserRow } from '../../db/queries/customer/user.ts'
import { putResetLink } from '../../db/queries/account/reset-link.ts'
import { deleteRegistrations } from '../../db/queries/account/registration.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { isFirstIn } from '../attempts.ts'
import { removePicture } from '../remove-picture.ts'
import { ok, refuse, type Result } from '../result.ts'
import { takeGuestOrders } from './guest-orders.ts'
import { endAccess } from './end-access.ts'
import { MAIL_COOLDOWN_MS } from '../lifetimes.ts'
import { endOfLink, hashToken, linkTo, newToken, openToken } from './mailed-token.ts'
import { passwordsOffFault } from './login-mode.ts'
import { hashPassword, passwordFaults, type PasswordCode } from './password.ts'
import { redirectFault } from '../mail/redirect.ts'
import { emptyAccount, isUnproven } from './unproven.ts'
import { checkPassword, openByPassword, type SignedIn, type SignInCode } from './sign-in.ts'
import type { OpeningCtx } from './session.ts'

type PasswordCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'origin' | 'remoteAddress'>

/**
 * Mails a link. The answer and the queries are the same for an unknown address and for a second request within the
 * cooldown, so that nobody learns which addresses have accounts.
 */
export async function requestPasswordReset(
  ctx: PasswordCtx,
  { email, redirectUrl }: { email: string; redirectUrl: string },
): Promise<Result<null, 'INVALID' | 'DISABLED_AUTHENTICATION_METHOD'>> {
  const off = await passwordsOffFault(ctx)
  if (off) return { ok: false, errors: [off] }
  const fault = await redirectFault(ctx, redirectUrl)
  if (fault) return { ok: false, errors: [fault] }
  const account = email.toLowerCase()
  const token = newToken()
  await transaction(ctx.database.pool, async (client) => {
    if (!(await isFirstIn(client, ctx, { name: 'password-reset-mail', key: account }, MAIL_COOLDOWN_MS))) return
    await putResetLink(client, {
      email: account,
      tokenHash: hashToken(token),
      url: linkTo(redirectUrl, { email: account, token }),
      expiresAt: endOfLink(ctx),
    })
  })
  return ok(null)
}

/**
 * Sets a password with the mailed token, once: this confirms the address, ends every session and open link, and signs
 * the user in. What somebody else put into an account that nobody had confirmed is removed. Where the account needs a
 * second factor the password is set all the same, and signing in is refused, as in Saleor.
 */
export async function setPassword(
  ctx: PasswordCtx & OpeningCtx & Pick<Ctx, 'media'>,
  { email, password, token }: { email: string; password: string; token: string },
): Promise<Result<SignedIn, 'INVALID' | PasswordCode | SignInCode>> {
  const off = await passwordsOffFault(ctx)
  if (off) return { ok: false, errors: [off] }
  let strangersPicture: string | null = null
  const done = await transaction<Result<UserRow, 'INVALID' | PasswordCode>>(ctx.database.pool, async (client) => {
    const found = await openToken(client, ctx, token, 'RESET_PASSWORD')
    const user = found && (await lockUserRow(client, found.userId))
    if (!user?.isActive || user.email.toLowerCase() !== email.toLowerCase()) return new Undone(badLink())
    const errors = await passwordFaults(password, user, 'password')
    if (errors.length) return new Undone({ ok: false, errors })
    if (isUnproven(user)) {
      await emptyAccount(client, user.id)
      strangersPicture = user.avatarPath
    } else await endAccess(client, [user.id], null)
    if (!user.isConfirmed) {
      await confirmUser(client, user.id)
      await deleteRegistrations(client, [user.email])
      await takeGuestOrders(client, user.id, user.email)
    }
    await addCustomerEvent(client, user.id, 'PASSWORD_RESET')
    return ok(await setPasswordHash(client, user.id, await hashPassword(password)))
  })
  if (!done.ok) return done
  if (strangersPicture) await removePicture(ctx, strangersPicture)
  const opened = await openByPassword(ctx, done.value)
  return opened ?? badLink()
}

/**
 * Changes the password. The session that asks goes on, as in Saleor; every other session and every open link ends.
 * Nothing is changed where the password changed while the old one was being checked, so that somebody whom that change
 * shut out stays out.
 */
export async function changePassword(
  ctx: PasswordCtx,
  viewer: UserViewer,
  { oldPassword, newPassword }: { oldPassword: string | null; newPassword: string },
): Promise<Result<UserRow, SignInCode | PasswordCode>> {
  const off = await passwordsOffFault(ctx)
  if (off) return { ok: false, errors: [off] }
  const { pool } = ctx.database
  const user = (await userById(pool, viewer.userId))!
  if (user.passwordHash !== null) {
    const checked = await checkPassword(ctx, user.email, oldPassword ?? '')
    if (!checked.ok) return atField(checked.errors[0]!.code, 'oldPassword', checked.errors[0]!.message)
  }
  const errors = await passwordFaults(newPassword, user, 'newPassword')
  if (errors.length) return { ok: false, errors }
  const passwordHash = await hashPassword(newPassword)
  return transaction<Result<UserRow, SignInCode>>(pool, async (client) => {
    const now = await lockUserRow(client, user.id)
    if (now?.passwordHash !== user.passwordHash) return new Undone(wrongOldPassword())
    const changed = await setPasswordHash(client, user.id, passwordHash)
    await endAccess(client, [user.id], viewer.sessionId)
    await addCustomerEvent(client, user.id, 'PASSWORD_CHANGED')
    return ok(changed)
  })
}

const wrongOldPassword = () => refuse('INVALID_CREDENTIALS', 'oldPassword', 'Please, enter valid credentials')
const badLink = () => refuse('INVALID', 'token', 'This link is not valid, or no longer.')

/** A wrong password is the field's fault; a delay after too many is no field's. */
export const atField = (code: SignInCode, field: string, message: string) =>
  refuse(code, code === 'INVALID_CREDENTIALS' ? field : null, message)
