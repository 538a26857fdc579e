/**
 * Changes an account's e-mail address: the request needs the password, the change a token mailed to the new address.
 */
import type { Ctx, UserViewer } from '../../context.ts'
import { addCustomerEvent } from '../../db/queries/customer/customer-event.ts'
import { deleteRegistrations } from '../../db/queries/account/registration.ts'
import { deleteUsers } from '../../db/queries/staff/staff.ts'
import { setEmail, userByEmail, userById, type UserRow } from '../../db/queries/customer/user.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { isFirstIn } from '../attempts.ts'
import { isEmail } from '../email.ts'
import { MAIL_COOLDOWN_MS } from '../lifetimes.ts'
import { putMail } from '../mail/put.ts'
import { removePicture } from '../remove-picture.ts'
import { ok, refuse, type Result } from '../result.ts'
import { takeGuestOrders } from './guest-orders.ts'
import { endAccess } from './end-access.ts'
import { linkTo, mailedToken, openToken } from './mailed-token.ts'
import { atField } from './password-reset.ts'
import { redirectFault } from '../mail/redirect.ts'
import { isUnproven } from './unproven.ts'
import { checkPassword, type SignInCode } from './sign-in.ts'

type EmailCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'origin' | 'remoteAddress'>

/**
 * Checks the password and mails a link to the new address; nothing changes yet. That the address has an account already
 * learns only who reads its mails, by the link. It may be a stranger's, who gets one such mail within the cooldown.
 */
export async function requestEmailChange(
  ctx: EmailCtx,
  viewer: UserViewer,
  { newEmail, password, redirectUrl }: { newEmail: string; password: string; redirectUrl: string },
): Promise<Result<UserRow, SignInCode | 'INVALID'>> {
  const { pool } = ctx.database
  const checked = await checkPassword(ctx, viewer.email, password)
  if (!checked.ok) return atField(checked.errors[0]!.code, 'password', checked.errors[0]!.message)
  if (!isEmail(newEmail)) return refuse('INVALID', 'newEmail', 'Enter a valid email address.')
  const fault = await redirectFault(ctx, redirectUrl)
  if (fault) return { ok: false, errors: [fault] }
  const user = checked.value
  const asked = { name: 'email-change-mail', key: newEmail.toLowerCase() }
  await transaction(pool, async (client) => {
    if (!(await isFirstIn(client, ctx, asked, MAIL_COOLDOWN_MS))) return
    const token = await mailedToken(client, ctx, user.id, 'CHANGE_EMAIL', newEmail.toLowerCase())
    await addCustomerEvent(client, user.id, 'EMAIL_CHANGED_REQUEST')
    await putMail(client, {
      kind: 'email-change',
      recipient: newEmail,
      languageCode: user.languageCode,
      payload: { url: linkTo(redirectUrl, { token }), firstName: user.firstName },
    })
  })
  return ok(user)
}

/**
 * Changes the address and tells the old one. The session that asks goes on; every other session and every open link
 * ends.
 */
export async function confirmEmailChange(
  ctx: EmailCtx & Pick<Ctx, 'media'>,
  viewer: UserViewer,
  token: string,
): Promise<Result<UserRow, 'INVALID' | 'UNIQUE'>> {
  let strangersPicture: string | null = null
  const done = await transaction<Result<UserRow, 'INVALID' | 'UNIQUE'>>(ctx.database.pool, async (client) => {
    const found = await openToken(client, ctx, token, 'CHANGE_EMAIL')
    if (!found?.newEmail || found.userId !== viewer.userId)
      return new Undone(refuse('INVALID', 'token', 'This link is not valid, or no longer.'))
    const old = (await userById(client, viewer.userId))!
    // An account that nobody has shown to be theirs gives way to whoever reads the address.
    const holder = await userByEmail(client, found.newEmail)
    if (holder && isUnproven(holder)) {
      await deleteUsers(client, [holder.id])
      strangersPicture = holder.avatarPath
    }
    await deleteRegistrations(client, [found.newEmail])
    const user = await setEmail(client, viewer.userId, found.newEmail)
    if (!user) return new Undone(refuse('UNIQUE', 'newEmail', 'This address has an account already.'))
    await endAccess(client, [user.id], viewer.sessionId)
    await addCustomerEvent(client, user.id, 'EMAIL_CHANGED')
    await takeGuestOrders(client, user.id, user.email)
    await putMail(client, {
      kind: 'email-changed',
      recipient: old.email,
      languageCode: user.languageCode,
      payload: { newEmail: user.email, firstName: user.firstName },
    })
    return ok(user)
  })
  if (done.ok && strangersPicture) await removePicture(ctx, strangersPicture)
  return done
}
