/**
 * The key under which a page is cached: its origin, its address without parameters that change nothing, and for `/` the
 * chosen language.
 */
import { LONGEST_URL } from '@semena/contract/limits'
import { languageNamed } from '@semena/contract/languages'
import { LANGUAGE_COOKIE } from '@semena/contract/shop-port'
import { cookieIn } from '@semena/contract/texts'

/**
 * Parameters that other sites add to links. They are removed also for pages that do not say which parameters they know.
 */
const TRACKING =
  /^(?:utm_[^=]*|fbclid|gclid|gbraid|wbraid|dclid|yclid|msclkid|mc_[ce]id|_ga|_gl|igshid|ysclid|srsltid)$/i
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

export interface PageAddress {
  key: string
  /** The absolute address that is rendered. It has only the parameters that the page knows, in a fixed order. */
  url: string
}

export interface PageRequest {
  protocol: string
  host: string
  /** The path and the search. */
  target: string
  cookies?: string | undefined
}

/** The search parameters that the page at a path knows; null means that they are unknown. */
export type KnownNames = (pathname: string) => readonly string[] | null

/** The address and the key of a page; null when it cannot be cached under this address. */
export function pageAddress(request: PageRequest, knownNames: KnownNames): PageAddress | null {
  const { protocol, target, cookies } = request
  if (target.length > LONGEST_URL || !target.startsWith('/') || target.startsWith('//')) return null
  const host = request.host.toLowerCase()
  if (!HOST.test(host)) return null
  const url = `${protocol}://${host}${withoutUnknown(target, knownNames)}`
  const chosen = target === '/' || target.startsWith('/?') ? cookieIn(cookies ?? '', LANGUAGE_COOKIE) : undefined
  const language = languageNamed(chosen)
  return { key: language ? `${url} ${language}` : url, url }
}

/**
 * Removes unknown parameters and sorts the others. Those of equal names stay in their order, because it may mean
 * something.
 */
function withoutUnknown(target: string, knownNames: KnownNames): string {
  const at = target.indexOf('?')
  if (at < 0) return target
  const pathname = target.slice(0, at)
  const known = knownNames(pathname)
  const kept = target
    .slice(at + 1)
    .split('&')
    .map((part) => [nameOf(part), part] as const)
    .filter(([name, part]) => part && !TRACKING.test(name) && (!known || known.includes(name)))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return kept.length ? `${pathname}?${kept.map(([, part]) => part).join('&')}` : pathname
}

/** The parameter's name as `URLSearchParams` reads it. */
function nameOf(part: string): string {
  const name = part.split('=', 1)[0]!
  return /[%+]/.test(name) ? ([...new URLSearchParams(name).keys()][0] ?? '') : name
}
