/**
 * Switches two-step sign-in on, changes it and switches it off. Nothing changes before a code has shown that the
 * authenticator app knows the secret.
 */
import type { PoolClient } from 'pg'
import type { Ctx, Services, UserViewer } from '../../../context.ts'
import { addCustomerEvent } from '../../../db/queries/customer/customer-event.ts'
import { reference } from '../../../db/queries/reference/reference.ts'
import {
  deleteSecondFactor,
  putRecoveryCodes,
  putSecondFactor,
  secondFactorOf,
} from '../../../db/queries/account/second-factor.ts'
import { deleteSessions } from '../../../db/queries/account/session.ts'
import { deleteTokensOfPurpose } from '../../../db/queries/account/user-token.ts'
import { lockUserRow, userByEmail, userById, type UserRow } from '../../../db/queries/customer/user.ts'
import { transaction, Undone } from '../../../db/driver/transaction.ts'
import { putMail } from '../../mail/put.ts'
import { ok, type Refusal, refuse, type Result } from '../../result.ts'
import { checkPassword, type SignInCode } from '../sign-in.ts'
import { checkCode, type CheckCtx, type CodeFault, countedAttempt, sealedFor } from './check.ts'
import { isDemanded } from './demand.ts'
import { newRecoveryCodes, recoveryHash } from './recovery.ts'
import { seal } from './seal.ts'
import { type OpenChallenge, readChallenge, type SetUp, type ChallengeCode, writeChallenge } from './challenge.ts'
import { base32, matchingStep, newSecret, otpauthUri } from './totp.ts'

export type SetUpCtx = CheckCtx

/** Who asks, and what they typed again as proof. `code` is needed where two-step sign-in is on. */
export interface Proof {
  viewer: UserViewer
  password: string
  code: string
}

export type ProofFault = SignInCode | CodeFault

export interface SecondFactorState {
  enabledAt: Date | null
  recoveryCodesLeft: number
  /** Whether the shop demands it of this account, which then cannot switch it off. */
  isDemanded: boolean
}

export async function secondFactorState(
  { database, settings }: Pick<Ctx, 'database' | 'settings'>,
  userId: number,
): Promise<SecondFactorState> {
  const [user, factor] = await Promise.all([userById(database.pool, userId), secondFactorOf(database.pool, userId)])
  return {
    enabledAt: factor?.enabledAt ?? null,
    recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
    isDemanded: user !== null && isDemanded(settings, user),
  }
}

/** Refuses to switch it on for an address that nobody has shown to be theirs: its owner would be locked out. */
export const unconfirmed = () => refuse('ACCOUNT_NOT_CONFIRMED', null, 'Confirm the e-mail address first.')

export const newSetUp = (): SetUp => ({ secret: newSecret(), recoveryCodes: newRecoveryCodes() })

/** What the authenticator app needs: the secret as text for typing, and an address for the camera. */
export async function shownSetUp(
  { database }: Pick<Services, 'database'>,
  { secret }: SetUp,
  { email }: Pick<UserRow, 'email'>,
): Promise<{ secret: string; otpauthUri: string }> {
  const { settings: shop } = await reference(database.pool)
  return { secret: base32(secret), otpauthUri: otpauthUri(secret, { shopName: shop.name, email }) }
}

/** Begins setting up. The answered `challenge` must be sent back with the first code within ten minutes. */
export async function beginSetUp(
  ctx: SetUpCtx,
  proof: Proof,
): Promise<Result<{ challenge: string; secret: string; otpauthUri: string }, ProofFault>> {
  const proved = await prove(ctx, proof)
  if (!proved.ok) return proved
  const user = proved.value
  if (!user.isConfirmed) return unconfirmed()
  const setUp = newSetUp()
  return ok({
    challenge: await writeChallenge(ctx, 'SET_UP', { user, audience: null, setUp }),
    ...(await shownSetUp(ctx, setUp, user)),
  })
}

/** Confirms with the first code and answers the recovery codes, of which only hashes are stored. */
export async function confirmSetUp(
  ctx: SetUpCtx,
  viewer: UserViewer,
  { challenge, code }: { challenge: string; code: string },
): Promise<Result<{ recoveryCodes: string[] }, CodeFault | ChallengeCode>> {
  const ticket = await readChallenge(ctx, 'SET_UP', challenge, 'challenge')
  if (!ticket.ok) return ticket
  if (ticket.value.user.id !== viewer.userId)
    return refuse('JWT_INVALID_TOKEN', 'challenge', 'This was begun by another account.')
  const done = await enable(ctx, ticket.value, code, viewer.sessionId)
  return done.ok ? ok({ recoveryCodes: done.value.recoveryCodes }) : done
}

/**
 * Switches it on with a code that shows that the app knows the secret. Sessions from before end, except `butSession`,
 * and so do codes of the sign-in page.
 */
