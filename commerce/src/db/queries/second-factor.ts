/** The second step of signing in: secrets, used time steps and recovery codes. */
import type { Pool, PoolClient } from 'pg'

type Queryable = Pool | PoolClient

export interface SecondFactorRow {
  /** Sealed. */
  secret: string
  /** The step of the newest code that was taken. */
  lastStep: number
  enabledAt: Date
  recoveryCodesLeft: number
}

/** Null where it is not switched on. */
export async function secondFactorOf(on: Queryable, userId: number): Promise<SecondFactorRow | null> {
  const { rows } = await on.query<SecondFactorRow>({
    name: 'second-factor',
    text: `select secret, last_step::float8 as "lastStep", enabled_at as "enabledAt",
        (select count(*)::int from recovery_codes r where r.user_id = f.user_id) as "recoveryCodesLeft"
      from second_factors f where user_id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}

/** Switches it on, or replaces what was on. Recovery codes of before are gone. */
export async function putSecondFactor(
  client: PoolClient,
  userId: number,
  { secret, lastStep, enabledAt }: Omit<SecondFactorRow, 'recoveryCodesLeft'>,
): Promise<void> {
  await client.query(
    `insert into second_factors (user_id, secret, last_step, enabled_at) values ($1, $2, $3, $4)
      on conflict (user_id) do update set secret = $2, last_step = $3, enabled_at = $4`,
    [userId, secret, lastStep, enabledAt],
  )
}

/** Takes a step; false when it or a later one was taken already. Of many at once one gets it. */
export async function takeStep(on: Queryable, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await on.query(
    'update second_factors set last_step = $2 where user_id = $1 and last_step < $2',
    [userId, step],
  )
  return rowCount === 1
}

/** In the place of those there were. */
export async function putRecoveryCodes(client: PoolClient, userId: number, hashes: readonly string[]): Promise<void> {
  await client.query('delete from recovery_codes where user_id = $1', [userId])
  await client.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [userId, hashes])
}

/** Uses a recovery code up; false when there is no such code, or no longer. */
export async function takeRecoveryCode(client: PoolClient, userId: number, hash: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from recovery_codes where user_id = $1 and code_hash = $2', [
    userId,
    hash,
  ])
  return rowCount === 1
}

/** False when it was not on. */
export async function deleteSecondFactor(on: Queryable, userId: number): Promise<boolean> {
  const { rowCount } = await on.query('delete from second_factors where user_id = $1', [userId])
  return rowCount === 1
}
