/** Cookies of the service: each holds a refresh token, and browsers send it to one path alone. */
import type { FastifyRequest } from 'fastify'
import type { Cookie } from '../context.ts'
import { isSameOrigin } from './same-origin.ts'

/** The cookie in which somebody's browser keeps what renews their session. */
interface Keeping {
  /** The cookie's name; null for the one that Saleor's clients know, which whoever sets it names. */
  name: string | null
  path: string
  sameSite: 'Lax' | 'Strict'
}

/** For clients of Saleor's API. */
const CLIENTS: Keeping = { name: null, path: '/graphql/', sameSite: 'Lax' }
/** For the desk, which never reads its refresh token. */
const DESK: Keeping = { name: 'semena-desk', path: '/desk/', sameSite: 'Strict' }

/** The header by which the desk says who it is. No form can send it, and no page of another origin is allowed to. */
const DESK_HEADER = 'semena-desk'

type Asking = Pick<FastifyRequest, 'headers' | 'host'>

/** Whether the desk has sent the request, from a page of this origin. */
export const isFromDesk = (request: Asking): boolean => request.headers[DESK_HEADER] === '1' && isSameOrigin(request)

/** The refresh token that the desk's cookie holds; null where there is none. */
export const deskToken = ({ headers }: Asking): string | null => readCookies(headers.cookie).get(DESK.name!) || null

export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0) found.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  return found
}

/**
 * The header that sets a cookie for whoever sent the request. Values are tokens of letters, digits, dots, `-` and `_`, so
 * nothing needs escaping.
 */
export function writeCookie(request: Asking, { name, value, maxAge }: Cookie, origin: string): string {
  const keeping = isFromDesk(request) ? DESK : CLIENTS
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${keeping.name ?? name}=${value}; Path=${keeping.path}; Max-Age=${maxAge}; HttpOnly; SameSite=${keeping.sameSite}${secure}`
}
