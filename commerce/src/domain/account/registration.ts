/** Registers accounts, and confirms that somebody reads their e-mail address. */
import { OF_ACCOUNT } from './limits.ts'
import { HOUR_MS } from '@semena/contract/time'
import type { AccountErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import { addCustomerEvent } from '../../db/queries/customer/customer-event.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { lockUser } from '../../db/queries/staff/staff.ts'
import {
  deleteRegistrations,
  insertRegistration,
  lockRegistration,
  type RegistrationRow,
} from '../../db/queries/account/registration.ts'
import { deleteOtherTokens, insertUsedToken } from '../../db/queries/account/user-token.ts'
import {
  confirmUser,
  insertUser,
  lockUserRow,
  setPasswordHash,
  startMailCooldown,
  updateProfileRow,
  userByEmail,
  userById,
  type UserRow,
} from '../../db/queries/customer/user.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { isEmail } from '../email.ts'
import { bytesOf, STRANGERS_METADATA_BYTES } from '../metadata.ts'
import { putMail } from '../mail/put.ts'
import { removePicture } from '../remove-picture.ts'
import { ok, type Refusal, refuse, type Result } from '../result.ts'
import { checkChannel } from './channel.ts'
import { takeGuestOrders } from './guest-orders.ts'
import { endAccess } from './end-access.ts'
import { MAIL_COOLDOWN_MS } from '../lifetimes.ts'
import { endOfLink, hashToken, linkTo, mailedToken, newToken, openToken, useToken } from './mailed-token.ts'
import { hashPassword, isPassword, passwordFaults } from './password.ts'
import { nameFaults } from './profile-faults.ts'
import { redirectFault } from '../mail/redirect.ts'
import { emptyAccount, isUnproven } from './unproven.ts'

type RegistrationCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'origin'>

export interface RegisterInput {
  email: string
  password: string
  firstName: string
  lastName: string
  languageCode: LanguageCodeEnum
  redirectUrl: string | null
  channel: string | null
  metadata: MetadataMap
}

/** Whether accounts have to be confirmed in this shop. */
export const requiresConfirmation = async ({ database }: Pick<Ctx, 'database'>): Promise<boolean> =>
  (await reference(database.pool)).settings.enableAccountConfirmationByEmail

/**
 * Opens an account unless there is one. Neither the answer nor the time tells which it was, and the owner of the
 * address gets a mail either way. Where the account waits for its confirmation, this registration waits beside it, with
 * its own password and link. Where the shop asks for no confirmation the account is used at once, and yet nobody has
 * shown that its address is theirs: a link is mailed all the same, if there is a page for it.
 */
export async function register(ctx: RegistrationCtx, input: RegisterInput): Promise<Result<null, AccountErrorCode>> {
  const needsConfirmation = await requiresConfirmation(ctx)
  const errors = await faults(ctx, input, needsConfirmation)
  if (errors.length) return { ok: false, errors }
  // Both are computed for every address, known or not, so that the time tells nothing.
  const passwordHash = await hashPassword(input.password)
  const known = await userByEmail(ctx.database.pool, input.email)
  const isSame = await isPassword(known && isUnproven(known) ? known.passwordHash : null, input.password)
  await transaction(ctx.database.pool, async (client) => {
    const mailedAt = ctx.clock.now()
    const user = await insertUser(client, { ...input, passwordHash, isConfirmed: false, mailedAt })
    if (!user) return registerAgain(client, ctx, input, { needsConfirmation, passwordHash, isSame })
    await addCustomerEvent(client, user.id, 'ACCOUNT_CREATED')
    const url = needsConfirmation ? input.redirectUrl : await usableRedirect(ctx, input.redirectUrl)
    if (url) await mailConfirmation(client, ctx, user, url)
  })
  return ok(null)
}

async function faults(
  ctx: RegistrationCtx,
  input: RegisterInput,
  needsConfirmation: boolean,
): Promise<Refusal<AccountErrorCode>[]> {
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

const usableRedirect = async (ctx: RegistrationCtx, url: string | null): Promise<string | null> =>
  url && !(await redirectFault(ctx, url)) ? url : null

interface Again {
  needsConfirmation: boolean
  passwordHash: string
  /** Whether the password is the one that the account has. */
  isSame: boolean
}

/**
 * Handles a registration of an address that has an account. Its owner gets a hint, or the link again where the same
 * password shows that they forgot having registered, no more often than the cooldown allows. Somebody with another
 * password gets a link of their own.
 */
async function registerAgain(
  client: PoolClient,
  ctx: RegistrationCtx,
  input: RegisterInput,
  { needsConfirmation, passwordHash, isSame }: Again,
): Promise<void> {
  const user = await userByEmail(client, input.email)
  const url = await usableRedirect(ctx, input.redirectUrl)
  if (!user?.isActive || !url) return
  if (!user.isConfirmed && needsConfirmation && !isSame) return registerBeside(client, ctx, input, passwordHash, url)
  if (!(await startMailCooldown(client, user.id, ctx.clock.now(), cooldownStart(ctx)))) return
  if (!user.isConfirmed && needsConfirmation) return mailConfirmation(client, ctx, user, url)
  await putMail(client, {
    kind: 'account-exists',
    recipient: user.email,
    languageCode: user.languageCode,
    payload: { url: new URL(url).origin, firstName: user.firstName },
  })
}

async function registerBeside(
  client: PoolClient,
  ctx: RegistrationCtx,
  input: RegisterInput,
  passwordHash: string,
  redirectUrl: string,
): Promise<void> {
  const token = newToken()
  const now = ctx.clock.now()
  const isKept = await insertRegistration(client, {
    ...input,
    passwordHash,
    tokenHash: hashToken(token),
    now,
    expiresAt: endOfLink(ctx),
    since: new Date(now.getTime() - HOUR_MS),
    most: OF_ACCOUNT.links,
  })
  if (!isKept) return
  const email = input.email.toLowerCase()
  await putMail(client, {
    kind: 'account-confirm',
    recipient: email,
    languageCode: input.languageCode,
    payload: { url: linkTo(redirectUrl, { email, token }), firstName: input.firstName },
  })
}

const cooldownStart = ({ clock }: Pick<Ctx, 'clock'>): Date => new Date(clock.now().getTime() - MAIL_COOLDOWN_MS)

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

/** Mails the confirmation again, at most once in the cooldown after the last mail, that of registering included. */
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
    if (!(await startMailCooldown(client, userId, ctx.clock.now(), cooldownStart(ctx))))
      return refuse('CONFIRMATION_ALREADY_REQUESTED', null, 'A confirmation mail was sent a moment ago.')
    await mailConfirmation(client, ctx, user, redirectUrl)
    return ok(null)
  })
}

