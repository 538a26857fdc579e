/** Keys of hashes and of encryption, the same for every process on the database. */
import type { Pool } from 'pg'

/** The key with that name; `fresh` becomes it where there is none yet. */
export async function ensureSecret(pool: Pool, name: string, fresh: string): Promise<string> {
  await pool.query('insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing', [name, fresh])
  const { rows } = await pool.query<{ value: string }>('select value from secrets where name = $1', [name])
  return rows[0]!.value
}
