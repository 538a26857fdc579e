/** Second factors of accounts: secrets, used time steps and recovery codes. */
import type { PoolClient } from 'pg'
import { prepared, statement } from '../../statements/statement.ts'

/** The account's second factor; null where two-step sign-in is off. */
export const secondFactorOf = prepared(
  'second_factor',
  `select secret, last_step::float8 as "lastStep", enabled_at as "enabledAt",
        (select count(*)::int from recovery_codes r where r.user_id = f.user_id) as "recoveryCodesLeft"
      from second_factors f where user_id = $1`,
).first

/** Switches two-step sign-in on, or replaces the second factor. Earlier recovery codes are deleted. */
export const putSecondFactor = statement(
  'put_second_factor',
  `insert into second_factors (user_id, secret, last_step, enabled_at) values ($userId, $secret, $lastStep, $enabledAt)
      on conflict (user_id) do update set secret = $secret, last_step = $lastStep, enabled_at = $enabledAt`,
).run

/** Uses a time step up; false when it or a later one was used already. Of several callers at once only one succeeds. */
export const useTimeStep = statement(
  'take_step',
  'update second_factors set last_step = $2 where user_id = $1 and last_step < $2',
).touches

const RECOVERY_CODES_DELETE = statement('recovery_codes_delete', 'delete from recovery_codes where user_id = $1')
const RECOVERY_CODES_INSERT = statement(
  'recovery_codes_insert',
  'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])',
)

/** Replaces the recovery codes. */
export async function putRecoveryCodes(client: PoolClient, userId: number, hashes: readonly string[]): Promise<void> {
  await RECOVERY_CODES_DELETE.run(client, userId)
  await RECOVERY_CODES_INSERT.run(client, userId, hashes)
}

/** Uses a recovery code up; false when there is no such code any more. */
export const takeRecoveryCode = statement(
  'take_recovery_code',
  'delete from recovery_codes where user_id = $1 and code_hash = $2',
).touches

/** Switches two-step sign-in off; false when it was not on. */
export const deleteSecondFactor = statement(
  'delete_second_factor',
  'delete from second_factors where user_id = $1',
).touches
