/**
 * Recovery codes: ten codes of sixteen letters and digits for somebody who has lost their authenticator app, each good
 * once.
 */
import { createHash, randomBytes } from 'node:crypto'

export const RECOVERY_CODES = 10

/** Leaves out letters that are taken for digits (Crockford's base32), so that a code may be typed from paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** Sixteen letters make 80 bits, too many to be guessed even from the hash. */
const LETTERS = 16

/** Ten codes such as `7k3m-9x0c-pq2t-w5hz`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  )

/**
 * The hash that is stored of a code, however its dashes, spaces and capitals were typed; null where the text is no such
 * code.
 */
export function recoveryHash(userId: number, typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  if (code.length !== LETTERS || !/^[0-9a-hjkmnp-tv-z]+$/.test(code)) return null
  return createHash('sha256').update(`recovery\0${userId}\0${code}`).digest('base64url')
}
