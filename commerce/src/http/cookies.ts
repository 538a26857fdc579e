/** Cookies of the service. The only one holds the refresh token, and browsers send it to `/graphql/` alone. */
import type { Cookie } from '../context.ts'

export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0) found.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  return found
}

/**
 * The header that sets a cookie. Values are tokens of letters, digits, dots, `-` and `_`, so nothing needs escaping.
 */
export const writeCookie = ({ name, value, maxAge }: Cookie, origin: string): string =>
  `${name}=${value}; Path=/graphql/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`
