/** Keys that sign tokens, shared by every process on the database. */
import type { Pool } from 'pg'
import { transaction } from '../transaction.ts'

export interface SigningKeyRow {
  kid: string
  /** PKCS#8 in PEM. */
  privateKey: string
  publicJwk: Record<string, unknown>
  createdAt: Date
  expiresAt: Date
}

const COLUMNS = `kid, private_key as "privateKey", public_jwk as "publicJwk", created_at as "createdAt", expires_at as "expiresAt"`
/** Any number; everybody who makes a key takes this lock first. */
const LOCK = 7_405_002

/** Those that still verify, newest first. */
export async function signingKeys(pool: Pool, now: Date): Promise<SigningKeyRow[]> {
  const { rows } = await pool.query<SigningKeyRow>({
    name: 'signing-keys',
    text: `select ${COLUMNS} from signing_keys where expires_at > $1 order by created_at desc, kid`,
    values: [now],
  })
  return rows
}

/** Puts a new key down unless one made after `newerThan` is there already; ends those past their time. */
export async function addSigningKey(pool: Pool, newerThan: Date, now: Date, key: SigningKeyRow): Promise<void> {
  await transaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from signing_keys where created_at > $1', [newerThan])
    if (!rowCount)
      await client.query(
        'insert into signing_keys (kid, private_key, public_jwk, created_at, expires_at) values ($1, $2, $3, $4, $5)',
        [key.kid, key.privateKey, key.publicJwk, key.createdAt, key.expiresAt],
      )
    await client.query('delete from signing_keys where expires_at <= $1', [now])
  })
}
