/** Keys that sign tokens, shared by every process on the database. */
import type { Pool } from 'pg'
import { transaction } from '../../driver/transaction.ts'
import { prepared, statement } from '../../statements/statement.ts'

export interface SigningKeyRow {
  kid: string
  /** PKCS#8 in PEM. */
  privateKey: string
  publicJwk: Record<string, unknown>
  createdAt: Date
  expiresAt: Date
}

const COLUMNS = `kid, private_key as "privateKey", public_jwk as "publicJwk", created_at as "createdAt", expires_at as "expiresAt"`
/** The advisory lock for making a key; its number is arbitrary. */
const LOCK = 7_405_002

/** All keys, newest first. Those that have expired are deleted when the next is made. */
export const signingKeys = prepared(
  'signing_keys',
  `select ${COLUMNS} from signing_keys order by created_at desc, kid`,
).many

const SIGNING_KEY_TURN = statement('signing_key_turn', 'select pg_advisory_xact_lock($1)')
const SIGNING_KEY_NEWER = statement('signing_key_newer', 'select from signing_keys where created_at > $1')
const SIGNING_KEY_INSERT = statement(
  'signing_key_insert',
  'insert into signing_keys (kid, private_key, public_jwk, created_at, expires_at) values ($1, $2, $3, $4, $5)',
)
const SIGNING_KEYS_DELETE = statement('signing_keys_delete', 'delete from signing_keys where expires_at <= $1')

/** Stores a new key unless there is one made after `newerThan`; deletes expired ones. */
export async function addSigningKey(pool: Pool, newerThan: Date, now: Date, key: SigningKeyRow): Promise<void> {
  await transaction(pool, async (client) => {
    await SIGNING_KEY_TURN.run(client, LOCK)
    const rowCount = await SIGNING_KEY_NEWER.run(client, newerThan)
    if (!rowCount)
      await SIGNING_KEY_INSERT.run(client, key.kid, key.privateKey, key.publicJwk, key.createdAt, key.expiresAt)
    await SIGNING_KEYS_DELETE.run(client, now)
  })
}
