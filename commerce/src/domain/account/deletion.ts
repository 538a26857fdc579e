/**
 * Deletes a customer's own account with a mailed token. Orders stay, as books must, and keep the buyer's data only as
 * long as those.
 */
import type { Ctx, UserViewer } from '../../context.ts'
import { userById, type UserRow } from '../../db/queries/customer/user.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { type PrivacyServices, removeAccounts } from '../privacy/forget.ts'
import { isFirstIn } from '../attempts.ts'
import { MAIL_COOLDOWN_MS } from '../lifetimes.ts'
import { putMail } from '../mail/put.ts'
import { removePicture } from '../remove-picture.ts'
import { ok, refuse, type Result } from '../result.ts'
import { linkTo, mailedToken, openToken } from './mailed-token.ts'
import { redirectFault } from '../mail/redirect.ts'

type DeletionCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'origin' | 'media'>

/**
 * Mails the customer a link with a token that deletes their account. Within the cooldown after such a mail nothing is
 * sent: its link still works, and the address of an account that nobody confirmed may be a stranger's.
 */
export async function requestDeletion(
  ctx: DeletionCtx,
  viewer: UserViewer,
  redirectUrl: string,
): Promise<Result<null, 'INVALID'>> {
  const fault = await redirectFault(ctx, redirectUrl)
  if (fault) return { ok: false, errors: [fault] }
  const asked = { name: 'account-deletion-mail', key: String(viewer.userId) }
  await transaction(ctx.database.pool, async (client) => {
    if (!(await isFirstIn(client, ctx, asked, MAIL_COOLDOWN_MS))) return
    const user = (await userById(client, viewer.userId))!
    const token = await mailedToken(client, ctx, user.id, 'DELETE_ACCOUNT')
    await putMail(client, {
      kind: 'account-delete',
      recipient: user.email,
      languageCode: user.languageCode,
      payload: { url: linkTo(redirectUrl, { token }), firstName: user.firstName },
    })
  })
  return ok(null)
}

/** Deletes the customer's account with that token; accounts of staff are refused. */
export async function deleteAccount(
  ctx: DeletionCtx & PrivacyServices,
  viewer: UserViewer,
  token: string,
): Promise<Result<UserRow, 'INVALID' | 'DELETE_STAFF_ACCOUNT'>> {
  const done = await transaction<Result<UserRow, 'INVALID' | 'DELETE_STAFF_ACCOUNT'>>(
    ctx.database.pool,
    async (client) => {
      if (viewer.isStaff)
        return new Undone(refuse('DELETE_STAFF_ACCOUNT', null, 'Accounts of staff are deleted by the shop.'))
      const found = await openToken(client, ctx, token, 'DELETE_ACCOUNT')
      if (found?.userId !== viewer.userId)
        return new Undone(refuse('INVALID', 'token', 'This link is not valid, or no longer.'))
      const user = (await userById(client, viewer.userId))!
      await removeAccounts(client, ctx, [user])
      return ok(user)
    },
  )
  if (done.ok && done.value.avatarPath) await removePicture(ctx, done.value.avatarPath)
  return done
}
