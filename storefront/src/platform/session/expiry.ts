/** Reads from an access token when it expires. The signature is not verified here: the service does that. */

/** The token is no string, lacks a part, or is not base64 and JSON inside. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError'
}

/** Times in seconds since 1970; absent where the token does not say them. */
export interface Claims {
  exp?: number
  iat?: number
}

/** The claims of a token, unverified. Throws `InvalidTokenError`. */
export function readClaims(token: unknown): Claims {
  if (typeof token !== 'string') throw new InvalidTokenError('The token is no string.')
  const part = token.split('.')[1]
  if (!part) throw new InvalidTokenError('The token lacks its claims.')
  try {
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null) throw new TypeError('no object')
    return claims
  } catch {
    throw new InvalidTokenError('The claims of the token cannot be read.')
  }
}

/** Whether a token is missing, unreadable, without an expiry, or expired at `nowMs` (docs/rules.md#token-renewal). */
export function isExpired(token: string | null, nowMs: number): boolean {
  try {
    const { exp } = readClaims(token)
    return typeof exp !== 'number' || exp * 1000 <= nowMs
  } catch {
    return true
  }
}

const TOLERATED_MS = 30_000

/**
 * By how many milliseconds the service's clock is ahead of this device's, from a token just issued; small differences
 * count as none.
 */
export function skewOf(token: string, nowMs: number): number {
  try {
    const { iat } = readClaims(token)
    const skew = typeof iat === 'number' ? iat * 1000 - nowMs : 0
    return Math.abs(skew) > TOLERATED_MS ? skew : 0
  } catch {
    return 0
  }
}
