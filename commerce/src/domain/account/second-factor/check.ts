/** Checks codes. Wrong ones are counted like wrong passwords, for each account and each visitor. */
import { DAY_MS } from '@semena/contract/time'
import type { Ctx } from '../../../context.ts'
import { addCustomerEvent } from '../../../db/queries/customer/customer-event.ts'
import { secondFactorOf, takeRecoveryCode, useTimeStep } from '../../../db/queries/account/second-factor.ts'
import type { UserRow } from '../../../db/queries/customer/user.ts'
import { transaction } from '../../../db/driver/transaction.ts'
import { giveAttemptBack, limitAttempts } from '../../attempts.ts'
import { putMail } from '../../mail/put.ts'
import { ok, refuse, type Result } from '../../result.ts'
import { beginAttempt } from '../sign-in-delay.ts'
import { recoveryHash } from './recovery.ts'
import { unseal } from './seal.ts'
import { isTimeCode, matchingStep } from './totp.ts'

export type CheckCtx = Pick<Ctx, 'database' | 'clock' | 'settings' | 'remoteAddress'>
export type CodeFault = 'INVALID_CREDENTIALS' | 'LOGIN_ATTEMPT_DELAYED' | 'UNKNOWN_IP_ADDRESS' | 'REQUIRED'

/**
 * Most wrong codes of one account in a day, from wherever they come. With six digits and three codes good at a time,
 * guessing succeeds with a chance of one in eleven thousand. Only somebody who knows the password can use the attempts
 * up.
 */
const WRONG_CODES_A_DAY = 30

/** The owner under which `seal` encrypts a user's secret. */
export const sealedFor = (userId: number): string => `second factor of ${userId}`

/** Checks a code of the authenticator app or a recovery code; a right one is used up. */
export const checkCode = (ctx: CheckCtx, user: UserRow, typed: string): Promise<Result<null, CodeFault>> =>
  countedAttempt(ctx, user, typed, () => takeCode(ctx, user, typed.trim()))

/** Counts an attempt at an account's second factor: `isRight` is only called when an attempt may be made now. */
export async function countedAttempt(
  ctx: CheckCtx,
  user: UserRow,
  typed: string,
  isRight: () => Promise<boolean>,
): Promise<Result<null, CodeFault>> {
  if (!typed.trim()) return refuse('REQUIRED', 'code', 'Enter the code.')
  if (!ctx.remoteAddress) return refuse('UNKNOWN_IP_ADDRESS', null, 'Signing in needs a known address of the client.')
  const turn = await beginAttempt(ctx, `second step of ${user.id}`)
  if (!turn) return tooMany()
  const daily = { name: 'second-factor', key: String(user.id) }
  const allowed = await limitAttempts(ctx, { ...daily, max: WRONG_CODES_A_DAY, windowMs: DAY_MS })
  if (!allowed.ok) return tooMany()
  if (!(await isRight())) {
    await turn.failed()
    return refuse('INVALID_CREDENTIALS', 'code', 'This code is wrong, used or too old.')
  }
  await Promise.all([turn.succeeded(), giveAttemptBack(ctx, daily)])
  return ok(null)
}

const tooMany = () => refuse('LOGIN_ATTEMPT_DELAYED', null, 'Too many wrong codes. Wait a little and try again.')

async function takeCode(ctx: CheckCtx, user: UserRow, typed: string): Promise<boolean> {
  const { pool } = ctx.database
  const code = typed.replace(/\s/g, '')
  if (!isTimeCode(code)) return useRecoveryCode(ctx, user, typed)
  const factor = await secondFactorOf(pool, user.id)
  const secret = factor && (await unseal(pool, sealedFor(user.id), factor.secret))
  if (!secret) return false
  const step = matchingStep(secret, code, ctx.clock.now(), factor.lastStep)
  return step !== null && useTimeStep(pool, user.id, step)
}

/** Uses a recovery code up and tells the account's owner how many are left. */
function useRecoveryCode({ database }: CheckCtx, user: UserRow, typed: string): Promise<boolean> {
  const hash = recoveryHash(user.id, typed)
  if (!hash) return Promise.resolve(false)
  return transaction(database.pool, async (client) => {
    if (!(await takeRecoveryCode(client, user.id, hash))) return false
    const left = (await secondFactorOf(client, user.id))?.recoveryCodesLeft ?? 0
    await addCustomerEvent(client, user.id, 'NOTE_ADDED', { message: `A recovery code was used; ${left} are left.` })
    await putMail(client, {
      kind: 'recovery-code-used',
      recipient: user.email,
      languageCode: user.languageCode,
      payload: { left, firstName: user.firstName },
    })
    return true
  })
}
