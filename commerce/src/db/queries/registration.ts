/** Registrations of an address whose account nobody has confirmed yet, each with its own password and link. */
import type { Pool, PoolClient } from 'pg'
import type { registrations } from '../tables/index.ts'

type Queryable = Pool | PoolClient

export type RegistrationRow = Omit<typeof registrations.$inferSelect, 'createdAt' | 'tokenHash' | 'expiresAt'>

export interface NewRegistration extends RegistrationRow {
  tokenHash: string
  now: Date
  expiresAt: Date
  /** False is answered, and nothing put down, when there are `most` of the address that are newer than this. */
  since: Date
  most: number
}

export async function insertRegistration(client: PoolClient, r: NewRegistration): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into registrations (token_hash, email, password_hash, first_name, last_name, language_code, metadata, created_at, expires_at)
      select $1, lower($2), $3, $4, $5, $6, $7, $8, $9
        where (select count(*) from registrations where email = lower($2) and created_at > $10) < $11::int`,
    [
      r.tokenHash,
      r.email,
      r.passwordHash,
      r.firstName,
      r.lastName,
      r.languageCode,
      r.metadata,
      r.now,
      r.expiresAt,
      r.since,
      r.most,
    ],
  )
  return rowCount === 1
}

/** The registration whose link that is, locked until the transaction ends; null: there is none, or it has run out. */
export async function lockRegistration(client: PoolClient, hash: string, now: Date): Promise<RegistrationRow | null> {
  const { rows } = await client.query<RegistrationRow>(
    `select email, password_hash as "passwordHash", first_name as "firstName", last_name as "lastName",
        language_code as "languageCode", metadata from registrations where token_hash = $1 and expires_at > $2 for update`,
    [hash, now],
  )
  return rows[0] ?? null
}

/** Ends every registration of an address, once it is known whose it is. */
export async function deleteRegistrations(on: Queryable, email: string): Promise<void> {
  await on.query('delete from registrations where email = lower($1)', [email])
}

/** Removes registrations that have run out, at most `limit`; answers how many. */
export async function deleteOldRegistrations(on: Queryable, now: Date, limit: number): Promise<number> {
  const { rowCount } = await on.query(
    'delete from registrations where token_hash in (select token_hash from registrations where expires_at <= $1 limit $2)',
    [now, limit],
  )
  return rowCount ?? 0
}
