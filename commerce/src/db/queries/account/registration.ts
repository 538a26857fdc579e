/** Registrations of an address whose account nobody has confirmed yet, each with its own password and link. */
import type { registrations } from '../../tables/index.ts'
import { statement } from '../../statements/statement.ts'

export type RegistrationRow = Omit<typeof registrations.$inferSelect, 'createdAt' | 'tokenHash' | 'expiresAt'>

/** Stores a registration; false, and nothing stored, where the address has `most` that are newer than `since`. */
export const insertRegistration = statement(
  'insert_registration',
  `insert into registrations (token_hash, email, password_hash, first_name, last_name, language_code, metadata, created_at, expires_at)
      select $tokenHash, lower($email), $passwordHash, $firstName, $lastName, $languageCode, $metadata, $now, $expiresAt
        where (select count(*) from registrations where email = lower($email) and created_at > $since) < $most::int`,
).touches

/**
 * Finds the registration that has the link, locked until the transaction ends; null where there is none, or it has
 * expired.
 */
export const lockRegistration = statement(
  'lock_registration',
  `select email, password_hash as "passwordHash", first_name as "firstName", last_name as "lastName",
        language_code as "languageCode", metadata from registrations where token_hash = $1 and expires_at > $2 for update`,
).first

/** Ends every registration of these addresses, once it is known whose they are. */
export const deleteRegistrations = statement(
  'delete_registrations',
  'delete from registrations where email = any(array(select lower(e) from unnest($1::text[]) e))',
).run

/** Deletes expired registrations, at most `limit`; answers how many. */
export const deleteOldRegistrations = statement(
  'delete_old_registrations',
  'delete from registrations where token_hash in (select token_hash from registrations where expires_at <= $1 limit $2)',
).run
