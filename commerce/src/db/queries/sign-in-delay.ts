/** Waiting times after wrong passwords, counted in the table of attempts. */
import type { Pool } from 'pg'

export interface Waiting {
  key: string
  /** Failures so far. */
  count: number
  blockedUntil: Date | null
}

export async function waitingOf(pool: Pool, keys: readonly string[], since: Date): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>({
    name: 'sign-in-waiting',
    text: `select key, count, blocked_until as "blockedUntil" from attempts where key = any($1) and window_started_at > $2`,
    values: [keys, since],
  })
  return rows
}

/** One more failure; answers how many there are since `since`. */
export async function addFailure(pool: Pool, key: string, now: Date, since: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'sign-in-failure',
    text: `insert into attempts (key, count, window_started_at) values ($1, 1, $2)
      on conflict (key) do update set
        count = case when attempts.window_started_at > $3 then attempts.count + 1 else 1 end,
        window_started_at = $2
      returning count`,
    values: [key, now, since],
  })
  return rows[0]!.count
}

export async function block(pool: Pool, key: string, until: Date): Promise<void> {
  await pool.query({
    name: 'sign-in-block',
    text: 'update attempts set blocked_until = $2 where key = $1',
    values: [key, until],
  })
}

export async function forget(pool: Pool, keys: readonly string[]): Promise<void> {
  await pool.query({ name: 'sign-in-forget', text: 'delete from attempts where key = any($1)', values: [keys] })
}
