/**
 * Encrypts secrets that the service must be able to read again (AES-256-GCM). The key is in a table of its own, like
 * the keys that sign tokens: one row, report or table of a backup reveals no secret; a copy of the whole database does
 * (decision 0023).
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { secrets } from '../../secrets.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a secret. `owner` names the row that it belongs to; copied into another row it cannot be opened. */
export async function seal(pool: Pool, owner: string, secret: Uint8Array): Promise<string> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(pool), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a secret; null when it was not sealed here for that owner. */
export async function unseal(pool: Pool, owner: string, text: string): Promise<Buffer | null> {
  const all = Buffer.from(text, 'base64url')
  if (all.length < IV_BYTES + TAG_BYTES) return null
  const key = await keyOf(pool)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(all.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

const keyOf = async (pool: Pool): Promise<Buffer> => Buffer.from((await secrets(pool))['second-factor'], 'base64')
