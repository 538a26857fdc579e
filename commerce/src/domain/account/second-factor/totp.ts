/** Codes that change every thirty seconds: RFC 6238 with SHA-1 and six digits, which every authenticator app knows. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** How many steps of thirty seconds a person's clock may be early or late. */
const DRIFT = 1
/** Length of a secret: that of SHA-1's result, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** Base32 of RFC 4648 without padding, the form in which apps and people enter a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The number of the step that a moment lies in, counted since 1970. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / STEP_MS)

/** The code of a step. */
export function codeAt(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.at(-1)! & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step to which the code belongs: at most one step of drift either way, and later than step `after`. Null where the
 * code is wrong.
 */
export function matchingStep(secret: Uint8Array, code: string, now: Date, after: number): number | null {
  if (!isTimeCode(code)) return null
  const present = stepOf(now)
  let found: number | null = null
  // All steps are compared, so that the time taken tells nothing.
  for (let step = present - DRIFT; step <= present + DRIFT; step++)
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)) && step > after) found ??= step
  return found
}

/** Whether a text has the shape of such a code. */
export const isTimeCode = (code: string): boolean => /^\d{6}$/.test(code)

/** What a QR code tells an app: `otpauth://totp/Shop:ann@example.com?secret=…&issuer=Shop`. */
export function otpauthUri(secret: Uint8Array, { shopName, email }: { shopName: string; email: string }): string {
  // A colon would end the shop's name.
  const issuer = shopName.replaceAll(':', ' ').trim() || 'Shop'
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