type Confirmed = Result<UserRow, 'INVALID' | 'INACTIVE'>
/** `strangersPicture` is the avatar that somebody else had uploaded; it is to be removed. */
type Confirming = Result<{ user: UserRow; strangersPicture: string | null }, 'INVALID' | 'INACTIVE'>

/**
 * Confirms with the mailed token: the account becomes that of whoever registered with it, and every other registration
 * of the address ends. A second call has the same answer, because mail programs open links before people do.
 */
export async function confirm(
  ctx: RegistrationCtx & Pick<Ctx, 'media'>,
  { email, token }: { email: string; token: string },
): Promise<Confirmed> {
  const done = await transaction<Confirming>(ctx.database.pool, async (client) => {
    const result =
      (await confirmAccount(client, ctx, email, token)) ?? (await confirmRegistration(client, ctx, email, token))
    return result.ok ? result : new Undone(result)
  })
  if (!done.ok) return done
  if (done.value.strangersPicture) await removePicture(ctx, done.value.strangersPicture)
  return ok(done.value.user)
}

const invalid = () => refuse('INVALID', 'token', 'This link is not valid, or no longer.')
const inactive = () => refuse('INACTIVE', 'email', 'This account is not active.')

/** Confirms with the link of whoever opened the account; null where the token is no such link. */
async function confirmAccount(
  client: PoolClient,
  ctx: RegistrationCtx,
  email: string,
  token: string,
): Promise<Confirming | null> {
  const found = await openToken(client, ctx, token, 'CONFIRM_ACCOUNT')
  if (!found) return null
  const user = await lockUserRow(client, found.userId)
  if (!user || user.email.toLowerCase() !== email.toLowerCase()) return invalid()
  if (!user.isActive) return inactive()
  if (user.isConfirmed) return ok({ user, strangersPicture: null })
  await useToken(client, ctx, token)
  await deleteOtherTokens(client, user.id, 'CONFIRM_ACCOUNT', hashToken(token))
  return ok({ user: await proven(client, user), strangersPicture: null })
}

/** Confirms with the link of somebody who registered the address after others had. */
async function confirmRegistration(
  client: PoolClient,
  ctx: RegistrationCtx,
  email: string,
  token: string,
): Promise<Confirming> {
  const hash = hashToken(token)
  const entered = await lockRegistration(client, hash, ctx.clock.now())
  if (entered?.email !== email.toLowerCase()) return invalid()
  const made = await insertUser(client, { ...entered, isConfirmed: false, mailedAt: ctx.clock.now() })
  const before = made ? null : await lockUser(client, 'email', entered.email)
  // A confirmed account's owner has already shown that the address is theirs.
  if (before?.isConfirmed) return invalid()
  if (before && !before.isActive) return inactive()
  const user = made ?? (before && (await takeOver(client, before, entered)))
  // The account was deleted at this very moment.
  if (!user) return invalid()
  await insertUsedToken(client, {
    hash,
    userId: user.id,
    purpose: 'CONFIRM_ACCOUNT',
    now: ctx.clock.now(),
    expiresAt: endOfLink(ctx),
  })
  return ok({
    user: await proven(client, user),
    strangersPicture: (before && isUnproven(before) && before.avatarPath) || null,
  })
}

/** Keeps what staff wrote about a customer, and removes what somebody else registered. */
async function takeOver(client: PoolClient, before: UserRow, entered: RegistrationRow): Promise<UserRow> {
  if (isUnproven(before)) await emptyAccount(client, before.id)
  else await endAccess(client, [before.id], null)
  const { firstName, lastName, languageCode, metadata, passwordHash } = entered
  await updateProfileRow(client, {
    id: before.id,
    firstName: firstName || null,
    lastName: lastName || null,
    languageCode,
    metadata,
  })
  return setPasswordHash(client, before.id, passwordHash)
}

/** Marks the account's address as known to be its user's. */
async function proven(client: PoolClient, { id }: UserRow): Promise<UserRow> {
  const user = await confirmUser(client, id)
  await deleteRegistrations(client, [user.email])
  await addCustomerEvent(client, id, 'ACCOUNT_ACTIVATED')
  // Their guest orders were placed before the address was known to be theirs.
  await takeGuestOrders(client, id, user.email)
  return user
}
