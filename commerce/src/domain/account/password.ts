/** Passwords: how they are hashed, and which are good enough. The codes are Saleor's, the rules those of Django. */
import { LENGTHS } from '../lengths.ts'
import { hash, verify } from '@node-rs/argon2'
import { type Refusal, refuse } from '../result.ts'

export const SHORTEST = 8
/** How much of a password may be made of the user's own name or address, from 0 to 1. */
const MOST_SIMILAR = 0.7

/**
 * Argon2id with the least memory that OWASP recommends: 19 MiB, two passes, one lane. A hash says with which numbers it
 * was made.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/**
 * Takes as long where there is no account or no password as where the password is another one, so that the time tells
 * nothing.
 */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const known = kept ?? (await decoy())
  const fits = password.length <= LENGTHS.password && (await verify(known, password).catch(() => false))
  return fits && kept != null
}

let decoyHash: Promise<string> | undefined
const decoy = (): Promise<string> => (decoyHash ??= hashPassword('nobody has this password'))

export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

export type PasswordCode =
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_ENTIRELY_NUMERIC'
  | 'PASSWORD_TOO_SIMILAR'
  | 'INVALID'

/**
 * Everything that is wrong with a new password; an empty list means that it is good. `field` is the argument's name.
 */
export async function passwordFaults(
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<Refusal<PasswordCode>[]> {
  const faults: Refusal<PasswordCode>[] = []
  const add = (code: PasswordCode, message: string) => faults.push(...refuse(code, field, message).errors)
  if (password.length < SHORTEST) add('PASSWORD_TOO_SHORT', `A password has at least ${SHORTEST} characters.`)
  if (password.length > LENGTHS.password) add('INVALID', `A password has at most ${LENGTHS.password} characters.`)
  if (faults.length) return faults
  if ((await common()).has(password.toLowerCase()))
    add('PASSWORD_TOO_COMMON', 'This password is one of the most common ones.')
  if (/^\d+$/.test(password)) add('PASSWORD_ENTIRELY_NUMERIC', 'A password cannot be made of digits alone.')
  if (isSimilar(password, owner)) add('PASSWORD_TOO_SIMILAR', 'This password is too similar to your name or e-mail.')
  return faults
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined
/** The list of common passwords is read when first needed: most processes never see a new password. */
const common = (): Promise<ReadonlySet<string>> =>
  (commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((p) => p.length >= SHORTEST)),
  ))

function isSimilar(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const own = password.toLowerCase()
  return [email, firstName, lastName]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => text.toLowerCase())
    .some((part) => part.length > 2 && own.length < part.length * 10 && similarity(own, part) >= MOST_SIMILAR)
}

/** Share of the letters that two texts have in common, whatever their order, as Python's `quick_ratio` counts it. */
function similarity(a: string, b: string): number {
  const left = new Map<string, number>()
  for (const letter of b.split('')) left.set(letter, (left.get(letter) ?? 0) + 1)
  let common = 0
  for (const letter of a.split('')) {
    const n = left.get(letter) ?? 0
    if (n > 0) common++
    left.set(letter, n - 1)
  }
  return (2 * common) / (a.length + b.length)
}
