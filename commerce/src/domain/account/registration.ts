/** Opening an account, and confirming that its e-mail address is read. */
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { addCustomerEvent } from '../../db/queries/customer-event.ts'
import { reference } from '../../db/queries/reference.ts'
import { confirmUser, insertUser, takeMailTurn, userByEmail, userById, type UserRow } from '../../db/queries/user.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { transaction, Undone } from '../../db/transaction.ts'
import { isEmail } from '../email.ts'
import { bytesOf, STRANGERS_METADATA_BYTES } from '../metadata.ts'
import { putMail } from '../mail/put.ts'
import { ok, refuse, type Refusal, type Result } from '../result.ts'
import { checkChannel } from './channel.ts'
import { giveGuestOrders } from '../../db/queries/user-order.ts'
import { MAIL_COOLDOWN_MS } from './lifetimes.ts'
import { linkTo, mailedToken, openToken, useToken } from './mailed-token.ts'
import { hashPassword, passwordFaults } from './password.ts'
import { nameFaults } from './profile-faults.ts'
import { redirectFault } from './redirect.ts'

type RegistrationCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'origin'>

export interface RegisterInput {
  email: string
  password: string
  firstName: string
  lastName: string
  languageCode: string
  redirectUrl: string | null
  channel: string | null
  metadata: MetadataMap
}

/** Whether accounts have to be confirmed in this shop. */
export const requiresConfirmation = async ({ database }: Pick<Ctx, 'database'>): Promise<boolean> =>
  (await reference(database.pool)).shop.enableAccountConfirmationByEmail

/**
 * Opens an account unless there is one: whoever asks cannot tell the difference, and the owner of the address gets a
 * mail either way.
 */
export async function register(ctx: RegistrationCtx, input: RegisterInput): Promise<Result<null>> {
  const needsConfirmation = await requiresConfirmation(ctx)
  const errors = await faults(ctx, input, needsConfirmation)
  if (errors.length) return { ok: false, errors }
  // Before looking the address up: a known one takes as long.
  const passwordHash = await hashPassword(input.password)
  await transaction(ctx.database.pool, async (client) => {
    const user = await insertUser(client, { ...input, passwordHash, isConfirmed: !needsConfirmation })
    if (!user) return tellOwner(client, ctx, input, needsConfirmation)
    await addCustomerEvent(client, user.id, 'ACCOUNT_CREATED')
    if (needsConfirmation) await mailConfirmation(client, ctx, user, input.redirectUrl!)
  })
  return ok(null)
}

async function faults(ctx: RegistrationCtx, input: RegisterInput, needsConfirmation: boolean): Promise<Refusal[]> {
  if (needsConfirmation) {
    if (!input.redirectUrl) return refuse('REQUIRED', 'redirectUrl', 'This field is required.').errors
    const channel = await checkChannel(ctx, input.channel)
    if (!channel.ok) return channel.errors
    const fault = await redirectFault(ctx, input.redirectUrl)
    if (fault) return [fault]
  }
  if (!input.email.trim()) return refuse('REQUIRED', 'email', 'This field is required.').errors
  if (!isEmail(input.email)) return refuse('INVALID', 'email', 'Enter a valid email address.').errors
  if (bytesOf(input.metadata) > STRANGERS_METADATA_BYTES)
    return refuse('INVALID', 'metadata', `Metadata takes at most ${STRANGERS_METADATA_BYTES / 1024} kB.`).errors
  return [...nameFaults(input), ...(await passwordFaults(input.password, input, 'password'))]
}

/** The address has an account: an unconfirmed one gets its link again, another a hint. Not more often than in the cooldown. */
async function tellOwner(
  client: PoolClient,
  ctx: RegistrationCtx,
  { email, redirectUrl }: RegisterInput,
  needsConfirmation: boolean,
): Promise<void> {
  const user = await userByEmail(client, email)
  const url = redirectUrl && !(await redirectFault(ctx, redirectUrl)) ? redirectUrl : null
  if (!user?.isActive || !url) return
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - MAIL_COOLDOWN_MS)
  if (!(await takeMailTurn(client, user.id, 'last_confirm_email_request', now, since))) return
  if (!user.isConfirmed && needsConfirmation) return mailConfirmation(client, ctx, user, url)
  await putMail(client, {
    kind: 'account-exists',
    recipient: user.email,
    languageCode: user.languageCode,
    payload: { url: new URL(url).origin, firstName: user.firstName },
  })
}

async function mailConfirmation(
  client: PoolClient,
  ctx: RegistrationCtx,
  user: UserRow,
  redirectUrl: string,
): Promise<void> {
  const token = await mailedToken(client, ctx, user.id, 'CONFIRM_ACCOUNT')
  await putMail(client, {
    kind: 'account-confirm',
    recipient: user.email,
    languageCode: user.languageCode,
    payload: { url: linkTo(redirectUrl, { email: user.email, token }), firstName: user.firstName },
  })
}

export type SendConfirmationCode =
  | 'INVALID'
  | 'ACCOUNT_CONFIRMED'
  | 'CONFIRMATION_ALREADY_REQUESTED'
  | 'MISSING_CHANNEL_SLUG'

/** The confirmation mail again, at most once in the cooldown. */
export async function sendConfirmation(
  ctx: RegistrationCtx,
  userId: number,
  { channel, redirectUrl }: { channel: string; redirectUrl: string },
): Promise<Result<null, SendConfirmationCode>> {
  const { pool } = ctx.database
  const user = (await userById(pool, userId))!
  if (user.isConfirmed) return refuse('ACCOUNT_CONFIRMED', null, 'This account is confirmed already.')
  const fault = await redirectFault(ctx, redirectUrl)
  if (fault) return { ok: false, errors: [fault] }
  const checked = await checkChannel(ctx, channel)
  if (!checked.ok) return refuse('MISSING_CHANNEL_SLUG', 'channel', checked.errors[0]!.message)
  return transaction<Result<null, SendConfirmationCode>>(pool, async (client) => {
    const now = ctx.clock.now()
    const since = new Date(now.getTime() - MAIL_COOLDOWN_MS)
    if (!(await takeMailTurn(client, userId, 'last_confirm_email_request', now, since)))
      return refuse('CONFIRMATION_ALREADY_REQUESTED', null, 'A confirmation mail was sent a moment ago.')
    await mailConfirmation(client, ctx, user, redirectUrl)
    return ok(null)
  })
}

/** Confirms with the mailed token. A second time it is the same answer: mail programs open links before people do. */
export function confirm(
  ctx: RegistrationCtx,
  { email, token }: { email: string; token: string },
): Promise<Result<UserRow, 'INVALID' | 'INACTIVE'>> {
  const invalid = () => new Undone(refuse('INVALID', 'token', 'This link is not valid, or no longer.'))
  return transaction<Result<UserRow, 'INVALID' | 'INACTIVE'>>(ctx.database.pool, async (client) => {
    const found = await openToken(client, ctx, token, 'CONFIRM_ACCOUNT')
    const user = found && (await userById(client, found.userId))
    if (!user || user.email.toLowerCase() !== email.toLowerCase()) return invalid()
    if (!user.isActive) return new Undone(refuse('INACTIVE', 'email', 'This account is not active.'))
    if (user.isConfirmed) return ok(user)
    await useToken(client, ctx, token)
    const confirmed = await confirmUser(client, user.id)
    await addCustomerEvent(client, user.id, 'ACCOUNT_ACTIVATED')
    // Those placed as a guest, before the address was known to be theirs.
    await giveGuestOrders(client, confirmed.id, confirmed.email)
    return ok(confirmed)
  })
}