export async function enable(
  ctx: CheckCtx,
  ticket: OpenChallenge,
  typed: string,
  butSession: string | null,
): Promise<Result<{ user: UserRow; recoveryCodes: string[] }, CodeFault | ChallengeCode>> {
  const { user, setUp } = ticket
  if (!setUp) return refuse('JWT_INVALID_TOKEN', null, 'There is nothing to confirm.')
  const { pool } = ctx.database
  const now = ctx.clock.now()
  let step: number | null = null
  const right = await countedAttempt(ctx, user, typed, async () => {
    step = matchingStep(setUp.secret, typed.replace(/\s/g, ''), now, 0)
    return step !== null
  })
  if (!right.ok) return right
  const secret = await seal(pool, sealedFor(user.id), setUp.secret)
  return transaction<Result<{ user: UserRow; recoveryCodes: string[] }, ChallengeCode>>(pool, async (client) => {
    const locked = await lockUserRow(client, user.id)
    // Where setting up was begun twice, the one that is confirmed first counts.
    if (!locked || !(await ticket.stillHolds(client, locked)))
      return new Undone(refuse('JWT_INVALID_TOKEN', null, 'The account has changed meanwhile. Begin again.'))
    await putSecondFactor(client, { userId: user.id, secret, lastStep: step!, enabledAt: now })
    await putRecoveryCodes(client, user.id, hashesOf(user.id, setUp.recoveryCodes))
    await deleteSessions(client, [user.id], butSession)
    // A code of the sign-in page that the password alone has earned would still open a session.
    await deleteTokensOfPurpose(client, user.id, 'SIGN_IN')
    await note(client, locked, 'The second step when signing in was switched on.')
    await putMail(client, { kind: 'second-factor-on', ...to(locked), payload: { firstName: locked.firstName } })
    return ok({ user: locked, recoveryCodes: setUp.recoveryCodes })
  })
}

/** Makes ten new recovery codes; the ten before are no longer valid. */
export async function renewRecoveryCodes(
  ctx: SetUpCtx,
  proof: Proof,
): Promise<Result<{ recoveryCodes: string[] }, ProofFault | 'NOT_FOUND'>> {
  const proved = await prove(ctx, proof)
  if (!proved.ok) return proved
  const user = proved.value
  const recoveryCodes = newRecoveryCodes()
  return transaction<Result<{ recoveryCodes: string[] }, 'NOT_FOUND'>>(ctx.database.pool, async (client) => {
    await lockUserRow(client, user.id)
    if (!(await secondFactorOf(client, user.id))) return refuse('NOT_FOUND', null, 'The second step is not on.')
    await putRecoveryCodes(client, user.id, hashesOf(user.id, recoveryCodes))
    await note(client, user, 'New recovery codes were made.')
    return ok({ recoveryCodes })
  })
}

/** Switches it off for the person themselves, with password and code, where the shop does not demand it. */
export async function switchOffSecondFactor(
  ctx: SetUpCtx,
  proof: Proof,
): Promise<Result<null, ProofFault | 'NOT_FOUND' | 'SECOND_FACTOR_DEMANDED'>> {
  const proved = await prove(ctx, proof)
  if (!proved.ok) return proved
  if (isDemanded(ctx.settings, proved.value))
    return refuse('SECOND_FACTOR_DEMANDED', null, 'The shop demands the second step of this account.')
  return transaction<Result<null, 'NOT_FOUND'>>(ctx.database.pool, async (client) =>
    (await remove(client, proved.value, { byShop: false }))
      ? ok(null)
      : refuse('NOT_FOUND', null, 'The second step is not on.'),
  )
}

/**
 * Switches it off by the owner's command, for somebody who has lost app and codes. Every session of the account ends.
 */
export function turnOffByOwner(
  { database }: Pick<Services, 'database'>,
  email: string,
): Promise<Result<UserRow, 'NOT_FOUND'>> {
  return transaction<Result<UserRow, 'NOT_FOUND'>>(database.pool, async (client) => {
    const user = await userByEmail(client, email)
    if (!user) return refuse('NOT_FOUND', 'email', `Nobody has the address ${email}.`)
    if (!(await remove(client, user, { byShop: true })))
      return refuse('NOT_FOUND', 'email', `${user.email} has no second step.`)
    await deleteSessions(client, [user.id], null)
    return ok(user)
  })
}

async function remove(client: PoolClient, user: UserRow, { byShop }: { byShop: boolean }): Promise<boolean> {
  await lockUserRow(client, user.id)
  if (!(await deleteSecondFactor(client, user.id))) return false
  await note(
    client,
    user,
    `The second step when signing in was switched off${byShop ? ' by the owner, at the command line' : ''}.`,
  )
  await putMail(client, { kind: 'second-factor-off', ...to(user), payload: { firstName: user.firstName, byShop } })
  return true
}

/**
 * Checks the password again, and the code where there is one, so that neither a session left open nor the password
 * alone is enough.
 */
async function prove(ctx: SetUpCtx, { viewer, password, code }: Proof): Promise<Result<UserRow, ProofFault>> {
  const { pool } = ctx.database
  const known = (await userById(pool, viewer.userId))!
  const factor = await secondFactorOf(pool, viewer.userId)
  const missing: Refusal<ProofFault>[] = [
    ...(password ? [] : refuse('REQUIRED', 'password', 'Enter the password.').errors),
    ...(factor && !code.trim() ? refuse('REQUIRED', 'code', 'Enter the code.').errors : []),
  ]
  if (missing.length) return { ok: false, errors: missing }
  const checked = await checkPassword(ctx, known.email, password)
  if (!checked.ok) {
    const { code: fault, message } = checked.errors[0]!
    return refuse(fault, fault === 'INVALID_CREDENTIALS' ? 'password' : null, message)
  }
  if (!factor) return checked
  const right = await checkCode(ctx, known, code)
  return right.ok ? checked : right
}

const hashesOf = (userId: number, codes: readonly string[]): string[] =>
  codes.map((code) => recoveryHash(userId, code)!)
const to = ({ email, languageCode }: UserRow) => ({ recipient: email, languageCode })
const note = (client: PoolClient, { id }: UserRow, message: string): Promise<number> =>
  addCustomerEvent(client, id, 'NOTE_ADDED', { message })
