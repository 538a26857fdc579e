/** Whether users may sign in by password, by the shop's setting. Tokens that a password opened follow it. */
import type { PasswordLoginModeEnum } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { type Refusal, refusal } from '../result.ts'

export const passwordLoginMode = async ({ database }: Pick<Ctx, 'database'>): Promise<PasswordLoginModeEnum> =>
  (await reference(database.pool)).settings.passwordLoginMode

/** Why nothing is done by password now; null where the shop allows it. */
export const passwordsOffFault = async (
  ctx: Pick<Ctx, 'database'>,
): Promise<Refusal<'DISABLED_AUTHENTICATION_METHOD'> | null> =>
  (await passwordLoginMode(ctx)) === 'DISABLED'
    ? refusal('DISABLED_AUTHENTICATION_METHOD', null, 'Password-based login is disabled.')
    : null
